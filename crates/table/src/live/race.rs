//! Races: several may throw a card, and the fastest counts.
//!
//! Everyone's choice is sealed until the window closes. How fast somebody was is what their client
//! says, bounded by what their connection makes possible and by what a hand can do. Who was nearly as
//! fast is as fast: then the recorded lot decides.

use rand::Rng;
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet, Turn};
use vierblatt_history::{Claims, Draft, Entry, How, Occupant};
use vierblatt_protocol::{Clock, Snap, Why};
use vierblatt_store::Ms;

use super::asks::Moment;
use super::input::Asker;
use super::outbox::Outbox;
use super::{Table, refusals};

/// No hand is faster, in milliseconds.
const HUMAN_FLOOR: u32 = 150;
/// No more than this is put down to a slow connection, in milliseconds: a client could answer pings late
/// on purpose.
const LONGEST_TRAVEL: u32 = 500;
/// How long a window is open at least, in milliseconds, so that everybody sees which card it is about.
const SHORTEST_WINDOW: Ms = 700;
/// For how long after throwing a card, in milliseconds, one may throw another one (KM-16).
const ONE_MORE: Ms = 1500;

/// What a reaction counts as: never faster than a hand, and never faster than the message can have
/// come, given when the window opened and how long messages travel there and back.
fn bounded(reported: u32, elapsed: Ms, round_trip: u32) -> u32 {
    let elapsed = u32::try_from(elapsed).unwrap_or(u32::MAX);
    reported.max(elapsed.saturating_sub(round_trip.min(LONGEST_TRAVEL))).max(HUMAN_FLOOR)
}

impl<G: TableGame> Table<G> {
    /// Whether everyone chooses at leisure: then speed counts for nothing. Always where people have days.
    pub(super) fn is_sealed(&self) -> bool {
        let settings = &self.folded.opening.settings;
        settings.snap == Snap::Sealed || matches!(settings.clock, Clock::Days { .. })
    }

    pub(super) fn claims(&self) -> Option<&Claims> {
        self.folded.playing.as_ref()?.claims.as_ref()
    }

    /// When the window closes, whoever claims; where everyone chooses at leisure, when everyone has chosen or time is up. None
    /// where it waits, or where there is no race.
    pub(super) fn race_closes(&self) -> Option<Ms> {
        let claims = self.claims()?;
        let settings = &self.folded.opening.settings;
        match settings.snap {
            Snap::Race { seconds } if !self.is_sealed() => {
                let longest = Ms::from(seconds) * 1000;
                let open = self.decided_after(claims).map_or(longest, |ms| ms.min(longest));
                Some(self.turn.since() + open)
            }
            _ if self.folded.asked().iter().all(|seat| claims.has(seat)) => Some(self.turn.since()),
            _ => self.turn.deadline(settings.clock, 0),
        }
    }

    /// How long the window of a race is open where everything is decided and nobody could be told anything by when it closes: only
    /// one person plays, who knows when they decided themselves. When bots answer depends on their level and on chance alone.
    fn decided_after(&self, claims: &Claims) -> Option<Ms> {
        let mut people = self
            .folded
            .people()
            .map(|(seat, _)| seat)
            .filter(|seat| self.bot_level(*seat).is_none());
        let person = people.next().filter(|_| people.next().is_none())?;
        let asked = self.folded.asked();
        if !asked.iter().all(|seat| claims.has(seat)) {
            return None;
        }
        let took = claims.of(person).filter(|_| asked.contains(person)).map_or(0, |claim| {
            Ms::from(claim.reaction) + if claim.actions.is_empty() { 0 } else { ONE_MORE }
        });
        Some(took.max(SHORTEST_WINDOW))
    }

