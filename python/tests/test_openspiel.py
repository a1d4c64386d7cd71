"""Our games in OpenSpiel's shape, and OpenSpiel's own bots playing them."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from vierblatt import GAMES, openspiel


def sampler(seed):
    return random.Random(seed).random


def play(state, rng, moves=10**6):
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_has_what_openspiel_expects(game):
    rng = random.Random(1)
    spiel = openspiel.Game(game, seed=4)
    state = spiel.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    play(state, rng, 30)
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(legal) and all(0 <= action < spiel.num_distinct_actions() for action in legal)
        assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal
        assert state.legal_actions((player + 1) % spiel.num_players()) == [] or spiel.num_players() == 1
        assert state.action_to_string(player, legal[0])
        assert len(state.observation_tensor()) == spiel.observation_tensor_shape()[0]
        assert len(state.information_state_tensor()) == spiel.information_state_tensor_shape()[0]
        copy = state.clone()
        action = rng.choice(legal)
        copy.apply_action(action)
        assert state.legal_actions() == legal, "a clone is on its own"
        state.apply_action(action)
        assert copy.returns() == state.returns()
    assert state.current_player() == openspiel.TERMINAL


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_is_the_same_to_the_player_and_another_world(game):
    rng = random.Random(2)
    seats = max(2, GAMES[game].min_seats)
    state = openspiel.Game(game, seats, seed=5).new_initial_state()
    play(state, rng, 12)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, sampler(n)) for n in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    other = (player + 1) % seats
    assert len({tuple(world.observation_tensor(other)) for world in worlds} | {str(world) for world in worlds}) > 1
    play(worlds[0], rng)
    assert worlds[0].is_terminal()


def test_the_same_seed_of_a_game_gives_the_same_deals():
    def deals(seed):
        game = openspiel.Game("joomo", 3, seed=seed)
        states = [game.new_initial_state() for _ in range(3)]
        for state in states:
            state.apply_action(0)
        return [state.information_state_string(0) for state in states]

    assert deals(1) == deals(1) != deals(2)
    assert len(set(deals(1))) == 3


def load(game, **parameters):
    names = openspiel.register()
    assert openspiel.register() == names, "registering twice does no harm"
    return pyspiel.load_game("vierblatt_" + game.replace("-", "_"), parameters)


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_random_bots_play_our_games(game):
    spiel = load(game, seed=7)
    players = spiel.num_players()
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(players)]
    state = spiel.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        state.apply_action(bots[state.current_player()].step(state))
        moves += 1
    assert moves > 5
    assert abs(sum(state.returns())) < 1e-3


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_ismcts_plays_our_games(game):
    spiel = load(game, seed=7)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(spiel, evaluator, 2.0, 12, random_state=np.random.RandomState(2))
    state = spiel.new_initial_state()
    state.apply_action(0)
    for _ in range(4):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_openspiels_ismcts_beats_chance_at_joomo():
    spiel = load("joomo", players=2, seed=3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(spiel, evaluator, 5.0, 30, random_state=np.random.RandomState(2))
    rng = random.Random(5)
    gained = 0.0
    for deal in range(12):
        state = spiel.new_initial_state()
        state.apply_action(0)
        while not state.is_terminal():
            searches = state.current_player() == deal % 2
            state.apply_action(int(bot.step(state)) if searches else rng.choice(state.legal_actions()))
        gained += state.returns()[deal % 2]
    assert gained > 0


def test_options_and_episodes_are_parameters():
    spiel = load("joomo", players=3, options="target=5,tie=shared", episode="game", reward="game")
    state = spiel.new_initial_state()
    play(state, random.Random(1))
    assert max(state.returns()) <= 1.0
    with pytest.raises(ValueError, match="option 'target'"):
        load("joomo", options="target=1")
