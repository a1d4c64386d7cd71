"""Which games there are, and how their actions and observations are laid out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from . import _core

Episode = Literal["game", "round"]
Reward = Literal["round", "game"]
Options = Mapping[str, "str | int"]


@dataclass(frozen=True)
class Option:
    """What a table may choose: one of some words, or a number."""

    name: str
    default: str | int
    words: tuple[str, ...] = ()
    min: int = 0
    max: int = 0


@dataclass(frozen=True)
class GameInfo:
    """A game by its name in records and links."""

    id: str
    name: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    short_game: Mapping[str, str | int]
    """Options with which a game is soon over."""


@dataclass(frozen=True)
class Field:
    """Numbers next to each other with one meaning."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True)
class Layout:
    """How actions are numbered and observations laid out."""

    actions: tuple[Field, ...]
    observation: tuple[Field, ...]

    @property
    def num_actions(self) -> int:
        return sum(block.size for block in self.actions)

    @property
    def observation_length(self) -> int:
        return sum(field.size for field in self.observation)

    def named(self, observation: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
        """The fields of an observation, or of a whole batch of them, by name. They are views, not copies."""
        rows = observation.shape[:-1]
        return {field.name: observation[..., field.slice].reshape(*rows, *field.shape) for field in self.observation}

    def action_block(self, action: int) -> tuple[Field, int]:
        """What kind of action a number is, and which one of this kind."""
        for block in self.actions:
            if action < block.start + block.size:
                return block, action - block.start
        raise ValueError(f"there is no action {action}")


def _read_games() -> dict[str, GameInfo]:
    games: dict[str, GameInfo] = {}
    for game in json.loads(_core.games()):
        options = tuple(Option(**{**option, "words": tuple(option.get("words", ()))}) for option in game.pop("options"))
        games[game["id"]] = GameInfo(options=options, **game)
    return games


GAMES: Mapping[str, GameInfo] = _read_games()
"""All games, by their names."""


def usual_seats(game: str) -> int:
    """Four where a game allows it, for whoever does not say how many play."""
    info = game_info(game)
    return min(4, info.max_seats)


def game_info(game: str) -> GameInfo:
    """A game by its name."""
    if game not in GAMES:
        raise ValueError(f"there is no game '{game}'; there are: {', '.join(GAMES)}")
    return GAMES[game]


def write_options(options: Options | None) -> str:
    """Options as the compiled half reads them."""
    return json.dumps(dict(options or {}))


def write_seats(game: str, seats: int | None) -> int:
    """How many play, if the game allows so many."""
    info = game_info(game)
    seats = usual_seats(game) if seats is None else int(seats)
    if not info.min_seats <= seats <= info.max_seats:
        raise ValueError(f"{info.name} is for {info.min_seats} to {info.max_seats} seats, not {seats}")
    return seats


def write_seed(seed: int | None) -> int:
    """A seed for the compiled half: any whole number will do."""
    if seed is None:
        return int(np.random.default_rng().integers(2**63))
    return int(seed) % 2**64


def layout(game: str, seats: int | None = None, options: Options | None = None) -> Layout:
    """How the actions and observations of a game are laid out."""
    actions, fields = _core.layout(game, write_seats(game, seats), write_options(options))

    def read(rows: list[tuple[str, int, list[int], str]]) -> tuple[Field, ...]:
        return tuple(Field(name, start, tuple(shape), about) for name, start, shape, about in rows)

    return Layout(read(actions), read(fields))


def open_table(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    *,
    episode: Episode = "game",
    reward: Reward = "round",
    seed: int | None = None,
) -> _core.Table:
    """One game, dealt, up to the first choice.

    `episode` ends with the `game` or with its first `round`. `reward` is either given with each `round` (how many points better than the
    mean of the others) or with the `game` (from -1, all others are ahead, to 1, all are behind).
    """
    return _core.Table(game, write_seats(game, seats), write_options(options), episode, reward, write_seed(seed))


def json_lines(text: str) -> list[Any]:
    """One object for each line."""
    return [json.loads(line) for line in text.splitlines()]
