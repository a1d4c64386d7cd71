"""Environments for PettingZoo: `env` and `raw_env` (AEC), `parallel_env`.

    from vierblatt import pettingzoo

    env = pettingzoo.env("joomo", seats=4)

Observations are `{"observation": …, "action_mask": …}`; `env.unwrapped.layout` says what is where. Where several may act at once, as in
Komojo's snaps, who comes first is drawn.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .games import Episode, Options, Reward, layout, open_table, write_seats

Observation = dict[str, NDArray[Any]]


def env(game: str, seats: int | None = None, options: Options | None = None, **more: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the episode and costs 1."""
    raw = raw_env(game, seats, options, **more)
    wrapped: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any]):
    """The environment itself: one agent chooses after the other. An illegal action raises `ValueError`."""

    metadata = {"name": "vierblatt_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        *,
        episode: Episode = "game",
        reward: Reward = "round",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        seats = write_seats(game, seats)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.language = language
        self.layout = layout(game, seats, options)
        self.table = open_table(game, seats, options, episode=episode, reward=reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: _observation_space(self.layout.observation_length, self.layout.num_actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.layout.num_actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(None if seed is None else seed % 2**64)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._earned = False
        self.agent_selection = self.agents[self.table.seat or 0]

    def observe(self, agent: str) -> Observation:
        observation, mask = self.table.observation(self._seat_of[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, earned = self.table.step(action)
        # Rewards come once a round, so most steps have nothing to clear and nothing to add.
        self._cumulative_rewards[agent] = 0.0
        if self._earned:
            self._clear_rewards()
            self._earned = False
        if earned is not None:
            self._earned = True
            for name, reward in zip(self.possible_agents, earned):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in plain text, as whoever chooses sees it."""
        seat = self._seat_of[self.agent_selection] if self.agents else 0
        text = self.table.render(seat, self.language)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


class parallel_env(ParallelEnv[str, Any, Any]):
    """All agents act in every step. Those who are not asked wait: that is one more action, the last one."""

    metadata = {"name": "vierblatt_v0", "render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        *,
        episode: Episode = "game",
        reward: Reward = "round",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        seats = write_seats(game, seats)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.language = language
        self.layout = layout(game, seats, options)
        self.wait = self.layout.num_actions
        """The action of whoever is not asked."""
        self.table = open_table(game, seats, options, episode=episode, reward=reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._observation_spaces = {agent: _observation_space(self.layout.observation_length, self.wait + 1) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(None if seed is None else seed % 2**64)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Any]:
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            observation, mask = self.table.observation(seat)
            with_wait = np.zeros(self.wait + 1, np.int8)
            with_wait[: self.wait] = mask
            with_wait[self.wait] = seat != self.table.seat
            observations[agent] = {"observation": observation, "action_mask": with_wait}
        return observations

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        seat = self.table.seat
        earned = None
        if seat is not None:
            _, earned = self.table.step(actions[self.possible_agents[seat]])
        is_over = self.table.is_over
        rewards = dict(zip(self.possible_agents, earned or [0.0] * len(self.possible_agents)))
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observe(),
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """The table in plain text, as whoever chooses sees it."""
        text = self.table.render(self.table.seat or 0, self.language)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


def _observation_space(length: int, actions: int) -> spaces.Dict:
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (length,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
