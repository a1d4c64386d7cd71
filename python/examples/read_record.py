"""Reads a record downloaded from a table, judges it, and shows it.

    python read_record.py [game.json]
"""

import sys
from pathlib import Path

import vierblatt

files = [name for name in sys.argv[1:] if not name.startswith("--")]
text = Path(files[0]).read_text(encoding="utf-8") if files else vierblatt.random_record("joomo", 3, {"target": 5}, seed=1)

for record, judgement in zip(vierblatt.read_records(text), vierblatt.judge(text)):
    print(f"{record['game']}, {record['seats']} seats, {len(record['actions'])} actions: ", end="")
    if judgement.ok:
        print("all legal. Totals after each round:")
        totals = [state["totals"] for state in judgement.states]
        print(*[now for before, now in zip(totals, totals[1:]) if now != before], sep="\n")
    else:
        print(f"action {judgement.n} is refused by {judgement.rule}: {judgement.reason}")
print(vierblatt.show(text, language="en"))
