"""A local web server for the built site, to look at it while one writes."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def serve(site: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve the folder `site` at http://127.0.0.1:`port`/ until interrupted; `say` is told the address."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(SimpleHTTPRequestHandler, directory=str(site))) as server:
        say(f"serving http://127.0.0.1:{server.server_port}/ (Ctrl-C to stop)")
        server.serve_forever()
