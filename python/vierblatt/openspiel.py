"""Games in the shape of OpenSpiel's `Game` and `State`, and the same games registered with OpenSpiel itself.

`Game` and `State` need nothing but this package. `register()` needs OpenSpiel: it makes `pyspiel.load_game("vierblatt_joomo")` work, so that
OpenSpiel's own algorithms play our games.

A state begins with the deal, which is a node of chance with one outcome (OpenSpiel's sampled chance). What chance does later,
reshuffles and further deals, happens within the moves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _core
from .games import GAMES, Episode, Options, Reward, json_lines, layout, open_table, write_seats

CHANCE = -1
TERMINAL = -4
RECALL = 64
"""How many of the latest moves are in `information_state_tensor`."""


class Game:
    """A game, from which states are made."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        *,
        episode: Episode = "round",
        reward: Reward = "round",
        seed: int = 0,
    ) -> None:
        self.game = game
        self.seats = write_seats(game, seats)
        self.options = dict(options or {})
        self.episode: Episode = episode
        self.reward: Reward = reward
        self.layout = layout(game, self.seats, self.options)
        self._seeds = random.Random(seed)

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return self.layout.num_actions

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.observation_length]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layout.observation_length + 2 * RECALL]

    def new_initial_state(self) -> State:
        """A table before the deal. Each has a deal of its own; the seed of the game decides all of them."""
        return State(self, self._seeds.getrandbits(63))


