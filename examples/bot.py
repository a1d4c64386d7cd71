#!/usr/bin/env python3
"""A bot of your own in thirty lines: it sheds its highest card and passes when it cannot.

    vierblatt arena joomo --seats 2 --bots greedy --bot "python3 examples/bot.py"

Works for every game: where there is no card with a number it takes the first legal move.
The protocol is docs/bot-protocol.md.
"""
import json
import sys


def worth(move):
    """How much we like a move: cards by their number, everything else less."""
    first = move.split()[0]
    return int(first) if first.isdigit() else -1


heard = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        heard = []  # a new game, or we were started again
        continue
    heard += message["heard"]
    if message["type"] == "choose":
        best = max(message["legal"], key=worth)
        print(json.dumps({"move": best}), flush=True)
