//! Examples for the rules, and every answer against a search that tries everything.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::cards::SUITS;

fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| Card::read(card).unwrap()).collect()
}

fn cards(text: &str) -> Cards {
    list(text).into_iter().collect()
}

fn combination(text: &str, wild: u8) -> bool {
    is_combination(&list(text), Rank(wild))
}

fn all_combine_as(text: &str, wild: u8) -> bool {
    let laid = lay_all(cards(text), Rank(wild));
    if let Some(lay) = laid {
        assert!(lay.combinations().all(|group| is_combination(group, Rank(wild))), "{lay:?}");
        assert_eq!(lay.cards(), Some(cards(text)));
    }
    assert_eq!(laid.is_some(), combines(cards(text), Rank(wild)));
    laid.is_some()
}

fn outs_of(text: &str, wild: u8) -> Vec<String> {
    let outs = outs(cards(text), Rank(wild));
    let card = |number: usize| Card::from_index(number).to_string();
    (0..64).filter(|number| outs >> number & 1 != 0).map(card).collect()
}

#[test]
fn kr_09_a_set_is_three_or_more_of_one_rank_and_twins_are_welcome() {
    assert!(combination("8s 8h 8d", 3));
    assert!(combination("8s 8s 8d", 3));
    assert!(combination("8s 8s 8h 8h 8d 8d 8c 8c 8t 8t", 3));
    assert!(!combination("8s 8h", 3));
    assert!(!combination("8s 8h 9d", 3));
    assert!(!combination("", 3));
}

#[test]
fn kr_10_a_run_is_three_or_more_of_one_suit_in_a_row_in_any_order() {
    assert!(combination("4h 5h 6h", 3));
    assert!(combination("6h 4h 5h", 3));
    assert!(combination("Td Jd Qd Kd", 3));
    assert!(!combination("4h 5h 6d", 3));
    assert!(!combination("4h 5h 7h", 3));
    assert!(!combination("4h 5h 5h 6h", 3));
    assert!(!combination("Qh Kh 3h", 5), "no wrapping round");
    assert!(!combination("Kh 3h 4h", 5), "no wrapping round");
    assert!(!combination("Kh 3h 4h JK", 5), "nor with a joker");
}

#[test]
fn kr_10_a_run_has_at_most_eleven_cards() {
    let eleven = "3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";
    assert!(combination(eleven, 3));
    assert!(combination("3c JK JK JK JK JK JK 7h 7d 7s Kc", 7));
    assert!(!combination(&format!("{eleven} JK"), 3));
    assert!(all_combine_as(eleven, 3));
    assert!(all_combine_as(&format!("{eleven} JK"), 3), "as two runs");
    assert!(all_combine_as(&format!("{eleven} JK JK"), 3), "as two runs");
    assert!(!all_combine_as("4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 8d", 3));
    assert!(all_combine_as("4c 5c 6c 7c 8c 9c Tc Jc Qc Kc JK JK", 3), "ten and two jokers");
}

#[test]
fn kr_11_wild_cards_fill_gaps_and_ends() {
    assert!(combination("4h JK 6h", 3));
    assert!(combination("4h 9s 9d 7h", 9));
    assert!(!combination("4h 9s 8h", 9), "three are missing");
    assert!(combination("Qh Kh JK", 3), "the joker is the jack");
    assert!(combination("8h 8d JK", 3));
    assert!(combination("8h JK 5d", 5));
    assert!(!combination("8h 9d JK", 3));
}

#[test]
fn kr_11_a_combination_may_be_all_wild_and_a_wild_card_may_stand_for_itself() {
    assert!(combination("JK JK JK", 3));
    assert!(combination("5s 5s 5h JK JK JK JK JK JK 5d 5d 5c 5c", 5));
    assert!(!combination("JK JK", 3));
    assert!(combination("4h 5h 6h", 5));
    assert!(combination("5h 5d 5c", 5));
    assert!(all_combine_as("JK JK JK JK", 3));
    assert!(!all_combine_as("JK 5d", 5));
    assert!(all_combine_as("", 5));
}

#[test]
fn cards_the_deck_does_not_have_are_no_reason_to_panic() {
    assert!(combination("8d 8d 8d", 3));
    assert!(!combination("8d 8d 8d 9d", 3));
    assert!(is_combination(&[Card::JOKER; 300], Rank(3)));
    let mut lay = Lay::new();
    assert!(lay.push_combination(&list("8d 8d 8d")));
    assert_eq!(lay.cards(), None);
}

#[test]
fn a_lay_takes_thirteen_cards_and_no_more() {
    let mut lay = Lay::new();
    assert!(lay.is_empty() && !lay.push_combination(&[]));
    assert!(lay.push_combination(&[Card::JOKER; 3]));
    assert!(!lay.push_combination(&[Card::JOKER; 11]));
    assert!(lay.push_combination(&list("3s 4s 5s 6s 7s 8s 9s Ts Js Qs")));
    assert_eq!(lay.len(), 13);
    assert_eq!(lay.combinations().map(<[Card]>::len).collect::<Vec<_>>(), [3, 10]);
    assert_eq!(lay.cards().unwrap().len(), 13);
    assert!(!lay.push_combination(&[Card::JOKER]));
}

