//! Races: several may throw a card, and the fastest counts.
//!
//! Everyone's choice is sealed until the window closes. How fast somebody was is what their client
//! says, bounded by what their connection makes possible and by what a hand can do. Who was nearly as
//! fast is as fast: then the recorded lot decides.

use vierblatt_catalog::Listed;
use vierblatt_game::{Seat, SeatSet, Turn};
use vierblatt_protocol::{Snap, Why};

use crate::table::{Occupant, Table};
use crate::{Entry, How, Line, Ms, refusals};

/// No hand is faster, in milliseconds.
pub(crate) const HUMAN_FLOOR: u32 = 150;
/// Those within the same span were equally fast, in milliseconds.
const SPAN: u32 = 40;
/// The most actions one claim may have: a hand has no more cards of one rank.
pub(crate) const MOST_ACTIONS: usize = 4;

/// A window in which several may throw a card.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Race {
    /// Who may.
    pub(crate) asked: SeatSet,
    claims: Vec<Claim>,
}

#[derive(Clone, PartialEq, Debug)]
struct Claim {
    seat: Seat,
    actions: Vec<String>,
    reaction: u32,
    lot: u32,
}

impl Race {
    pub(crate) fn new(asked: SeatSet) -> Self {
        Race { asked, claims: Vec::new() }
    }

    /// Takes in a claim. Somebody's second one replaces their first.
    pub(crate) fn claim(&mut self, seat: Seat, actions: Vec<String>, reaction: u32, lot: u32) {
        self.claims.retain(|claim| claim.seat != seat);
        self.claims.push(Claim { seat, actions, reaction, lot });
    }

    pub(crate) fn has_claimed(&self, seat: Seat) -> bool {
        self.claims.iter().any(|claim| claim.seat == seat)
    }

    fn is_complete(&self) -> bool {
        self.asked.iter().all(|seat| self.has_claimed(seat))
    }

    /// The claims in the order in which they count.
    fn in_order(&self) -> Vec<&Claim> {
        let mut claims: Vec<&Claim> = self.claims.iter().collect();
        claims.sort_by_key(|claim| (claim.reaction / SPAN, claim.lot));
        claims
    }
}

/// What a reaction counts as: never faster than a hand, and never faster than the message can have
/// come, given when the window opened and how long messages travel there and back.
pub(crate) fn bounded(reported: u32, elapsed: Ms, round_trip: u32) -> u32 {
    let elapsed = u32::try_from(elapsed).unwrap_or(u32::MAX);
    reported.max(elapsed.saturating_sub(round_trip)).max(HUMAN_FLOOR)
}

impl<G: Listed> Table<G> {
    /// When the window closes; none where it waits for everyone, or where there is no race.
    pub(crate) fn race_closes(&self) -> Option<Ms> {
        let race = self.playing.as_ref()?.race.as_ref()?;
        match self.settings.snap {
            Snap::Race { seconds } => Some(self.turn.since() + Ms::from(seconds) * 1000),
            Snap::Sealed => race.is_complete().then(|| self.turn.since()),
        }
    }

    /// Somebody claims.
    pub(crate) fn claim(
        &mut self,
        seat: Seat,
        actions: &[String],
        reported: u32,
        round_trip: u32,
        now: Ms,
    ) -> Result<Entry, Why> {
        use rand::Rng;
        let Some(playing) = &self.playing else {
            return Err(refusals::not_allowed("table-no-game"));
        };
        let Some(race) = &playing.race else { return Err(refusals::late()) };
        if !race.asked.contains(seat) {
            return Err(refusals::not_allowed("table-not-asked"));
        }
        if actions.len() > MOST_ACTIONS {
            return Err(refusals::malformed("table-too-many-actions"));
        }
        // Only the first can be checked now: what the others are worth depends on it.
        if let Some(first) = actions.first() {
            let mv = G::read_move(&playing.state, first)
                .ok_or_else(|| refusals::malformed("table-not-understood"))?;
            G::check(&playing.state, seat, &mv).map_err(|refusal| refusals::by_rule(&refusal))?;
        }
        let reaction = bounded(reported, self.turn.spent(now), round_trip);
        let lot = self.rng.next_u32();
        Ok(Entry::Claimed { seat: seat.0, actions: actions.to_vec(), reaction, lot })
    }

