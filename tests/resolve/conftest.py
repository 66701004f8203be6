"""Papers to look up, and a service on this computer that answers as it is told."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from generator.records import Identifier
from generator.resolve.fetch import Client
from generator.resolve.values import Question, Service, Wanted

ABSTRACT = (
    "We study how moths count the lamps of a street. Moths that fly by night see each lamp as a point of light, and we"
    " show in three experiments that they count up to four of them without a mistake, whatever the distance between"
    " two lamps. A simple model of their memory explains the results."
)


def wanted(
    title: str | None = None, *identifiers: Identifier, abstract: str = ABSTRACT, phrase: str = "moths that fly"
) -> Wanted:
    return Wanted(
        permalink="iclr-2024/we-study-how-moths",
        title=title,
        abstract=abstract,
        phrase=phrase,
        opening="We study how moths count the lamps of a street.",
        identifiers=identifiers,
        lacks=frozenset({"title", "authors", "venue", "year", "identifiers"}),
    )


@dataclass
class Told:
    """One answer: status, body, headers, and seconds before it comes."""

    status: int = 200
    body: bytes = b"{}"
    headers: dict[str, str] = field(default_factory=dict)
    length: int | None = None
    """What the headers say of the body's length, where it is a lie."""
    seconds: float = 0.0


@dataclass
class Server:
    """Answers in order, the last one again and again; and what was asked."""

    address: str
    answers: list[Told]
    asked: list[tuple[str, dict[str, str]]]

    def service(self, pause: float = 0.0, **more: object) -> Service:
        given_ones = {"read": lambda body: () if body.startswith(b"{") else None, **more}
        return Service(
            name="local",
            label="Local",
            address=self.address,
            pause=pause,
            ask=lambda paper: Question("/works", (("q", paper.phrase),)),
            **given_ones,  # type: ignore[arg-type]
        )


@pytest.fixture
def server() -> Iterator[Server]:
    answers: list[Told] = [Told()]
    asked: list[tuple[str, dict[str, str]]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append((self.path, {name.lower(): value for name, value in self.headers.items()}))
            told = answers.pop(0) if len(answers) > 1 else answers[0]
            if told.seconds:
                time.sleep(told.seconds)
            self.send_response(told.status)
            for name, value in told.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(told.body) if told.length is None else told.length))
            self.end_headers()
            with contextlib.suppress(OSError):  # the client may have gone
                self.wfile.write(told.body)

        def log_message(self, *arguments: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield Server(f"http://127.0.0.1:{listening.server_port}", answers, asked)
        listening.shutdown()
        thread.join()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(tmp_path / "cache", "tests (mailto:you@example.org)", {}, back_off=0.0, read_timeout=0.3) as made:
        yield made
