//! What the bot notes, reads, forgets and imagines, each by a small scene.

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Sight, World};
use vierblatt_game::{Action, Told, carry_out};
use vierblatt_game::{
    Game, Imagine, Known, List, Seat, Seats, TablePolicy, Tell, Telling, random_action,
};

use crate::bot::guess::Guess;
use crate::bot::habit;
use crate::bot::notes::Notes;
use crate::bot::round::Round;
use crate::bot::skill::Skill;
use crate::cards::{Card, Cards, DECK};
use crate::memory::Memory;
use crate::places::Spot;
use crate::{Chance, Event, Komojo, Move, Options, State};

/// A table of three, and what seat 0 makes of it.
struct Scenario {
    state: State,
    memory: Memory,
    notes: Notes,
}

const HANDS: &str = "5s 6s Ks 2s 5h 6h JK 4h 5d 6d Jd Qd";

impl Scenario {
    /// Seat 0 begins; these lie on top of the draw pile.
    fn new(draw: &str) -> Self {
        let mut scene = Scenario {
            state: Komojo::new(Options::default(), Seats(3)),
            memory: Komojo::begin(Options::default(), Seats(3), Seat(0)),
            notes: Notes::new(Seat(0), 1),
        };
        let mut rest = Cards::ALL;
        let mut deal: List<Card, DECK> = List::new(Card::JOKER);
        for card in HANDS.split(' ').chain(draw.split(' ')).filter_map(Card::read) {
            assert!(rest.remove(card));
            deal.push(card);
        }
        rest.iter().for_each(|card| deal.push(card));
        scene.go_on(&Action::Chance(Chance::Start(Seat(0))));
        scene.go_on(&Action::Chance(Chance::Deal(deal)));
        scene
    }

    fn go_on(&mut self, action: &Action<Komojo>) {
        let mut told = Told::default();
        Komojo::act(&mut self.state, action, &mut told).unwrap();
        for heard in told.heard_by(Seat(0)) {
            self.hear(heard);
        }
    }

    fn hear(&mut self, heard: &Telling<Komojo>) {
        self.notes.hear(heard, &self.memory);
        Komojo::hear(&mut self.memory, heard);
    }

    /// The seat whose turn it is does this, and nobody snaps.
    fn turn(&mut self, moves: &[Move]) {
        for mv in moves {
            self.go_on(&Action::Move(self.state.seat, *mv));
            while let Some(seat) = self.asked() {
                self.go_on(&Action::Move(seat, Move::No));
            }
        }
    }

    fn asked(&self) -> Option<Seat> {
        let seats = Komojo::turn(&self.state).seats();
        seats.iter().next().filter(|_| Komojo::race(&self.state).is_some())
    }

    fn known(&self) -> Known<Komojo> {
        let my_seat = BotSeat { seat: Seat(0), seats: Seats(3), options: Options::default() };
        my_seat.known(&Sight::of(&self.state, Seat(0)), &self.memory)
    }

    fn guess(&self, level: u8) -> Guess {
        Guess::new(&self.known(), &self.notes, Skill::of(Level::new(level).unwrap()))
    }

    /// The values that fit what was read about a card.
    fn read(&self, seat: u8, place: u8) -> (i32, i32) {
        let note = self.notes.of(self.index(seat, place));
        let values = || note.fitting(Cards::ALL).iter().map(Card::value);
        (values().min().unwrap(), values().max().unwrap())
    }

    fn index(&self, seat: u8, place: u8) -> usize {
        self.state.places.index(Spot::new(Seat(seat), place))
    }

    /// The cards that worlds of this level have at a place.
    fn imagined(&self, level: u8, seat: u8, place: u8) -> Vec<Card> {
        let guess = self.guess(level);
        let mut dice = Dice::seed_from_u64(1);
        let index = self.index(seat, place);
        (0..200).map(|_| guess.world(&mut dice).cards[index]).collect()
    }
}

const DROPS: [Move; 2] = [Move::Draw, Move::Drop];

#[test]
fn a_card_swapped_in_is_lower_than_the_known_one_that_went() {
    let mut scene = Scenario::new("Qc 3c Qs");
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Swap(4)]);
    assert_eq!(scene.read(1, 4), (-1, 3));
    // It knew its 3rd too, and kept it.
    assert_eq!(scene.read(1, 3).1, 4);
    assert_eq!(scene.read(1, 1), (-1, 13));
}

