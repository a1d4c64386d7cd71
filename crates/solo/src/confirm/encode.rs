//! The packing puzzle as a formula, from the rules and not from the solver's lists of ways.
//!
//! A natural card of the hand or of the stock lies in a set (KR-09), in a run (KR-10), or is not
//! used. Each suit has two *layers*: on a layer, places that follow each other are a run, three or
//! more. (There are two of each card, so runs that lie three deep waste wild cards; `docs/solo.md` has the
//! argument.) A place without a natural card has a wild one, and a set of fewer than three is
//! filled up with wild ones (KR-11). So the places of all runs, the cards of all sets and what
//! fills these up are together at most `k`; and the hand has in the end as many cards as it had, the
//! wild ones among them.
//!
//! It does not matter here where a wild card that is left over goes. If that made something possible that the rules
//! forbid, a formula would be true that should not be, and what it stands for is checked by the
//! rules.

use vierblatt_koenigs_romme::solver::{Position, Taking};
use vierblatt_koenigs_romme::{Card, Cards, RANKS, Rank, SUITS};

use super::formula::{Formula, Literal};

/// One hand in the formula.
pub(super) struct HandFormula {
    k: u8,
    /// The hand's own cards, and for each whether it is kept.
    own: Vec<(Card, Literal)>,
    /// The stock's cards, and for each whether this hand takes it.
    stock: Vec<(Card, Literal)>,
    /// Whether the hand takes at least 1, 2, … cards of the stock.
    pub(super) takes: Vec<Literal>,
}

/// The most runs of one suit that lie over each other.
const LAYERS: usize = 2;

/// A natural card that may be used.
struct Natural {
    card: Card,
    in_run: Literal,
    in_set: Literal,
}

impl HandFormula {
    /// Says that the hand combines in the end.
    pub(super) fn encode(formula: &mut Formula, position: &Position, k: u8) -> Self {
        let wild = Rank(k);
        let mut naturals = Vec::new();
        let mut used = |formula: &mut Formula, card: Card| {
            if card.is_wild(wild) {
                return (card, formula.variable());
            }
            let (in_run, in_set) = (formula.variable(), formula.variable());
            formula.any([-in_run, -in_set]);
            naturals.push(Natural { card, in_run, in_set });
            (card, formula.or(&[in_run, in_set]))
        };
        let own: Vec<_> = position.hand(k).iter().map(|card| used(formula, card)).collect();
        let stock: Vec<_> = position.stock().iter().map(|card| used(formula, card)).collect();
        // Of cards that are alike, the first ones are used first.
        for cards in [&own, &stock] {
            type Used = Vec<(Card, Literal)>;
            let (wilds, naturals): (Used, Used) =
                cards.iter().copied().partition(|(card, _)| card.is_wild(wild));
            let twins = naturals.windows(2).filter(|pair| pair[0].0 == pair[1].0);
            for pair in twins.chain(wilds.windows(2)) {
                formula.any([pair[0].1, -pair[1].1]);
            }
        }
        let mut places = sets(formula, &naturals);
        for suit in 0..SUITS {
            places.extend(runs(formula, &naturals, suit));
        }
        formula.at_most(usize::from(k), &places);

        let dropped: Vec<Literal> = own.iter().map(|(_, kept)| -kept).collect();
        let received: Vec<Literal> = stock.iter().map(|(_, taken)| *taken).collect();
        let drops = formula.count(&dropped, own.len() + 1);
        let mut takes = formula.count(&received, own.len() + 1);
        for (drop, take) in drops.iter().zip(&takes) {
            formula.any([-drop, *take]);
            formula.any([*drop, -take]);
        }
        takes.truncate(own.len().min(stock.len()));
        HandFormula { k, own, stock, takes }
    }

    /// Says that the hand takes exactly these cards.
    pub(super) fn take(&self, formula: &mut Formula, taking: &Taking) {
        let takes = self.having(taking);
        for (_, taken) in &self.stock {
            formula.any([if takes.contains(taken) { *taken } else { -taken }]);
        }
    }

