//! A hand as a player sorts it: which of its cards combine, and how the fewest points are left.
//!
//! This is worked out only when a view is written out. Bots see the same cards and think for themselves;
//! they do not wait for this.

use serde::{Deserialize, Serialize};
use vierblatt_game::ones;

use crate::cards::{Card, Cards, RANKS, Rank, SUITS, kinds};
use crate::melds::{self, Lay};
use crate::view::sorted;

/// A hand, to be [arranged](Arrangement) when it is written out. Whoever reads it there gets the arrangement.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Arrangement"))]
#[serde(into = "Arrangement", from = "Arrangement")]
pub struct Arranged(Hand);

/// What an arrangement is made of, or the arrangement that was read.
#[derive(Clone, Debug)]
enum Hand {
    Unsorted(Unsorted),
    Sorted(Arrangement),
}

/// A hand that is still to be arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unsorted {
    pub(crate) hand: Cards,
    pub(crate) wild: Rank,
    /// KR-08: whether one of the cards is discarded next.
    pub(crate) is_playing: bool,
    /// KR-08: which one may not be.
    pub(crate) barred: Option<Card>,
}

impl From<Unsorted> for Arranged {
    fn from(hand: Unsorted) -> Self {
        Arranged(Hand::Unsorted(hand))
    }
}

impl From<Arrangement> for Arranged {
    fn from(arrangement: Arrangement) -> Self {
        Arranged(Hand::Sorted(arrangement))
    }
}

impl From<Arranged> for Arrangement {
    fn from(Arranged(hand): Arranged) -> Self {
        match hand {
            Hand::Unsorted(hand) => arrange(hand),
            Hand::Sorted(arrangement) => arrangement,
        }
    }
}

/// Equal if they are written alike.
impl PartialEq for Arranged {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Hand::Unsorted(hand), Hand::Unsorted(other)) if hand == other => true,
            (Hand::Sorted(hand), Hand::Sorted(other)) => hand == other,
            _ => Arrangement::from(self.clone()) == Arrangement::from(other.clone()),
        }
    }
}

/// A hand with its best combinations (KR-16, KR-17).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrangement {
    /// What leaves the fewest points. A card to discard is left where one must be.
    pub combinations: Vec<Vec<Card>>,
    /// The other cards, sorted as in records; the one to discard is among them.
    pub left: Vec<Card>,
    /// KR-17: what these cost, less the one to discard.
    pub points: u16,
}

fn arrange(Unsorted { hand, wild, is_playing, barred }: Unsorted) -> Arrangement {
    let best = if is_playing {
        melds::fewest(hand, barred, wild).map(|(_, best)| best)
    } else {
        Some(melds::best(hand, wild))
    };
    let (lay, points) =
        best.map_or((Lay::new(), hand.points(wild)), |best| (best.lay, best.points));
    let mut left = hand;
    lay.combinations().flatten().for_each(|card| left.remove(*card));
    let combinations = lay.combinations().map(<[Card]>::to_vec).collect();
    Arrangement { combinations, left: sorted(left), points }
}

/// The cards of a hand, to be asked which of them [combine](Combining) when they are written out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Combining[]"))]
#[serde(into = "Vec<Combining>", from = "Vec<Combining>")]
pub struct Combinable(Asked);

/// A hand to be asked, or the answer that was read.
#[derive(Clone, Debug)]
enum Asked {
    Hand { hand: Cards, wild: Rank },
    Answered(Vec<Combining>),
}

impl Combinable {
    /// Nobody's.
    pub(crate) const NONE: Combinable = Combinable(Asked::Answered(Vec::new()));

    pub(crate) const fn of(hand: Cards, wild: Rank) -> Self {
        Combinable(Asked::Hand { hand, wild })
    }
}

impl From<Vec<Combining>> for Combinable {
    fn from(all: Vec<Combining>) -> Self {
        Combinable(Asked::Answered(all))
    }
}

impl From<Combinable> for Vec<Combining> {
    fn from(Combinable(asked): Combinable) -> Self {
        match asked {
            Asked::Hand { hand, wild } => combining(hand, wild),
            Asked::Answered(all) => all,
        }
    }
}

/// Equal if they are written alike.
impl PartialEq for Combinable {
    fn eq(&self, other: &Self) -> bool {
        let same = |one: &Asked, other: &Asked| match (one, other) {
            (Asked::Hand { hand, wild }, Asked::Hand { hand: other, wild: by }) => {
                hand == other && wild == by
            }
            _ => false,
        };
        same(&self.0, &other.0) || Vec::from(self.clone()) == Vec::from(other.clone())
    }
}

/// Natural cards that are a set or a run with some wild ones (KR-09 to KR-11).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Combining {
    /// The natural cards, in the order of their suits and ranks; none where all are wild.
    pub cards: Vec<Card>,
    /// How many wild cards it takes at least.
    pub least: u8,
    /// How many of the hand's wild cards it takes at most.
    pub most: u8,
}

