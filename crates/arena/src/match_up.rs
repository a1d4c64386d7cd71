//! Who plays whom, and every way to seat them.

use crate::Entrant;

/// The bots of a tournament, one for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchUp {
    /// In the order they sit, which is turned round the table.
    pub bots: Vec<Entrant>,
}

/// A bot in each seat.
pub(crate) type Seating = Vec<Entrant>;

impl MatchUp {
    /// With the first bot in seat `turn`, the others after it in their order.
    pub(crate) fn turned(&self, turn: usize) -> Seating {
        let mut seating = self.bots.clone();
        seating.rotate_right(turn);
        seating
    }

    /// Every way to seat them by turning the table, each once.
    pub(crate) fn seatings(&self) -> Vec<Seating> {
        let mut seatings = Vec::new();
        for turn in 0..self.bots.len() {
            let seating = self.turned(turn);
            if !seatings.contains(&seating) {
                seatings.push(seating);
            }
        }
        seatings
    }

    /// The different bots, in their order.
    pub(crate) fn distinct(&self) -> Vec<Entrant> {
        let mut bots: Vec<Entrant> = Vec::new();
        for bot in &self.bots {
            if !bots.contains(bot) {
                bots.push(bot.clone());
            }
        }
        bots
    }

    /// The same table with somebody else in the seat of `bot`, who comes first then.
    pub(crate) fn with_instead(&self, bot: &Entrant, other: Entrant) -> MatchUp {
        let mut bots = self.bots.clone();
        let chair = bots.iter().position(|entrant| entrant == bot).unwrap_or(0);
        bots.rotate_left(chair);
        bots[0] = other;
        MatchUp { bots }
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_bots::Level;

    use super::*;

    const STRONG: Entrant = Entrant::Level(Level::LAST);

    fn match_up(bots: &[Entrant]) -> MatchUp {
        MatchUp { bots: bots.to_vec() }
    }

    #[test]
    fn every_bot_sits_in_every_seat_and_no_seating_comes_twice() {
        let four = match_up(&[STRONG, Entrant::Greedy, Entrant::Greedy, Entrant::Random]);
        let seatings = four.seatings();
        assert_eq!(seatings.len(), 4);
        for seat in 0..4 {
            let here = seatings.iter().filter(|seating| seating[seat] == STRONG).count();
            assert_eq!(here, 1);
        }
        let pairs = match_up(&[STRONG, Entrant::Greedy, STRONG, Entrant::Greedy]);
        assert_eq!(pairs.seatings().len(), 2);
        assert_eq!(pairs.distinct(), [STRONG, Entrant::Greedy]);
        assert_eq!(match_up(&[STRONG, STRONG]).seatings().len(), 1);
    }

    #[test]
    fn somebody_else_takes_the_chair_and_the_order_stays() {
        let table = match_up(&[Entrant::Greedy, STRONG, Entrant::Random]);
        let other = table.with_instead(&STRONG, Entrant::Clairvoyant);
        assert_eq!(other.bots, [Entrant::Clairvoyant, Entrant::Random, Entrant::Greedy]);
        let same = table.with_instead(&STRONG, STRONG);
        assert!(same.seatings().iter().all(|seating| table.seatings().contains(seating)));
    }
}
