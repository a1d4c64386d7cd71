//! The bots: that they always answer, what they know, and that they cannot peek.

mod stuck;

use std::sync::atomic::AtomicBool;

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Player, RandomPlayer, Sight, Skilled, World};
use vierblatt_game::{
    Action, Game, Imagine, Moves, Notation, Outcome, Seat, Seats, Telling, Told, Turn,
};
use vierblatt_game_testing::chosen as options;
use vierblatt_jogo::{Bot, Event, Jogo, Move, Options, Private, Public, Skill, State};

use crate::scenario::{Scenario, Situation};

type AnyPlayer = Box<dyn Player<Jogo>>;

/// Some of the ways a table can be set, all values of each option among them.
const TABLES: [&str; 4] = [
    "",
    "extra_turn=full",
    "special_symbol=icon deck=parity stuck=hands_only",
    "deck=parity extra_turn=full special_symbol=icon",
];

fn bot(my_seat: BotSeat<Jogo>, level: u8, seed: u64) -> AnyPlayer {
    Box::new(Jogo::bot(my_seat, Level::new(level).unwrap(), seed))
}

fn greedy(my_seat: BotSeat<Jogo>, seed: u64) -> AnyPlayer {
    Box::new(Jogo::greedy(my_seat, seed))
}

fn random(_: BotSeat<Jogo>, seed: u64) -> AnyPlayer {
    Box::new(RandomPlayer::new(seed))
}

/// A game between players, told to each as it goes on.
struct Play {
    state: State,
    players: Vec<AnyPlayer>,
    /// All that was told, from the deal on.
    told: Told<Jogo>,
    chance: Dice,
    heard: usize,
}

impl Play {
    fn new(
        options: Options,
        seats: u8,
        deal: u64,
        mut player: impl FnMut(BotSeat<Jogo>) -> AnyPlayer,
    ) -> Self {
        let seats = Seats(seats);
        let players = seats.iter().map(|seat| player(BotSeat { seat, seats, options })).collect();
        let state = Jogo::new(options, seats);
        let chance = Dice::seed_from_u64(deal);
        Play { state, players, told: Told::default(), chance, heard: 0 }
    }

    /// Who is asked next, once everybody has heard everything; nobody when it is over.
    fn asked(&mut self) -> Option<Seat> {
        while Jogo::turn(&self.state) == Turn::Chance {
            let chance = Jogo::chance(&self.state, &mut self.chance);
            Jogo::apply_chance(&mut self.state, &chance, &mut self.told);
        }
        for (to, told) in &self.told.0[self.heard..] {
            for (seat, player) in self.players.iter_mut().enumerate() {
                if to.is_none_or(|to| to.index() == seat) {
                    player.hear(told);
                }
            }
        }
        self.heard = self.told.0.len();
        Jogo::turn(&self.state).seats().iter().next()
    }

    fn choose(&mut self, seat: Seat, limit: &Limit<'_>) -> Move {
        let sight = Sight::of(&self.state, seat);
        self.players[seat.index()].choose(&sight, limit)
    }

    /// Makes the move, which must be legal.
    fn act(&mut self, seat: Seat, mv: Move) {
        Jogo::act(&mut self.state, &Action::Move(seat, mv), &mut self.told)
            .unwrap_or_else(|why| panic!("seat {seat}, {}: {why:?}", text(&mv)));
    }

    /// Plays to the end and says who has won.
    fn winner(&mut self, limit: &Limit<'_>) -> Seat {
        while let Some(seat) = self.asked() {
            let mv = self.choose(seat, limit);
            self.act(seat, mv);
        }
        let Some(Outcome::Placed { places, .. }) = Jogo::outcome(&self.state) else {
            panic!("it is over")
        };
        places.iter().find(|(_, place)| *place == 1).unwrap().0
    }
}

/// What somebody in the first seat answers in a situation, as records write it.
fn answer(table: &Scenario, mut player: AnyPlayer, limit: &Limit<'_>) -> String {
    let Public { hands, .. } = Jogo::public(&table.state);
    for (seat, cards) in (0u8..).zip(hands).skip(1) {
        player.hear(&Telling::Event(Event::Drew { seat: Seat(seat), cards }));
    }
    let mv = player.choose(&Sight::of(&table.state, Seat(0)), limit);
    Jogo::check(&table.state, Seat(0), &mv).unwrap();
    text(&mv)
}