#[test]
fn a_card_swapped_in_for_an_unseen_one_is_low_and_says_nothing_of_the_others() {
    let mut scene = Scenario::new("Qc 3c Qs");
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Swap(1)]);
    assert_eq!(scene.read(1, 1), (-1, 6));
    assert_eq!(scene.read(1, 4), (-1, 13));
    assert!(scene.imagined(5, 1, 1).iter().filter(|card| card.value() > 6).count() < 10);
    assert!(scene.imagined(3, 1, 1).iter().filter(|card| card.value() > 6).count() > 30);
}

#[test]
fn whoever_drops_a_card_has_seen_no_higher_one_before_them() {
    let mut scene = Scenario::new("Qc 5c Qs");
    scene.turn(&DROPS);
    scene.turn(&DROPS);
    assert_eq!(scene.read(1, 4), (-1, 5));
    assert_eq!(scene.read(1, 2), (-1, 13));
}

#[test]
fn whoever_does_not_snap_has_seen_no_such_rank() {
    let mut scene = Scenario::new("3c Qs");
    scene.turn(&DROPS);
    let three = Card::read("3h").unwrap();
    for (place, fits) in [(1, true), (2, true), (3, false), (4, false)] {
        let note = scene.notes.of(scene.index(2, place));
        assert_eq!(note.fitting(Cards::ALL).contains(three), fits, "place {place}");
    }
}

#[test]
fn a_card_given_away_is_high_and_what_is_read_goes_with_it() {
    let mut scene = Scenario::new("Qc 9c Qs");
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Trade(3, Spot::new(Seat(2), 1))]);
    assert_eq!(scene.read(2, 1).0, 5);
    assert_eq!(scene.read(1, 3), (-1, 13));
}

#[test]
fn whoever_says_stop_has_low_cards() {
    let mut scene = Scenario::new("Qc Kc Qs");
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Stop, Move::Drop]);
    assert_eq!(scene.read(1, 3).1, 5);
    assert_eq!(scene.read(1, 1).1, 13);
}

#[test]
fn notes_follow_the_cards_through_snaps_and_penalties() {
    let mut scene = Scenario::new("3c Kc 4c");
    scene.turn(&DROPS);
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw]);
    // Seat 2 drops a four; seat 0 throws a wrong card, seat 1 the right one.
    scene.go_on(&Action::Move(Seat(2), Move::Drop));
    scene.go_on(&Action::Move(Seat(0), Move::Snap(1)));
    scene.go_on(&Action::Move(Seat(1), Move::Snap(4)));
    while let Some(seat) = scene.asked() {
        scene.go_on(&Action::Move(seat, Move::No));
    }
    let three = Card::read("3h").unwrap();
    let fits = |seat, place| {
        let note = scene.notes.of(scene.index(seat, place));
        note.fitting(Cards::ALL).contains(three)
    };
    assert!(fits(0, 5) && fits(1, 2) && !fits(1, 3) && fits(2, 2) && !fits(2, 3));
}

#[test]
fn old_things_are_forgotten_first_and_those_of_others_sooner() {
    let mut scene = Scenario::new("8s Kc Qc Qs Kd Qh Js Jc Jh Kh 4c 4d 3s 3d 3c 2c");
    scene.turn(&[Move::Draw, Move::Spy(Spot::new(Seat(1), 3))]);
    let all = |scene: &Scenario, level| {
        let knows = |seat, place: u8| {
            let cards = scene.imagined(level, seat, place);
            cards.iter().all(|card| *card == cards[0])
        };
        [knows(0, 3), knows(0, 4), knows(1, 3)]
    };
    assert_eq!(all(&scene, 1), [true; 3]);
    for _ in 0..4 {
        scene.turn(&DROPS);
    }
    assert_eq!(all(&scene, 1), [true, true, false]);
    for _ in 0..11 {
        scene.turn(&DROPS);
    }
    assert_eq!(all(&scene, 1), [false; 3]);
    assert_eq!(all(&scene, 5), [true; 3]);
}

#[test]
fn a_card_in_doubt_is_thrown_when_it_matches_likely_enough() {
    let scene = Scenario::new("Qc");
    let guess = scene.guess(5);
    // 52 cards are unseen, and the two queens of them that are dealt are among them.
    let chance = guess.chance_of_rank(scene.index(0, 1), 11);
    assert!((chance - 4.0 / 52.0).abs() < 1e-6, "{chance}");
    assert!(guess.chance_of_rank(scene.index(0, 3), 12).abs() < 1e-6, "it has seen that one");
}

