//! The laws about rules: nothing gets lost, nothing gets stuck, and what is said is so.

use std::collections::HashSet;

use rand::{Rng, RngExt};
use vierblatt_game::{Action, Game, Moves, Notation, Seat, Stage, Turn, carry_out};
use vierblatt_record::{ActionText, read_action, write_action};

use crate::{Lawful, TestTable};

/// No game of ours is longer than this, played at random.
const MOST_ACTIONS: usize = 500_000;

/// Cards are conserved, every state that is not over has a legal action, every legal action is
/// accepted, and the game ends.
pub fn rules_hold_to_the_end<L: Lawful>(table: &TestTable<L::Game>) {
    let mut deck = L::deck(&table.options, table.seats);
    deck.sort_unstable();
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut deals = 0;
    for _ in 0..MOST_ACTIONS {
        holds::<L>(&state, &deck);
        deals += usize::from(<L::Game as Game>::stage(&state) == Stage::Deal);
        let Some(action) = players.next(&state) else {
            assert!(deals > 0, "a round begins with a deal");
            return;
        };
        <L::Game as Game>::act(&mut state, &action, &mut ())
            .unwrap_or_else(|refusal| panic!("{action:?} is legal and refused: {refusal:?}"));
    }
    panic!("the game does not end");
}

/// What must be so in every state.
pub(crate) fn holds<L: Lawful>(state: &<L::Game as Game>::State, deck: &[String]) {
    let mut cards = L::cards(state);
    cards.sort_unstable();
    assert!(cards.is_empty() || cards == deck, "cards are not conserved: {cards:?}");
    L::validate(state);
    let turn = <L::Game as Game>::turn(state);
    assert_eq!(<L::Game as Game>::outcome(state).is_some(), turn == Turn::Over);
    let reached = <L::Game as Game>::stage(state);
    let fits = match reached {
        Stage::Setup | Stage::Deal => turn == Turn::Chance && cards.is_empty(),
        Stage::Play => turn != Turn::Over && !cards.is_empty(),
        Stage::Vote => matches!(turn, Turn::Seats(_)),
        Stage::Over => turn == Turn::Over,
    };
    assert!(fits, "{reached:?} with {turn:?} and {} cards", cards.len());
    // Records are read by these two words.
    let phase = <L::Game as Game>::phase(state);
    assert_eq!(phase == "deal", reached == Stage::Deal, "{phase} in {reached:?}");
    assert_eq!(phase == "over", reached == Stage::Over, "{phase} in {reached:?}");
    if let Turn::Seats(seats) = turn {
        assert!(!seats.is_empty(), "it is nobody's turn");
        for seat in seats.iter() {
            assert!(!<L::Game as Game>::legal(state, seat).is_empty(), "{seat} can do nothing");
        }
    }
}

/// What `legal` lists is what `check` accepts, for every seat and every move one can write; and a
/// refused move leaves the state as it was.
pub fn legal_and_check_agree<L: Lawful>(table: &TestTable<L::Game>) {
    let mut players = table.players();
    visit::<L>(table, 40, |state| agree_here::<L>(state));
    // Also just before each end and each chance action, which the sample may miss.
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    while let Some(action) = players.next(&state) {
        if matches!(action, Action::Chance(_)) && players.rng.random_bool(0.2) {
            agree_here::<L>(&state);
        }
        carry_out::<L::Game>(&mut state, &action, &mut ());
    }
    agree_here::<L>(&state);
}

fn agree_here<L: Lawful>(state: &<L::Game as Game>::State) {
    let vocabulary = L::vocabulary(state);
    let turn = <L::Game as Game>::turn(state);
    // One seat more than any table has: nobody sits there.
    for seat in (0..=7).map(Seat) {
        let legal = <L::Game as Game>::legal(state, seat);
        let listed: Vec<_> = (0..legal.len()).map(|n| legal.get(n)).collect();
        assert_eq!(legal.to_vec(), listed, "for_each and get tell different moves");
        let set: HashSet<_> = listed.iter().copied().collect();
        assert_eq!(set.len(), listed.len(), "a move is listed twice: {listed:?}");
        assert!(turn.seats().contains(seat) || listed.is_empty(), "{seat} is not asked");
        for mv in &listed {
            let checked = <L::Game as Game>::check(state, seat, mv);
            assert_eq!(checked, Ok(()), "{mv:?} is listed for {seat}");
            let known = vocabulary.contains(mv) || !<L::Game as Notation>::is_listed(mv);
            assert!(known, "{mv:?} is legal and not in the vocabulary");
        }
        for mv in &vocabulary {
            let mut after = *state;
            let acted = <L::Game as Game>::act(&mut after, &Action::Move(seat, *mv), &mut ());
            assert_eq!(acted.is_ok(), set.contains(mv), "{mv:?} by {seat}: {acted:?}");
            assert!(acted.is_ok() || after == *state, "{mv:?} was refused and changed the state");
            round_trip::<L>(state, mv);
        }
    }
}

