//! An append on its way to the disk, and back: then it has happened, or it has not.

use vierblatt_catalog::TableGame;
use vierblatt_game::SeatSet;
use vierblatt_history::{Draft, Entry, Line};
use vierblatt_protocol::{Clock, Status};
use vierblatt_store::{Append, Ms, PersonId};

use super::asks::{done, refuse};
use super::input::{Asker, Failure};
use super::outbox::Outbox;
use super::{Table, refusals};

/// How much later something that happens by itself is tried again when it could not be stored.
const RETRY: Ms = 1000;

/// What is being stored.
pub(crate) struct Pending<G: TableGame> {
    /// What is stored, and the table as it is afterwards.
    draft: Box<Draft<G>>,
    /// Who asked for it.
    asked: Option<(Asker, String)>,
}

/// How long what lists show of a table may be behind while people only move.
const SUM_UP_EVERY: Ms = 24 * 3600 * 1000;

impl<G: TableGame> Table<G> {
    /// Hands a draft over to be stored. Nothing changes before it is.
    pub(crate) fn propose(
        &mut self,
        mut draft: Box<Draft<G>>,
        by: Option<(Asker, PersonId, String)>,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        debug_assert!(self.pending.is_none(), "one at a time");
        let Draft { folded, lines, .. } = &mut *draft;
        // The last line names who asked: when it is asked for again, the answer says how long the log was after all of it.
        let Some(last) = lines.last_mut() else { return };
        let asked = by.map(|(asker, person, id)| {
            last.by = Some((person, id.clone()));
            folded.keep_request(last);
            (asker, id)
        });
        let entries: Result<Vec<Vec<u8>>, _> = draft.lines.iter().map(Line::write).collect();
        let Ok(entries) = entries else {
            if let Some((asker, id)) = asked {
                refuse(&asker, &id, refusals::storage(), outbox);
            }
            return;
        };
        let Draft { folded, lines, .. } = &*draft;
        let only_moves = lines.iter().all(|line| matches!(line.entry, Entry::Acted { .. }));
        let only_claims = lines.iter().all(|line| matches!(line.entry, Entry::Claimed { .. }));
        let ends = self.folded.status() == Status::Playing && folded.status() == Status::Over;
        let days = matches!(folded.opening.settings.clock, Clock::Days { .. });
        // Moves alone change nothing that lists show but when the table last changed, which is kept to the day: by that it is
        // decided whether anybody still wants the table.
        let is_stale = now >= self.summed_up_at.saturating_add(SUM_UP_EVERY);
        let is_due = !only_moves || days || ends || is_stale;
        // Nobody may learn from a list that somebody has claimed.
        let summary = (!only_claims && is_due).then(|| folded.summary(now));
        if summary.is_some() {
            self.summed_up_at = now;
        }
        outbox.append = Some(Append {
            table: folded.opening.code.to_string(),
            first: self.folded.n.into(),
            // The keeper knows it.
            lease: None,
            entries,
            summary,
            results: if ends { folded.results(now) } else { Vec::new() },
            game_starts: std::mem::take(&mut draft.game_starts),
        });
        self.pending = Some(Pending { draft, asked });
    }

    /// What was handed out last is on disk: now it has happened.
    pub(crate) fn stored(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        let Some(Pending { draft, asked }) = self.pending.take() else { return outbox };
        let Draft { folded, lines, told, .. } = *draft;
        let after = self.folded.told;
        let asked_for_takeback = self.takeback.is_some();
        self.folded = folded;
        self.retry = None;
        for line in &lines {
            self.happened(line);
        }
        for (_, told) in &told {
            self.bots_hear(told);
        }
        if let Some((asker, id)) = asked {
            done(&asker, id, self.folded.told, &mut outbox);
        }
        let claimed = lines.iter().find_map(|line| match &line.entry {
            Entry::Claimed { seat, .. } => self.folded.seat(*seat),
            _ => None,
        });
        if let Some(seat) = claimed {
            // Not a byte to anybody else: when and how much would tell.
            let person = self.folded.occupant(seat).person().cloned();
            self.tell_some(|there| Some(&there.person) == person.as_ref(), now, &mut outbox);
        } else {
            let only_moves = lines.iter().all(|line| matches!(line.entry, Entry::Acted { .. }));
            let table_changed =
                !only_moves || self.folded.status() != Status::Playing || asked_for_takeback;
            if table_changed {
                self.send_away(&mut outbox);
            }
            self.update(after, &told, table_changed, now, &mut outbox);
        }
        outbox.extend(self.go_on(now));
        outbox
    }

    /// What an entry means for those who are here now.
    fn happened(&mut self, line: &Line) {
        match &line.entry {
            Entry::Sat { seat, .. } | Entry::Bot { seat, .. } | Entry::Emptied { seat } => {
                let Some(seat) = self.folded.seat(*seat) else { return };
                self.away[seat.index()] = None;
                self.substituted = self.substituted.without(seat);
                self.drivers[seat.index()].forget();
                self.rematch = self.rematch.without(seat);
                self.open = self.open.without(seat);
                self.takeback = None;
                self.mark_presence();
            }
            Entry::Changed(_) => self.fit_seats(),
            Entry::Acted { .. } => self.next_turn(),
            Entry::TakenBack => {
                self.next_turn();
                self.forget_bots();
            }
            Entry::Started => {
                self.next_turn();
                self.forget_bots();
            }
            Entry::Rematch => {
                // The seats move on by one, and everybody with them.
                self.away.rotate_right(1);
                let seats = self.folded.seats();
                self.substituted =
                    self.substituted.iter().map(|seat| seats.left_of(seat)).collect();
                self.rematch = SeatSet::NONE;
                self.open = SeatSet::NONE;
                self.next_turn();
                self.forget_bots();
            }
            Entry::Opened(_)
            | Entry::Host { .. }
            | Entry::Entropy { .. }
            | Entry::Committed { .. }
            | Entry::Revealed { .. }
            | Entry::RevealsEnded
            | Entry::First { .. }
            | Entry::InPage(_)
            | Entry::Claimed { .. } => {}
        }
        self.remember(line, self.folded.told);
    }

    /// There may be more seats or fewer. Before a game nobody in them has played or asked for anything yet.
    fn fit_seats(&mut self) {
        let count = self.folded.seats().count();
        self.away.resize(count, None);
        self.drivers.resize_with(count, super::bots::Driver::default);
        self.forget_bots();
        self.substituted = SeatSet::NONE;
        self.mark_presence();
    }

    /// Somebody else is to decide now, for whom the clock starts, if anybody is there.
    pub(crate) fn next_turn(&mut self) {
        let at = self.folded.acted_at;
        self.turn = super::clock::Turn::start(at);
        self.takeback = None;
        self.ready = SeatSet::NONE;
        self.due = None;
        if !self.is_awake() {
            self.turn.pause(at);
        }
    }

    pub(crate) fn remember(&mut self, line: &Line, told: u32) {
        if let Some((person, id)) = &line.by {
            self.remembered.add(person, id, told);
        }
    }

    /// What was handed out last could not be stored: nothing has happened.
    pub(crate) fn not_stored(&mut self, failure: Failure, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        let Some(Pending { asked, .. }) = self.pending.take() else { return outbox };
        if let Some((asker, id)) = asked {
            refuse(&asker, &id, refusals::storage(), &mut outbox);
        }
        match failure {
            Failure::Conflict => outbox.reload = true,
            Failure::Storage => self.retry = Some(now + RETRY),
        }
        outbox
    }
}
