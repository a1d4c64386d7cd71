//! Races: several may throw a card, and the fastest counts.
//!
//! Everyone's choice is sealed until the window closes. How fast somebody was is what their client
//! says, bounded by what their connection makes possible and by what a hand can do. Who was nearly as
//! fast is as fast: then the recorded lot decides.

use rand::Rng;
use vierblatt_catalog::Listed;
use vierblatt_game::{Seat, SeatSet, Turn};
use vierblatt_protocol::{Clock, Snap, Why};

use crate::ahead::Ahead;
use crate::table::{Occupant, Table};
use crate::{Entry, How, Line, Ms, Outbox, refusals};

/// No hand is faster, in milliseconds.
pub(crate) const HUMAN_FLOOR: u32 = 150;
/// Whoever is within this of the fastest was as fast, in milliseconds.
const SPAN: u32 = 40;
/// No more than this is put down to a slow connection, in milliseconds: a client could answer pings late
/// on purpose.
const LONGEST_TRAVEL: u32 = 500;
/// The most actions one claim may have: a hand has no more cards of one rank.
pub(crate) const MOST_ACTIONS: usize = 4;

/// A window in which several may throw a card.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Race {
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
    /// Takes in a claim. Somebody's second one replaces their first.
    pub(crate) fn claim(&mut self, seat: Seat, actions: Vec<String>, reaction: u32, lot: u32) {
        self.claims.retain(|claim| claim.seat != seat);
        self.claims.push(Claim { seat, actions, reaction, lot });
    }

    pub(crate) fn has_claimed(&self, seat: Seat) -> bool {
        self.of(seat).is_some()
    }

    /// How many cards the seat wants to throw; None where it has not chosen.
    pub(crate) fn thrown(&self, seat: Seat) -> Option<usize> {
        self.of(seat).map(|claim| claim.actions.len())
    }

    fn of(&self, seat: Seat) -> Option<&Claim> {
        self.claims.iter().find(|claim| claim.seat == seat)
    }

    /// The claims in the order in which they count: the fastest and all who were as fast, by lot; then
    /// the fastest of the rest, and so on.
    fn in_order(&self) -> Vec<&Claim> {
        let mut claims: Vec<&Claim> = self.claims.iter().collect();
        claims.sort_by_key(|claim| (claim.reaction, claim.lot));
        let mut rest = &mut claims[..];
        while let Some(fastest) = rest.first().map(|claim| claim.reaction) {
            let equals = rest.iter().take_while(|claim| claim.reaction - fastest <= SPAN).count();
            let (together, later) = rest.split_at_mut(equals);
            together.sort_by_key(|claim| claim.lot);
            rest = later;
        }
        claims
    }
}

/// What a reaction counts as: never faster than a hand, and never faster than the message can have
/// come, given when the window opened and how long messages travel there and back.
pub(crate) fn bounded(reported: u32, elapsed: Ms, round_trip: u32) -> u32 {
    let elapsed = u32::try_from(elapsed).unwrap_or(u32::MAX);
    reported.max(elapsed.saturating_sub(round_trip.min(LONGEST_TRAVEL))).max(HUMAN_FLOOR)
}

impl<G: Listed> Table<G> {
    /// Whether everyone chooses in peace: then speed counts for nothing. Always where people have days.
    pub(crate) fn is_sealed(&self) -> bool {
        self.settings.snap == Snap::Sealed || matches!(self.settings.clock, Clock::Days { .. })
    }

    /// When the window closes, whoever claims; in peace, when everyone has chosen or time is up. None
    /// where it waits, or where there is no race.
    pub(crate) fn race_closes(&self) -> Option<Ms> {
        let race = self.playing.as_ref()?.race.as_ref()?;
        match self.settings.snap {
            Snap::Race { seconds } if !self.is_sealed() => {
                Some(self.turn.since() + Ms::from(seconds) * 1000)
            }
            _ if self.asked().iter().all(|seat| race.has_claimed(seat)) => Some(self.turn.since()),
            _ => self.turn.deadline(self.settings.clock, 0),
        }
    }

    /// Somebody claims.
    pub(crate) fn claim(
        &self,
        seat: Seat,
        actions: &[String],
        (reported, round_trip): (u32, u32),
        lot: u32,
        now: Ms,
    ) -> Result<Entry, Why> {
        let Some(playing) = &self.playing else {
            return Err(refusals::not_allowed("table-no-game"));
        };
        if playing.race.is_none() || self.race_closes().is_some_and(|closes| now >= closes) {
            return Err(refusals::late());
        }
        if !self.asked().contains(seat) {
            return Err(refusals::not_allowed("table-not-asked"));
        }
        if actions.len() > MOST_ACTIONS {
            return Err(refusals::malformed("table-too-many-actions"));
        }
        for (n, action) in actions.iter().enumerate() {
            let mv = G::read_move(&playing.state, action)
                .ok_or_else(|| refusals::malformed("table-not-understood"))?;
            // Only the first can be checked now: what the others are worth depends on it.
            if n == 0 {
                G::check(&playing.state, seat, &mv)
                    .map_err(|refusal| refusals::by_rule(&refusal))?;
            }
        }
        let mut speed = (bounded(reported, self.turn.spent(now), round_trip), lot);
        // KM-16: throwing one more card does not make the first one slower.
        let former = playing.race.as_ref().and_then(|race| race.of(seat));
        if let Some(former) = former
            && !former.actions.is_empty()
            && actions.starts_with(&former.actions)
        {
            speed = (former.reaction, former.lot);
        }
        Ok(self.claimed(seat, actions.to_vec(), speed.0, speed.1))
    }

