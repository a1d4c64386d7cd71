#!/usr/bin/env python3
"""Checks the deals of a finished game without any code of Vierblatt: docs/fair-deals.md in Python.

    python3 examples/check_deals.py game.json

What is shuffled again in mid-game depends on the cards on the table; that is left to `vierblatt verify`.
"""
import hashlib
import json
import struct
import sys

def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

def words(key, nonce):
    """The 32-bit words of a ChaCha stream with 20 rounds, a 64-bit counter and a 64-bit nonce."""
    rotate = lambda x, n: (x << n | x >> 32 - n) & 0xFFFFFFFF
    for counter in range(1 << 64):
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, nonce))
        x = list(start)
        for turn in range(20):
            for i in range(4):
                a, b, c, d = i, 4 + (i + turn % 2) % 4, 8 + (i + turn % 2 * 2) % 4, 12 + (i + turn % 2 * 3) % 4
                for p, q, r, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = rotate(x[r] ^ x[p], n)
        yield from ((one + first) & 0xFFFFFFFF for one, first in zip(x, start))

def below(stream, k):
    product = next(stream) * k
    number, rest = product >> 32, product & 0xFFFFFFFF
    if rest > 2**32 - k and rest + (next(stream) * k >> 32) >= 2**32:
        number += 1
    return number

def deck(game, seats, dealt):
    if game == "joomo":
        return [f"{card:02}" for card in range(10 * (seats + 1))]
    if game == "koenigs-romme":
        return [rank + suit for suit in "shdct" for rank in "3456789TJQK" for _ in "12"] + ["JK"] * 6
    if game == "komojo":
        return [rank + suit for rank in "A23456789TJQK" for suit in "shdc"] + ["JK"] * 2
    return sorted(dealt)

record = json.load(open(sys.argv[1], encoding="utf-8"))
fair, seats = record["fair"], record["seats"]
seed, texts, shares = bytes.fromhex(fair["seed"]), fair.get("entropy", []), fair.get("shares", [])
seal, problems = sha(seed), []
if seal.hex() != fair["commitment"]:
    problems.append("the seed does not fit the commitment")
data = b"vierblatt fair deal 2\n" + seed + struct.pack(">Q", len(texts)) if shares else b"vierblatt fair deal 1\n" + seed
for text in texts:
    data += struct.pack(">Q", len(text.encode())) + text.encode()
for share in shares:
    seat, value = bytes([share["seat"]]), bytes.fromhex(share["value"] or "")
    if share["by"] == "table" and value != sha(b"vierblatt bot value 1\n", seed, seat):
        problems.append(f"the bot's value in seat {share['seat']} does not come from the seed")
    if value and sha(b"vierblatt player value 1\n", seal, value).hex() != share["hash"]:
        problems.append(f"the value of seat {share['seat']} does not fit its hash")
    data += seat + bytes.fromhex(share["hash"]) + (b"\1" + value if value else bytes(33))
chances = [action.split() for action in record["actions"] if action.startswith("~ ")]
for nth, (_, kind, *found) in enumerate(chances):
    stream = words(sha(data), nth)
    if kind == "deal":
        expected = deck(record["game"], seats, found)
        for last in range(len(expected) - 1, 0, -1):
            j = below(stream, last + 1)
            expected[last], expected[j] = expected[j], expected[last]
    elif kind == "dealer" and fair.get("first") is not None:
        expected = [str(fair["first"])]
    else:
        expected = [str(below(stream, seats))]
    if kind != "shuffle" and found != expected:
        problems.append(f"'~ {kind}', time {nth} that chance acts, should be: {' '.join(expected)}")
checked = sum(kind != "shuffle" for _, kind, *_ in chances)
missing = [share["seat"] for share in shares if not share["value"]]
print(f"{checked} of {len(chances)} acts of chance checked, values of {len(shares) - len(missing)} seats, not revealed: {missing}")
print("\n".join(problems) or "fair")
sys.exit(bool(problems))
