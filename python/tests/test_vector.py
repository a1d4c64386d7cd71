"""Many games at once."""

import threading

import numpy as np
import pytest

import vierblatt
from vierblatt import GAMES, VectorEnv


@pytest.mark.parametrize("game", GAMES)
def test_games_are_stepped_into_the_same_arrays(game):
    env = VectorEnv(game, 16, seed=1)
    arrays = [env.observations, env.masks, env.rewards, env.dones, env.seats]
    addresses = [array.ctypes.data for array in arrays]
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        assert (env.masks.sum(axis=1) > 0).all()
        env.step(env.random_actions(rng))
        ended += int(env.dones.sum())
        assert env.num_seats == 1 or np.abs(env.rewards.sum(axis=1)).max() < 1e-3
        assert not env.rewards[~env.dones].any(), "a round's reward ends the episode"
    assert ended > 0
    assert [array.ctypes.data for array in (env.observations, env.masks, env.rewards, env.dones, env.seats)] == addresses
    assert env.observations.shape == (16, env.layout.observation_length)


def test_it_plays_the_same_games_as_a_single_table_shows():
    env = VectorEnv("joomo", 1, seats=3, seed=5)
    named = env.named()
    assert named["hand"].sum() == 10
    assert named["hand"].base is not None, "a view, not a copy"
    card = int(np.flatnonzero(env.masks[0])[0])
    leader = int(env.seats[0])
    env.step([card])
    assert named["played"][0, card] == 1 and named["first_limit"][0, card] == 1
    assert int(env.seats[0]) == (leader + 1) % 3
    assert named["hand_sizes"][0].tolist() == [10, 10, 9]


def test_one_thread_or_many_makes_no_difference():
    def run(threads):
        env = VectorEnv("komojo", 40, seed=3, threads=threads)
        rng = np.random.default_rng(1)
        total = 0
        for _ in range(50):
            env.step(env.random_actions(rng))
            total = total * 31 + int(env.observations.astype(np.int64).sum())
        return total

    assert run(1) == run(4)


def test_bots_play_the_other_seats():
    env = VectorEnv("joomo", 8, seats=3, opponents={0: "level1", 2: "greedy"}, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(100):
        assert (env.seats == 1).all()
        env.step(env.random_actions(rng))


def test_python_runs_on_while_games_are_stepped():
    env = VectorEnv("koenigs-romme", 2, seats=2, opponents={0: "level5"}, seed=1)
    rng = np.random.default_rng(1)
    done = threading.Event()
    counted = 0

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(3):
        env.step(env.random_actions(rng))
    done.set()
    thread.join()
    assert counted > 0


def test_wrong_arguments_are_answered_clearly():
    env = VectorEnv("joomo", 2, seats=2, seed=1)
    with pytest.raises(ValueError, match="environment 1: action 86 is not legal now"):
        env.step([int(np.flatnonzero(env.masks[0])[0]), 86])
    with pytest.raises(ValueError, match="'actions' has 1 entries and needs 2"):
        env.step([0])
    for wrong, why in [
        (lambda: VectorEnv("chess", 1), "there is no game 'chess'"),
        (lambda: VectorEnv("joomo", 0), "at least one environment"),
        (lambda: VectorEnv("joomo", 1, seats=9), "2 to 6 seats"),
        (lambda: VectorEnv("joomo", 1, options={"target": 3}), "'target' must be a whole number"),
        (lambda: VectorEnv("joomo", 1, seats=2, opponents={0: "random", 1: "random"}), "leave one for the learner"),
        (lambda: VectorEnv("joomo", 1, opponents={0: "level9"}), "there is no opponent 'level9'"),
        (lambda: VectorEnv("joomo", 1, episode="match"), "an episode is 'game' or 'round'"),
    ]:
        with pytest.raises(ValueError, match=why):
            wrong()
    with pytest.raises(IndexError, match="no seat 4"):
        vierblatt.VectorEnv("joomo", 1, seats=4, opponents={4: "random"})