#[test]
fn the_best_level_imagines_worlds_that_agree_with_all_it_sees() {
    for seed in 0..12 {
        let mut dice = Dice::seed_from_u64(seed);
        let seats = Seats(3 + (seed % 4) as u8);
        let options = Options::default();
        let my_seat = BotSeat { seat: Seat(1), seats, options };
        let mut state = Komojo::new(options, seats);
        let mut memory = Komojo::begin(options, seats, Seat(1));
        let mut notes = Notes::new(Seat(1), seed);
        for _ in 0..400 {
            let Some(action) = random_action::<Komojo>(&state, &mut dice) else { break };
            let mut told = Told::default();
            carry_out::<Komojo>(&mut state, &action, &mut told);
            for heard in told.heard_by(Seat(1)) {
                notes.hear(heard, &memory);
                Komojo::hear(&mut memory, heard);
            }
            let sight = Sight::of(&state, Seat(1));
            let known = my_seat.known(&sight, &memory);
            for level in [Level::FIRST, Level::LAST] {
                let world = Guess::new(&known, &notes, Skill::of(level)).world(&mut dice);
                world.validate();
                let cards: Cards = world.cards.iter().copied().collect();
                assert!(!world.is_dealt() || cards == Cards::ALL);
                if level == Level::LAST {
                    assert_eq!(Komojo::public(&world), sight.public);
                    assert_eq!(Komojo::private(&world, Seat(1)), sight.private);
                }
            }
        }
    }
}

#[test]
fn the_habit_is_kept_unless_something_is_better() {
    let mut scene = Scenario::new("Qc Qs Kc As");
    scene.turn(&DROPS);
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Stop, Move::Drop]);
    scene.turn(&[Move::Draw]);
    let (guess, mut dice) = (scene.guess(5), Dice::seed_from_u64(1));
    let patience = Skill::of(Level::LAST).patience;
    let round = Round::new(&guess.world(&mut dice), Seat(0), scene.notes.turns(), patience);
    let imagine = |dice: &mut Dice| round.in_world(guess.world(dice), dice);
    let limit = Limit::iterations(200);
    let (drop, swap, bad) = (Move::Drop, Move::Swap(3), Move::Swap(4));
    for moves in [[drop, bad, swap], [swap, drop, bad], [bad, swap, drop]] {
        assert_eq!(habit::or_better(&moves, Seat(0), imagine, &limit, &mut dice), swap);
    }
    // Told to stop at once, it still answers.
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limit = Limit { stop: Some(&stop), ..Limit::iterations(1_000_000) };
    assert_eq!(habit::or_better(&[swap, drop], Seat(0), imagine, &limit, &mut dice), swap);
}

#[test]
fn near_the_limit_the_match_counts_and_not_the_round() {
    let reward = |totals: [i32; 3]| {
        let mut state = Scenario::new("Kc Qc Qs").state;
        state.totals[..3].copy_from_slice(&totals);
        let mut world = Round::new(&state, Seat(0), 0, Skill::of(Level::LAST).patience);
        let mut dice = Dice::seed_from_u64(1);
        world.play(Seat(0), &Move::Stop, &mut dice);
        while let Some(seat) = world.mover(&mut dice) {
            let mv = world.quick(seat, &mut dice);
            world.play(seat, &mv, &mut dice);
        }
        world.rewards()[Seat(0)]
    };
    // The STOP fails: 30 points. But where that makes both others reach the limit, it wins.
    assert!(reward([0, 0, 0]) < 0.45);
    assert!(reward([0, 95, 95]) > 0.8);
    assert!(reward([95, 0, 0]) < 0.2);
}

#[test]
fn waiting_gets_dearer_but_not_before_patience_ends() {
    let reward = |turns: u32| {
        let state = Scenario::new("Qc Kc Qs").state;
        let mut world = Round::new(&state, Seat(0), turns, Skill::of(Level::LAST).patience);
        let mut dice = Dice::seed_from_u64(1);
        while let Some(seat) = world.mover(&mut dice) {
            let mv = world.quick(seat, &mut dice);
            world.play(seat, &mv, &mut dice);
        }
        world.rewards().as_slice().iter().sum::<f32>()
    };
    assert!((reward(0) - 1.5).abs() < 1e-3);
    assert!(reward(24) < 1.45 && reward(60) < reward(24));
}

#[test]
fn what_it_heard_of_an_earlier_round_is_gone() {
    let mut scene = Scenario::new("Qc 3c Qs");
    scene.turn(&DROPS);
    scene.turn(&[Move::Draw, Move::Swap(4)]);
    let mut again = Told::<Komojo>::default();
    again.all(Event::Dealt { round: 2, seat: Seat(1) });
    for (_, heard) in &again.0 {
        scene.hear(heard);
    }
    assert_eq!((scene.read(1, 4), scene.notes.turns()), ((-1, 13), 0));
}
