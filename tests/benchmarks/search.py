"""What the search of a built site finds, loads and takes, in a real Chromium over http and from the folder.

    .venv/bin/python tests/benchmarks/search.py SITE KNOWN_ITEMS.json [http|file]

KNOWN_ITEMS.json maps kinds of query to lists of `[query, title of the wanted paper]`. Printed are the mean reciprocal
rank in the first ten for each kind; gzipped kilobytes from opening the search to a query's answer in a fresh browser;
milliseconds from navigation until the index is there, and from a key to its results once the parts are loaded. Run it
on an idle machine.
"""

import functools
import gzip
import http.server
import json
import shutil
import statistics
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, sync_playwright

FRESH = 16  # fresh browsers to weigh and time
PROGRAM = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
ASK = """text => new Promise(done => {
  const dialog = document.getElementById("search"), input = dialog.querySelector("input")
  delete dialog.dataset.answered
  input.value = text
  const began = performance.now()
  input.dispatchEvent(new Event("input"))
  const seen = new MutationObserver(() => {
    seen.disconnect()
    const titles = [...dialog.querySelectorAll("[data-title]")].map(each => each.textContent)
    done({ titles, ms: performance.now() - began })
  })
  seen.observe(dialog, { attributes: true, attributeFilter: ["data-answered"] })
})"""
LONG = """() => { globalThis.long = 0
  new PerformanceObserver(seen => { for (const { duration } of seen.getEntries()) long = Math.max(long, duration) })
    .observe({ type: "longtask" }) }"""
READY = "() => document.documentElement.dataset.searchIndex"


def main() -> None:
    """Print the figures of a site."""
    site, known = Path(sys.argv[1]).resolve(), json.loads(Path(sys.argv[2]).read_text("utf-8"))
    known = {kind: queries for kind, queries in known.items() if isinstance(queries, list)}
    for protocol in sys.argv[3:] or ["http", "file"]:
        with sync_playwright() as playwright, served(site, protocol) as base:
            browser = playwright.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
            ranks(browser, base, known, protocol)
            weights(browser, base, site, known, protocol)
            browser.close()


def ranks(browser: Browser, base: str, known: dict[str, list[list[str]]], protocol: str) -> None:
    """The mean reciprocal rank of each kind, and how long an answer takes when all parts are there."""
    page = opened(browser, base)
    page.evaluate(LONG)
    for kind, queries in known.items():
        found = [page.evaluate(ASK, query)["titles"] for query, _ in queries]
        pairs = list(zip(found, queries, strict=True))
        lost = [query for titles, (query, title) in pairs if flat(title) not in map(flat, titles[:10])]
        mean = statistics.mean(reciprocal(titles, title) for titles, (_, title) in pairs)
        warm = []
        for query, _ in queries[:60]:
            page.evaluate(ASK, query)
            page.evaluate(ASK, query[:-1])
            warm.append(page.evaluate(ASK, query)["ms"])
        say(f"{protocol} {kind}: MRR@10 {mean:.4f}; warm ms median {statistics.median(warm):.1f}, p95 {p95(warm):.1f}")
        say(f"  not in the first ten: {len(lost)} {lost[:8]}")
    memory = page.evaluate("performance.memory.usedJSHeapSize") / 2**20
    say(f"{protocol} memory after all queries: {memory:.0f} MB; longest task {page.evaluate('long'):.0f} ms")
    page.context.close()


def weights(browser: Browser, base: str, site: Path, known: dict[str, list[list[str]]], protocol: str) -> None:
    """Kilobytes and milliseconds of a first query, as a reader types it."""
    sizes, ready = [], []
    for at in range(FRESH):
        queries = list(known.values())[at % len(known)]
        query = queries[at * 7 % len(queries)][0]
        page = browser.new_context().new_page()
        page.goto(base + "index.html", wait_until="domcontentloaded")
        asked: list[str] = []
        page.on("request", _noting(asked))
        page.keyboard.press("/")
        page.wait_for_function(READY)
        ready.append(page.evaluate("performance.now()"))
        page.keyboard.type(query, delay=40)
        page.wait_for_function("query => document.getElementById('search').dataset.answered === query", arg=query)
        files = [site / urlsplit(url).path.removeprefix(urlsplit(base).path) for url in asked]
        sizes.append(sum(len(gzip.compress(file.read_bytes(), 6)) for file in files) / 1000)
        page.context.close()
    say(
        f"{protocol} first answer: kB gzip mean {statistics.mean(sizes):.0f}, median {statistics.median(sizes):.0f}, "
        f"max {max(sizes):.0f}; ready ms median {statistics.median(ready):.0f}, max {max(ready):.0f}"
    )


def _noting(asked: list[str]) -> Callable[[Request], None]:
    return lambda request: asked.append(request.url)


def opened(browser: Browser, base: str) -> Page:
    page = browser.new_context().new_page()
    page.goto(base + "index.html")
    page.keyboard.press("/")
    page.wait_for_function(READY)
    page.wait_for_timeout(200)
    return page


def reciprocal(titles: list[str], title: str) -> float:
    ranked = [flat(each) for each in titles[:10]]
    return 1 / (ranked.index(flat(title)) + 1) if flat(title) in ranked else 0.0


def flat(title: str) -> str:
    return "".join(character for character in title.lower() if character.isalnum())


def p95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(site: Path, protocol: str) -> Iterator[str]:
    if protocol == "file":
        yield f"{site.as_uri()}/"
        return
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
