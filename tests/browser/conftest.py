"""A site built once from invented seeds, read in a real Chromium from its folder and from a server below a path."""

from __future__ import annotations

import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent.parent
SEEDS = ROOT / "tests/fixtures/insect_minds"
BELOW = "/pages/insects/"
"""Where the server shows the site: hosts of project pages put it below a path too."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site; its own path has a blank, a quote and an umlaut in it, as users' folders do."""
    folder = tmp_path_factory.mktemp("Ada's büild") / "a site"
    environment = {name: value for name, value in os.environ.items() if name not in ("SITE_URL", "REPO_URL")}
    # A repository on GitHub, since Material would ask its host for stars.
    environment["REPO_URL"] = "https://github.com/someone/insects"
    command = [sys.executable, "-m", "generator", "build", "--seeds", str(SEEDS), "--site", str(folder), "--quiet"]
    built = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    assert (built.returncode, built.stdout) == (0, ""), built.stdout + built.stderr
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip(
            "no Chromium found: `sudo apt-get install chromium`, or any Chrome on the PATH, lets these tests run"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


class _Host(http.server.SimpleHTTPRequestHandler):
    """A static host in small: the site below a path, and its 404 page for everything else."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(BELOW) if path.startswith(BELOW) else "/nowhere")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != http.HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        body = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the parent's name
        pass


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[str]:
    """The address of the site's folder on a local server."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Host, directory=str(site))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}"
        server.shutdown()
        thread.join()


@dataclass
class Reader:
    """Opens pages of the site, and keeps what went wrong on the way."""

    browser: Browser
    base: str
    faults: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def open(
        self,
        path: str = "index.html",
        *,
        scripts: bool = True,
        dark: bool = False,
        width: int = 1280,
        height: int = 800,
    ) -> Page:
        context = self.browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            java_script_enabled=scripts,
            color_scheme="dark" if dark else "light",
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("request", self._asked)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("console", lambda said: self.faults.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.goto(self.base + path)
        return page

    def path(self, page: Page) -> str:
        """Where a page is, below the site's folder, without query and fragment."""
        assert page.url.startswith(self.base)
        return page.url.removeprefix(self.base).partition("#")[0].partition("?")[0]

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.base, "data:", "blob:", "about:")):
            self.faults.append(f"left the folder: {request.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page stops what it still loads: that is no fault of the page.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= http.HTTPStatus.BAD_REQUEST:
            self.faults.append(f"{response.status}: {response.url}")


@pytest.fixture(params=["file", "http"])
def reader(request: pytest.FixtureRequest, chromium: Browser, site: Path) -> Iterator[Reader]:
    """A reader of the folder, then of the server; every test also asserts that nothing went wrong on the way."""
    base = f"{site.as_uri()}/" if request.param == "file" else request.getfixturevalue("served")
    reader = Reader(chromium, base)
    yield reader
    for context in reader.contexts:
        context.close()
    assert reader.faults == []
