//! What each viewer is sent: their own view, what they heard, what they may do next. Nothing here
//! sees more of a game than the projections show.

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

use serde_json::value::{RawValue, to_raw_value};
use vierblatt_bus::Viewer;
use vierblatt_catalog::TableGame;
use vierblatt_game::{AtTable, Seat, Seen};
use vierblatt_history::{Asked, Numbered, allowance, ask, fold_game, heard_by, listed, tellings};
use vierblatt_protocol::{
    BetweenView, ClockView, GameView, Heard, Members, Occupant as OccupantView, RaceView,
    TableView, ToClient, VERSION, You, changed,
};
use vierblatt_store::{Ms, PersonId, StoredGame};

use super::Table;
use super::outbox::Outbox;
use super::presence::Present;

/// How much room is kept for writing messages.
const LONGEST_PAPER: usize = 16 * 1024;

impl<G: TableGame> Table<G> {
    pub(super) fn send_all(&self, message: &ToClient<'_>, outbox: &mut Outbox) {
        let text = written(message);
        outbox.send.extend(self.present.iter().map(|there| (there.viewer, Arc::clone(&text))));
    }

    /// Everything, for somebody who has just come.
    pub(super) fn welcome(
        &self,
        viewer: Viewer,
        seat: Option<Seat>,
        missed: Vec<Heard>,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        let public = self.public();
        let game = public.as_ref().and_then(|public| self.game_view(seat, public, now));
        let message = ToClient::Welcome {
            version: VERSION,
            n: self.folded.told,
            you: self.you(viewer),
            table: Cow::Owned(self.table_view()),
            game: game.map(Box::new),
            missed,
            chat: self.chat.lines(),
        };
        send(viewer, &message, outbox);
    }

    /// The table has changed, though the log has not.
    pub(super) fn tell_table(&mut self, now: Ms, outbox: &mut Outbox) {
        self.update(self.folded.told, &[], true, now, outbox);
    }

    /// The same, to some of those who are there.
    pub(super) fn tell_some(
        &mut self,
        whom: impl Fn(&Present) -> bool,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        self.update_some(self.folded.told, &[], true, whom, now, outbox);
    }

    /// Tells everyone what happened since entry `after`.
    pub(super) fn update(
        &mut self,
        after: u32,
        told: &Numbered<G>,
        table_changed: bool,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        self.update_some(after, told, table_changed, |_| true, now, outbox);
    }

    fn update_some(
        &mut self,
        after: u32,
        told: &Numbered<G>,
        table_changed: bool,
        whom: impl Fn(&Present) -> bool,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        if !self.present.iter().any(&whom) {
            return;
        }
        let table = table_changed.then(|| self.table_view());
        let public = self.public();
        let told = tellings(told);
        let changes = self.present.iter().any(|there| there.changes && whom(there));
        let members = public.as_ref().filter(|_| changes).and_then(|(_, raw)| Members::of(raw));
        // All who only watch are told the same, word for word.
        let mut watching: Option<Arc<str>> = None;
        for n in 0..self.present.len() {
            let there = &self.present[n];
            if !whom(there) {
                continue;
            }
            let (viewer, seat) = (there.viewer, self.folded.seat_of(&there.person));
            if seat.is_none()
                && let Some(text) = &watching
            {
                outbox.send.push((viewer, Arc::clone(text)));
                self.present[n].sent.clear();
                continue;
            }
            let mut game = public.as_ref().and_then(|public| self.game_view(seat, public, now));
            let is_host = self.folded.host == there.person;
            if let Some((members, game)) = members.as_ref().zip(game.as_mut()) {
                leave_out_unchanged(game, members, &mut self.present[n]);
            }
            let message = ToClient::Update {
                n: self.folded.told,
                after,
                heard: heard_by(&told, seat).map(Cow::Borrowed).collect(),
                table: table.as_ref().map(Cow::Borrowed),
                you: table_changed.then(|| self.you(viewer)),
                game: game.map(Box::new),
            };
            let text = written(&message);
            // The host may watch, too, and is told that they are the host.
            if seat.is_none() && !is_host {
                watching = Some(Arc::clone(&text));
            }
            outbox.send.push((viewer, text));
        }
    }

    /// What everyone sees, and how it is sent.
    fn public(&self) -> Option<(G::Public, Box<RawValue>)> {
        let public = G::public(&self.folded.playing.as_ref()?.state);
        let raw = to_raw_value(&public).ok()?;
        Some((public, raw))
    }

    fn you(&self, viewer: Viewer) -> You {
        let Some(person) = self.person_of(viewer) else { return You::default() };
        let seat = self.folded.seat_of(person).map(|seat| seat.0);
        You { seat, host: self.folded.host == *person }
    }