#[test]
fn kr_10_twins_make_two_runs_of_one_suit() {
    assert!(all_combine_as("4h 5h 6h 4h 5h 6h", 3));
    assert!(all_combine_as("4h 5h 6h 6h 7h 8h", 3), "the sixes end one and begin the other");
    assert!(all_combine_as("4h 5h 5h 6h 6h 7h 7h 8h", 3));
    assert!(!all_combine_as("4h 5h 5h 6h", 3));
    assert!(all_combine_as("4h 5h 5h 6h JK JK", 3));
}

#[test]
fn kr_12_out_are_the_cards_without_which_all_others_combine() {
    assert_eq!(outs_of("8s 8h 8d 4c", 3), ["4c"]);
    assert_eq!(outs_of("8s 8h 8d 8d", 3), ["8s", "8h", "8d"]);
    assert_eq!(outs_of("8s 9s Ts Js", 3), ["8s", "Js"]);
    assert_eq!(outs_of("8s 8h JK 4c", 3), ["4c"]);
    assert_eq!(outs_of("8s 8h Qd 4c", 3), [""; 0]);
    assert_eq!(outs_of("JK 3s 3h 3h", 3), ["3s", "3h", "JK"]);
}

#[test]
fn kr_18_cards_that_combine_only_all_together_let_nobody_out() {
    assert!(all_combine_as("8s 8h 8d 9s 9h 9d", 5));
    assert_eq!(outs_of("8s 8h 8d 9s 9h 9d", 5), [""; 0]);
    assert_eq!(outs_of("8s 8h 8d 8c 9s 9h 9d", 5), ["8s", "8h", "8d", "8c"]);
    assert_eq!(outs_of("8s 8h 8d 8s 9s 9h Ts", 5), ["9h"]);
}

#[test]
fn kr_16_something_can_be_laid_if_three_cards_combine_and_one_more_is_there() {
    let any = |text, wild| can_lay_any(cards(text), Rank(wild));
    assert!(!any("8s 8h 8d", 3), "nothing would remain to discard");
    assert!(any("8s 8h 8d Kd", 3));
    assert!(any("8s 9s Ts Kd", 3));
    assert!(!any("8s 9s Td Kd", 3));
    assert!(any("8s 9s JK Kd", 3) && any("8s Ts JK Kd", 3) && any("8s 8s JK Kd", 3));
    assert!(!any("8s Js JK Kd", 3));
    assert!(any("8s Jd JK 3d", 3), "two wild cards combine with any");
}

#[test]
fn kr_17_the_best_lay_leaves_the_fewest_points() {
    let best = |text, discard, wild| {
        let best = best_without(cards(text), Card::read(discard).unwrap(), Rank(wild));
        (best.lay.combinations().map(<[Card]>::to_vec).collect::<Vec<_>>(), best.points)
    };
    let (lay, points) = best("8s 8h 8d 9d Td 4c", "4c", 3);
    assert_eq!((lay, points), (vec![list("8d 9d Td")], 16));
    let (lay, points) = best("8s 8h 9d 4c 4h JK", "4c", 3);
    assert_eq!((lay, points), (vec![list("8s 8h JK")], 13));
    let (lay, points) = best("8s 9h Jd 3c JK", "8s", 3);
    assert_eq!((lay, points), (vec![list("Jd 3c JK")], 9));
    let (lay, points) = best("8s 9h JK", "8s", 3);
    assert_eq!((lay, points), (vec![], 59));
    let (lay, points) = best("8s JK 3d", "8s", 3);
    assert_eq!((lay, points), (vec![], 70));
}

/// What is left at least of every choice of a hand's cards, by trying everything: the lowest card
/// stays in hand or is in some combination with others.
struct Everything {
    hand: Vec<Card>,
    least: Vec<u16>,
    combinations: Vec<usize>,
}

impl Everything {
    fn of(hand: Cards, wild: Rank) -> Self {
        let hand: Vec<Card> = hand.iter().collect();
        let pick = |choice: usize| -> Vec<Card> {
            (0..hand.len()).filter(|at| choice >> at & 1 != 0).map(|at| hand[at]).collect()
        };
        let choices = 1 << hand.len();
        let combinations: Vec<usize> =
            (0..choices).filter(|choice| is_combination(&pick(*choice), wild)).collect();
        let mut by_lowest = vec![Vec::new(); hand.len()];
        for combination in &combinations {
            by_lowest[combination.trailing_zeros() as usize].push(*combination);
        }
        let mut least = vec![0; choices];
        for choice in 1..choices {
            let lowest = choice.trailing_zeros() as usize;
            least[choice] = by_lowest[lowest]
                .iter()
                .take_while(|combination| **combination <= choice)
                .filter(|combination| *combination & !choice == 0)
                .map(|combination| least[choice ^ combination])
                .chain([least[choice & (choice - 1)] + hand[lowest].points(wild)])
                .min()
                .unwrap();
        }
        Everything { hand, least, combinations }
    }

    fn all(&self) -> usize {
        self.least.len() - 1
    }
}

