//! The bots: that they always answer, what they know, and that they cannot peek.

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, RandomPlayer, Sight, Skilled, World};
use vierblatt_game::{Action, Game, Imagine, Notation, Outcome, Seat, Seats, Told, Turn};
use vierblatt_koenigs_romme::{KoenigsRomme, Move, Options, State};

use crate::scenario::{Scenario, options};

type AnyPlayer = Box<dyn Player<KoenigsRomme>>;

/// Some of the ways a table can be set, all values of each choice among them.
const TABLES: [&str; 4] = [
    "last_round=3",
    "first_round=4 last_round=5 reshuffle=keep_top return_discard=forbidden",
    "first_round=10 return_discard=forbidden dealt_complete=needs_turn",
    "first_round=7 last_round=7 reshuffle=keep_top",
];

fn bot(my_seat: BotSeat<KoenigsRomme>, level: u8, seed: u64) -> AnyPlayer {
    Box::new(KoenigsRomme::bot(my_seat, Level::new(level).unwrap(), seed))
}

fn greedy(my_seat: BotSeat<KoenigsRomme>, seed: u64) -> AnyPlayer {
    Box::new(KoenigsRomme::greedy(my_seat, seed))
}

/// A game between players, told to each as it goes on.
struct Play {
    state: State,
    players: Vec<AnyPlayer>,
    told: Told<KoenigsRomme>,
    heard: usize,
    deal: u64,
    chance: Dice,
}

impl Play {
    fn new(
        options: Options,
        seats: u8,
        deal: u64,
        mut player: impl FnMut(BotSeat<KoenigsRomme>) -> AnyPlayer,
    ) -> Self {
        let seats = Seats(seats);
        Play {
            state: KoenigsRomme::new(options, seats),
            players: seats.iter().map(|seat| player(BotSeat { seat, seats, options })).collect(),
            told: Told::default(),
            heard: 0,
            deal,
            chance: Dice::seed_from_u64(deal),
        }
    }

    /// Who is asked next, once everybody has heard everything; nobody when it is over. A round's
    /// deal does not depend on how the rounds before it went.
    fn asked(&mut self) -> Option<Seat> {
        while KoenigsRomme::turn(&self.state) == Turn::Chance {
            if KoenigsRomme::phase(&self.state) == "deal" {
                let round = u64::from(KoenigsRomme::round(&self.state));
                self.chance = Dice::seed_from_u64(100 * self.deal + round);
            }
            let chance = KoenigsRomme::chance(&self.state, &mut self.chance);
            KoenigsRomme::apply_chance(&mut self.state, &chance, &mut self.told);
        }
        for (to, told) in &self.told.0[self.heard..] {
            for (seat, player) in self.players.iter_mut().enumerate() {
                if to.is_none_or(|to| to.index() == seat) {
                    player.hear(told);
                }
            }
        }
        self.heard = self.told.0.len();
        KoenigsRomme::turn(&self.state).seats().iter().next()
    }

    /// What the seat does, which must be legal.
    fn step(&mut self, seat: Seat, limit: &Limit<'_>) -> Move {
        let sight = Sight::of(&self.state, seat);
        let mv = self.players[seat.index()].choose(&sight, limit);
        KoenigsRomme::act(&mut self.state, &Action::Move(seat, mv), &mut self.told)
            .unwrap_or_else(|why| panic!("seat {seat}, {}: {why:?}", text(&mv)));
        mv
    }

    /// Plays to the end.
    fn play(&mut self, limit: &Limit<'_>) -> Outcome {
        while let Some(seat) = self.asked() {
            self.step(seat, limit);
        }
        KoenigsRomme::outcome(&self.state).expect("it is over")
    }
}

fn text(mv: &Move) -> String {
    let mut text = String::new();
    KoenigsRomme::write_move(mv, &mut text);
    text
}

/// What a player in this seat answers in a scene of which it heard everything.
fn answer(
    scene: &Scenario,
    seat: u8,
    player: impl Fn(BotSeat<KoenigsRomme>) -> AnyPlayer,
) -> String {
    answer_at(scene, &scene.state, "", seat, player)
}

