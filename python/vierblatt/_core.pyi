"""What the compiled half looks like. `vierblatt` itself is what to import."""

import numpy as np
from numpy.typing import NDArray

class Table:
    """One game in progress. `vierblatt.open_table` makes one."""

    def __init__(self, game: str, seats: int, options: str, episode: str, reward: str, seed: int) -> None: ...
    def reset(self, seed: int | None = None) -> None:
        """Begins the next episode; with a seed, the one this seed always gives."""
    @property
    def seat(self) -> int | None:
        """Who chooses; None once the episode is over."""
    @property
    def seats(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def half(self) -> int | None:
        """The first half of a move of two numbers, once it is chosen."""
    @property
    def phase(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def totals(self) -> list[int]: ...
    @property
    def places(self) -> list[int] | None:
        """The place of each seat from 1, once the episode is over."""
    @property
    def num_actions(self) -> int: ...
    @property
    def observation_length(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def step(self, action: int) -> tuple[int, list[float] | None]:
        """Who chooses next, or -1 once the episode is over, and what each seat earned, if anybody did."""
    def play(self, action: str) -> list[float] | None:
        """Does an action as records write it (`0 27`); what each seat earned, if anybody did."""
    def action_text(self, action: int) -> str:
        """A legal action as records write it."""
    def observation(self, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """What the seat sees, and 1 for each action it may choose."""
    def observe_into(self, seat: int, observation: NDArray[np.int16], mask: NDArray[np.int8]) -> None:
        """The same, into arrays that are there already."""
    def told(self, seat: int) -> str:
        """All the seat was told since the episode began, one JSON object a line."""
    def latest(self, moves: int) -> list[tuple[int, int]]:
        """The latest moves, oldest first: the seat, and 1 + the first number of the move."""
    def record(self) -> str: ...
    def render(self, seat: int, language: str = "en") -> str: ...
    def clone(self) -> Table: ...
    def __copy__(self) -> Table: ...
    def __deepcopy__(self, memo: object) -> Table: ...
    def imagine(self, seat: int, seed: int) -> Table:
        """A world that agrees with all the seat sees and was ever told."""
    def bot(self, seat: int, kind: str, seed: int) -> Bot:
        """A bot for a seat: `random`, `greedy`, `policy` or `level1` to `level5`."""

class Bot:
    """A bot in one seat of one table."""

    def choose(self, table: Table) -> tuple[str, list[int]]:
        """What it would do: as records write it, and its numbers (none for a move that has none)."""

class Vector:
    def __init__(
        self,
        game: str,
        seats: int,
        options: str,
        episode: str,
        reward: str,
        games: int,
        opponents: list[str | None],
        seed: int,
        threads: int,
    ) -> None: ...
    @property
    def observations(self) -> NDArray[np.int16]: ...
    @property
    def masks(self) -> NDArray[np.int8]: ...
    @property
    def rewards(self) -> NDArray[np.float32]: ...
    @property
    def dones(self) -> NDArray[np.bool_]: ...
    @property
    def seats(self) -> NDArray[np.int8]: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...

class MiniTable:
    """A Joomo table so small that it is solved: `tiny`, `standard` or `large`."""

    def __init__(self, name: str) -> None: ...
    def sets(self) -> list[tuple[int, list[int], list[str], list[str]]]:
        """All information sets: who moves, their hand as dealt, the moves so far, and what they may do."""
    def solve(self, rounds: int) -> list[list[float]]:
        """The strategy after so many rounds of CFR+: for each information set how likely each move is."""
    def exploit(self, strategy: list[list[float]]) -> tuple[float, float]:
        """What somebody who knows the strategy gains against it as the first and as the second player."""
    def value(self, first: list[list[float]], second: list[list[float]]) -> float:
        """What the first player gains."""
    def level(self, level: int, asked: int = 8, seed: int = 1, iterations: int | None = None) -> list[list[float]]:
        """How a bot of this level plays."""

def games() -> str: ...
def layout(
    game: str, seats: int, options: str
) -> tuple[list[tuple[str, int, list[int], str]], list[tuple[str, int, list[int], str]]]: ...
def judge(records: str, quiet: bool = False, language: str = "en") -> str: ...
def show(records: str, language: str = "en") -> str: ...
def read_records(records: str) -> int: ...
def random_record(game: str, seats: int, options: str, seed: int) -> str: ...
def solve_solo(record: str) -> str: ...