fn text(mv: &Move) -> String {
    let mut text = String::new();
    Jogo::write_move(mv, &mut text);
    text
}

fn my_seat(seats: u8) -> BotSeat<Jogo> {
    BotSeat { seat: Seat(0), seats: Seats(seats), options: Options::default() }
}

/// How many of the games the first kind of player wins against a table of the second, each deal
/// played from every seat.
fn wins(
    seats: u8,
    deals: u64,
    iterations: u32,
    one: impl Fn(BotSeat<Jogo>, u64) -> AnyPlayer,
    others: impl Fn(BotSeat<Jogo>, u64) -> AnyPlayer,
) -> u64 {
    let mut wins = 0;
    for deal in 0..deals {
        for at in Seats(seats).iter() {
            let mut play = Play::new(Options::default(), seats, deal, |my_seat| {
                let seed = deal * 8 + u64::from(my_seat.seat.0);
                if my_seat.seat == at { one(my_seat, seed) } else { others(my_seat, seed) }
            });
            wins += u64::from(play.winner(&Limit::iterations(iterations)) == at);
        }
    }
    wins
}

#[test]
fn bots_answer_legally_at_every_table_and_finish_the_game() {
    for (seed, chosen) in (0u64..).zip(TABLES) {
        for seats in 2..=4 {
            let mut play = Play::new(options(chosen), seats, seed, |my_seat| {
                let kind = (u64::from(my_seat.seat.0) + seed) % 6;
                if kind == 5 { greedy(my_seat, seed) } else { bot(my_seat, kind as u8 + 1, seed) }
            });
            play.winner(&Limit::iterations(20));
        }
    }
}

#[test]
fn a_bot_that_is_told_to_stop_still_answers() {
    let stop = AtomicBool::new(true);
    let limit = Limit { stop: Some(&stop), ..Limit::NORMAL };
    let mut play = Play::new(Options::default(), 3, 1, |my_seat| bot(my_seat, 5, 1));
    play.winner(&limit);
}

#[test]
fn a_forced_move_is_made_at_once() {
    // Without this, so many iterations would not end.
    let (endless, brief) = (Limit::iterations(u32::MAX), Limit::iterations(1));
    let mut play = Play::new(Options::default(), 2, 4, |my_seat| bot(my_seat, 5, 4));
    let mut forced = 0;
    while let Some(seat) = play.asked() {
        let is_forced = Jogo::legal(&play.state, seat).len() == 1;
        forced += u32::from(is_forced);
        let mv = play.choose(seat, if is_forced { &endless } else { &brief });
        play.act(seat, mv);
    }
    assert!(forced > 5, "only {forced} moves were forced");
}

#[test]
fn the_same_seed_makes_the_same_moves() {
    let moves = |seed| {
        let mut play = Play::new(Options::default(), 3, 7, |my_seat| bot(my_seat, 4, seed));
        play.winner(&Limit::iterations(30));
        play.told
    };
    assert_eq!(moves(5), moves(5));
    assert_ne!(moves(5), moves(6));
}

#[test]
fn who_sees_and_heard_the_same_answers_the_same_in_another_world() {
    let limit = Limit::iterations(40);
    let mut play = Play::new(Options::default(), 3, 11, |my_seat| bot(my_seat, 5, 3));
    let mut other = Dice::seed_from_u64(99);
    let mut memory = Jogo::begin(Options::default(), Seats(3), Seat(0));
    let (mut heard, mut asked) = (0, 0);
    while let Some(seat) = play.asked() {
        let mut twin = (seat == Seat(0)).then(|| bot(my_seat(3), 5, asked));
        if let Some(twin) = &mut twin {
            play.players[0] = bot(my_seat(3), 5, asked);
            for told in play.told.heard_by(seat) {
                play.players[0].hear(told);
                twin.hear(told);
            }
            for told in play.told.heard_by(seat).skip(heard) {
                Jogo::hear(&mut memory, told);
            }
            heard = play.told.heard_by(seat).count();
        }
        let mv = play.choose(seat, &limit);
        if let Some(mut twin) = twin {
            let sight = Sight::of(&play.state, seat);
            let world = Jogo::imagine(&my_seat(3).known(&sight, &memory), &mut other);
            assert_eq!(twin.choose(&Sight::of(&world, seat), &limit), mv);
            asked += 1;
        }
        play.act(seat, mv);
    }
    assert!(asked > 20, "asked only {asked} times");
}

