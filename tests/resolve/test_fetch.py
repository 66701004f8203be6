"""The client against a server on this computer: polite, patient, and never put out by what comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.resolve.fetch import Client
from generator.resolve.lookup import Silence
from generator.resolve.values import Question
from tests.resolve.conftest import Server, Told

QUESTION = Question("/works", (("q", "moths & lamps"),))


def test_the_body_of_an_answer_comes_back_and_the_server_knows_whom_to_turn_to(server: Server, client: Client) -> None:
    server.answers[:] = [Told(body=b'{"a": 1}')]
    assert client.ask(server.service(), QUESTION) == b'{"a": 1}'
    [(path, headers)] = server.asked
    assert path == "/works?q=moths+%26+lamps"
    assert headers["user-agent"] == "tests (mailto:you@example.org)"


def test_nothing_is_asked_twice(server: Server, client: Client) -> None:
    for _ in range(2):
        client.ask(server.service(), QUESTION)
        client.ask(server.service(), Question("/other"))
    assert len(server.asked) == 2


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_a_passing_failure_is_tried_again(server: Server, client: Client, status: int) -> None:
    server.answers[:] = [Told(status, headers={"Retry-After": "0"}), Told(status), Told(body=b'{"late": 1}')]
    assert client.ask(server.service(), QUESTION) == b'{"late": 1}'
    assert len(server.asked) == 3


def test_what_the_server_says_of_waiting_is_kept(
    server: Server, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    server.answers[:] = [Told(429, headers={"Retry-After": "7"}), Told(503, headers={"Retry-After": "99999"}), Told()]
    assert client.ask(server.service(), QUESTION) == b"{}"
    assert [seconds for seconds in slept if seconds >= 1] == [7, 60]


def test_a_failure_that_stays_is_silence_after_a_few_tries_and_is_not_kept(server: Server, client: Client) -> None:
    server.answers[:] = [Told(429)]
    assert client.ask(server.service(), QUESTION) == Silence("status 429")
    assert len(server.asked) == 5
    server.answers[:] = [Told()]
    assert client.ask(server.service(), QUESTION) == b"{}"


def test_a_refusal_is_not_tried_again(server: Server, client: Client) -> None:
    server.answers[:] = [Told(403)]
    assert client.ask(server.service(), QUESTION) == Silence("status 403")
    assert len(server.asked) == 1


def test_no_such_paper_is_an_empty_answer_that_is_kept(server: Server, client: Client) -> None:
    server.answers[:] = [Told(404, body=b'{"error": "Title match not found"}')]
    assert [client.ask(server.service(), QUESTION) for _ in range(2)] == [b"", b""]
    assert len(server.asked) == 1


def test_garbage_comes_back_and_is_not_kept(server: Server, client: Client) -> None:
    server.answers[:] = [Told(body=b"<html>busy</html>"), Told()]
    assert client.ask(server.service(), QUESTION) == b"<html>busy</html>"
    assert client.ask(server.service(), QUESTION) == b"{}"


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(Told(body=b'{"a', length=100), id="a body that is cut off"),
        pytest.param(Told(body=b"no gzip", headers={"Content-Encoding": "gzip"}), id="a broken encoding"),
        pytest.param(Told(302, headers={"Location": "/works"}), id="a ring of redirects"),
        pytest.param(Told(302, headers={"Location": "ftp://example.org/"}), id="a redirect elsewhere"),
        pytest.param(Told(body=b" " * 5_000_001), id="a body beyond measure"),
    ],
)
def test_a_broken_exchange_is_silence(server: Server, client: Client, told: Told) -> None:
    server.answers[:] = [told]
    assert isinstance(client.ask(server.service(), QUESTION), Silence)


def test_a_server_that_does_not_answer_is_silence(server: Server, tmp_path: Path) -> None:
    server.answers[:] = [Told(seconds=0.2)]
    with Client(tmp_path, "tests", {}, back_off=0.0, read_timeout=0.05) as hasty:
        assert hasty.ask(server.service(), QUESTION) == Silence("it cannot be reached, or takes too long")
    assert len(server.asked) == 2


def test_nobody_at_the_address_is_silence(client: Client) -> None:
    gone = Server("http://127.0.0.1:1", [], [])
    assert client.ask(gone.service(), QUESTION) == Silence("it cannot be reached, or takes too long")


def test_between_two_questions_the_service_has_its_pause(
    server: Server, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    slow = server.service(pause=3.0)
    for number in range(3):
        client.ask(slow, Question(f"/{number}"))
    assert [round(seconds) for seconds in slept if seconds] == [3, 3]


@pytest.mark.parametrize(
    ("place", "header", "query"),
    [("header x-api-key", "secret", "/works?q=a"), ("parameter api_key", None, "/works?q=a&api_key=secret")],
    ids=["header", "parameter"],
)
def test_a_users_own_key_goes_where_the_service_wants_it(
    server: Server, tmp_path: Path, place: str, header: str | None, query: str
) -> None:
    with Client(tmp_path, "tests", {"local": "secret"}, back_off=0.0) as known:
        known.ask(server.service(key_place=place), Question("/works", (("q", "a"),)))
    [(path, headers)] = server.asked
    assert (path, headers.get("x-api-key")) == (query, header)
    assert not [file for file in tmp_path.rglob("*") if file.is_file() and b"secret" in file.read_bytes()]


def test_a_path_cannot_break_out_of_its_place(server: Server, client: Client) -> None:
    client.ask(server.service(), Question("/works/10.1000/a?b#c d"))
    assert server.asked[0][0] == "/works/10.1000/a%3Fb%23c%20d"


def test_a_users_own_key_follows_nobody_to_another_address(server: Server, tmp_path: Path) -> None:
    server.answers[:] = [Told(status=302, headers={"Location": f"{server.address}/elsewhere"}), Told()]
    with Client(tmp_path, "tests", {"local": "secret"}, back_off=0.0) as known:
        assert known.ask(server.service(key_place="header x-api-key"), QUESTION) == Silence("status 302")
    assert [path for path, _ in server.asked] == ["/works?q=moths+%26+lamps"]