    fn claimed(&self, seat: Seat, actions: Vec<String>, reaction: u32, lot: u32) -> Entry {
        // In peace all are equally fast, and only the lot decides.
        let reaction = if self.is_sealed() { 0 } else { reaction };
        Entry::Claimed { seat: seat.0, actions, reaction, lot }
    }

    /// A race: bots claim when they have thought, and the window closes for all at once.
    pub(crate) fn race_on(&mut self, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        if let Some(seat) = self.throws_alone()
            && let Some(level) = self.bot_level(seat)
        {
            return self.bot_on(seat, level, now, outbox);
        }
        let closes = self.race_closes();
        if closes.is_some_and(|closes| now >= closes) {
            return self.settle_race(now);
        }
        let open: SeatSet = self.asked().iter().filter(|seat| !self.has_claimed(*seat)).collect();
        for seat in open.iter() {
            let Some(level) = self.bot_level(seat) else { continue };
            if let Some((mv, at)) = self.decided(seat) {
                let mut action = String::new();
                G::write_move(&mv, &mut action);
                // Who would have thrown after the end throws nothing.
                let in_time = self.is_sealed() || closes.is_none_or(|closes| at < closes);
                let actions = if in_time { vec![action] } else { Vec::new() };
                let reaction = at.saturating_sub(self.turn.since()).max(HUMAN_FLOOR.into());
                let reaction = u32::try_from(reaction).unwrap_or(u32::MAX);
                let lot = self.rng.next_u32();
                let entry = self.claimed(seat, actions, reaction, lot);
                return vec![Line { at: now, entry, by: None }];
            }
            if self.is_lost(seat, now) {
                self.drivers[seat.index()].forget();
                let entry = self.claimed(seat, Vec::new(), HUMAN_FLOOR, 0);
                return vec![Line { at: now, entry, by: None }];
            }
            outbox.think.extend(self.send_to_think(seat, level, now));
        }
        Vec::new()
    }

    fn has_claimed(&self, seat: Seat) -> bool {
        let race = self.playing.as_ref().and_then(|playing| playing.race.as_ref());
        race.is_some_and(|race| race.has_claimed(seat))
    }

    /// The bot that has thrown a right card and is asked alone whether it has another.
    pub(crate) fn throws_alone(&self) -> Option<Seat> {
        let asked = self.asked();
        let seat = asked.iter().next().filter(|_| asked.len() == 1)?;
        let is_bot = matches!(self.chair(seat).occupant, Occupant::Bot(_));
        let after = self.playing.as_ref().and_then(|playing| playing.race.as_ref())?;
        (is_bot && after.has_claimed(seat) && self.acted_in_race()).then_some(seat)
    }

    /// Whether the race is past its window: what was claimed is being carried out.
    fn acted_in_race(&self) -> bool {
        let before = self.playing.as_ref().and_then(|playing| playing.before.as_ref());
        before.is_some_and(|before| G::is_race(&before.state))
    }

    /// The window closes: what everyone threw, in the order in which it counts. Whoever did not claim
    /// throws nothing. A bot that has thrown a right card is asked whether it has another.
    fn settle_race(&self, now: Ms) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let Some(race) = &playing.race else { return Vec::new() };
        let mut ahead = Ahead::new(self, playing, now);
        let mut thrown = SeatSet::NONE;
        for claim in race.in_order() {
            for action in &claim.actions {
                let Some(mv) = G::read_move(&ahead.state, action) else { break };
                if G::check(&ahead.state, claim.seat, &mv).is_err() {
                    break;
                }
                ahead.act(claim.seat, &mv, How::Chosen, 0);
                thrown = thrown.with(claim.seat);
            }
        }
        while G::is_race(&ahead.state) {
            let Turn::Seats(asked) = G::turn(&ahead.state) else { break };
            let Some(seat) = asked.iter().next() else { break };
            let is_bot = matches!(self.chair(seat).occupant, Occupant::Bot(_));
            if asked.len() == 1 && is_bot && thrown.contains(seat) {
                break;
            }
            let Some(mv) = G::idle(&ahead.state, seat) else { break };
            ahead.act(seat, &mv, How::Chosen, 0);
        }
        ahead.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_faster_than_a_hand_or_than_the_line() {
        assert_eq!(bounded(0, 600, 490), HUMAN_FLOOR);
        assert_eq!(bounded(0, 1000, 200), 800, "it cannot have been painted later than that");
        assert_eq!(bounded(900, 1000, 200), 900);
        assert_eq!(bounded(5000, 1000, 200), 5000, "who says they were slow was slow");
        assert_eq!(bounded(0, u64::MAX, 0), u32::MAX);
        assert_eq!(bounded(0, 3000, 9000), 2500, "late answers to pings buy only so much");
    }

    #[test]
    fn the_fastest_comes_first_and_the_lot_decides_near_ties() {
        let mut race = Race::default();
        race.claim(Seat(0), vec!["snap 1".into()], 399, 9);
        race.claim(Seat(1), vec!["snap 2".into()], 439, 3);
        race.claim(Seat(2), vec!["snap 3".into()], 300, 7);
        let order: Vec<u8> = race.in_order().iter().map(|claim| claim.seat.0).collect();
        assert_eq!(order, [2, 1, 0]);
        race.claim(Seat(2), Vec::new(), 900, 7);
        let order: Vec<u8> = race.in_order().iter().map(|claim| claim.seat.0).collect();
        assert_eq!(order, [1, 0, 2], "a second claim replaces the first");
    }
}
