//! The bots: they answer legally whatever happens, know what there is to know, and nothing else.

use rand::SeedableRng;
use vierblatt_bots::{Chair, Dice, Level, Limit, Player, RandomPlayer, Sight, Skilled, World};
use vierblatt_game::{Game, Imagine, Moves, Seat, Seats, Told, Turn, Value};
use vierblatt_komojo::{Event, Komojo, Memory, Move, Options, State};

use crate::scene::{Scene, options};

/// Somebody at a table, and what they remember as far as the tests want to know.
struct Sitter {
    player: Box<dyn Player<Komojo>>,
    memory: Memory,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Level(u8),
    Greedy,
    Random,
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn sitter(kind: Kind, chair: Chair<Komojo>, seed: u64) -> Sitter {
    let player: Box<dyn Player<Komojo>> = match kind {
        Kind::Level(number) => Box::new(Komojo::bot(chair, level(number), seed)),
        Kind::Greedy => Box::new(Komojo::greedy(chair, seed)),
        Kind::Random => Box::new(RandomPlayer::new(seed)),
    };
    Sitter { player, memory: Komojo::begin(chair.options, chair.seats, chair.seat) }
}

/// A table of these, playing.
struct Table {
    state: State,
    sitters: Vec<Sitter>,
    dice: Dice,
    iterations: u32,
    moves: Vec<(Seat, Move)>,
    told: Vec<Told<Komojo>>,
}

impl Table {
    fn new(options: Options, kinds: &[Kind], iterations: u32, seed: u64) -> Self {
        let seats = Seats(kinds.len() as u8);
        let chair = |seat| Chair { seat, seats, options };
        let sit = |(seat, kind): (Seat, &Kind)| sitter(*kind, chair(seat), seed + 100);
        Table {
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
        for (penalty, limit) in [("flat", 100), ("added", 40)] {
            all.push(options(&[
                ("stop", Value::Word(stop)),
                ("stop_penalty", Value::Word(penalty)),
                ("limit", Value::Number(limit)),
            ]));
        }
    }
    all
}

#[test]
fn bots_answer_legally_in_every_game_of_every_size() {
    let kinds = [1, 2, 3, 4, 5].map(Kind::Level);
    for (seed, options) in all_options().into_iter().enumerate() {
        for seats in 3..=6 {
            let mut sitting: Vec<Kind> =
                kinds.iter().copied().cycle().skip(seed).take(seats).collect();
            // Somebody who throws wrong cards makes big hands, reshuffles and odd endings.
            sitting[0] = Kind::Random;
            sitting[1] = Kind::Greedy;
            let mut table = Table::new(options, &sitting, 6, seed as u64);
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
    let kinds = [Kind::Level(5), Kind::Level(1), Kind::Level(3), Kind::Greedy];
    let game = || {
        let mut table = Table::new(Options::default(), &kinds, 60, 7);
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
        let kinds = [Kind::Level(number), Kind::Random, Kind::Greedy, Kind::Level(number)];
        let mut table = Table::new(Options::default(), &kinds, 12, number.into());
        let mut asked = 0;
        while asked < 12 && table.step() {
            let Turn::Seats(seats) = Komojo::turn(&table.state) else { continue };
            let Some(seat) = seats.iter().find(|seat| seat.0 % 3 == 0) else { continue };
            asked += 1;
            let chair = Chair { seat, seats: Seats(4), options: Options::default() };
            let sight = Sight::of(&table.state, seat);
            let known = chair.known(&sight, &table.sitters[seat.index()].memory);
            let other = Komojo::imagine(&known, &mut table.dice);
            let mut answers = [table.state, other].map(|state| {
                let mut bot = Komojo::bot(chair, level(number), 5);
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

/// What a player answers in a scene after it heard all that was told in it.
struct Asked {
    scene: Scene,
    told: Told<Komojo>,
}

impl Asked {
    fn dealt(options: Options, hands: &[&str], draw: &str) -> Self {
        let scene = Scene::new(hands.len() as u8, options);
        let mut asked = Asked { scene, told: Told::default() };
        asked.play(&["~ start 0", &crate::scene::deal_text(hands, draw)]);
        asked
    }

    fn play(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            if *action == "nobody" {
                while self.scene.phase() == "snap" {
                    let seat = self.scene.turn()[0];
                    self.play(&[&format!("{seat} no")]);
                }
                continue;
            }
            self.scene.play(&[action]);
            self.told.0.append(&mut self.scene.told.0);
        }
        self
    }

    fn answer(&self, kind: Kind, seat: u8) -> Move {
        let seats = Seats(self.scene.totals().len() as u8);
        let options = Komojo::public(&self.scene.state).options;
        let chair = Chair { seat: Seat(seat), seats, options };
        let mut player = sitter(kind, chair, 1).player;
        self.told.heard_by(Seat(seat)).for_each(|heard| player.hear(heard));
        let sight = Sight::<Komojo>::of(&self.scene.state, Seat(seat));
        assert!(!sight.legal.is_empty(), "it is asked");
        player.choose(&sight, &Limit::iterations(1500))
    }

    /// Whether level 5 and the yardstick answer this.
    fn all_answer(&self, seat: u8, expected: Move) {
        for kind in [Kind::Level(5), Kind::Greedy] {
            assert_eq!(self.answer(kind, seat), expected, "{kind:?}");
        }
    }
}

const THREE: [&str; 3] = ["5s 6s Ks 2s", "5h 6h 3h 8h", "5d 6d Jd Qd"];

#[test]
fn in_the_last_turn_a_low_card_takes_the_place_of_the_worst_one() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "Qc Qs Jh Ah");
    asked.play(&["0 draw", "0 drop", "nobody", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 stop", "2 drop", "nobody", "0 draw"]);
    asked.all_answer(0, Move::Swap(3));
}

#[test]
fn early_in_a_round_a_good_player_parts_with_a_card_it_has_not_seen() {
    // Only what one knows can be snapped, and a king will go with the next turn.
    let mut asked = Asked::dealt(Options::default(), &THREE, "Ah");
    asked.play(&["0 draw"]);
    assert!(matches!(asked.answer(Kind::Level(5), 0), Move::Swap(1 | 2)));
    assert_eq!(asked.answer(Kind::Greedy, 0), Move::Swap(3));
}

#[test]
fn a_high_card_is_dropped() {
    // Where STOP is a turn of its own, it is no choice after the draw.
    let options = options(&[("stop", Value::Word("instead_of_turn"))]);
    let hands = ["5s 6s As 2s", THREE[1], THREE[2]];
    let mut asked = Asked::dealt(options, &hands, "Kc");
    asked.play(&["0 draw"]).all_answer(0, Move::Drop);
}

#[test]
fn a_joker_on_the_pile_is_taken_for_the_worst_card() {
    let hands = [THREE[0], "5h 6h 3h Qh", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "JK");
    asked.play(&["0 draw", "0 stop", "0 drop", "nobody"]).all_answer(1, Move::Take(4));
}

#[test]
fn a_seven_looks_at_a_card_it_has_not_seen() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "7s");
    asked.play(&["0 draw", "nobody"]);
    for kind in [Kind::Level(5), Kind::Level(1), Kind::Greedy] {
        assert!(matches!(asked.answer(kind, 0), Move::Peek(1 | 2)), "{kind:?}");
    }
}

#[test]
fn an_eight_looks_at_a_card_it_has_not_seen() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "8s Kc Qc 8c");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    for kind in [Kind::Level(5), Kind::Greedy] {
        let Move::Spy(spot) = asked.answer(kind, 0) else { panic!("{kind:?}") };
        assert_ne!(spot.to_string(), "1.3", "{kind:?}");
    }
}

#[test]
fn a_nine_gives_the_worst_card_for_the_best_one_it_has_seen() {
    let hands = [THREE[0], "5h 6h JK 8h", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(1), 3);
    asked.all_answer(0, Move::Trade(3, joker));
}

#[test]
fn what_was_seen_is_known_where_it_was_swapped_to() {
    let hands = [THREE[0], "5h 6h JK 8h", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s 9c Qc 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "nobody", "1 trade 3 2.1"]);
    asked.play(&["2 draw", "2 stop", "2 drop", "nobody", "0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(2), 1);
    asked.all_answer(0, Move::Trade(3, joker));
}

#[test]
fn a_ten_takes_a_low_card_from_whoever_said_stop() {
    let hands = ["5s 6s Ks 2s", "As 3h JK Ac", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc Ts");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 stop", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    for kind in [Kind::Level(5), Kind::Greedy] {
        let Move::Switch(lower, _) = asked.answer(kind, 0) else { panic!("{kind:?}") };
        assert_eq!(lower.to_string(), "1.3", "{kind:?}");
    }
}

#[test]
fn a_card_it_knows_to_match_is_thrown() {
    let hands = ["5s 6s Ks 2s", "5h 6h 3h Qh", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "Qc");
    asked.play(&["0 draw", "0 drop"]);
    asked.all_answer(1, Move::Snap(4));
    asked.all_answer(2, Move::Snap(4));
}

#[test]
fn a_joker_is_kept_and_an_unseen_card_is_not_thrown_on_luck() {
    let hands = ["JK 6s Ks 2s", "5h 6h JK 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "3c");
    asked.play(&["0 draw", "0 swap 1"]);
    asked.all_answer(1, Move::No);
    asked.all_answer(2, Move::No);
}

#[test]
fn stop_is_said_with_a_sure_win_and_not_when_somebody_is_known_to_have_less() {
    let hands = ["Kh Kd JK As", "5h 6h 3h 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "7s Kc Qc 7c Ks Qs 4c");
    asked.play(&["0 draw", "nobody", "0 peek 1", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody", "0 peek 2"]);
    asked.play(&["1 draw", "1 drop", "nobody", "2 draw", "2 drop", "nobody", "0 draw"]);
    asked.all_answer(0, Move::Stop);

    // The same cards before somebody else, who has shown them.
    let hands = ["As 2h 3c 2s", "Kh Kd JK Ah", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc 8c Ks Qs 8d Js Jc 8h");
    for spy in ["0 spy 1.1", "0 spy 1.2", "0 spy 1.3"] {
        asked.play(&["0 draw", "nobody", spy, "1 draw", "1 drop", "nobody"]);
        asked.play(&["2 draw", "2 drop", "nobody"]);
    }
    asked.play(&["0 draw", "nobody"]);
    assert_ne!(asked.answer(Kind::Level(5), 0), Move::Stop);
}

#[test]
fn where_stop_is_a_turn_it_is_said_at_its_start() {
    let options = options(&[("stop", Value::Word("instead_of_turn"))]);
    let hands = ["Kh Kd JK As", "5h 6h 3h 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(options, &hands, "7s Kc Qc 7c Ks Qs");
    asked.play(&["0 draw", "nobody", "0 peek 1", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody", "0 peek 2"]);
    asked.play(&["1 draw", "1 drop", "nobody", "2 draw", "2 drop", "nobody"]);
    asked.all_answer(0, Move::Stop);
}

#[test]
fn a_beginner_forgets_what_a_master_remembers() {
    let hands = ["5s 6s Ks 2s", "5h 6h JK 8h", "5d 6d Jd Qd"];
    let mut asked =
        Asked::dealt(Options::default(), &hands, "8s Kc Qc Qs Kd Qh Js Jc Jh Kh 4c 4d 4h 3s 3d 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    while asked.scene.open().draw.first().map(ToString::to_string) != Some("9s".to_owned()) {
        let seat = asked.scene.turn()[0];
        asked.play(&[&format!("{seat} draw"), &format!("{seat} drop"), "nobody"]);
    }
    asked.play(&["0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(1), 3);
    assert_eq!(asked.answer(Kind::Level(5), 0), Move::Trade(3, joker));
    assert_ne!(asked.answer(Kind::Level(1), 0), Move::Trade(3, joker));
}

#[test]
fn level_five_beats_the_yardstick_and_a_beginner_beats_chance() {
    let lead = |own: Kind, others: Kind, deals: u64| {
        let mut lead = 0;
        for game in 0..4 * deals {
            let mut kinds = [others; 4];
            kinds[game as usize % 4] = own;
            let points = Table::new(Options::default(), &kinds, 150, game / 4).round();
            let own = points[game as usize % 4];
            lead += points.iter().sum::<i32>() - 4 * own;
        }
        lead as f32 / (12 * deals) as f32
    };
    let over_greedy = lead(Kind::Level(5), Kind::Greedy, 20);
    assert!(over_greedy > 1.0, "{over_greedy}");
    let over_random = lead(Kind::Level(1), Kind::Random, 3);
    assert!(over_random > 10.0, "{over_random}");
}

#[test]
fn rewards_add_up_and_a_good_stop_is_worth_more_than_a_failed_one() {
    let round = |hand: &str| {
        let hands = [hand, "5h 6h 3h 8h", "5d 6d Jd Qd"];
        let mut scene = Scene::dealt(Options::default(), &hands, "Qc Qs Kc");
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
    let mut table = Table::new(Options::default(), &[Kind::Level(5); 3], 60, 3);
    table.round();
    let stopped = |event: &Event| matches!(event, Event::Stopped { .. } | Event::RanOut { .. });
    assert!(table.told.iter().flat_map(Told::heard_by_all).any(stopped));
}
