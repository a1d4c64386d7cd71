//! The words that occur in a game's actions, taken from random play in the game's own notation.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Moves, Notation, Seats, carry_out, random_action};
use vierblatt_record::write_action;

/// How many random games are played at each size of table. Rare actions need some.
const GAMES: u64 = 3;

/// How many legal moves of a seat are written at each step: enough to meet every kind.
const MOVES: usize = 24;

/// What no game has, or only in the wrong place.
const NONSENSE: [&str; 10] =
    ["~", "0", "7", "", "é", "\0", "18446744073709551616", "-1", "nonsense", "0.1"];

/// Words that occur in a game's actions, and some that do not. They are the same each time.
pub(crate) fn words<G: Notation>() -> &'static [String] {
    static KNOWN: Mutex<Option<HashMap<&'static str, &'static [String]>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.get_or_insert_default().entry(G::ID).or_insert_with(|| collected::<G>().leak())
}

fn collected<G: Notation>() -> Vec<String> {
    let mut words: BTreeSet<String> = NONSENSE.iter().map(|word| (*word).to_owned()).collect();
    for seats in G::SEATS.map(Seats) {
        for game in 0..GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats.0) * GAMES + game);
            let mut state = G::new(G::Options::default(), seats);
            while let Some(action) = random_action::<G>(&state, &mut rng) {
                add(&write_action::<G>(&action), &mut words);
                for seat in G::turn(&state).seats().iter() {
                    let legal = G::legal(&state, seat);
                    for n in (0..legal.len()).step_by(legal.len().div_ceil(MOVES).max(1)) {
                        let mut text = String::new();
                        G::write_move(&legal.get(n), &mut text);
                        add(&text, &mut words);
                    }
                }
                carry_out::<G>(&mut state, &action, &mut ());
            }
        }
    }
    words.into_iter().collect()
}

fn add(text: &str, words: &mut BTreeSet<String>) {
    for word in text.split(' ').filter(|word| !words.contains(*word)).collect::<Vec<_>>() {
        words.insert(word.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use vierblatt_catalog::{IDS, Listed, Visit, with_game};

    use super::*;

    struct Compare<'a> {
        unknown: &'a RefCell<Vec<String>>,
    }

    impl Visit for Compare<'_> {
        type Output = usize;
        fn visit<G: Listed>(self) -> usize {
            let known = words::<G>();
            // Other games use the same words. Numbers may be rare: the fifth place of the sixth seat.
            for seats in G::SEATS.map(Seats) {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000 + u64::from(seats.0));
                let mut state = G::new(G::Options::default(), seats);
                while let Some(action) = random_action::<G>(&state, &mut rng) {
                    let text = write_action::<G>(&action);
                    let is_word = |word: &&str| word.contains(char::is_alphabetic);
                    for word in text.split(' ').filter(is_word) {
                        if !known.iter().any(|known| known == word) {
                            self.unknown.borrow_mut().push(format!("{}: {word}", G::ID));
                        }
                    }
                    carry_out::<G>(&mut state, &action, &mut ());
                }
            }
            known.len()
        }
    }

    #[test]
    fn every_game_has_the_words_of_its_own_actions() {
        let unknown = RefCell::new(Vec::new());
        for id in IDS {
            let count =
                with_game(id, Compare { unknown: &unknown }).expect("a game of the catalog");
            assert!(count > NONSENSE.len() + 10, "{id} has {count} words");
        }
        assert_eq!(unknown.into_inner(), [""; 0]);
    }
}
