"""PettingZoo's own tests, for every game, number of seats and option."""

import contextlib
import io
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from vierblatt import GAMES, pettingzoo

TABLES = [(game, seats) for game, info in GAMES.items() for seats in range(info.min_seats, info.max_seats + 1)]
OPTIONS = [
    (game, {option.name: word})
    for game, info in GAMES.items()
    for option in info.options
    for word in option.words
    if word != option.default
]


def quietly(test, *arguments, **more):
    # They print how it went, and warn of what is on purpose: one who plays alone, and masks of nobody's turn that are all zeros.
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        test(*arguments, **more)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_environment_passes_pettingzoos_api_test(game, seats):
    quietly(api_test, pettingzoo.raw_env(game, seats), num_cycles=200)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_it_passes_with_every_option(game, options):
    quietly(api_test, pettingzoo.raw_env(game, options=options, episode="round"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_wrapped_environment_passes_too(game):
    quietly(api_test, pettingzoo.env(game), num_cycles=50)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(game, seats):
    quietly(seed_test, lambda: pettingzoo.raw_env(game, seats), num_cycles=50)
    # PettingZoo's own test of the same for parallel environments chooses without the mask.
    assert parallel_history(game, seats, 42) == parallel_history(game, seats, 42) != parallel_history(game, seats, 43)


def parallel_history(game, seats, seed):
    env = pettingzoo.parallel_env(game, seats)
    observations, _ = env.reset(seed=seed)
    rng = np.random.default_rng(1)
    history = []
    for _ in range(30):
        history.append(b"".join(observations[agent]["observation"].tobytes() for agent in env.possible_agents))
        if not env.agents:
            break
        actions = {agent: rng.choice(np.flatnonzero(observations[agent]["action_mask"])) for agent in env.agents}
        observations, *_ = env.step(actions)
    return history


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_parallel_environment_passes_pettingzoos_test(game, seats):
    quietly(parallel_api_test, pettingzoo.parallel_env(game, seats), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["round", "game"])
def test_rewards_of_a_whole_game_are_given_and_add_up_to_nothing(game, reward):
    env = pettingzoo.raw_env(game, options=GAMES[game].short_game, reward=reward)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward_now, terminated, truncated, _ = env.last()
        earned[agent] += reward_now
        action = None if terminated or truncated else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
    assert any(earned.values())
    assert abs(sum(earned.values())) < 1e-3
    assert not env.agents


def test_an_illegal_action_is_refused_or_ends_the_episode():
    env = pettingzoo.raw_env("joomo", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(ValueError, match="is not legal now"):
        env.step(illegal)
    wrapped = pettingzoo.env("joomo", 2)
    wrapped.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(illegal)
    assert all(wrapped.terminations.values())


def test_the_table_is_rendered_in_words():
    env = pettingzoo.raw_env("komojo", 3, render_mode="ansi", language="de")
    env.reset(seed=1)
    text = env.render()
    assert text.count("\n") > 3
    for env in (pettingzoo.raw_env("jogo", render_mode="human"), pettingzoo.parallel_env("jogo", render_mode="human")):
        env.reset(seed=1)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            env.render()
        assert printed.getvalue().strip()
