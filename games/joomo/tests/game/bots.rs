//! The bots: always legal, the same for a seed, blind to what they were not told, and worth their level.

use std::sync::atomic::AtomicBool;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_bots::{BotSeat, Level, Limit, Player, RandomPlayer, Sight, Skilled};
use vierblatt_game::{
    Game, Imagine, Known, Moves, Notation, Seat, Seats, Stage, Telling, Told, Turn, random_move,
};
use vierblatt_joomo::{Joomo, Move, Options, State};

use crate::scenario::Scenario;

type Seated = Box<dyn Player<Joomo>>;

const TABLES: [&str; 3] =
    ["", "second_card=may_pass target=5 tie=shared", "second_card=may_pass target=5"];

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn my_seat(seat: Seat, seats: Seats, options: Options) -> BotSeat<Joomo> {
    BotSeat { seat, seats, options }
}

/// Plays until the game is over or so many rounds are, and gives the state then.
fn play(players: &mut [Seated], chosen: &str, seed: u64, rounds: u32, limit: &Limit<'_>) -> State {
    let seats = Seats(players.len() as u8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = Joomo::new(vierblatt_game_testing::chosen(chosen), seats);
    loop {
        let mut told = Told::<Joomo>::default();
        match Joomo::turn(&state) {
            Turn::Over => return state,
            Turn::Chance if Joomo::round(&state) > rounds => return state,
            Turn::Chance => {
                let chance = Joomo::chance(&state, &mut rng);
                Joomo::apply_chance(&mut state, &chance, &mut told);
            }
            Turn::Seats(turn) => {
                let seat = turn.iter().next().unwrap();
                let mv = players[seat.index()].choose(&Sight::of(&state, seat), limit);
                assert_eq!(Joomo::check(&state, seat, &mv), Ok(()), "{mv:?}");
                Joomo::apply(&mut state, seat, &mv, &mut told);
            }
        }
        for seat in seats.iter() {
            told.heard_by(seat).for_each(|telling| players[seat.index()].hear(telling));
        }
    }
}

/// What the bot of this level answers in the scene, having heard nothing before.
fn answer(table: &Scenario, number: u8, iterations: u32) -> String {
    let seat = Seat(table.turn());
    let state = &table.state;
    let seats = Joomo::totals(state).seats();
    let mut bot = Joomo::bot(my_seat(seat, seats, Options::default()), level(number), 7);
    written(&bot.choose(&Sight::of(state, seat), &Limit::iterations(iterations)))
}

fn greedy_answer(table: &Scenario) -> String {
    let seat = Seat(table.turn());
    let seats = Joomo::totals(&table.state).seats();
    let mut greedy = Joomo::greedy(my_seat(seat, seats, Options::default()), 7);
    written(&greedy.choose(&Sight::of(&table.state, seat), &Limit::NORMAL))
}

fn written(mv: &Move) -> String {
    let mut text = String::new();
    Joomo::write_move(mv, &mut text);
    text
}

#[test]
fn every_player_answers_legally_at_every_table() {
    for seats in 2..=6 {
        for (n, chosen) in TABLES.iter().enumerate() {
            let options = vierblatt_game_testing::chosen(chosen);
            let mut players: Vec<Seated> = (0..seats)
                .map(|seat| {
                    let my_seat = my_seat(Seat(seat), Seats(seats), options);
                    match (seat + n as u8) % 6 {
                        0 => Box::new(Joomo::greedy(my_seat, 1)) as Seated,
                        number => Box::new(Joomo::bot(my_seat, level(number), 1)),
                    }
                })
                .collect();
            play(&mut players, chosen, u64::from(seats), 4, &Limit::iterations(6));
        }
    }
}

#[test]
fn a_bot_that_is_told_to_stop_still_answers() {
    let table = Scenario::dealt("", &["", "", ""]);
    let stop = AtomicBool::new(true);
    let limit = Limit { stop: Some(&stop), ..Limit::NORMAL };
    let sight = Sight::of(&table.state, Seat(0));
    let mut bot = Joomo::bot(my_seat(Seat(0), Seats(3), Options::default()), Level::LAST, 1);
    assert!(bot.think(&sight, &limit).unwrap().iterations < 100);
    assert!(sight.legal.to_vec().contains(&bot.choose(&sight, &limit)));
}

#[test]
fn a_tie_is_shared() {
    let table = Scenario::find(2, "target=5", |state| Joomo::stage(state) == Stage::Vote);
    let sight = Sight::of(&table.state, Seat(1));
    let my_seat = my_seat(Seat(1), Seats(2), vierblatt_game_testing::chosen("target=5"));
    let mut bot = Joomo::bot(my_seat, Level::LAST, 1);
    assert_eq!(bot.choose(&sight, &Limit::NORMAL), Move::Share);
    assert_eq!(Joomo::greedy(my_seat, 1).choose(&sight, &Limit::NORMAL), Move::Share);
}

#[test]
fn the_same_seed_plays_the_same_round() {
    let round = || {
        let mut players: Vec<Seated> = Seats(3)
            .iter()
            .map(|seat| {
                let my_seat = my_seat(seat, Seats(3), Options::default());
                Box::new(Joomo::bot(my_seat, level(5 - seat.0), 3)) as Seated
            })
            .collect();
        play(&mut players, "", 5, 1, &Limit::iterations(40))
    };
    assert_eq!(round(), round());
}

#[test]
fn cards_a_bot_has_not_seen_do_not_change_its_answer() {
    let seats = Seats(3);
    let options = Options::default();
    for seed in 0..12 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = Joomo::new(options, seats);
        let mut told = Told::<Joomo>::default();
        for _ in 0..(2 + 2 * seed) {
            if let Turn::Seats(turn) = Joomo::turn(&state) {
                let (seat, mv) = random_move::<Joomo>(&state, turn, &mut rng);
                Joomo::apply(&mut state, seat, &mv, &mut told);
            } else {
                let chance = Joomo::chance(&state, &mut rng);
                Joomo::apply_chance(&mut state, &chance, &mut told);
            }
        }
        let Some(seat) = Joomo::turn(&state).seats().iter().next() else { continue };
        let known = Known {
            seat,
            seats,
            options,
            public: Joomo::public(&state),
            private: Joomo::private(&state, seat),
            memory: (),
        };
        let other = Joomo::imagine(&known, &mut rng);
        assert_ne!(state, other, "the other hands were dealt anew");
        let ask = |state: &State| {
            let mut bot = Joomo::bot(my_seat(seat, seats, options), Level::LAST, seed);
            told.heard_by(seat).for_each(|telling: &Telling<Joomo>| bot.hear(telling));
            bot.choose(&Sight::of(state, seat), &Limit::iterations(60))
        };
        assert_eq!(ask(&state), ask(&other), "seed {seed}");
    }
}

