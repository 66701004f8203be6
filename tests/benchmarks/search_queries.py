"""Queries for papers that are known, to hold the search to: made of their own words, the same for the same seed.

    .venv/bin/python tests/benchmarks/search_queries.py RECORDS.jsonl SEED [LEFT_OUT.json] > KNOWN_ITEMS.json

RECORDS.jsonl has a title and an abstract a line; papers asked for in LEFT_OUT.json, with which something was tuned, are
left out. Each paper is asked for by words of its title, by the same with one slip of the finger, by words of its
abstract alone, and by words of its title the last of which is half typed; `tests/benchmarks/search.py` asks them.
"""

import json
import random
import re
import sys
from collections import Counter
from pathlib import Path

PAPERS = 200
WORDS = 4
COMMON = 0.02  # words of more papers than this share tell too little to be what somebody remembers of an abstract
WORD = re.compile(r"[a-z]{4,}")


def main() -> None:
    """Print the queries."""
    records = [json.loads(line) for line in Path(sys.argv[1]).read_text("utf-8").splitlines()]
    left_out = json.loads(Path(sys.argv[3]).read_text("utf-8")) if len(sys.argv) > 3 else {}
    known = {title for queries in left_out.values() if isinstance(queries, list) for _, title in queries}
    found = queries(records, known, random.Random(int(sys.argv[2])))  # noqa: S311 - nothing secret
    sys.stdout.write(json.dumps(found, indent=0, ensure_ascii=False) + "\n")


def queries(records: list[dict[str, str]], known: set[str], chance: random.Random) -> dict[str, list[list[str]]]:
    """Kinds of query, each a list of the query and the title of the paper that is wanted."""
    papers = Counter(word for record in records for word in set(WORD.findall(record["abstract"].lower())))
    titles = Counter(record["title"] for record in records)
    found: dict[str, list[list[str]]] = {"title": [], "title_one_typo": [], "abstract": [], "as_typed": []}
    for record in chance.sample(records, len(records)):
        title = record["title"]
        of_title = list(dict.fromkeys(WORD.findall(title.lower())))
        telling = {word for word in WORD.findall(record["abstract"].lower()) if papers[word] <= COMMON * len(records)}
        of_abstract = sorted(telling - set(of_title))
        if title in known or titles[title] > 1 or len(of_title) < WORDS or len(of_abstract) < WORDS:
            continue
        words = chance.sample(of_title, WORDS)
        found["title"].append([" ".join(words), title])
        found["title_one_typo"].append([" ".join([slipped(words[0], chance), *words[1:]]), title])
        found["abstract"].append([" ".join(chance.sample(of_abstract, WORDS)), title])
        found["as_typed"].append([" ".join([*words[:-1], words[-1][: max(3, len(words[-1]) // 2)]]), title])
        if len(found["title"]) == PAPERS:
            break
    return found


def slipped(word: str, chance: random.Random) -> str:
    """The word with a letter dropped, added, changed, or swapped with the next."""
    at = chance.randrange(1, len(word) - 1)
    letter = chance.choice("abcdefghijklmnopqrstuvwxyz")
    slips = (
        word[:at] + word[at + 1 :],
        word[:at] + letter + word[at:],
        word[:at] + letter + word[at + 1 :],
        word[:at] + word[at + 1] + word[at] + word[at + 2 :],
    )
    return chance.choice([slip for slip in slips if slip != word])


if __name__ == "__main__":
    main()
