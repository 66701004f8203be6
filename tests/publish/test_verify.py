"""A built site is read as a browser would, and what is wrong with it is told."""

from pathlib import Path

import pytest

from generator.problems import Severity
from generator.publish.verify import verify

HEAD = '<title>Page {n}</title><meta name="description" content="About {n}">'


def site(folder: Path, **pages: str) -> Path:
    """A site of these bodies (`__` in a name stands for `/`), each with a title, a description and a heading."""
    for n, (name, body) in enumerate(pages.items()):
        file = folder / (name.replace("__", "/") + ".html")
        file.parent.mkdir(parents=True, exist_ok=True)
        head = HEAD.format(n=n)
        file.write_text(f"<!doctype html><html><head>{head}</head><body><h1>Page</h1>{body}</body></html>", "utf-8")
    return folder


def said(folder: Path) -> list[str]:
    """The problems, without the path of the folder."""
    return [str(problem).removeprefix(f"{folder.as_posix()}/") for problem in verify(folder).problems]


def test_a_sound_site_has_no_problems_and_its_pages_are_counted(tmp_path: Path) -> None:
    site(
        tmp_path,
        index='<a href="a/b%20c.html#here">in</a> <a href="#top">top</a> <a href="?q=x">search</a>'
        '<link rel="canonical" href="https://example.org/"><img src="data:image/gif;base64,R0lGODdh">'
        '<a href="https://example.org/x.html#y">out</a> <a href="mailto:a@example.org">write</a>',
        **{"a__b c": '<p id="here">x</p><a href="../index.html">up</a> <a href="#here">here</a> <a href="">self</a>'},
    )
    assert (verify(tmp_path).value, said(tmp_path)) == (2, [])


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param('<a href="b.html">', "links to 'b.html': no file 'a/b.html' in the site", id="missing page"),
        pytest.param('<a href="../a/">', "links to '../a/': no file 'a' in the site", id="folder, which is no file"),
        pytest.param(
            '<a href="../../up.html">',
            "links to '../../up.html': no file '../up.html' in the site",
            id="above the site",
        ),
        pytest.param(
            '<meta http-equiv="refresh" content="0; url=b.html">',
            "links to 'b.html': no file 'a/b.html' in the site",
            id="a refresh to nowhere",
        ),
        pytest.param('<a href="#no">', "links to 'a/page.html#no', which has no such anchor", id="anchor of the page"),
        pytest.param(
            '<a href="../index.html#no">', "links to 'index.html#no', which has no such anchor", id="anchor elsewhere"
        ),
        pytest.param(
            '<a href="/index.html">',
            "address '/index.html' starts at the server's root, which a folder on disk has not",
            id="root",
        ),
        pytest.param('<a href="file:///a">', "address 'file:///a' is of one computer only", id="this computer"),
        pytest.param('<img src="no.png">', "loads 'no.png': no file 'a/no.png' in the site", id="missing picture"),
    ],
)
def test_a_reference_that_leads_nowhere_is_an_error(tmp_path: Path, body: str, expected: str) -> None:
    site(tmp_path, index="", a__page=body)
    assert said(tmp_path) == [f"a/page.html: error: {expected}"]


@pytest.mark.parametrize(
    "body",
    [
        '<script src="{}"></script>',
        '<link rel="stylesheet" href="{}">',
        '<link rel="shortcut icon" href="{}">',
        '<link rel="preconnect" href="{}">',
        '<link rel="alternate stylesheet" href="{}">',
        '<img src="{}">',
        '<img src="data:," srcset="{} 2x">',
        '<picture><source srcset="{}"></picture>',
        '<iframe src="{}"></iframe>',
        '<video poster="{}"></video>',
        '<object data="{}"></object>',
        '<svg><image href="{}"/></svg>',
        '<svg><use xlink:href="{}"/></svg>',
        '<style>@import "{}";</style>',
        '<p style="background: url({})">x</p>',
        "<style>p {{ background: url( '{}' ) }}</style>",
    ],
)
@pytest.mark.parametrize("address", ["https://example.org/a", "//example.org/a"])
def test_whatever_a_browser_would_load_from_elsewhere_is_an_error(tmp_path: Path, body: str, address: str) -> None:
    site(tmp_path, index=body.format(address))
    assert said(tmp_path) == [
        f"index.html: error: loads '{address}' from outside the site\n  hint: keep a copy of the file in the site"
    ]


@pytest.mark.parametrize(
    "address",
    ["javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)", "vbscript:x", "data:text/html,<script>"],
)
def test_a_script_in_an_address_is_an_error(tmp_path: Path, address: str) -> None:
    site(tmp_path, index=f'<a href="{address}">x</a>')
    (problem,) = verify(tmp_path).problems
    assert (problem.message[:21], problem.severity) == ("script in the address", Severity.ERROR)


def test_a_style_sheet_is_read_too(tmp_path: Path) -> None:
    site(tmp_path, index="")
    (tmp_path / "css").mkdir()
    (tmp_path / "css/a.svg").touch()
    (tmp_path / "css/main.css").write_text("a{b:url(a.svg)} a{b:url('#id')} a{b:url(\"no.woff2\")} a{b:url(//cdn/x)}")
    assert [line.partition("\n")[0] for line in said(tmp_path)] == [
        "css/main.css: error: loads '//cdn/x' from outside the site",
        "css/main.css: error: loads 'no.woff2': no file 'css/no.woff2' in the site",
    ]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<h1>A</h1><h1>B</h1>", ["expected one h1, got 2"]),
        ("<p>A</p>", ["expected one h1, got 0"]),
        ("", ["expected one h1, got 0", "no description", "no title"]),
    ],
    ids=["two headings", "no heading", "an empty file"],
)
def test_what_a_page_lacks_is_a_warning(tmp_path: Path, html: str, expected: list[str]) -> None:
    head = f"<head>{HEAD.format(n=1)}</head>" if html else ""
    (tmp_path / "index.html").write_text(head + html)
    assert [line.partition("\n")[0] for line in said(tmp_path)] == [f"index.html: warning: {fact}" for fact in expected]


def test_a_title_on_two_pages_is_a_warning_at_the_first(tmp_path: Path) -> None:
    site(tmp_path, a="", b="")
    (tmp_path / "c.html").write_text((tmp_path / "a.html").read_text())
    assert said(tmp_path) == ["a.html: warning: title 'Page 0' is on 2 pages (as on 1 more)"]


def test_a_fault_that_all_pages_share_is_one_problem(tmp_path: Path) -> None:
    site(tmp_path, **{f"page-{n}": '<script src="gone.js"></script>' for n in range(30)})
    assert said(tmp_path) == ["page-0.html: error: loads 'gone.js': no file 'gone.js' in the site (as on 29 more)"]


def test_the_page_for_missing_addresses_may_know_only_absolute_ones(tmp_path: Path) -> None:
    site(tmp_path, index="")
    (tmp_path / "404.html").write_text('<title>Not found</title><a href="/papers/index.html">Home</a>')
    assert said(tmp_path) == []


def test_a_host_that_is_no_host_does_not_stop_the_reading(tmp_path: Path) -> None:
    site(tmp_path, index='<a href="http://[oops">x</a> <img src="http://[oops">')
    assert [line.partition("\n")[0] for line in said(tmp_path)] == [
        "index.html: error: loads 'http://[oops' from outside the site"
    ]
