"""Records: the referee, games for people to read, random games, and the solver of the solo game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from . import _core
from .games import Options, json_lines, write_options, write_seats, write_seed


@dataclass(frozen=True)
class Judgement:
    """What the referee says of one record."""

    ok: bool
    """Whether all of it is legal."""
    states: list[dict[str, Any]]
    """How things stood before the first action and after each: turn, legal moves, everything face up."""
    n: int | None = None
    """The number of the action that is refused."""
    rule: str | None = None
    """The rule that forbids it."""
    reason: str | None = None
    """Why, in words."""


def judge(records: str, *, language: str = "en") -> list[Judgement]:
    """Judges each record of a text, as `vierblatt referee` does. A text that is not a record raises `ValueError`."""
    judgements: list[Judgement] = []
    states: list[dict[str, Any]] = []
    for line in json_lines(_core.judge(records, False, language)):
        if "ok" in line:
            refused = {key: line.get(key) for key in ("n", "rule", "reason")} if not line["ok"] else {}
            judgements.append(Judgement(line["ok"], states, **refused))
        elif "record" in line:
            states = []
        else:
            states.append(line)
    return judgements


def show(records: str, *, language: str = "en") -> str:
    """The games of some records for people to read, in `en`, `de`, `fr` or `it`."""
    return _core.show(records, language)


def read_records(text: str) -> list[dict[str, Any]]:
    """The records of a text: one a line, or spread over lines, as they are downloaded from a table."""
    _core.read_records(text)
    decoder = json.JSONDecoder()
    records: list[dict[str, Any]] = []
    text = text.lstrip("\ufeff").strip()
    while text:
        record, end = decoder.raw_decode(text)
        records.append(record)
        text = text[end:].strip()
    return records


def random_record(game: str, seats: int | None = None, options: Options | None = None, *, seed: int | None = None) -> str:
    """A whole game of random moves as a record."""
    return _core.random_record(game, write_seats(game, seats), write_options(options), write_seed(seed))


def solve_solo(record: str) -> dict[str, Any]:
    """Whether a solo game of Königs-Rommé can still be won, how, and what to do now."""
    solution: dict[str, Any] = json.loads(_core.solve_solo(record))
    return solution