/// The mean points of a hero in every seat of the same deals, the others being greedy.
fn points(seats: u8, deals: u64, hero: impl Fn(BotSeat<Joomo>, u64) -> Seated) -> f64 {
    let mut sum = 0;
    for seed in 0..deals {
        for at in Seats(seats).iter() {
            let mut players: Vec<Seated> = Seats(seats)
                .iter()
                .map(|seat| {
                    let my_seat = my_seat(seat, Seats(seats), Options::default());
                    if seat == at {
                        hero(my_seat, seed)
                    } else {
                        Box::new(Joomo::greedy(my_seat, seed))
                    }
                })
                .collect();
            let state = play(&mut players, "", seed, 1, &Limit::iterations(150));
            sum += Joomo::totals(&state)[at];
        }
    }
    f64::from(sum) / (deals * u64::from(seats)) as f64
}

#[test]
fn level_five_beats_greedy_and_greedy_beats_chance() {
    for seats in [2, 4] {
        let deals = 24 / u64::from(seats);
        let chance = points(seats, 4 * deals, |_, seed| Box::new(RandomPlayer::new(seed)));
        let greedy =
            points(seats, 4 * deals, |my_seat, seed| Box::new(Joomo::greedy(my_seat, seed)));
        let best =
            points(seats, deals, |my_seat, seed| Box::new(Joomo::bot(my_seat, Level::LAST, seed)));
        assert!(greedy > chance + 0.5, "{seats}: {greedy} {chance}");
        assert!(best > chance + 1.0, "{seats}: {best} {chance}");
        assert!(best > greedy, "{seats}: {best} {greedy}");
    }
}

#[test]
fn second_to_play_closes_the_gap() {
    // 23 is next to 24: only a double digit could answer, and 38 is then the last card.
    let mut table = Scenario::late("", &["24 02", "23 38", "31 32"], 0);
    table.play(&["0 24"]);
    assert_eq!(greedy_answer(&table), "23");
    for number in 1..=5 {
        assert_eq!(answer(&table, number, 300), "23", "level {number}");
    }
}

#[test]
fn a_ten_goes_where_it_wins() {
    // 20 closes the gap, takes two markers and is then no burden.
    let mut table = Scenario::late("", &["21 02", "20 38", "31 32"], 0);
    table.play(&["0 21"]);
    assert_eq!(greedy_answer(&table), "20");
    for number in 1..=5 {
        assert_eq!(answer(&table, number, 300), "20", "level {number}");
    }
}

#[test]
fn the_last_card_is_played_for_the_joomo_marker() {
    let mut table = Scenario::late("", &["07 23", "02 25", "17"], 0);
    table.play(&["0 07", "1 25"]);
    assert_eq!(greedy_answer(&table), "17");
    for number in 1..=5 {
        assert_eq!(answer(&table, number, 200), "17", "level {number}");
    }
}

#[test]
fn greedy_keeps_double_digits_until_they_pay() {
    // Nothing in the gap but 22 out of it, and three may still answer: one marker is not worth it.
    let hand = "22 01 02 03 04 06 07 08 09 49";
    let mut table = Scenario::dealt("", &["31", "46", hand, ""]);
    table.play(&["0 31", "1 46"]);
    assert_eq!(greedy_answer(&table), "pass");
    // Three markers near the end are.
    let mut table = Scenario::late("", &["10 02", "20 39", "33 38"], 0);
    table.play(&["0 10", "1 20"]);
    assert_eq!(greedy_answer(&table), "33");
}
