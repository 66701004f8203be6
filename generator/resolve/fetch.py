"""Questions go out, answers come in: politely, over the network, and once, since answers are kept on disk."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import quote

import requests
from requests.adapters import HTTPAdapter
from urllib3 import Retry

from generator.resolve.lookup import Silence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from generator.resolve.values import Question, Service

_RETRIES = 4
_PASSING = (429, 500, 502, 503, 504)
"""Statuses that another try may change; the wait doubles, or is what `Retry-After` says."""
_LONGEST_WAIT = 60
_CONNECT, _READ = 10, 30  # seconds
_LONGEST_ANSWER = 60
_LARGEST = 5_000_000  # bytes
_KEPT = 30 * 24 * 3600  # seconds


class Client:
    """Asks services, one question at a time, and never the same one twice within a month."""

    def __init__(
        self, cache: Path, agent: str, keys: Mapping[str, str], *, back_off: float = 1.0, read_timeout: float = _READ
    ) -> None:
        """`agent` is the user agent, which names a person to turn to; `keys` are users' own, by service.

        `back_off` is the first wait in seconds before a question is put again.
        """
        self._cache, self._keys, self._read_timeout = cache, keys, read_timeout
        self._asked: dict[str, float] = {}
        retries = Retry(
            total=_RETRIES,
            connect=2,
            read=1,
            status_forcelist=_PASSING,
            allowed_methods={"GET"},
            backoff_factor=back_off,
            backoff_max=_LONGEST_WAIT,
            backoff_jitter=back_off / 4,
            retry_after_max=_LONGEST_WAIT,
            raise_on_status=False,
        )
        self._session = requests.Session()
        self._session.headers.update({"User-Agent": agent, "Accept": "application/json, application/atom+xml"})
        for scheme in ("https://", "http://"):
            self._session.mount(scheme, HTTPAdapter(max_retries=retries))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._session.close()

    def ask(self, service: Service, question: Question) -> bytes | Silence:
        """The body of the answer, from disk where it is kept; empty where the service knows no such paper."""
        kept = self._place(service, question)
        if kept.is_file() and time.time() - kept.stat().st_mtime < _KEPT:
            return kept.read_bytes()
        self._wait(service)
        try:
            body = self._fetch(service, question)
        except requests.RequestException as fault:
            return Silence(_reason(fault))
        finally:
            self._asked[service.name] = time.monotonic()
        if isinstance(body, bytes) and (not body or service.read(body) is not None):
            _keep(kept, body)
        return body

    def _place(self, service: Service, question: Question) -> Path:
        """Where the answer to a question is kept."""
        name = hashlib.sha256(repr((service.address, question.path, question.parameters)).encode()).hexdigest()[:32]
        return self._cache / service.name / name

    def _wait(self, service: Service) -> None:
        """Keep the service's distance between two questions."""
        due = self._asked.get(service.name, float("-inf")) + service.pause
        time.sleep(max(0.0, due - time.monotonic()))

    def _fetch(self, service: Service, question: Question) -> bytes | Silence:
        url = service.address + quote(question.path, safe="/:()")
        parameters, headers = dict(question.parameters), {}
        match service.key_place, self._keys.get(service.name):
            case _, None:
                pass
            case "parameter api_key", key:
                parameters["api_key"] = key
            case "header x-api-key", key:
                headers["x-api-key"] = key
        timeout = (_CONNECT, self._read_timeout)
        with self._session.get(
            url,
            params=parameters,
            headers=headers,
            timeout=timeout,
            stream=True,
            allow_redirects=not headers,  # else another host would be told the user's key
        ) as answer:
            if answer.status_code in (404, 410):
                return b""
            if answer.status_code != requests.codes.ok:
                return Silence(f"status {answer.status_code}")
            return _body(answer)


def _body(answer: requests.Response) -> bytes | Silence:
    """The whole body, unless it is beyond measure or drips in without end."""
    began = time.monotonic()
    parts = bytearray()
    for part in answer.iter_content(1 << 16):
        parts += part
        if len(parts) > _LARGEST:
            return Silence(f"an answer of more than {_LARGEST:,} bytes")
        if time.monotonic() - began > _LONGEST_ANSWER:
            return Silence(f"an answer that takes more than {_LONGEST_ANSWER} seconds")
    return bytes(parts)


def _reason(fault: requests.RequestException) -> str:
    """What failed, without the address, which may hold a user's key."""
    match fault:
        case requests.Timeout() | requests.ConnectionError():
            return "it cannot be reached, or takes too long"
    return f"the exchange broke ({type(fault).__name__})"


def _keep(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(body)
    unfinished.replace(path)
