"""How good is a policy? Rounds of Joomo for two against each of our levels, with 95 % intervals.

    python evaluate.py [--quick]

Put your own policy in place of `policy`: it gets observations and masks of many games at once and returns actions.
"""

import math
import sys

import numpy as np
from numpy.typing import NDArray

import vierblatt

QUICK = "--quick" in sys.argv
GAMES, ROUNDS = (4, 8) if QUICK else (64, 2000)
LEVELS = range(1, 2) if QUICK else range(1, 6)

layout = vierblatt.layout("joomo", 2)
PASS = next(block.start for block in layout.actions if block.name == "pass")


def policy(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """Plays the highest card that is legal, and passes only when there is none."""
    cards = masks[:, :PASS] * np.arange(1, PASS + 1)
    return np.where(cards.any(axis=1), cards.argmax(axis=1), masks.argmax(axis=1))


def rounds_against(level: int) -> list[float]:
    """What each round brought the policy, half of them in each seat."""
    gained: list[float] = []
    for seat in (0, 1):
        env = vierblatt.VectorEnv("joomo", GAMES, seats=2, opponents={1 - seat: f"level{level}"}, seed=level)
        ended = 0
        while ended < ROUNDS // 2:
            env.step(policy(env.observations, env.masks))
            gained += env.rewards[env.dones, seat].tolist()
            ended += int(env.dones.sum())
    return gained


for level in LEVELS:
    gained = rounds_against(level)
    mean = float(np.mean(gained))
    half = 1.96 * float(np.std(gained)) / math.sqrt(len(gained))
    print(f"against level {level}: {mean:+.2f} points a round ± {half:.2f} ({len(gained)} rounds)")
