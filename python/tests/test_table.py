"""One table: bots, records, the referee, solvers."""

import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vierblatt
from vierblatt import GAMES, MiniTable, open_table

HERE = Path(__file__).parent


def play_out(table, rng):
    while not table.is_over:
        table.step(rng.choice(table.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_by_numbers_is_a_legal_record(game):
    table = open_table(game, options=GAMES[game].short_game, seed=1)
    play_out(table, random.Random(1))
    record = table.record()
    [judgement] = vierblatt.judge(record)
    assert judgement.ok, judgement
    assert len(judgement.states) == len(json.loads(record)["actions"]) + 1
    assert judgement.states[-1]["totals"] == table.totals
    assert table.places is not None and 1 in table.places
    assert vierblatt.show(record).count("\n") > 5


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_moves_that_are_legal_and_have_numbers(game):
    table = open_table(game, episode="round", seed=2)
    bots = [table.bot(seat, kind, 3) for seat, kind in zip(range(table.seats), ["level1", "greedy", "random", "level2"])]
    for _ in range(60):
        if table.is_over:
            break
        text, numbers = bots[table.seat].choose(table)
        assert text.startswith(f"{table.seat} ")
        copy = table.clone()
        copy.play(text)
        for number in numbers:
            assert number in table.legal_actions()
            table.step(number)
        if not numbers:
            table.play(text)
        assert table.record().startswith(copy.record()[:40])
    with pytest.raises(ValueError, match="another game"):
        other = "joomo" if game != "joomo" else "jogo"
        bots[0].choose(open_table(other))


def test_a_stronger_bot_wins_more():
    gained = 0.0
    for deal in range(30):
        table = open_table("joomo", 2, episode="round", seed=deal)
        strong = deal % 2
        bots = {strong: table.bot(strong, "level2", deal), 1 - strong: table.bot(1 - strong, "random", deal)}
        while not table.is_over:
            earned = table.play(bots[table.seat].choose(table)[0])
            gained += earned[strong] if earned else 0.0
    assert gained > 0


def test_a_table_begins_anew_with_a_seed_and_its_bots_notice():
    table = open_table("koenigs-romme", 2, seed=5)
    first = table.record()
    bot = table.bot(table.seat, "level1", 1)
    bot.choose(table)
    play_out(table, random.Random(1))
    table.reset(5)
    assert table.record() == first
    bot.choose(table)
    table.reset()
    assert table.record() != first


def test_layouts_are_named_and_observations_too():
    layout = vierblatt.layout("joomo", 4)
    assert layout.num_actions == 87
    table = open_table("joomo", 4, seed=1)
    observation, mask = table.observation(table.seat)
    named = layout.named(observation)
    assert named["hand"].sum() == 10 and named["phase"].tolist() == [1, 0, 0, 0]
    assert np.flatnonzero(mask).tolist() == table.legal_actions() == np.flatnonzero(named["hand"]).tolist()
    assert layout.action_block(84)[0].name == "pass"
    into, into_mask = np.empty_like(observation), np.empty_like(mask)
    table.observe_into(table.seat, into, into_mask)
    assert (into == observation).all() and (into_mask == mask).all()
    with pytest.raises(ValueError, match="needs"):
        table.observe_into(0, into[:5].copy(), into_mask)


def test_a_trade_in_komojo_is_chosen_in_two_halves():
    rng = random.Random(1)
    for seed in range(200):
        table = open_table("komojo", 3, seed=seed)
        for _ in range(60):
            table.step(rng.choice(table.legal_actions()))
            if table.is_over or table.half is not None:
                break
        if not table.is_over and table.half is not None:
            seat = table.seat
            field = next(field for field in vierblatt.layout("komojo", 3).observation if field.name == "chosen")
            assert table.observation(seat)[0][field.slice].sum() == 1
            assert table.observation((seat + 1) % 3)[0][field.slice].sum() == 0, "nobody else sees the half"
            table.step(table.legal_actions()[0])
            assert table.half is None
            return
    pytest.fail("no trade in 200 games")


def test_records_are_read_and_judged():
    records = "\n".join(vierblatt.random_record(game, seed=3) for game in GAMES)
    assert [record["game"] for record in vierblatt.read_records(records)] == list(GAMES)
    assert all(judgement.ok for judgement in vierblatt.judge(records))
    broken = json.loads(vierblatt.random_record("joomo", 2, {"target": 5}, seed=1))
    broken["actions"][2] = "0 pass"
    [judgement] = vierblatt.judge(json.dumps(broken), language="fr")
    assert (judgement.ok, judgement.n) == (False, 2) and judgement.rule and judgement.reason
    assert vierblatt.judge('{"game": "chess", "seats": 2, "actions": []}')[0].ok is False
    for wrong in ["nonsense", '{"game": 1}']:
        with pytest.raises(ValueError, match="line 1: no record"):
            vierblatt.read_records(wrong)
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        vierblatt.show(records, language="xx")


def test_a_small_joomo_is_solved():
    mini = MiniTable("tiny")
    sets = mini.sets()
    uniform = [[1.0] * len(moves) for _, _, _, moves in sets]
    solution = mini.solve(300)
    lost = sum(mini.exploit(uniform)) / 2
    assert sum(mini.exploit(solution)) / 2 < 0.02 < lost
    assert mini.value(solution, uniform) > mini.value(uniform, solution)
    level = mini.level(1, asked=2)
    assert sum(mini.exploit(level)) / 2 > 0.0
    with pytest.raises(ValueError, match="information set 0 needs"):
        mini.exploit([[1.0], *uniform[1:]])
    with pytest.raises(ValueError, match="there is no mini table 'x'"):
        MiniTable("x")


def test_a_solo_game_is_solved():
    table = open_table("koenigs-romme", 1, seed=1)
    solution = vierblatt.solve_solo(table.record())
    assert isinstance(solution["winnable"], bool)
    with pytest.raises(ValueError, match="not a solo game"):
        vierblatt.solve_solo(vierblatt.random_record("joomo", seed=1))


def test_an_over_table_and_a_wrong_seat_are_answered_clearly():
    table = open_table("joomo", 2, {"target": 5}, seed=1)
    with pytest.raises(IndexError, match="there is no seat 2"):
        table.observation(2)
    with pytest.raises(ValueError, match="chance"):
        table.play("~ dealer 0")
    play_out(table, random.Random(1))
    with pytest.raises(RuntimeError, match="the episode is over"):
        table.step(0)
    with pytest.raises(RuntimeError, match="no record"):
        open_table("jogo", 2, seed=1).imagine(0, 1).record()


@pytest.mark.parametrize("example", sorted(path.name for path in (HERE.parent / "examples").glob("*.py")))
def test_the_examples_run(example):
    done = subprocess.run(
        [sys.executable, str(HERE.parent / "examples" / example), "--quick"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_types_are_what_they_say():
    from mypy import api

    out, errors, status = api.run(["--config-file", str(HERE.parent / "pyproject.toml"), "--cache-dir", "/dev/null", "-p", "vierblatt"])
    assert status == 0, out + errors
    out, errors, status = api.run(["--strict", "--cache-dir", "/dev/null", str(HERE / "typed.py")])
    assert status == 0, out + errors