fn assert_exact(hand: Cards, wild: Rank) {
    let everything = Everything::of(hand, wild);
    let all = everything.all();
    let context = format!("{hand:?} with wild {}", wild.0);
    assert_eq!(combines(hand, wild), everything.least[all] == 0, "{context}");
    let any = everything.combinations.iter().any(|combination| *combination != all);
    assert_eq!(can_lay_any(hand, wild), any, "{context}");

    let laid = lay_all(hand, wild);
    assert_eq!(laid.is_some(), everything.least[all] == 0 && hand.len() <= 13, "{context}");
    if let Some(lay) = laid {
        assert_eq!(lay.cards(), Some(hand), "{context}");
        assert!(lay.combinations().all(|group| is_combination(group, wild)), "{context}: {lay:?}");
    }

    let mut told = Vec::new();
    best_by_discard(hand, wild, |discard, best| told.push((discard, best)));
    let mut kinds = everything.hand.clone();
    kinds.dedup();
    assert_eq!(told.iter().map(|(card, _)| *card).collect::<Vec<_>>(), kinds, "{context}");
    let mut out = 0;
    for (discard, best) in told {
        let at = everything.hand.iter().position(|card| *card == discard).unwrap();
        let least = everything.least[all ^ 1 << at];
        let context = format!("{context} without {discard}: {best:?}");
        assert_eq!(best.points, least, "{context}");
        assert_eq!(best, best_without(hand, discard, wild), "{context}");
        assert!(best.lay.combinations().all(|group| is_combination(group, wild)), "{context}");
        let mut left = hand;
        left.remove(discard);
        assert!(left.contains_all(best.lay.cards().unwrap()), "{context}");
        best.lay.combinations().flatten().for_each(|card| left.remove(*card));
        assert_eq!(left.points(wild), least, "{context}");
        if least == 0 {
            out |= 1 << discard.index();
        }
    }
    assert_eq!(outs(hand, wild), out, "{context}");
}

/// A hand out of a part of the deck, so that much combines: only some ranks, only some suits, and
/// more wild cards than usual.
fn random_hand(random: &mut Xoshiro256PlusPlus, most: usize) -> (Cards, Rank) {
    let wild = Rank(random.random_range(3..=13));
    let size = random.random_range(0..=most);
    let suits = random.random_range(1..=5);
    let low = random.random_range(3..=13);
    let high = random.random_range(low..=13);
    let wilds = [0, 0, 10, 25, 60][random.random_range(0..5)];
    let mut hand = Cards::NONE;
    while hand.len() < size {
        let mut card = Card::from_index(random.random_range(0..56));
        let in_part = card.suit().is_some_and(|suit| suit < suits)
            && card.rank().is_some_and(|rank| (low..=high).contains(&rank.0));
        // One in eight may come from anywhere, or a narrow part would run out of cards.
        if !in_part && random.random_range(0..8) != 0 {
            continue;
        }
        if random.random_range(0..100) < wilds {
            let suit = random.random_range(0..5);
            let of_rank = Card::from_index((suit * RANKS + wild.index()) as usize);
            card = if random.random() { Card::JOKER } else { of_rank };
        }
        if hand.count(card) < card.copies() {
            hand.add(card);
        }
    }
    (hand, wild)
}

/// A hand made of combinations, and often one card more.
fn built_hand(random: &mut Xoshiro256PlusPlus, most: usize) -> (Cards, Rank) {
    let wild = Rank(random.random_range(3..=13));
    let mut hand = Cards::NONE;
    let add = |hand: &mut Cards, card: Card| {
        if hand.len() < most && hand.count(card) < card.copies() {
            hand.add(card);
        }
    };
    let wilds = [0, 10, 30][random.random_range(0..3)];
    for _ in 0..random.random_range(1..=5) {
        let (suit, rank) = (random.random_range(0..SUITS), random.random_range(0..RANKS));
        let longest = [4, 4, 7, 11][random.random_range(0..4)];
        let length = random.random_range(3..=longest);
        let set: bool = random.random();
        // Fewer suits, so that runs overlap.
        let suit = if set { suit } else { suit % 2 };
        for at in 0..length {
            let number = if set {
                random.random_range(0..SUITS) * RANKS + rank
            } else {
                suit * RANKS + (rank + at).min(RANKS - 1)
            };
            let replaced = random.random_range(0..100) < wilds;
            add(&mut hand, if replaced { Card::JOKER } else { Card::from_index(number as usize) });
        }
    }
    if random.random() {
        add(&mut hand, Card::from_index(random.random_range(0..56)));
    }
    (hand, wild)
}

fn random_hands_are_exact(seed: u64, hands: usize, most: usize) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..hands {
        let (hand, wild) = random_hand(&mut random, most);
        assert_exact(hand, wild);
        let (hand, wild) = built_hand(&mut random, most);
        assert_exact(hand, wild);
    }
}

#[test]
fn every_answer_is_that_of_trying_everything() {
    random_hands_are_exact(1, 10_000, 8);
    random_hands_are_exact(2, 1_000, 11);
    random_hands_are_exact(3, 100, 14);
}
