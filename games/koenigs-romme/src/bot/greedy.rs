//! The player bots are measured against: exact combinations, and always the fewest points left; no thought beyond the turn.

use vierblatt_bots::{BotSeat, Limit, Player, Sight};
use vierblatt_game::{Moves, Telling};

use super::solo::{Sighted, put};
use crate::cards::{Card, Cards, Rank};
use crate::legal::Legal;
use crate::melds::{self, fewest};
use crate::moves::Move;
use crate::{KoenigsRomme, Public, ReturnDiscard};

/// Draws and discards for the fewest points left, and goes out when it can.
pub struct Greedy {
    my_seat: BotSeat<KoenigsRomme>,
}

impl Greedy {
    /// One in this seat.
    pub(super) fn new(my_seat: BotSeat<KoenigsRomme>) -> Self {
        Greedy { my_seat }
    }

    /// Whether taking the discard leaves fewer points than the hand has now.
    fn takes(&self, hand: Cards, top: Card, wild: Rank) -> bool {
        let is_forbidden = self.my_seat.options.return_discard == ReturnDiscard::Forbidden;
        let barred = (is_forbidden && hand.count(top) == 0).then_some(top);
        // The hand without a draw is the same as with the discard taken and put back.
        let now = melds::best_without(hand.with(top), top, wild).points;
        fewest(hand.with(top), barred, wild).is_some_and(|(_, best)| best.points < now)
    }
}

impl Player<KoenigsRomme> for Greedy {
    fn hear(&mut self, _: &Telling<KoenigsRomme>) {}

    fn choose(&mut self, sight: &Sight<KoenigsRomme>, _: &Limit<'_>) -> Move {
        let table = match &sight.public {
            Public::Table(table) => table,
            Public::Solo(public) => {
                return super::solo::seen(public)
                    .map_or_else(|| sight.legal.get(0), |solo| put(&solo, Sighted::Now));
            }
        };
        let hand: Cards = sight.private.hand.iter().copied().collect();
        let (wild, barred) = (table.wild, sight.private.barred);
        match &sight.legal {
            Legal::Draw => match table.discard.last() {
                Some(top) if self.takes(hand, *top, wild) => Move::Take,
                _ => Move::Draw,
            },
            // KR-12: goes out with any discard that allows it.
            Legal::Play(play) if play.lays != 0 && table.out.is_none() => {
                sight.legal.get(play.discards.count_ones() as usize)
            }
            Legal::Play(play) => match fewest(hand, barred, wild) {
                Some((_, best)) if play.lays != 0 && !best.lay.is_empty() => Move::Lay(best.lay),
                Some((discard, _)) => Move::Discard(discard),
                None => sight.legal.get(0),
            },
            legal => legal.get(0),
        }
    }
}