    /// Says that the hand does not take all of these cards.
    pub(super) fn forbid(&self, formula: &mut Formula, taking: &Taking) {
        formula.any(self.having(taking).iter().map(|taken| -taken));
    }

    /// What is true if the hand takes all of these cards: of those that are alike, the first ones.
    fn having(&self, taking: &Taking) -> Vec<Literal> {
        let mut left = taking.naturals;
        let mut wilds = taking.wilds;
        let mut having = Vec::new();
        for (card, taken) in &self.stock {
            if card.is_wild(Rank(self.k)) {
                if wilds > 0 {
                    wilds -= 1;
                    having.push(*taken);
                }
            } else if left.count(*card) > 0 {
                left.remove(*card);
                having.push(*taken);
            }
        }
        having
    }

    /// What the hand drops where the formula is true.
    pub(super) fn dropped(&self, is_true: impl Fn(Literal) -> bool) -> Cards {
        let dropped = self.own.iter().filter(|(_, kept)| !is_true(*kept));
        dropped.map(|(card, _)| *card).collect()
    }

    /// What the hand takes where the formula is true.
    pub(super) fn taken(&self, is_true: impl Fn(Literal) -> bool) -> Cards {
        let taken = self.stock.iter().filter(|(_, taken)| is_true(*taken));
        taken.map(|(card, _)| *card).collect()
    }
}

/// KR-09: the cards in sets, and what fills up those of fewer than three.
fn sets(formula: &mut Formula, naturals: &[Natural]) -> Vec<Literal> {
    let mut places = Vec::new();
    for rank in 0..RANKS {
        let of_rank = naturals.iter().filter(|natural| rank_of(natural.card) == Some(rank));
        let cards: Vec<Literal> = of_rank.map(|natural| natural.in_set).collect();
        if cards.is_empty() {
            continue;
        }
        let count = formula.count(&cards, 3);
        // One card needs two more, two need one.
        for enough in &count[1..] {
            let filled = formula.variable();
            formula.any([-count[0], *enough, filled]);
            places.push(filled);
        }
        places.extend(cards);
    }
    places
}

/// KR-10: the places of the runs of a suit.
fn runs(formula: &mut Formula, naturals: &[Natural], suit: u32) -> Vec<Literal> {
    let ranks = RANKS as usize;
    let layers: Vec<Vec<Literal>> = (0..LAYERS).map(|_| formula.variables(ranks)).collect();
    let mut begun_before: Option<Vec<Literal>> = None;
    for layer in &layers {
        for at in 0..ranks {
            let before = at.checked_sub(1).map(|before| layer[before]);
            for next in [at + 1, at + 2] {
                let begins = before.into_iter().chain([-layer[at]]);
                formula.any(begins.chain(layer.get(next).copied()));
            }
        }
        // Layers have no order of their own: they are put in the order in which they begin.
        let begun: Vec<Literal> = (0..ranks).map(|at| formula.or(&layer[..=at])).collect();
        for (earlier, later) in begun_before.iter().flatten().zip(&begun) {
            formula.any([-later, *earlier]);
        }
        begun_before = Some(begun);
    }
    for at in 0..ranks {
        let card = Card::from_index(suit as usize * ranks + at);
        let here: Vec<Literal> = layers.iter().map(|layer| layer[at]).collect();
        let twins = naturals.iter().filter(|natural| natural.card == card);
        let twins: Vec<Literal> = twins.map(|natural| natural.in_run).collect();
        for twin in &twins {
            formula.any(here.iter().copied().chain([-twin]));
        }
        // There are two of each card, and each needs a place of its own.
        if let [one, other] = twins[..] {
            for without in 0..here.len() {
                let others = here.iter().enumerate().filter(|(layer, _)| *layer != without);
                formula.any(others.map(|(_, place)| *place).chain([-one, -other]));
            }
        }
    }
    layers.into_iter().flatten().collect()
}

fn rank_of(card: Card) -> Option<u32> {
    card.rank().map(Rank::index)
}
