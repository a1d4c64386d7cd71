//! The bots: they answer legally whatever happens, know what there is to know, and nothing else.

mod answers;

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, RandomPlayer, Sight, Skilled, World};
use vierblatt_game::{Game, Imagine, Seat, Seats, Told, Turn, Value};
use vierblatt_komojo::{Event, Komojo, Memory, Move, Options, State};

use crate::scenario::{Scenario, options};

/// Somebody at a table, and what they remember as far as the tests want to know.
struct Sitter {
    player: Box<dyn Player<Komojo>>,
    memory: Memory,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum PlayerKind {
    Level(u8),
    Greedy,
    Random,
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn sitter(kind: PlayerKind, my_seat: BotSeat<Komojo>, seed: u64) -> Sitter {
    let player: Box<dyn Player<Komojo>> = match kind {
        PlayerKind::Level(number) => Box::new(Komojo::bot(my_seat, level(number), seed)),
        PlayerKind::Greedy => Box::new(Komojo::greedy(my_seat, seed)),
        PlayerKind::Random => Box::new(RandomPlayer::new(seed)),
    };
    Sitter { player, memory: Komojo::begin(my_seat.options, my_seat.seats, my_seat.seat) }
}

/// A table of these, playing.
struct BotTable {
    state: State,
    sitters: Vec<Sitter>,
    dice: Dice,
    iterations: u32,
    moves: Vec<(Seat, Move)>,
    told: Vec<Told<Komojo>>,
}

impl BotTable {
    fn new(options: Options, kinds: &[PlayerKind], iterations: u32, seed: u64) -> Self {
        let seats = Seats(kinds.len() as u8);
        let my_seat = |seat| BotSeat { seat, seats, options };
        let sit = |(seat, kind): (Seat, &PlayerKind)| sitter(*kind, my_seat(seat), seed + 100);
        BotTable {
            state: Komojo::new(options, seats),
            sitters: seats.iter().zip(kinds).map(sit).collect(),
            dice: Dice::seed_from_u64(seed),
            iterations,
            moves: Vec::new(),
            told: Vec::new(),
        }
    }

    /// What happens next; false when the game is over.
    fn step(&mut self) -> bool {
        let mut told = Told::default();
        match Komojo::turn(&self.state) {
            Turn::Over => return false,
            Turn::Chance => {
                let chance = Komojo::chance(&self.state, &mut self.dice);
                Komojo::apply_chance(&mut self.state, &chance, &mut told);
            }
            Turn::Seats(asked) => {
                let seat = asked.iter().nth(self.moves.len() % asked.len()).unwrap();
                let sight = Sight::of(&self.state, seat);
                let limit = Limit::iterations(self.iterations);
                let mv = self.sitters[seat.index()].player.choose(&sight, &limit);
                assert_eq!(Komojo::check(&self.state, seat, &mv), Ok(()), "{seat} {mv:?}");
                Komojo::apply(&mut self.state, seat, &mv, &mut told);
                self.moves.push((seat, mv));
            }
        }
        for (seat, sitter) in self.sitters.iter_mut().enumerate() {
            for heard in told.heard_by(Seat(seat as u8)) {
                sitter.player.hear(heard);
                Komojo::hear(&mut sitter.memory, heard);
            }
        }
        self.told.push(told);
        true
    }

    /// The points of one round.
    fn round(&mut self) -> Vec<i32> {
        while Komojo::round(&self.state) == 1 && self.step() {}
        Komojo::totals(&self.state).as_slice().to_vec()
    }
}

fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for stop in ["with_turn", "instead_of_turn"] {
        for (penalty, limit, auto_stop) in [("flat", 100, "to_caller"), ("added", 40, "everyone")] {
            all.push(options(&[
                ("stop", Value::Word(stop)),
                ("stop_penalty", Value::Word(penalty)),
                ("limit", Value::Number(limit)),
                ("auto_stop", Value::Word(auto_stop)),
            ]));
        }
    }
    all
}

#[test]
fn bots_answer_legally_in_every_game_of_every_size() {
    let kinds = [1, 2, 3, 4, 5].map(PlayerKind::Level);
    for (seed, options) in all_options().into_iter().enumerate() {
        for seats in 3..=6 {
            let mut sitting: Vec<PlayerKind> =
                kinds.iter().copied().cycle().skip(seed).take(seats).collect();
            // Somebody who throws wrong cards makes big hands, reshuffles and odd endings.
            sitting[0] = PlayerKind::Random;
            sitting[1] = PlayerKind::Greedy;
            let mut table = BotTable::new(options, &sitting, 6, seed as u64);
            for _ in 0..1500 {
                if !table.step() {
                    break;
                }
                table.state.validate();
            }
            assert!(table.moves.len() > 5);
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    let kinds =
        [PlayerKind::Level(5), PlayerKind::Level(1), PlayerKind::Level(3), PlayerKind::Greedy];
    let game = || {
        let mut table = BotTable::new(Options::default(), &kinds, 60, 7);
        table.round();
        table.moves
    };
    let moves = game();
    assert!(moves.len() > 20);
    assert_eq!(moves, game());
}

#[test]
fn what_a_bot_cannot_know_does_not_change_its_answer() {
    for number in 1..=5 {
        let kinds = [
            PlayerKind::Level(number),
            PlayerKind::Random,
            PlayerKind::Greedy,
            PlayerKind::Level(number),
        ];
        let mut table = BotTable::new(Options::default(), &kinds, 12, number.into());
        let mut asked = 0;
        while asked < 12 && table.step() {
            let Turn::Seats(seats) = Komojo::turn(&table.state) else { continue };
            let Some(seat) = seats.iter().find(|seat| seat.0 % 3 == 0) else { continue };
            asked += 1;
            let my_seat = BotSeat { seat, seats: Seats(4), options: Options::default() };
            let sight = Sight::of(&table.state, seat);
            let known = my_seat.known(&sight, &table.sitters[seat.index()].memory);
            let other = Komojo::imagine(&known, &mut table.dice);
            let mut answers = [table.state, other].map(|state| {
                let mut bot = Komojo::bot(my_seat, level(number), 5);
                let heard = table.told.iter().flat_map(|told| told.heard_by(seat));
                heard.for_each(|heard| bot.hear(heard));
                bot.choose(&Sight::of(&state, seat), &Limit::iterations(12))
            });
            answers.sort_by_key(|mv| format!("{mv:?}"));
            assert_eq!(answers[0], answers[1]);
        }
        assert!(asked > 5);
    }
}

#[test]
fn level_five_beats_the_greedy_player_and_a_beginner_beats_chance() {
    let lead = |own: PlayerKind, others: PlayerKind, deals: u64| {
        let mut lead = 0;
        for game in 0..4 * deals {
            let mut kinds = [others; 4];
            kinds[game as usize % 4] = own;
            let points = BotTable::new(Options::default(), &kinds, 150, game / 4).round();
            let own = points[game as usize % 4];
            lead += points.iter().sum::<i32>() - 4 * own;
        }
        lead as f32 / (12 * deals) as f32
    };
    let over_greedy = lead(PlayerKind::Level(5), PlayerKind::Greedy, 20);
    assert!(over_greedy > 1.0, "{over_greedy}");
    let over_random = lead(PlayerKind::Level(1), PlayerKind::Random, 3);
    assert!(over_random > 10.0, "{over_random}");
}

#[test]
fn rewards_add_up_and_a_good_stop_is_worth_more_than_a_failed_one() {
    let round = |hand: &str| {
        let hands = [hand, "5h 6h 3h 8h", "5d 6d Jd Qd"];
        let mut scene = Scenario::dealt(Options::default(), &hands, "Qc Qs Kc");
        scene.play(&["0 stop"]);
        let mut world = Komojo::world(&scene.state, Seat(0));
        let mut dice = Dice::seed_from_u64(1);
        while let Some(seat) = world.mover(&mut dice) {
            let mv = world.quick(seat, &mut dice);
            world.play(seat, &mv, &mut dice);
        }
        world.rewards()
    };
    let (good, bad) = (round("Kh Kd JK As"), round("Ks Ts 9s 8s"));
    assert!(good[Seat(0)] > 0.6 && bad[Seat(0)] < 0.5);
    for rewards in [good, bad] {
        assert!(rewards.as_slice().iter().all(|reward| (0.0..=1.0).contains(reward)));
        assert!((rewards.as_slice().iter().sum::<f32>() - 1.5).abs() < 1e-3);
    }
}

#[test]
fn a_round_of_good_players_ends_with_a_stop() {
    let mut table = BotTable::new(Options::default(), &[PlayerKind::Level(5); 3], 60, 3);
    table.round();
    let stopped = |event: &Event| matches!(event, Event::Stopped { .. } | Event::RanOut { .. });
    assert!(table.told.iter().flat_map(Told::heard_by_all).any(stopped));
}