/// All there are: a choice of cards of the hand combines exactly if it is one of these.
fn combining(hand: Cards, wild: Rank) -> Vec<Combining> {
    let mut all = Vec::new();
    let (wilds, naturals): (Vec<_>, Vec<_>) = hand.iter().partition(|card| card.is_wild(wild));
    // Every view of a hand asks this, and most choices do not combine: only those that do are kept.
    let mut tried = Vec::with_capacity(hand.len());
    let mut add = |cards: &[Card]| {
        let mut combines = |count: &usize| {
            tried.clear();
            tried.extend_from_slice(cards);
            tried.extend_from_slice(&wilds[..*count]);
            melds::is_combination(&tried, wild)
        };
        let Some(least) = (0..=wilds.len()).find(&mut combines) else { return };
        let most = (least..=wilds.len()).rfind(combines).unwrap_or(least);
        all.push(Combining { cards: cards.to_vec(), least: least as u8, most: most as u8 });
    };
    add(&[]);
    // What may be in a set: any choice of one rank, twins too.
    for rank in 0..RANKS {
        let of_rank = naturals.iter().filter(|card| card.rank().is_some_and(|r| r.index() == rank));
        each_choice(&of_rank.copied().collect::<Vec<_>>(), 1, &mut add);
    }
    // What may be in a run and not in a set: two and more of one suit, all different.
    let different: Vec<_> = kinds(hand.once()).filter(|card| !card.is_wild(wild)).collect();
    for suit in 0..SUITS {
        let of_suit = different.iter().filter(|card| card.suit() == Some(suit));
        each_choice(&of_suit.copied().collect::<Vec<_>>(), 2, &mut add);
    }
    all
}

/// Every choice of at least so many of these cards, each once: twins, which are side by side, are the same.
fn each_choice(cards: &[Card], fewest: u32, mut each: impl FnMut(&[Card])) {
    let without_the_first_twin = |mask: u32| {
        (1..cards.len()).all(|n| cards[n - 1] != cards[n] || mask >> (n - 1) & 3 != 0b10)
    };
    let mut chosen = Vec::with_capacity(cards.len());
    for mask in 0..1u32 << cards.len() {
        if mask.count_ones() >= fewest && without_the_first_twin(mask) {
            chosen.clear();
            chosen.extend(ones(mask.into()).map(|n| cards[usize::from(n)]));
            each(&chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::cards::IN_ORDER;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| Card::read(card).unwrap()).collect()
    }

    fn arranged(hand: &str, wild: u8, is_playing: bool, barred: &str) -> Arrangement {
        let (hand, wild) = (cards(hand).into_iter().collect(), Rank(wild));
        arrange(Unsorted { hand, wild, is_playing, barred: Card::read(barred) })
    }

    fn combining(hand: &[Card], wild: Rank) -> Vec<Combining> {
        super::combining(hand.iter().copied().collect(), wild)
    }

    #[test]
    fn kr_16_a_hand_is_arranged_so_that_the_fewest_points_are_left() {
        let best = arranged("4s 5s 6s 9h 9d Kt 8c", 8, false, "");
        assert_eq!(best.combinations, [cards("4s 5s 6s"), cards("9h 9d 8c")]);
        assert_eq!((best.left, best.points), (cards("Kt"), 13));
        let none = arranged("4s 9d JK", 3, false, "");
        assert_eq!((none.combinations.len(), none.points), (0, 63));
    }

    #[test]
    fn kr_12_kr_18_in_a_turn_one_card_is_left_to_discard() {
        let all = arranged("8s 8h 8d 9s 9h 9d", 5, true, "");
        assert_eq!((all.combinations, all.points), (vec![cards("9s 9h 9d")], 16));
        let four = arranged("8s 8h 8d 8c", 3, true, "");
        assert_eq!((four.left.len(), four.points), (1, 0));
        let out = arranged("8s 8h 8d Kt", 3, true, "");
        assert_eq!((out.left, out.points), (cards("Kt"), 0));
    }

    #[test]
    fn kr_08_the_card_just_taken_is_not_the_one_to_discard() {
        let kept = arranged("8s 8h 8d 8c", 3, true, "8c");
        assert!(!kept.left.contains(&Card::read("8c").unwrap()));
        assert_eq!(kept.points, 0);
        assert_eq!(arranged("8s 8h 8d Kt", 3, true, "Kt").points, 29);
    }

    #[test]
    fn kr_11_what_combines_is_told_with_the_wild_cards_it_takes() {
        let all = combining(&cards("4s 6s Kh JK 3d"), Rank(3));
        let run = all.iter().find(|one| one.cards == cards("4s 6s")).unwrap();
        assert_eq!((run.least, run.most), (1, 2));
        let single = all.iter().find(|one| one.cards == cards("Kh")).unwrap();
        assert_eq!((single.least, single.most), (2, 2));
        assert!(!all.iter().any(|one| one.cards == cards("6s Kh")));
        assert!(combining(&cards("4s 6s Kh"), Rank(3)).is_empty());
    }

    #[test]
    fn kr_09_kr_10_a_choice_of_cards_combines_if_and_only_if_it_is_told() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        for round in 0..220 {
            // Few ranks and suits, so that much combines; jokers are the last six.
            let wild = Rank(3 + round % 11);
            let mut deck: Vec<_> = IN_ORDER
                .into_iter()
                .filter(|card| card.is_wild(wild) || card.suit().is_some_and(|suit| suit < 3))
                .collect();
            let hand: Vec<_> =
                (0..9).map(|_| deck.swap_remove(rng.random_range(0..deck.len()))).collect();
            let all = combining(&hand, wild);
            for (n, one) in all.iter().enumerate() {
                assert!(!all[..n].contains(one), "{one:?} twice");
            }
            for mask in 0..1u32 << hand.len() {
                let chosen: Cards =
                    (0..hand.len()).filter(|n| mask >> n & 1 != 0).map(|n| hand[n]).collect();
                let (wilds, naturals): (Vec<_>, Vec<_>) =
                    chosen.iter().partition(|card| card.is_wild(wild));
                let told = all.iter().any(|one| {
                    one.cards == naturals && (one.least..=one.most).contains(&(wilds.len() as u8))
                });
                let all: Vec<_> = chosen.iter().collect();
                assert_eq!(told, melds::is_combination(&all, wild), "{chosen:?} of {hand:?}");
            }
        }
    }
}
