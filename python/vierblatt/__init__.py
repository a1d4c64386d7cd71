"""Joomo, Königs-Rommé (with its solo game), JOGO! and Komojo for programs that learn.

    import vierblatt

    env = vierblatt.VectorEnv("joomo", 1024, seats=4)
    env.step(actions)                     # all games at once, into env.observations, env.masks, env.rewards

`vierblatt.pettingzoo` has environments for PettingZoo, `vierblatt.openspiel` games for OpenSpiel. Actions are numbers and
observations are arrays; `layout` says what is where.
"""

from ._core import Bot, MiniTable, Table
from .games import GAMES, Field, GameInfo, Layout, Option, layout, open_table
from .records import Judgement, judge, random_record, read_records, show, solve_solo
from .vector import VectorEnv

__all__ = [
    "GAMES",
    "Bot",
    "Field",
    "GameInfo",
    "Judgement",
    "Layout",
    "MiniTable",
    "Option",
    "Table",
    "VectorEnv",
    "judge",
    "layout",
    "open_table",
    "random_record",
    "read_records",
    "show",
    "solve_solo",
]
