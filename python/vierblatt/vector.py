"""Thousands of games at once."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _core
from .games import Episode, Layout, Options, Reward, layout, write_options, write_seats, write_seed


class VectorEnv:
    """Many games of one kind, stepped together on all cores without Python's lock.

    Every step is written into the same arrays, in place, so that nothing is copied: take what you want to keep. An episode
    that ends begins anew at once: `dones` says so, `rewards` are those of the step that ended it, and the observation is
    already of the new episode.

    `opponents` are our bots by seat (`random`, `greedy`, `policy`, `level1` to `level5`): they move by themselves, and only the other
    seats are asked. Without them every seat is asked in turn, which is self-play.
    """

    observations: NDArray[np.int16]
    """What whoever chooses sees: one row for each game."""
    masks: NDArray[np.int8]
    """1 for each legal action: one row for each game."""
    rewards: NDArray[np.float32]
    """What each seat earned in the last step: one row for each game."""
    dones: NDArray[np.bool_]
    """Whether an episode ended in the last step."""
    seats: NDArray[np.int8]
    """Who chooses."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seats: int | None = None,
        options: Options | None = None,
        episode: Episode = "round",
        reward: Reward = "round",
        opponents: Mapping[int, str] | None = None,
        seed: int | None = None,
        threads: int = 0,
    ) -> None:
        self.game = game
        self.num_envs = int(num_envs)
        self.num_seats = write_seats(game, seats)
        self.layout: Layout = layout(game, self.num_seats, options)
        self.num_actions = self.layout.num_actions
        bots: list[str | None] = [None] * self.num_seats
        for seat, kind in (opponents or {}).items():
            if not 0 <= seat < self.num_seats:
                raise IndexError(f"there is no seat {seat}")
            bots[seat] = kind
        self._vector = _core.Vector(
            game,
            self.num_seats,
            write_options(options),
            episode,
            reward,
            self.num_envs,
            bots,
            write_seed(seed),
            int(threads),
        )
        self.observations = self._vector.observations
        self.masks = self._vector.masks
        self.rewards = self._vector.rewards
        self.dones = self._vector.dones
        self.seats = self._vector.seats

    def step(self, actions: ArrayLike) -> None:
        """Everyone who is asked chooses: one action for each game.

        An action that is not legal raises `ValueError` with its game. That game stays as it is; the others have moved.
        """
        self._vector.step(np.ascontiguousarray(actions, dtype=np.int64))

    def named(self) -> dict[str, NDArray[np.int16]]:
        """The fields of the observations by name: views of `observations`."""
        return self.layout.named(self.observations)

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game."""
        # The largest of random numbers among the legal ones: every legal action is equally likely.
        keys = rng.random(self.masks.shape, dtype=np.float32)
        chosen: NDArray[np.int64] = np.argmax(keys * self.masks, axis=1)
        return chosen
