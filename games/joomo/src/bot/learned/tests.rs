//! What is promised of the built-in policy: it fits into a page, plays by the rules, and says the same everywhere.

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Limit as Budget, Player, Sight};
use vierblatt_game::{Game, Moves, Seat, Seats, Stage, Told, Turn};

use super::inputs::{INPUTS, OUTPUTS, inputs, output};
use super::{Evidence, FILE, Learned, Question, Reflex};
use crate::bot::policy::Due;
use crate::{Joomo, Move, Options, SecondCard, State};

/// Plays rounds by the policy and shows every decision with more than one choice.
fn each_decision(
    options: Options,
    rounds: u64,
    mut f: impl FnMut(&State, Seat, &Evidence, &Question),
) {
    let mut question = Question::default();
    for seed in 0..rounds {
        let mut dice = Dice::seed_from_u64(seed);
        let mut state = Joomo::new(options, Seats(2 + (seed % 5) as u8));
        let mut evidence = Evidence::default();
        while Joomo::round(&state) == 1 {
            match Joomo::turn(&state) {
                Turn::Chance => {
                    let chance = Joomo::chance(&state, &mut dice);
                    Joomo::apply_chance(&mut state, &chance, &mut ());
                }
                turn => {
                    let Some(due) = Due::of(state.phase) else { break };
                    let seat = turn.seats().iter().next().expect("somebody moves");
                    Learned::built_in().ask(&state, seat, &evidence, &mut question);
                    f(&state, seat, &evidence, &question);
                    let mv = question.draw(&mut dice).expect("there is always a move");
                    evidence.note(due, seat, mv);
                    Joomo::apply(&mut state, seat, &mv, &mut ());
                }
            }
        }
    }
}

#[test]
fn the_weights_fit_into_a_page() {
    assert!(FILE.len() <= 200_000, "{} bytes", FILE.len());
    let learned = Learned::from_bytes(FILE).expect("the file is whole");
    assert_eq!(learned.to_bytes(), FILE, "written again it is the same");
    assert_eq!(&learned, Learned::built_in());
}

#[test]
fn a_damaged_file_is_refused() {
    assert_eq!(Learned::from_bytes(&FILE[..FILE.len() - 1]), None);
    assert_eq!(Learned::from_bytes(&[FILE, &[0]].concat()), None);
    assert_eq!(Learned::from_bytes(&FILE[1..]), None);
    assert_eq!(Learned::from_bytes(b""), None);
    let mut not_a_number = FILE.to_vec();
    not_a_number[8..12].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(Learned::from_bytes(&not_a_number), None);
}

#[test]
fn every_move_of_the_policy_is_legal_and_the_chances_add_up() {
    for second_card in [SecondCard::Must, SecondCard::MayPass] {
        let options = Options { second_card, ..Options::default() };
        let mut decisions = 0;
        each_decision(options, 40, |state, seat, _, question| {
            decisions += 1;
            let sum: f32 = question.moves.iter().map(|choice| choice.chance).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            for choice in &question.moves {
                assert_eq!(Joomo::check(state, seat, &choice.mv), Ok(()));
                assert!(output(choice.mv) < OUTPUTS && choice.chance >= 0.0);
            }
            let legal = Joomo::legal(state, seat);
            let has = |mv| question.moves.iter().any(|choice| choice.mv == mv);
            assert_eq!(has(Move::Pass), legal.to_vec().contains(&Move::Pass));
        });
        assert!(decisions > 1000, "{decisions}");
    }
}

#[test]
fn the_policy_is_told_nothing_that_its_seat_does_not_know() {
    let mut seen = Vec::new();
    let mut again = Vec::new();
    let mut dice = Dice::seed_from_u64(1);
    each_decision(Options::default(), 20, |state, seat, evidence, _| {
        let sight = Sight::<Joomo>::of(state, seat);
        let my_seat = BotSeat { seat, seats: state.seats, options: state.options };
        let other =
            <Joomo as vierblatt_game::Imagine>::imagine(&my_seat.known(&sight, &()), &mut dice);
        inputs(state, seat, evidence, &mut seen);
        inputs(&other, seat, evidence, &mut again);
        assert_eq!(seen, again);
        assert!(seen.iter().all(|input| usize::from(*input) < INPUTS));
        let mut sorted = seen.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), seen.len(), "every input once");
    });
}

#[test]
fn the_player_is_told_as_much_as_self_play_is() {
    // What the player hears leads to the same evidence as the states themselves.
    let seats = Seats(3);
    let options = Options::default();
    let mut dice = Dice::seed_from_u64(5);
    let mut state = Joomo::new(options, seats);
    let mut players: Vec<_> = seats
        .iter()
        .map(|seat| Reflex::new(BotSeat { seat, seats, options }, seat.0.into()))
        .collect();
    let mut evidence = Evidence::default();
    while Joomo::round(&state) == 1 && Joomo::stage(&state) != Stage::Over {
        let mut told = Told::<Joomo>::default();
        match Joomo::turn(&state) {
            Turn::Chance => {
                let chance = Joomo::chance(&state, &mut dice);
                Joomo::apply_chance(&mut state, &chance, &mut told);
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody moves");
                assert_eq!(players[seat.index()].evidence(), &evidence);
                let mv = players[seat.index()].choose(&Sight::of(&state, seat), &Budget::NORMAL);
                evidence.note(Due::of(state.phase).expect("cards are played"), seat, mv);
                Joomo::apply(&mut state, seat, &mv, &mut told);
            }
        }
        for seat in seats.iter() {
            told.heard_by(seat).for_each(|telling| players[seat.index()].hear(telling));
        }
    }
}

/// Sums are in a fixed order, so the numbers are the same on every machine. They change with the weights:
/// then the new ones are printed by the failing test.
#[test]
fn the_policy_says_the_same_everywhere() {
    let mut sum = 0u64;
    each_decision(Options::default(), 10, |_, _, _, question| {
        for choice in &question.moves {
            sum = sum.wrapping_mul(0x0100_0000_01B3) ^ u64::from(choice.chance.to_bits());
        }
    });
    assert_eq!(sum, REFERENCE, "{sum:#x}");
}

const REFERENCE: u64 = 0x9252_b228_de4c_21e6;
