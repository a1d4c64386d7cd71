"""Not a test that runs: mypy reads it, to see that callers get the types they expect."""

import numpy as np
from numpy.typing import NDArray

import vierblatt

table: vierblatt.Table = vierblatt.open_table("joomo", seats=2, seed=1)
seat: int | None = table.seat
legal: list[int] = table.legal_actions()
observation: NDArray[np.int16] = table.observation(0)[0]
env = vierblatt.VectorEnv("jogo", 8, opponents={1: "level3"})
rewards: NDArray[np.float32] = env.rewards
judged: list[vierblatt.Judgement] = vierblatt.judge(table.record())