/// Whether the seat can lay all its cards before another seat acts. Brute force over all moves.
fn can_go_out(state: &State, seat: Seat) -> bool {
    Jogo::legal(state, seat).to_vec().iter().any(|mv| {
        let mut after = *state;
        Jogo::apply(&mut after, seat, mv, &mut ());
        let Private { hand } = Jogo::private(&after, seat);
        let is_out = hand.is_empty() && Jogo::public(&after).open[seat.index()] == [None; 4];
        matches!(mv, Move::Lay { .. })
            && (is_out || Jogo::turn(&after).seats().contains(seat) && can_go_out(&after, seat))
    })
}

/// Whether the move leaves the seat able to go out in the same turn, or out.
fn keeps_the_chain(state: &State, seat: Seat, mv: Move) -> bool {
    let mut after = *state;
    Jogo::apply(&mut after, seat, &mv, &mut ());
    match Jogo::turn(&after) {
        Turn::Over => true,
        turn => turn.seats().contains(seat) && can_go_out(&after, seat),
    }
}

#[test]
fn who_can_go_out_by_a_chain_of_extra_turns_does() {
    let mut chains = 0;
    for deal in 0..100 {
        let mut play = Play::new(Options::default(), 2, deal, |my_seat| bot(my_seat, 5, deal));
        while let Some(seat) = play.asked() {
            let Public { down, hands, open, .. } = Jogo::public(&play.state);
            let at = seat.index();
            let cards = usize::from(hands[at]) + open[at].iter().flatten().count();
            let mv = play.choose(seat, &Limit::iterations(1));
            if down[at] == [0; 4] && cards > 1 && can_go_out(&play.state, seat) {
                chains += 1;
                assert!(keeps_the_chain(&play.state, seat, mv), "deal {deal}: {}", text(&mv));
            }
            play.act(seat, mv);
        }
    }
    assert!(chains > 10, "only {chains} chains were seen");
}

#[test]
fn a_chain_is_laid_in_the_order_that_empties_the_hand() {
    // The skip must leave the leaf free for the last card; no rule of thumb sees that.
    let situation = Situation {
        piles: ["rL4", "rS3", "", ""],
        open: &["bL6 - - -", "vF3 - - -"],
        down: &[[""; 4], ["oD4", "", "", ""]],
        hands: &["rREV", ""],
        ..Situation::EMPTY
    };
    let (table, brief) = (situation.table(), Limit::iterations(1));
    assert_eq!(answer(&table, bot(my_seat(2), 5, 1), &brief), "rREV p2");
    let unaware = Skill { counts_chains: false, ..*Skill::of(Level::LAST) };
    let unaware = Bot::new(my_seat(2), Box::leak(Box::new(unaware)), Dice::seed_from_u64(1));
    assert_eq!(answer(&table, Box::new(unaware), &brief), "rREV p1");
}

#[test]
fn an_extra_turn_comes_first() {
    let situation = Situation {
        piles: ["rL4", "bH3", "", ""],
        open: &["rL4 bM2 - -", "vF3 - - -"],
        down: &[["oS2", "", "", ""], ["oD4", "", "", ""]],
        ..Situation::EMPTY
    };
    let table = situation.table();
    assert_eq!(answer(&table, greedy(my_seat(2), 1), &Limit::NORMAL), "s1 p1");
    for level in 1..=5 {
        assert_eq!(answer(&table, bot(my_seat(2), level, 1), &Limit::NORMAL), "s1 p1");
    }
}

/// The opponent's last card, a violet flame, fits the first pile.
const ABOUT_TO_LOSE: Situation<'_> = Situation {
    piles: ["vL5", "bS5", "", ""],
    open: &["bL6 - - -", "vF3 - - -"],
    hands: &["yD3 gM3", ""],
    draw: "oS2 rF2",
    ..Situation::EMPTY
};