    /// The window closes: what everyone threw, in the order in which it counts. Whoever did not claim
    /// throws nothing. A bot that has thrown a right card is asked whether it has another.
    pub(crate) fn settle_race(&self, now: Ms) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let Some(race) = &playing.race else { return Vec::new() };
        let mut state = playing.state;
        let mut lines = Vec::new();
        let mut thrown = SeatSet::NONE;
        for claim in race.in_order() {
            for action in &claim.actions {
                let Some(mv) = G::read_move(&state, action) else { break };
                if G::check(&state, claim.seat, &mv).is_err() {
                    break;
                }
                G::apply(&mut state, claim.seat, &mv, &mut ());
                thrown = thrown.with(claim.seat);
                lines.push(acted::<G>(claim.seat, &mv, How::Chosen, now));
            }
        }
        while G::is_race(&state) {
            let Turn::Seats(asked) = G::turn(&state) else { break };
            let Some(seat) = asked.iter().next() else { break };
            let is_bot = matches!(self.chair(seat).occupant, Occupant::Bot(_));
            if asked.len() == 1 && is_bot && thrown.contains(seat) {
                break;
            }
            let Some(mv) = G::idle(&state, seat) else { break };
            G::apply(&mut state, seat, &mv, &mut ());
            lines.push(acted::<G>(seat, &mv, How::Chosen, now));
        }
        let mut drawn = playing.drawn;
        let chances = crate::fold::chances(self, &mut state, &mut drawn);
        lines.extend(chances.into_iter().map(|action| chance(action, now)));
        lines
    }
}

/// A line that says that a seat did this.
pub(crate) fn acted<G: Listed>(seat: Seat, mv: &G::Move, how: How, now: Ms) -> Line {
    let mut action = String::new();
    G::write_move(mv, &mut action);
    Line { at: now, entry: Entry::Acted { seat: Some(seat.0), action, how, spent: 0 }, by: None }
}

/// A line that says that chance did this.
pub(crate) fn chance(action: String, now: Ms) -> Line {
    let entry = Entry::Acted { seat: None, action, how: How::Chosen, spent: 0 };
    Line { at: now, entry, by: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_faster_than_a_hand_or_than_the_line() {
        assert_eq!(bounded(0, 1000, 900), HUMAN_FLOOR);
        assert_eq!(bounded(0, 1000, 200), 800, "it cannot have been painted later than that");
        assert_eq!(bounded(900, 1000, 200), 900);
        assert_eq!(bounded(5000, 1000, 200), 5000, "who says they were slow was slow");
        assert_eq!(bounded(0, u64::MAX, 0), u32::MAX);
    }

    #[test]
    fn the_fastest_comes_first_and_the_lot_decides_near_ties() {
        let mut race = Race::new(SeatSet(0b111));
        race.claim(Seat(0), vec!["snap 1".into()], 405, 9);
        race.claim(Seat(1), vec!["snap 2".into()], 420, 3);
        race.claim(Seat(2), vec!["snap 3".into()], 300, 7);
        let order: Vec<u8> = race.in_order().iter().map(|claim| claim.seat.0).collect();
        assert_eq!(order, [2, 1, 0]);
        race.claim(Seat(2), Vec::new(), 900, 7);
        let order: Vec<u8> = race.in_order().iter().map(|claim| claim.seat.0).collect();
        assert_eq!(order, [1, 0, 2], "a second claim replaces the first");
        assert!(race.is_complete());
    }
}