fn answer_at(
    scene: &Scenario,
    state: &State,
    chosen: &str,
    seat: u8,
    player: impl Fn(BotSeat<KoenigsRomme>) -> AnyPlayer,
) -> String {
    let seats = KoenigsRomme::totals(state).seats();
    let mut player = player(BotSeat { seat: Seat(seat), seats, options: options(chosen) });
    scene.told.heard_by(Seat(seat)).for_each(|told| player.hear(told));
    text(&player.choose(&Sight::of(state, Seat(seat)), &Limit::iterations(60)))
}

/// How many points fewer than the others' average the first kind of player has, over all games, each
/// deal played from every seat; and how many games it wins.
fn lead(
    seats: u8,
    deals: u64,
    chosen: &str,
    one: impl Fn(BotSeat<KoenigsRomme>, u64) -> AnyPlayer,
    others: impl Fn(BotSeat<KoenigsRomme>, u64) -> AnyPlayer,
) -> (i32, u32) {
    let (mut lead, mut wins) = (0, 0);
    for deal in 0..deals {
        for at in Seats(seats).iter() {
            let mut play = Play::new(options(chosen), seats, deal, |my_seat| {
                let seed = deal * 8 + u64::from(my_seat.seat.0);
                if my_seat.seat == at { one(my_seat, seed) } else { others(my_seat, seed) }
            });
            let Outcome::Placed { places, points } = play.play(&Limit::iterations(16)) else {
                panic!("a table of two or more has places")
            };
            let sum: i32 = points.as_slice().iter().sum();
            lead += (sum - points[at]) / i32::from(seats - 1) - points[at];
            wins += u32::from(places[at] == 1);
        }
    }
    (lead, wins)
}

#[test]
fn bots_answer_legally_at_every_table_and_finish_the_game() {
    for (seed, chosen) in (0u64..).zip(TABLES) {
        for seats in 2..=7 {
            let mut play = Play::new(options(chosen), seats, seed, |my_seat| {
                match (u64::from(my_seat.seat.0) + seed) % 7 {
                    0 => greedy(my_seat, seed),
                    // Who plays anything makes the rounds long, with many reshuffles.
                    6 => Box::new(RandomPlayer::new(seed)),
                    level => bot(my_seat, level as u8, seed),
                }
            });
            play.play(&Limit::iterations(4));
        }
    }
}

#[test]
fn bots_play_the_solo_game_to_its_end() {
    for (seed, chosen) in [(3, ""), (4, "dealt_complete=needs_turn")] {
        for level in 1..=5 {
            Play::new(options(chosen), 1, seed, |my_seat| bot(my_seat, level, seed))
                .play(&Limit::iterations(8));
        }
        Play::new(options(chosen), 1, seed, |my_seat| greedy(my_seat, seed)).play(&Limit::NORMAL);
    }
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    let moves = |seed| {
        let mut play = Play::new(options("last_round=4"), 3, 7, |my_seat| bot(my_seat, 5, seed));
        let mut moves = Vec::new();
        while let Some(seat) = play.asked() {
            moves.push(play.step(seat, &Limit::iterations(12)));
        }
        moves
    };
    assert_eq!(moves(1), moves(1));
}

#[test]
fn what_a_bot_cannot_know_does_not_change_its_answer() {
    let mut dice = Dice::seed_from_u64(5);
    let chosen = options("first_round=5 last_round=6");
    let mut play = Play::new(chosen, 3, 11, |my_seat| bot(my_seat, 3, 1));
    let mut asked = 0;
    while let Some(seat) = play.asked() {
        let my_seat = BotSeat { seat, seats: Seats(3), options: chosen };
        let mut memory = KoenigsRomme::begin(chosen, my_seat.seats, seat);
        let heard: Vec<_> = play.told.heard_by(seat).cloned().collect();
        for told in &heard {
            KoenigsRomme::hear(&mut memory, told);
        }
        let sight = Sight::of(&play.state, seat);
        let known = my_seat.known(&sight, &memory);
        let other = KoenigsRomme::imagine(&known, &mut dice);
        for level in 1..=5 {
            let answer = |state: &State| {
                let mut bot = bot(my_seat, level, 9);
                for told in &heard {
                    bot.hear(told);
                }
                bot.choose(&Sight::of(state, seat), &Limit::iterations(12))
            };
            assert_eq!(answer(&play.state), answer(&other), "level {level}");
        }
        asked += 1;
        play.step(seat, &Limit::NORMAL);
    }
    assert!(asked > 20, "only {asked} moves");
}

