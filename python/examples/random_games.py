"""Random games, three ways: one table, PettingZoo's loop, thousands at once.

    python random_games.py [--quick]
"""

import random
import sys
import time

import numpy as np

import vierblatt
from vierblatt import pettingzoo

QUICK = "--quick" in sys.argv
SECONDS = 0.1 if QUICK else 3.0


def one_table(game: str) -> float:
    table, rng, steps = vierblatt.open_table(game, seed=1), random.Random(1), 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        while not table.is_over:
            table.step(rng.choice(table.legal_actions()))
            steps += 1
        table.reset()
    return steps / (time.process_time() - begin)


def aec(game: str) -> float:
    """PettingZoo's usual loop, with the observation made in every step and a random legal action."""
    env, rng, steps = pettingzoo.raw_env(game), random.Random(1), 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            env.step(None if terminated else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
    return steps / (time.process_time() - begin)


def vector(game: str, games: int, threads: int) -> float:
    env, rng, steps = vierblatt.VectorEnv(game, games, seed=1, threads=threads), np.random.default_rng(1), 0
    spent = 0.0
    while spent < SECONDS:
        actions = env.random_actions(rng)
        begin = time.perf_counter()
        env.step(actions)
        spent += time.perf_counter() - begin
        steps += games
    return steps / spent


for game in vierblatt.GAMES:
    print(f"{game:14} one table {one_table(game):12,.0f} steps/s   PettingZoo {aec(game):10,.0f} steps/s", end="   ")
    games = 64 if QUICK else 1024
    print(f"{games} at once, one core {vector(game, games, 1):12,.0f}   all cores {vector(game, games, 0):12,.0f} steps/s")