#[test]
fn nobody_leaves_a_top_card_on_which_the_next_player_goes_out() {
    // Both piles take the blue leaf, but only the first has to be covered.
    let table = ABOUT_TO_LOSE.table();
    for level in 2..=5 {
        assert_eq!(answer(&table, bot(my_seat(2), level, 2), &Limit::NORMAL), "s1 p1");
    }
}

#[test]
fn a_stop_is_for_the_pile_that_only_the_opponent_can_use() {
    let situation =
        Situation { open: &["bM2 - - -", "vF3 - - -"], hands: &["yD3 vSTOP", ""], ..ABOUT_TO_LOSE };
    let table = situation.table();
    for level in 2..=5 {
        assert_eq!(answer(&table, bot(my_seat(2), level, 3), &Limit::NORMAL), "vSTOP p1");
    }
}

#[test]
fn rules_of_thumb_use_jogo_as_a_skip_for_two_and_against_who_leads_among_more() {
    let two = Situation {
        piles: ["rL4", "", "", ""],
        open: &["rJOGO rM6 - -", "vF3 - - -"],
        draw: "oS2",
        ..Situation::EMPTY
    };
    assert_eq!(answer(&two.table(), greedy(my_seat(2), 1), &Limit::NORMAL), "s1 p1 skip");
    let three = Situation { open: &["rJOGO rM6 - -", "vF3 vD6 - -", "vF3 - - -"], ..two };
    assert_eq!(answer(&three.table(), greedy(my_seat(3), 1), &Limit::NORMAL), "s1 p1 give 2");
}

#[test]
fn rules_of_thumb_pass_with_a_card_from_the_tallest_pile() {
    let mut passes = 0;
    for deal in 0..10 {
        let mut play = Play::new(Options::default(), 2, deal, |my_seat| greedy(my_seat, deal));
        while let Some(seat) = play.asked() {
            let mv = play.choose(seat, &Limit::NORMAL);
            if let Move::Pass(Some(place)) = mv {
                let down = Jogo::public(&play.state).down[seat.index()];
                assert_eq!(down[usize::from(place.0)], down.into_iter().max().unwrap());
                passes += 1;
            }
            play.act(seat, mv);
        }
    }
    assert!(passes > 5, "only {passes} passes");
}

#[test]
fn the_estimate_is_a_share_for_each_and_prefers_fewer_cards() {
    let situation = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yL2 - - -", "yL2 - - -"],
        hands: &["yD3", "yD3 bH3 bH3"],
        draw: "oS2",
        ..Situation::EMPTY
    };
    let rewards = Jogo::world(&situation.table().state, Seat(0)).rewards();
    assert!((rewards[Seat(0)] + rewards[Seat(1)] - 1.0).abs() < 1e-5);
    assert!(rewards[Seat(0)] > 0.6, "{rewards:?}");
}

#[test]
fn winning_is_what_a_game_is_for() {
    let mut table = Situation {
        piles: ["rL4", "", "", ""],
        open: &["yL2 - - -", "gM3 - - -", "gM3 oS2 - -"],
        ..Situation::EMPTY
    }
    .table();
    table.play(&["0 s1 p1"]);
    let rewards = Jogo::world(&table.state, Seat(0)).rewards();
    assert!((rewards[Seat(0)] - 1.0).abs() < 1e-6, "{rewards:?}");
    assert!(rewards[Seat(1)] > rewards[Seat(2)] && rewards[Seat(1)] < 0.2, "{rewards:?}");
}

#[test]
fn level_five_beats_rules_of_thumb_and_these_beat_chance() {
    let strong = wins(2, 20, 40, |my_seat, seed| bot(my_seat, 5, seed), greedy);
    assert!(strong >= 25, "level 5 won {strong} of 40 games");
    let casual = wins(2, 100, 1, greedy, random);
    assert!(casual >= 115, "rules of thumb won {casual} of 200 games");
    let beginner = wins(2, 50, 20, |my_seat, seed| bot(my_seat, 1, seed), random);
    assert!(beginner >= 57, "level 1 won {beginner} of 100 games");
}