    fn table_view(&self) -> TableView {
        let mut view = self.folded.view(&self.names);
        for (seat, shown) in self.folded.seats().iter().zip(&mut view.seats) {
            shown.open = self.open.contains(seat);
            let Some(person) = self.folded.occupant(seat).person() else { continue };
            shown.muted = self.guests.is_muted(person);
            if let OccupantView::Person { present, substituted, .. } = &mut shown.occupant {
                *present = self.is_present(person);
                *substituted = self.substituted.contains(seat);
            }
        }
        let watching =
            self.present.iter().filter(|there| self.folded.seat_of(&there.person).is_none());
        view.watching = watching.count() as u32;
        view.takeback = self.takeback.map(|(seat, _)| seat.0);
        let is_seated = |person: &PersonId| self.folded.seat_of(person).is_some();
        let name = |person: &PersonId| self.folded.shown_name(person, &self.names);
        view.guests = self.guests.view(is_seated, name);
        view.rematch = self.rematch.iter().map(|seat| seat.0).collect();
        view
    }

    fn game_view<'a>(
        &self,
        seat: Option<Seat>,
        (public, raw): &'a (G::Public, Box<RawValue>),
        now: Ms,
    ) -> Option<GameView<'a>> {
        let playing = self.folded.playing.as_ref()?;
        let settings = &self.folded.opening.settings;
        let asked = self.folded.asked();
        let private = seat.map(|seat| {
            let private = G::private(&playing.state, seat);
            if settings.memory_aid { private } else { G::unaided(private) }
        });
        let (mut legal, mut can_lay) = (Vec::new(), None);
        if let Some(seat) = seat.filter(|seat| asked.contains(*seat)) {
            legal = listed::<G>(&G::legal(&playing.state, seat));
            can_lay = G::can_lay(&playing.state);
        }
        let seen: Seen<'_, G> = Seen { public, private: private.as_ref(), seat, legal: &legal };
        let thrown = seat.and_then(|seat| playing.claims.as_ref()?.thrown(seat));
        let at_table = AtTable { is_sealed: self.is_sealed(), thrown };
        let Asked { prompt, more, offers } = ask::<G>(&seen, &at_table, can_lay == Some(true));
        let clock = asked.iter().next().and_then(|mover| {
            let reserve = playing.reserves[mover.index()];
            let allowance = allowance(settings.clock, reserve)?;
            Some(ClockView {
                left: allowance.saturating_sub(self.turn.spent(now)),
                reserves: playing.reserves.clone(),
                paused: self.turn.is_paused(),
            })
        });
        let race = playing.claims.as_ref().map(|claims| RaceView {
            // Where everybody chooses at leisure, when it closes would tell who has chosen.
            left: (self.race_closes())
                .filter(|_| !self.is_sealed() && self.throws_alone().is_none())
                .map(|closes| closes.saturating_sub(now)),
            claimed: seat.is_some_and(|seat| claims.has(seat)),
        });
        let between = self.next_deal_at().map(|due| BetweenView {
            left: due.saturating_sub(now),
            ready: self.ready.iter().map(|seat| seat.0).collect(),
        });
        Some(GameView {
            partial: false,
            public: Cow::Borrowed(raw),
            private: private.and_then(|private| to_raw_value(&private).ok()),
            turn: asked.iter().map(|seat| seat.0).collect(),
            prompt,
            legal,
            more,
            offers,
            can_lay,
            totals: G::totals(&playing.state).as_slice().to_vec(),
            clock,
            race,
            between,
            taken_back: playing.taken_back.clone(),
        })
    }

    /// What the seat, or somebody who watches, heard since that entry of the game being played.
    pub(super) fn missed(&self, seat: Option<Seat>, since: u32, game: &StoredGame) -> Vec<Heard> {
        let mut missed = Vec::new();
        let folded = fold_game::<G>(game, Some(self.folded.n), |folded, _, told| {
            if folded.told > since {
                missed.push((folded.told, told));
            }
        });
        if folded.is_err() {
            return Vec::new();
        }
        heard_by(&tellings(&missed), seat).cloned().collect()
    }
}

/// Leaves out of a view what has not changed since the last one, for a player who puts that together. Those who watch are told
/// everything: that is one text for all of them.
fn leave_out_unchanged(game: &mut GameView<'_>, public: &Members<'_>, there: &mut Present) {
    let private = game.private.as_deref().filter(|_| there.changes).and_then(Members::of);
    let Some(private) = private else {
        there.sent.clear();
        return;
    };
    if let Some((public, private)) = changed(public, &private, &mut there.sent) {
        game.partial = true;
        game.public = Cow::Owned(public);
        game.private = Some(private);
    }
}

/// One message to one viewer.
pub(crate) fn send(viewer: Viewer, message: &ToClient<'_>, outbox: &mut Outbox) {
    outbox.send.push((viewer, written(message)));
}

fn written(message: &ToClient<'_>) -> Arc<str> {
    thread_local! {
        /// Where messages are written before their length is known: one that grew for each would be copied each time.
        static PAPER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    PAPER.with_borrow_mut(|paper| {
        paper.clear();
        // Nothing in a message can fail to be written: there are no maps with odd keys in it.
        let _ = serde_json::to_writer(&mut *paper, message);
        let text = std::str::from_utf8(paper).unwrap_or_default().into();
        // A long one, such as a welcome after a thousand moves, does not keep its room.
        paper.shrink_to(LONGEST_PAPER);
        text
    })
}