class State:
    """One game in progress."""

    def __init__(self, game: Game, seed: int, table: _core.Table | None = None, returns: list[float] | None = None) -> None:
        self.game = game
        self._seed = seed
        self.table = table
        self._returns = returns or [0.0] * game.seats
        self._rewards = [0.0] * game.seats

    def get_game(self) -> Game:
        return self.game

    def num_players(self) -> int:
        return self.game.seats

    def current_player(self) -> int:
        if self.table is None:
            return CHANCE
        seat = self.table.seat
        return TERMINAL if seat is None else seat

    def is_chance_node(self) -> bool:
        return self.table is None

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal is drawn when it is applied."""
        return [(0, 1.0)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.table is None:
            return [0] if player in (None, CHANCE) else []
        if player is not None and player != self.table.seat:
            return []
        return self.table.legal_actions()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(self.game.num_distinct_actions())]

    def apply_action(self, action: int) -> None:
        self._rewards = [0.0] * self.game.seats
        if self.table is None:
            game = self.game
            self.table = open_table(
                game.game, game.seats, game.options, episode=game.episode, reward=game.reward, seed=self._seed
            )
            return
        _, earned = self.table.step(action)
        if earned is not None:
            self._rewards = earned
            self._returns = [before + now for before, now in zip(self._returns, earned)]

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """A legal action as records write it."""
        action = player if action is None else action
        return "deal" if self.table is None else self.table.action_text(action)

    def rewards(self) -> list[float]:
        """What the last action brought each player."""
        return self._rewards[:]

    def returns(self) -> list[float]:
        """What each player has earned so far."""
        return self._returns[:]

    def player_return(self, player: int) -> float:
        return self._returns[player]

    def _dealt(self) -> _core.Table:
        if self.table is None:
            raise RuntimeError("nobody knows anything before the deal")
        return self.table

    def _player(self, player: int | None) -> int:
        player = self.current_player() if player is None else player
        if not 0 <= player < self.game.seats:
            raise ValueError(f"there is no player {player}")
        return player

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return [float(number) for number in self.observation_array(player)]

    def observation_array(self, player: int | None = None) -> NDArray[np.int16]:
        """What the player sees, as `layout` says."""
        if self.table is None:
            return np.zeros(self.game.layout.observation_length, np.int16)
        return self.table.observation(self._player(player))[0]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees, then the latest moves, newest first: who made it (from 1, the player itself) and 1 + its number. Whoever
        needs all that was ever told asks for `information_state_string`."""
        tensor = self.observation_tensor(player) + [0.0] * (2 * RECALL)
        if self.table is None:
            return tensor
        player = self._player(player)
        at = self.game.layout.observation_length
        for seat, number in reversed(self.table.latest(RECALL)):
            tensor[at] = 1.0 + (seat - player) % self.game.seats
            tensor[at + 1] = float(number)
            at += 2
        return tensor

    def information_state_string(self, player: int | None = None) -> str:
        """All the player was ever told, so nothing is forgotten."""
        if self.table is None:
            return "before the deal"
        player = self._player(player)
        # The first half of a choice is told to nobody else.
        half = self.table.half if player == self.table.seat else None
        # In an imagined world the others were told of no cards, and what they see tells their hands apart.
        seen = self.table.observation(player)[0].tobytes().hex()
        return f"{player}\n{self.table.told(player)}{'' if half is None else half}\n{seen}"

    def observation_string(self, player: int | None = None) -> str:
        """The table in plain text."""
        return "before the deal" if self.table is None else self.table.render(self._player(player))

    def told(self, player: int) -> list[Any]:
        """All the player was told, from the deal on."""
        return json_lines(self._dealt().told(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | Any) -> State:
        """A state with another world that agrees with all the player knows. `sampler` gives a number from 0 to 1."""
        seed = int(sampler() * 2**53)
        world = self._dealt().imagine(player, seed)
        return State(self.game, seed, world, self._returns[:])

    def clone(self) -> State:
        table = None if self.table is None else self.table.clone()
        copy = State(self.game, self._seed, table, self._returns[:])
        copy._rewards = self._rewards[:]
        return copy

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return "\n".join(self.table.render(seat) for seat in range(self.game.seats))


def register() -> list[str]:
    """Registers all games with OpenSpiel, once; their names there, `vierblatt_joomo` and so on.

    Parameters: `players`, `seed`, `episode` (`round` or `game`), `reward`, and `options` as `name=value,…`.
    """
    import pyspiel

    names = {game: "vierblatt_" + game.replace("-", "_") for game in GAMES}
    known = set(pyspiel.registered_names())
    for game, name in names.items():
        if name not in known:
            _register(pyspiel, game, name)
    return list(names.values())


def read_options(text: str) -> Mapping[str, str | int]:
    """`target=10,tie=shared`, as OpenSpiel's parameters cannot be nested."""
    options: dict[str, str | int] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        options[name.strip()] = int(value) if value.strip().lstrip("-").isdigit() else value.strip()
    return options


def _register(pyspiel: Any, game: str, name: str) -> None:
    info = GAMES[game]
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=info.max_seats,
        min_num_players=info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, info.min_seats),
            "seed": 0,
            "episode": "round",
            "reward": "round",
            "options": "",
        },
    )

    class SpielGame(pyspiel.Game):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = {**game_type.parameter_specification, **(params or {})}
            self.inner = Game(
                game,
                int(given["players"]),
                read_options(str(given["options"])),
                episode=given["episode"],
                reward=given["reward"],
                seed=int(given["seed"]),
            )
            # Points have no bound that holds for every option, and games end by their rules; these are far beyond what happens.
            super().__init__(
                game_type,
                pyspiel.GameInfo(
                    num_distinct_actions=self.inner.num_distinct_actions(),
                    max_chance_outcomes=1,
                    num_players=self.inner.seats,
                    min_utility=-10_000.0,
                    max_utility=10_000.0,
                    utility_sum=None,
                    max_game_length=100_000,
                ),
                params or {},
            )

        def new_initial_state(self) -> Any:
            return SpielState(self, self.inner.new_initial_state())

        def observation_tensor_shape(self) -> list[int]:
            return self.inner.observation_tensor_shape()

        def information_state_tensor_shape(self) -> list[int]:
            return self.inner.information_state_tensor_shape()

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self.inner)

    class SpielState(pyspiel.State):
        def __init__(self, game: Any, inner: State) -> None:
            super().__init__(game)
            self.inner = inner

        def current_player(self) -> Any:
            player = self.inner.current_player()
            special = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}
            return special.get(player, player)

        def is_chance_node(self) -> bool:
            return self.inner.is_chance_node()

        def is_terminal(self) -> bool:
            return self.inner.is_terminal()

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return self.inner.chance_outcomes()

        def _legal_actions(self, player: int) -> list[int]:
            return self.inner.legal_actions(player)

        def _apply_action(self, action: int) -> None:
            self.inner.apply_action(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.inner.action_to_string(player, action)

        def rewards(self) -> list[float]:
            return self.inner.rewards()

        def returns(self) -> list[float]:
            return self.inner.returns()

        def information_state_string(self, player: int | None = None) -> str:
            return self.inner.information_state_string(player)

        def observation_string(self, player: int | None = None) -> str:
            return self.inner.observation_string(player)

        def information_state_tensor(self, player: int | None = None) -> list[float]:
            return self.inner.information_state_tensor(player)

        def observation_tensor(self, player: int | None = None) -> list[float]:
            return self.inner.observation_tensor(player)

        def resample_from_infostate(self, player: int, sampler: Any) -> Any:
            return SpielState(self.get_game(), self.inner.resample_from_infostate(player, sampler))

        def clone(self) -> Any:
            return SpielState(self.get_game(), self.inner.clone())

        def __deepcopy__(self, memo: object) -> Any:
            return self.clone()

        def __str__(self) -> str:
            return str(self.inner)

    pyspiel.register_game(game_type, SpielGame)


class Observer:
    """What OpenSpiel's `make_observation` asks for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(game.layout.observation_length, np.float32)
        self.dict = {field.name: self.tensor[field.slice].reshape(field.shape) for field in game.layout.observation}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.inner.observation_array(player)

    def string_from(self, state: Any, player: int) -> str:
        text: str = state.inner.observation_string(player)
        return text
