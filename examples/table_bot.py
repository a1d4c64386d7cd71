#!/usr/bin/env python3
"""A program that sits down at a table and plays a whole game, with moves at random.

    python3 examples/table_bot.py http://localhost:8080 jogo 2     opens a table, with bots in the other seats
    python3 examples/table_bot.py http://localhost:8080/t/K7F2MQ   joins a table; its host starts the game

The calls are docs/bot-api.md, the messages docs/protocol.md.
"""
import hashlib
import itertools
import json
import random
import secrets
import sys
import urllib.request

server, _, code = sys.argv[1].partition("/t/")
token, numbers = None, itertools.count(1)

def call(method, path, body=None):
    request = urllib.request.Request(f"{server}/api{path}", json.dumps(body).encode(), method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    return urllib.request.urlopen(request)

def ask(what, **more):
    request = {"id": f"robby-{next(numbers)}", "ask": {"do": what, **more}}
    return json.load(call("POST", f"/tables/{code}/ask", request))

token = call("POST", "/me", {"name": "Robby"}).headers["Set-Cookie"].split(";")[0].split("=", 1)[1]
is_host = not code
if is_host:
    seats = int(sys.argv[3])
    code = json.load(call("POST", "/tables", {"game": sys.argv[2], "seats": seats}))["code"]
    for seat in range(1, seats):
        ask("bot", seat=seat, level=3)
else:
    call("POST", f"/tables/{code}/join", {})
value = secrets.token_bytes(32)  # our own part in the deals, so that nobody can steer them: docs/fair-deals.md
table = game = None
for line in call("GET", f"/tables/{code}/stream"):
    message = json.loads(line) if line.strip() else {}
    table, game = message.get("table") or table, message.get("game") or game
    if table and table["status"] == "over":
        break
    if message.get("type") == "welcome" and table["status"] == "lobby":
        seal = bytes.fromhex(table["commitment"])
        ask("commit", hash=hashlib.sha256(b"vierblatt player value 1\n" + seal + value).hexdigest())
        if is_host:
            ask("start")
    if (message.get("table") or {}).get("reveals"):
        ask("reveal", value=value.hex())
    if message.get("game") and game["legal"]:
        n, race = message["n"], game.get("race")
        if not race:
            ask("act", n=n, action=random.choice(game["legal"]))
        elif not race["claimed"]:
            ask("claim", n=n, actions=[], reaction=500)
if game["totals"]:
    print("Points:", game["totals"])
print(f"Record: {server}/api/tables/{code}/games/1/record")