/// A move reads as it is written.
fn round_trip<L: Lawful>(state: &<L::Game as Game>::State, mv: &<L::Game as Game>::Move) {
    let mut text = String::new();
    <L::Game as Notation>::write_move(mv, &mut text);
    assert_eq!(<L::Game as Notation>::read_move(state, &text).as_ref(), Some(mv), "{text:?}");
}

/// Deals and shuffles with a card missing, doubled, swapped for another or too many are refused and
/// change nothing; so is chance when it is a player's turn.
pub fn wrong_chance_is_refused<L: Lawful>(table: &TestTable<L::Game>) {
    let mut players = table.players();
    let mut deck = L::deck(&table.options, table.seats);
    deck.sort_unstable();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut last_chance = None;
    while let Some(action) = players.next(&state) {
        match &action {
            Action::Chance(_) => {
                let text = write_action::<L::Game>(&action);
                for _ in 0..8 {
                    let wrong = spoil(&text, &deck, &mut players.rng);
                    spoiled_is_refused::<L>(&state, table, &wrong, &deck);
                }
                last_chance = Some(action.clone());
            }
            Action::Move(..) => {
                if let Some(chance) = &last_chance {
                    let mut after = state;
                    let acted = <L::Game as Game>::act(&mut after, chance, &mut ());
                    assert!(acted.is_err(), "chance acts in a player's turn");
                    assert!(after == state);
                }
            }
        }
        carry_out::<L::Game>(&mut state, &action, &mut ());
    }
}

fn spoil(text: &str, deck: &[String], rng: &mut impl Rng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let at = rng.random_range(2..words.len());
    match rng.random_range(0..5) {
        0 => drop(words.remove(at)),
        1 => words.insert(at, words[at]),
        2 => words[at] = &deck[rng.random_range(0..deck.len())],
        3 => words[at] = ["", "X", "99", "é", "-1", "\u{0}"][rng.random_range(0..6)],
        _ => words.extend(deck.iter().map(String::as_str)),
    }
    words.join(" ")
}

fn spoiled_is_refused<L: Lawful>(
    state: &<L::Game as Game>::State,
    table: &TestTable<L::Game>,
    text: &str,
    deck: &[String],
) {
    let written = ActionText::Text(text.into());
    let mut after = *state;
    let acted = read_action::<L::Game>(state, table.seats, &written)
        .and_then(|action| Ok(<L::Game as Game>::act(&mut after, &action, &mut ())?));
    match acted {
        // Replacing a card by itself, or a seat by another, is not a fault.
        Ok(()) => holds::<L>(&after, deck),
        Err(_) => assert!(after == *state, "{text:?} was refused and changed the state"),
    }
}

/// A game written down and read again goes through the same states.
pub fn records_replay<L: Lawful>(table: &TestTable<L::Game>) {
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut replayed = state;
    while let Some(action) = players.next(&state) {
        carry_out::<L::Game>(&mut state, &action, &mut ());
        let text = write_action::<L::Game>(&action);
        let written = ActionText::Text(text.as_str().into());
        let read = read_action::<L::Game>(&replayed, table.seats, &written)
            .unwrap_or_else(|refused| panic!("{text:?} is not understood: {refused:?}"));
        <L::Game as Game>::act(&mut replayed, &read, &mut ())
            .unwrap_or_else(|refusal| panic!("{text:?} is refused: {refusal:?}"));
        assert!(replayed == state, "after {text:?} the replay differs");
    }
}

/// Plays a random game and stops at about `stops` of its states.
fn visit<L: Lawful>(
    table: &TestTable<L::Game>,
    stops: usize,
    mut f: impl FnMut(&<L::Game as Game>::State),
) {
    let start = <L::Game as Game>::new(table.options, table.seats);
    let length = {
        let (mut players, mut state, mut length) = (table.players(), start, 0usize);
        while let Some(action) = players.next(&state) {
            carry_out::<L::Game>(&mut state, &action, &mut ());
            length += 1;
        }
        length
    };
    let (mut players, mut state) = (table.players(), start);
    let mut n = 0usize;
    while let Some(action) = players.next(&state) {
        // Evenly spread, at offsets that are not the same phase of every turn.
        if n * stops / length.max(1) != (n + 1) * stops / length.max(1) {
            f(&state);
        }
        carry_out::<L::Game>(&mut state, &action, &mut ());
        n += 1;
    }
}