#[test]
fn a_bot_that_is_told_to_stop_still_answers() {
    let stop = AtomicBool::new(true);
    let limit = Limit { stop: Some(&stop), ..Limit::NORMAL };
    Play::new(options("last_round=2"), 4, 2, |my_seat| bot(my_seat, 5, 2)).play(&limit);
    Play::new(options(""), 1, 2, |my_seat| bot(my_seat, 4, 2)).play(&limit);
}

#[test]
fn everyone_goes_out_as_soon_as_they_can() {
    let mut scene = Scenario::dealt("", &["8s 8h 8d", "Ks 5h"], "Qt", "4c");
    scene.play(&["0 draw"]);
    assert_eq!(answer(&scene, 0, |my_seat| greedy(my_seat, 1)), "lay 8s 8h 8d");
    for level in 1..=5 {
        assert_eq!(answer(&scene, 0, |my_seat| bot(my_seat, level, 1)), "lay 8s 8h 8d");
    }
}

#[test]
fn a_discard_that_lets_one_go_out_is_taken() {
    let scene = Scenario::dealt("", &["8s 8h Kd", "Qs 5h"], "8c", "4c");
    for level in 1..=5 {
        assert_eq!(answer(&scene, 0, |my_seat| bot(my_seat, level, 1)), "take", "level {level}");
    }
}

#[test]
fn bots_keep_a_lonely_joker_that_the_greedy_player_throws_away() {
    let mut scene = Scenario::dealt("", &["JK 5h Kd", "Qs 9h"], "9c", "7c");
    scene.play(&["0 draw"]);
    assert_eq!(answer(&scene, 0, |my_seat| greedy(my_seat, 1)), "discard JK");
    for level in 1..=5 {
        assert_eq!(answer(&scene, 0, |my_seat| bot(my_seat, level, 1)), "discard Kd");
    }
}

#[test]
fn a_beginner_throws_its_dearest_card_and_the_others_keep_a_pair() {
    let hand = "Qs Qh 4d Jc 6t 8h Tt";
    let mut scene = Scenario::dealt("first_round=5", &[hand, "Ks 5h"], "9c", "5d");
    scene.play(&["0 draw"]);
    for (level, discard) in [(1, "Qs"), (2, "Qs"), (3, "Jc"), (4, "Jc"), (5, "Jc")] {
        let answer =
            answer_at(&scene, &scene.state, "first_round=5", 0, |my_seat| bot(my_seat, level, 1));
        assert_eq!(answer.split_at(8).1.chars().next(), discard.chars().next(), "level {level}");
    }
}

#[test]
fn a_cheap_card_that_combines_with_nothing_is_taken_only_by_the_greedy_player() {
    let scene = Scenario::dealt("first_round=4", &["Ks 9h 6d Qc Jt 9s", "Ts 5h"], "3c", "7c");
    let answer = |player: &dyn Fn(BotSeat<KoenigsRomme>) -> AnyPlayer| {
        answer_at(&scene, &scene.state, "first_round=4", 0, player)
    };
    assert_eq!(answer(&|my_seat| greedy(my_seat, 1)), "take");
    for level in 1..=5 {
        assert_eq!(answer(&|my_seat| bot(my_seat, level, 1)), "draw", "level {level}");
    }
}

