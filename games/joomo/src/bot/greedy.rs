//! The yardstick: a sensible player with a few rules and no foresight.

use vierblatt_bots::{Chair, Limit as Budget, Player, Sight};
use vierblatt_game::{Moves, Seat, Telling};

use crate::{Card, Cards, Joomo, Move, Phase, Public};

/// Follows simple rules, from what it sees at the moment:
///
/// - It counts: what was played, it expects from nobody.
/// - It estimates for every card how likely nobody answers it, and takes the card that promises most
///   of the trick's value, with a little for every card it gets rid of.
/// - It leads plain cards with few unseen cards close to them, so that nobody closes the gap at once.
/// - It keeps double digits for tricks worth more than one marker, and fives a little.
/// - Tens go where they win or, once somebody is nearly out of cards, anywhere.
/// - It passes when every card it could play is worth more in the hand.
/// - Asked about a tie, it shares.
pub struct Greedy {
    seat: Seat,
}

impl Greedy {
    /// A greedy player in this chair.
    pub const fn new(chair: &Chair<Joomo>) -> Self {
        Greedy { seat: chair.seat }
    }
}

impl Player<Joomo> for Greedy {
    fn hear(&mut self, _: &Telling<Joomo>) {}

    fn choose(&mut self, sight: &Sight<Joomo>, _: &Budget<'_>) -> Move {
        let view = View::of(&sight.public, sight.private.hand, self.seat);
        let mut best = (sight.legal.get(0), f32::NEG_INFINITY);
        sight.legal.for_each(|mv| {
            let worth = view.worth(mv);
            if worth > best.1 {
                best = (mv, worth);
            }
        });
        best.0
    }
}

/// What the rules look at.
struct View<'a> {
    public: &'a Public,
    hand: Cards,
    unseen: Cards,
    /// How likely one unseen card is in the hand of somebody still in the trick.
    density: f32,
    /// Whether somebody may be out of cards soon.
    late: bool,
}

impl<'a> View<'a> {
    fn of(public: &'a Public, hand: Cards, me: Seat) -> Self {
        let deck = Cards::deck(public.hand_sizes.seats());
        let unseen = deck - public.played - hand;
        let others = || public.hand_sizes.iter().filter(|(seat, _)| *seat != me);
        let answering: u8 =
            others().filter(|(seat, _)| !public.passed.contains(*seat)).map(|(_, size)| size).sum();
        View {
            public,
            hand,
            unseen,
            density: f32::from(answering) / unseen.len().max(1) as f32,
            late: others().any(|(_, size)| size <= 3),
        }
    }

    fn worth(&self, mv: Move) -> f32 {
        match (mv, self.public.phase) {
            (Move::Play(card), Phase::Lead { .. }) => {
                self.keeping(card) - 0.1 * (Cards::around(card, 2) & self.unseen).len() as f32
            }
            (Move::Play(card), Phase::Second { limit, .. }) => {
                self.closing(card, Cards::between(card, limit))
            }
            (Move::Play(card), Phase::Gap { limits: [one, other], .. }) => {
                self.closing(card, Cards::between(one, other))
            }
            (Move::On(card, limit), Phase::Gap { limits, .. }) => {
                self.closing(card, Cards::between(card, limits[1 - limit as usize]))
            }
            (Move::Share, _) => 1.0,
            _ => 0.0,
        }
    }

    /// What a card promises that leaves this gap to the others.
    fn closing(&self, card: Card, gap: Cards) -> f32 {
        let answers = ((gap | Cards::DOUBLES) & self.unseen).len() as f32 * self.density;
        let ten = f32::from(Cards::TENS.contains(card));
        let wins = (-answers).exp() * (f32::from(self.public.value) + ten);
        let last = self.hand == Cards::only(card) && self.public.joomo.is_none();
        wins + self.keeping(card) + f32::from(last)
    }

    /// What it costs to part with the card; below 0 where one would rather keep it.
    fn keeping(&self, card: Card) -> f32 {
        const SHED: f32 = 0.2;
        let mut worth = SHED;
        if Cards::DOUBLES.contains(card) {
            worth -= if self.late { 0.4 } else { 1.2 };
        }
        if Cards::FIVES.contains(card) {
            worth -= 0.1;
        }
        if Cards::TENS.contains(card) {
            worth += if self.late { 0.8 } else { -0.5 };
        }
        worth
    }
}