    /// Somebody claims.
    pub(super) fn claim(
        &self,
        seat: Seat,
        asker: &Asker,
        actions: Vec<String>,
        reported: u32,
        Moment { now, arrived, lot }: Moment,
    ) -> Result<Entry, Why> {
        // An edge's clock may be ahead of this one.
        let arrived = arrived.min(now);
        let playing =
            self.folded.playing.as_ref().ok_or_else(|| refusals::not_allowed("table-no-game"))?;
        let (Some(claims), Some(rules)) = (&playing.claims, G::race(&playing.state)) else {
            return Err(refusals::late());
        };
        // When it arrived counts: nobody loses by somebody else's wait for the disk.
        if self.race_closes().is_some_and(|closes| arrived >= closes) {
            return Err(refusals::late());
        }
        if !self.folded.asked().contains(seat) {
            return Err(refusals::not_allowed("table-not-asked"));
        }
        if actions.len() > rules.most_actions {
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
        let viewer = match asker {
            Asker::Viewer(viewer) => self.present.iter().find(|present| present.viewer == *viewer),
            Asker::Request(..) => None,
        };
        let round_trip = viewer.map_or(0, |present| present.round_trip);
        let former = claims.of(seat).filter(|former| {
            rules.adding_keeps_time
                && !former.actions.is_empty()
                && actions.starts_with(&former.actions)
        });
        Ok(match former {
            Some(former) => self.claimed(seat, actions, former.reaction, former.lot),
            None => self.claimed(
                seat,
                actions,
                bounded(reported, self.turn.spent(arrived), round_trip),
                lot,
            ),
        })
    }

    fn claimed(&self, seat: Seat, actions: Vec<String>, reaction: u32, lot: u32) -> Entry {
        // At leisure all are equally fast, and only the random draw decides.
        let reaction = if self.is_sealed() { 0 } else { reaction };
        Entry::Claimed { seat: seat.0, actions, reaction, lot }
    }

    /// A race: bots claim when they have thought, and the window closes for all at once.
    pub(super) fn race_step(&mut self, now: Ms, outbox: &mut Outbox) -> Option<Draft<G>> {
        if let Some(seat) = self.throws_alone()
            && let Some(level) = self.bot_level(seat)
        {
            return self.bot_step(seat, level, now, outbox);
        }
        let closes = self.race_closes();
        // A claim that came in time and waits for its turn still counts.
        let until = self.claim_waits.map_or(now, |arrived| now.min(arrived));
        if closes.is_some_and(|closes| until >= closes) {
            return self.settle_race(now);
        }
        let open: SeatSet =
            self.folded.asked().iter().filter(|seat| !self.has_claimed(*seat)).collect();
        for seat in open.iter() {
            let Some(level) = self.bot_level(seat) else { continue };
            if let Some(entry) = self.bot_claims(seat, closes, now) {
                let mut draft = Draft::new(&self.folded, now);
                return draft.enter(entry).ok().map(|()| draft);
            }
            outbox.think.extend(self.send_to_think(seat, level, now));
        }
        None
    }

    /// The claim of a bot that has decided, or is given up on.
    fn bot_claims(&mut self, seat: Seat, closes: Option<Ms>, now: Ms) -> Option<Entry> {
        if let Some((mv, at)) = self.decided(seat) {
            let mut action = String::new();
            G::write_move(&mv, &mut action);
            // A bot that would have thrown after the end throws nothing.
            let in_time = self.is_sealed() || closes.is_none_or(|closes| at < closes);
            let actions = if in_time { vec![action] } else { Vec::new() };
            let reaction = at.saturating_sub(self.turn.since()).max(HUMAN_FLOOR.into());
            let reaction = u32::try_from(reaction).unwrap_or(u32::MAX);
            let lot = self.rng.next_u32();
            return Some(self.claimed(seat, actions, reaction, lot));
        }
        if self.is_lost(seat, now) {
            self.drivers[seat.index()].forget();
            return Some(self.claimed(seat, Vec::new(), HUMAN_FLOOR, 0));
        }
        None
    }

    pub(super) fn has_claimed(&self, seat: Seat) -> bool {
        self.claims().is_some_and(|claims| claims.has(seat))
    }

    /// The bot that has thrown a right card and is asked alone whether it has another.
    pub(super) fn throws_alone(&self) -> Option<Seat> {
        let asked = self.folded.asked();
        let seat = asked.iter().next().filter(|_| asked.len() == 1)?;
        let is_bot = matches!(self.folded.occupant(seat), Occupant::Bot(_));
        (is_bot && self.has_claimed(seat) && self.acted_in_race()).then_some(seat)
    }

    /// Whether the race is past its window: what was claimed is being carried out.
    fn acted_in_race(&self) -> bool {
        let before = self.folded.playing.as_ref().and_then(|playing| playing.before.last());
        before.is_some_and(|before| G::race(&before.state).is_some())
    }

    /// The window closes: what everyone threw, in the order in which it counts. Whoever did not claim
    /// throws nothing. A bot that has thrown a right card is asked whether it has another.
    fn settle_race(&self, now: Ms) -> Option<Draft<G>> {
        let claims = self.claims()?;
        let mut draft = Draft::new(&self.folded, now);
        let mut thrown = SeatSet::NONE;
        for claim in claims.in_order() {
            for action in &claim.actions {
                let state = &draft.folded.playing.as_ref()?.state;
                let Some(mv) = G::read_move(state, action) else { break };
                if G::check(state, claim.seat, &mv).is_err() {
                    break;
                }
                draft.act(claim.seat, &mv, How::Chosen, 0);
                thrown = thrown.with(claim.seat);
            }
        }
        while let Some(playing) =
            draft.folded.playing.as_ref().filter(|playing| G::race(&playing.state).is_some())
        {
            let Turn::Seats(asked) = G::turn(&playing.state) else { break };
            let Some(seat) = asked.iter().next() else { break };
            let is_bot = matches!(self.folded.occupant(seat), Occupant::Bot(_));
            if asked.len() == 1 && is_bot && thrown.contains(seat) {
                break;
            }
            let Some(mv) = G::idle(&playing.state, seat) else { break };
            draft.act(seat, &mv, How::Chosen, 0);
        }
        Some(draft)
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
}