#[test]
fn in_a_last_turn_the_discard_is_taken_if_it_leaves_fewer_points_on_average() {
    let probe = |hand: &str| {
        let mut scene =
            Scenario::dealt("first_round=3", &["4h", "7s 7h 7d 7c 7t", hand], "9c", "6t Kd");
        scene.play(&["0 draw", "0 discard 6t", "1 draw", "1 lay 7s 7h 7d 7c 7t", "1 discard Kd"]);
        answer_at(&scene, &scene.state, "first_round=3", 2, |my_seat| bot(my_seat, 5, 1))
    };
    assert_eq!(probe("Ks Kh 3d 4d 8c"), "take", "it completes the kings");
    assert_eq!(probe("3s 3h 4d 6d 9c"), "draw", "it helps nothing");
}

#[test]
fn in_a_last_turn_the_most_is_laid_down_and_the_dearest_card_thrown() {
    let mut scene = Scenario::dealt(
        "first_round=3",
        &["4h", "7s 7h 7d 7c 7t", "Ks Kh 3d 4d 8c"],
        "9c",
        "6t Kd",
    );
    scene.play(&["0 draw", "0 discard 6t", "1 draw", "1 lay 7s 7h 7d 7c 7t", "1 discard Kd"]);
    scene.play(&["2 take"]);
    let ask = |scene: &Scenario, level| {
        answer_at(scene, &scene.state, "first_round=3", 2, |my_seat| bot(my_seat, level, 1))
    };
    for level in 1..=5 {
        let lay = ask(&scene, level);
        let mut laid: Vec<_> = lay.split(' ').collect();
        laid.sort_unstable();
        assert_eq!(laid, ["Kd", "Kh", "Ks", "lay"], "level {level}");
    }
    scene.play(&["2 lay Ks Kh Kd"]);
    for level in 1..=5 {
        assert_eq!(ask(&scene, level), "discard 8c", "level {level}");
    }
}

#[test]
fn a_search_goes_to_the_end_of_the_round_and_no_further() {
    let mut dice = Dice::seed_from_u64(3);
    let play = |dice: &mut Dice| {
        let mut play = Play::new(options("first_round=6"), 4, 3, |my_seat| greedy(my_seat, 1));
        let seat = play.asked().unwrap();
        let mut world = KoenigsRomme::world(&play.state, seat);
        let mut moves = 0;
        while let Some(seat) = world.mover(dice) {
            let mut candidates = Vec::new();
            world.candidates(seat, &mut candidates);
            assert!(!candidates.is_empty());
            let mv = world.quick(seat, dice);
            world.play(seat, &mv, dice);
            moves += 1;
            assert!(moves < 2_000, "a round ends");
        }
        world.rewards()
    };
    let rewards = play(&mut dice);
    let all: f32 = rewards.as_slice().iter().sum();
    assert!(rewards.as_slice().iter().all(|reward| (0.0..=1.0).contains(reward)));
    assert!((0.5..2.0).contains(&all), "chances to win are about one in all: {all}");
}

#[test]
fn even_a_beginner_beats_someone_who_plays_anything() {
    let random = |_, seed| -> AnyPlayer { Box::new(RandomPlayer::new(seed)) };
    let (lead, wins) = lead(2, 6, "last_round=5", |my_seat, seed| bot(my_seat, 1, seed), random);
    assert!(lead > 12 * 30 && wins >= 11, "{lead} points, {wins} of 12");
}

#[test]
fn the_highest_level_beats_the_greedy_player_with_little_thought() {
    let (lead, wins) = lead(4, 6, "", |my_seat, seed| bot(my_seat, 5, seed), greedy);
    assert!(lead > 24 * 10 && wins >= 8, "{lead} points, {wins} of 24");
}

#[test]
fn the_highest_level_finishes_more_solo_hands_than_the_lowest() {
    let finished = |level| {
        let games = (0..6).map(|deal| {
            let mut play = Play::new(options(""), 1, deal, |my_seat| bot(my_seat, level, 1));
            play.play(&Limit::iterations(40));
            KoenigsRomme::totals(&play.state)[Seat(0)]
        });
        games.sum::<i32>()
    };
    let (lowest, highest) = (finished(1), finished(5));
    assert!(highest >= lowest + 4, "{lowest} and {highest} of 66");
}
