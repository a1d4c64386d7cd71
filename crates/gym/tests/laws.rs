//! What holds for every game, size and option: numbers and moves agree, arrays tell nothing a seat may not know.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::Dice;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Chooser, Chosen, FieldList, IntoArray, Kind, Moves, Options, Seats, Value};
use vierblatt_gym::{AnyTable, Episode, Goal, Reward, Setup, Table, layout, open_table};

/// Does something for every game, number of seats and a few sets of options.
fn for_each_table(mut f: impl FnMut(&Setup<'_>, u64)) {
    for game in IDS {
        let seats = with_game(game, SeatsOf).expect("it is in the list");
        for seats in seats {
            for (n, options) in with_game(game, OptionSets).expect("it is there").iter().enumerate()
            {
                let episode = if n % 2 == 0 { Episode::Game } else { Episode::Round };
                let reward = if n % 3 == 0 { Reward::Round } else { Reward::Game };
                let goal = Goal { episode, reward };
                f(&Setup { game, seats, options, goal }, 100 * u64::from(seats) + n as u64);
            }
        }
    }
}

struct SeatsOf;

impl Visit for SeatsOf {
    type Output = std::ops::RangeInclusive<u8>;
    fn visit<G: Listed>(self) -> Self::Output {
        G::SEATS
    }
}

/// Options for a short game, and each choice once away from its default.
struct OptionSets;

impl Visit for OptionSets {
    type Output = Vec<String>;
    fn visit<G: Listed>(self) -> Vec<String> {
        let short: G::Options = serde_json::from_str(G::SHORT_GAME).expect("a short game");
        let mut sets = vec![short];
        for spec in G::Options::SPECS {
            if let Kind::Choice { words, default } = spec.kind {
                for word in words.iter().filter(|word| **word != default) {
                    let mut options = short;
                    options.set(spec.name, Value::Word(word)).expect("it is one of the words");
                    sets.push(options);
                }
            }
        }
        sets.iter().map(|options| serde_json::to_string(options).expect("plain")).collect()
    }
}

/// Plays at random for a while.
fn play(table: &mut dyn AnyTable, dice: &mut Dice, mut each: impl FnMut(&dyn AnyTable, &[usize])) {
    let mut offered = Vec::new();
    for _ in 0..400 {
        if table.is_over() {
            return;
        }
        table.offered(&mut offered);
        assert!(!offered.is_empty(), "whoever chooses is offered something");
        each(table, &offered);
        table.choose(offered[dice.random_range(0..offered.len())]).expect("it was on offer");
    }
}

#[test]
fn what_is_not_on_offer_is_refused_and_changes_nothing() {
    for_each_table(|setup, seed| {
        let size = layout(setup).unwrap().size;
        let mut table = open_table(setup, seed).unwrap();
        let mut dice = Dice::seed_from_u64(seed);
        let mut other = Dice::seed_from_u64(seed + 1);
        play(&mut *table, &mut dice, |table, offered| {
            let number = other.random_range(0..size + 3);
            let mut copy = table.copy();
            let result = copy.choose(number);
            assert_eq!(result.is_ok(), offered.contains(&number), "{setup:?} {number}: {result:?}");
            if result.is_err() {
                assert_eq!(copy.record().unwrap(), table.record().unwrap());
            }
            assert!(table.text(offered[0]).is_ok());
        });
    });
}

#[test]
fn a_seat_is_shown_and_offered_the_same_in_every_world_it_can_imagine() {
    for_each_table(|setup, seed| {
        let layout = layout(setup).unwrap();
        let mut table = open_table(setup, seed).unwrap();
        let mut dice = Dice::seed_from_u64(seed);
        let mut nth = 0;
        let (mut true_array, mut array) = (vec![0; layout.length], vec![0; layout.length]);
        let (mut true_mask, mut mask) = (vec![0; layout.size], vec![0; layout.size]);
        play(&mut *table, &mut dice, |table, _| {
            nth += 1;
            if nth % 7 != 0 {
                return;
            }
            for seat in 0..usize::from(setup.seats) {
                let world = table.imagine(seat, nth).unwrap();
                table.observe(seat, &mut true_array).unwrap();
                world.observe(seat, &mut array).unwrap();
                assert_eq!(array, true_array, "{setup:?} seat {seat}");
                table.mask(seat, &mut true_mask).unwrap();
                world.mask(seat, &mut mask).unwrap();
                assert_eq!(mask, true_mask, "{setup:?} seat {seat}");
                assert_eq!(world.told(seat).unwrap(), table.told(seat).unwrap());
                assert_eq!(world.half(), table.half());
                assert!(world.record().is_err());
                let other = (seat + 1) % usize::from(setup.seats);
                assert_eq!(world.imagine(other, 1).is_err(), other != seat);
            }
        });
    });
}

#[test]
fn what_all_seats_earn_comes_to_nothing_unless_one_plays_alone() {
    for_each_table(|setup, seed| {
        let mut table = open_table(setup, seed).unwrap();
        let mut dice = Dice::seed_from_u64(seed);
        let mut offered = Vec::new();
        let mut earned_at_all = false;
        for _ in 0..20_000 {
            if table.is_over() {
                break;
            }
            table.offered(&mut offered);
            table.choose(offered[dice.random_range(0..offered.len())]).unwrap();
            let earned = table.take_earned();
            let sum: f32 = earned.iter().sum();
            assert!(setup.seats == 1 || sum.abs() < 1e-3, "{setup:?} {earned:?}");
            earned_at_all |= earned.iter().any(|earned| *earned != 0.0);
        }
        let game_in_rounds = setup.goal == Goal { episode: Episode::Round, reward: Reward::Game };
        assert!(table.is_over(), "{setup:?}");
        // Equal points earn nobody anything, and a game that breaks off after a round is not decided.
        let places = table.places().unwrap();
        let equal = places.iter().all(|place| *place == places[0]);
        assert!(earned_at_all || game_in_rounds || equal, "{setup:?} {places:?}");
    });
}

/// Every legal move has numbers that lead back to it, and the numbers on offer are those of legal moves.
struct Agree(Seats, u64);

impl Visit for Agree {
    type Output = ();
    fn visit<G: Listed>(self) {
        let Agree(seats, seed) = self;
        let options: G::Options = serde_json::from_str(G::SHORT_GAME).expect("a short game");
        let mut table = Table::<G>::new(options, seats, Goal::default(), seed, &mut ());
        let mut dice = Dice::seed_from_u64(seed);
        let length = FieldList::of::<G>(options, seats).size;
        for _ in 0..300 {
            let Some(chooser) = table.chooser() else { return };
            let chooser = Chooser { half: None, ..chooser };
            let legal = G::legal(table.state(), chooser.seat);
            let mut firsts = Vec::new();
            legal.for_each(|mv| {
                let (first, second) = G::numbers(&legal, chooser, &mv).expect("it is listed");
                firsts.push(first);
                let last = match second {
                    None => G::choose(&legal, chooser, first),
                    Some(second) => {
                        assert_eq!(G::choose(&legal, chooser, first), Chosen::Half);
                        let half = Chooser { half: Some(first as u16), ..chooser };
                        let mut on_offer = false;
                        G::offer(&legal, half, |number| on_offer |= number == second);
                        assert!(on_offer, "{mv:?}");
                        G::choose(&legal, half, second)
                    }
                };
                assert_eq!(last, Chosen::Move(mv));
            });
            let mut offered = Vec::new();
            G::offer(&legal, chooser, |number| offered.push(number));
            let count = offered.len();
            offered.sort_unstable();
            offered.dedup();
            assert_eq!(count, offered.len(), "each number once");
            // A switch may begin with either card.
            assert!(firsts.iter().all(|first| offered.binary_search(first).is_ok()));
            assert!(offered.iter().all(|number| *number < G::size(seats)));
            let mut array = vec![7; length + 1];
            let (public, private) =
                (G::public(table.state()), G::private(table.state(), chooser.seat));
            G::observe(
                &public,
                &private,
                &options,
                chooser,
                &mut IntoArray::new(&mut array[..length]),
            );
            assert_eq!(array[length], 7);
            while table.chooser().is_some_and(|now| now.seat == chooser.seat) {
                let mut offered = Vec::new();
                table.offer(|number| offered.push(number));
                table.choose(offered[dice.random_range(0..offered.len())], &mut ()).unwrap();
                if table.chooser().is_none_or(|now| now.half.is_none()) {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_legal_move_has_numbers_that_lead_back_to_it() {
    for game in IDS {
        for seats in with_game(game, SeatsOf).expect("it is there") {
            for seed in 0..3 {
                with_game(game, Agree(Seats(seats), seed)).expect("it is there");
            }
        }
    }
}

#[test]
fn wrong_set_ups_are_answered_with_what_is_wrong() {
    let wrong = |game, seats, options| {
        open_table(&Setup { game, seats, options, goal: Goal::default() }, 1)
            .err()
            .unwrap()
            .to_string()
    };
    assert!(wrong("chess", 2, "{}").starts_with("there is no game 'chess'; there are: joomo"));
    assert_eq!(wrong("joomo", 7, "{}"), "Joomo is for 2 to 6 seats, not 7");
    let target = r#"{"target": 4}"#;
    assert!(wrong("joomo", 2, target).contains("a whole number from 5 to 100"));
    let rounds = r#"{"first_round": 5, "last_round": 2}"#;
    assert!(wrong("koenigs-romme", 2, rounds).contains("'first_round' must not be above"));
    assert!(wrong("joomo", 2, "[]").starts_with("wrong options"));
}

#[test]
fn places_are_those_of_the_whole_game() {
    let setup =
        Setup { game: "joomo", seats: 3, options: r#"{"target": 5}"#, goal: Goal::default() };
    let mut table = open_table(&setup, 3).unwrap();
    assert_eq!(table.places(), None);
    play_out(&mut *table);
    let places = table.places().unwrap();
    assert_eq!(places.len(), 3);
    assert!(places.contains(&1));
}

fn play_out(table: &mut dyn AnyTable) {
    let mut offered = Vec::new();
    while !table.is_over() {
        table.offered(&mut offered);
        table.choose(offered[0]).unwrap();
    }
}
