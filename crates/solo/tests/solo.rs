//! Deals, play and second opinions, together with the game.

use vierblatt_koenigs_romme::solver::{Position, Verdict, solve};
use vierblatt_koenigs_romme::{Cards, DealtComplete, Options, SOLO_HANDS};
use vierblatt_solo::confirm::{Opinion, confirm_lost, confirm_winnable};
use vierblatt_solo::{Deal, Difficulty, Grade, Request, deal, measure, play};

const NEEDS_TURN: Options = Options { dealt_complete: DealtComplete::NeedsTurn, ..DEFAULT };
const DEFAULT: Options = Options {
    reshuffle: vierblatt_koenigs_romme::Reshuffle::Whole,
    return_discard: vierblatt_koenigs_romme::ReturnDiscard::Allowed,
    dealt_complete: DealtComplete::Counts,
    first_round: 1,
    last_round: 11,
};

/// How many hands the verdict says can be finished.
fn promised(position: &Position) -> u32 {
    let finished = (SOLO_HANDS - position.unfinished().count()) as u32;
    match solve(position) {
        Verdict::Winnable(_) => SOLO_HANDS as u32,
        Verdict::Lost(proof) => finished + proof.most.exchanges.len() as u32,
    }
}

#[test]
fn the_advice_wins_every_deal_that_can_be_won_in_any_order() {
    let (mut won, mut lost) = (0, 0);
    for number in 0..100 {
        let deal = Deal::new(11, number, DEFAULT);
        let promised = promised(&deal.position());
        for order in 0..3 {
            let played = play(&deal, order).expect("the advice is legal");
            assert_eq!(played.finished, promised, "deal {number}, order {order}");
            assert_eq!(played.won, promised == SOLO_HANDS as u32);
            assert!(played.puts.len() <= 28);
        }
        if promised == SOLO_HANDS as u32 { won += 1 } else { lost += 1 }
    }
    assert!(won > 70 && lost > 0, "{won} {lost}");
}

#[test]
fn the_advice_gives_waiting_hands_their_turn() {
    for number in 0..40 {
        let deal = Deal::new(12, number, NEEDS_TURN);
        let played = play(&deal, 1).expect("the advice is legal");
        assert_eq!(played.finished, promised(&deal.position()), "deal {number}");
    }
}

/// A small part of a deal: the hands of 3 to 7 cards and some of the stock.
fn part(number: u64, cards: usize) -> Position {
    let position = Deal::new(13, number, DEFAULT).position();
    let unfinished = position.unfinished().filter(|k| *k <= 7).map(|k| 1 << (k - 3)).sum();
    let hands = std::array::from_fn(|n| position.hand(n as u8 + 3));
    // Every other card, so that the part has all suits.
    let stock: Cards = position.stock().iter().step_by(2).take(cards).collect();
    Position::new(hands, unfinished, stock)
}

#[test]
fn a_sat_solver_comes_to_the_same_verdicts() {
    let (mut won, mut counted, mut shared) = (0, 0, 0);
    for number in 0..50 {
        let position = part(number, 10 + number as usize % 4);
        match solve(&position) {
            Verdict::Winnable(packing) => {
                won += 1;
                let opinion = confirm_winnable(&position, packing.cards(), 100_000);
                assert!(matches!(opinion, Opinion::Winnable(_)), "{number}: {opinion:?}");
                // And nothing does with a card fewer.
                let fewer = confirm_winnable(&position, packing.cards() - 1, 100_000);
                assert!(matches!(fewer, Opinion::Lost | Opinion::Wrong(_)), "{number}: {fewer:?}");
            }
            Verdict::Lost(proof) => {
                if proof.by_counting() {
                    counted += 1;
                } else {
                    shared += 1;
                }
                let opinion = confirm_lost(&position, &proof, 100_000);
                assert_eq!(opinion, Opinion::Lost, "{number}");
            }
        }
    }
    assert!(won > 5 && counted > 5 && shared > 0, "{won} {counted} {shared}");
}

#[test]
fn a_false_reason_is_not_confirmed() {
    let (position, mut proof) = (0..)
        .find_map(|number| {
            let position = part(number, 8);
            match solve(&position) {
                Verdict::Lost(proof) if proof.needs.iter().all(|need| need.cards.is_some()) => {
                    Some((position, proof))
                }
                _ => None,
            }
        })
        .unwrap();
    for need in &mut proof.needs {
        need.cards = need.cards.map(|cards| cards + 4);
    }
    assert!(proof.by_counting());
    assert!(matches!(confirm_lost(&position, &proof, 100_000), Opinion::Wrong(_)));
}

#[test]
fn a_measurement_is_the_same_on_one_core_and_on_three() {
    let request = |cores| Request {
        seed: 5,
        deals: 150,
        options: DEFAULT,
        cores: Some(cores),
        confirm_lost: 0,
        confirm_winnable: 0,
        conflicts: 0,
    };
    let mut one = measure(&request(1), |_| {});
    let mut three = measure(&request(3), |_| {});
    one.times.clear();
    three.times.clear();
    assert_eq!(one, three);
    assert_eq!(one.spare.iter().sum::<u64>(), one.winnable);
    assert!(one.winnable > 110 && one.winnable < 150, "{}", one.winnable);
}

#[test]
fn a_graded_deal_is_of_its_grade_and_always_the_same() {
    for grade in Grade::ALL {
        let (dealt, difficulty) = deal(3, Some(grade), DEFAULT);
        assert_eq!(difficulty.grade, grade);
        assert_eq!(Difficulty::of(&dealt.position()), Some(difficulty));
        assert_eq!(deal(3, Some(grade), DEFAULT).0.number, dealt.number);
        assert_eq!(grade.name().parse(), Ok(grade));
    }
    let (any, _) = deal(3, None, DEFAULT);
    assert!(
        (0..any.number).all(|n| Difficulty::of(&Deal::new(3, n, DEFAULT).position()).is_none())
    );
    assert!("extreme".parse::<Grade>().unwrap_err().contains("very-hard"));
}
