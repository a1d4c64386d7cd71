//! What each viewer is sent: their own view, what they heard, what they may do next. Nothing here
//! sees more of a game than the projections show.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use vierblatt_catalog::Listed;
use vierblatt_game::{AtTable, Moves, Say, Seat, Seen, Telling, Told};
use vierblatt_protocol::{
    ClockView, GameView, Heard, NextView, Occupant as Shown, RaceView, SeatView, Status, TableView,
    ToClient, VERSION, Why, You,
};

use crate::offer::{self, Asked};
use crate::people::Present;
use crate::table::{Occupant, Table};
use crate::{Line, Ms, Outbox, Viewer, clock, refusals};

/// More legal moves than this are not listed; no game has a position with as many that a person would
/// choose from by name.
const MOST_LISTED: usize = 2000;

/// What was told, with the number of the entry that told it.
pub(crate) type Numbered<G> = Vec<(u32, Told<G>)>;

impl<G: Listed> Table<G> {
    pub(crate) fn send_all(&self, message: &ToClient<'_>, outbox: &mut Outbox) {
        let text = written(message);
        outbox.send.extend(self.present.iter().map(|there| (there.viewer, Arc::clone(&text))));
    }

    /// Everything, for somebody who has just come.
    pub(crate) fn welcome(
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
            n: self.told,
            you: self.you(viewer),
            table: Cow::Owned(self.table_view()),
            game: game.map(Box::new),
            missed,
            chat: self.chat.lines(),
        };
        send(viewer, &message, outbox);
    }

    /// The table has changed, though the log has not.
    pub(crate) fn tell_table(&self, now: Ms, outbox: &mut Outbox) {
        self.update(self.told, &Vec::new(), true, now, outbox);
    }

    /// The same, to some of those who are there.
    pub(crate) fn tell_some(&self, whom: impl Fn(&Present) -> bool, now: Ms, outbox: &mut Outbox) {
        self.update_some(self.told, &Vec::new(), true, whom, now, outbox);
    }

    /// Tells everyone what happened since entry `after`.
    pub(crate) fn update(
        &self,
        after: u32,
        told: &Numbered<G>,
        table_changed: bool,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        self.update_some(after, told, table_changed, |_| true, now, outbox);
    }

    fn update_some(
        &self,
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
        // All who only watch are told the same, word for word.
        let mut watching: Option<Arc<str>> = None;
        for there in self.present.iter().filter(|there| whom(there)) {
            let seat = self.seat_of(&there.person);
            if seat.is_none()
                && let Some(text) = &watching
            {
                outbox.send.push((there.viewer, Arc::clone(text)));
                continue;
            }
            let game = public.as_ref().and_then(|public| self.game_view(seat, public, now));
            let message = ToClient::Update {
                n: self.told,
                after,
                heard: heard(told, seat),
                table: table.as_ref().map(Cow::Borrowed),
                you: table_changed.then(|| self.you(there.viewer)),
                game: game.map(Box::new),
            };
            let text = written(&message);
            // The host may watch, too, and is told that they are the host.
            if seat.is_none() && self.host != there.person {
                watching = Some(Arc::clone(&text));
            }
            outbox.send.push((there.viewer, text));
        }
    }

    /// What everyone sees, and how it is sent.
    fn public(&self) -> Option<(G::Public, Box<RawValue>)> {
        let public = G::public(&self.playing.as_ref()?.state);
        let raw = to_raw_value(&public).ok()?;
        Some((public, raw))
    }

    fn you(&self, viewer: Viewer) -> You {
        let Some(person) = self.person_of(viewer) else { return You::default() };
        let seat = self.seat_of(person).map(|seat| seat.0);
        You { seat, host: self.host == *person }
    }

    pub(crate) fn table_view(&self) -> TableView {
        let seats = self.chairs.iter().map(|chair| SeatView {
            occupant: match &chair.occupant {
                Occupant::Nobody => Shown::Empty,
                Occupant::Bot(level) => Shown::Bot { level: level.number() },
                Occupant::Person(person) => Shown::Person {
                    name: self.names.get(person).cloned(),
                    present: self.is_present(person),
                    substituted: chair.substituted,
                },
            },
            host: chair.person() == Some(&self.host),
            muted: chair.person().is_some_and(|person| self.chat.is_muted(person)),
        });
        let watching = self.present.iter().filter(|there| self.seat_of(&there.person).is_none());
        let status = self.status();
        TableView {
            code: self.code.clone(),
            game: Cow::Borrowed(G::ID),
            options: serde_json::to_value(self.options).unwrap_or_default(),
            settings: self.settings.clone(),
            seats: seats.collect(),
            status,
            game_number: self.game_number,
            watching: watching.count() as u32,
            daily: self.daily.clone(),
            may_name_first: self.may_name_first(),
            first: self.first.map(|seat| seat.0),
            commitment: self.seed.commitment(),
            entropy: self.entropy.clone(),
            seed: (status == Status::Over).then(|| self.seed.reveal()),
            next: (status == Status::Over).then(|| NextView {
                commitment: self.root.of_game(self.game_number + 1).commitment(),
                entropy: self.next_entropy.clone(),
            }),
            takeback: self.takeback.map(|(seat, _)| seat.0),
            rematch: self.rematch.iter().map(|seat| seat.0).collect(),
        }
    }

    fn game_view<'a>(
        &self,
        seat: Option<Seat>,
        (public, raw): &'a (G::Public, Box<RawValue>),
        now: Ms,
    ) -> Option<GameView<'a>> {
        let playing = self.playing.as_ref()?;
        let asked = self.asked();
        let private = seat.map(|seat| {
            let private = G::private(&playing.state, seat);
            if self.settings.memory_aid { private } else { G::unaided(private) }
        });
        let (mut legal, mut can_lay) = (Vec::new(), None);
        if let Some(seat) = seat.filter(|seat| asked.contains(*seat)) {
            legal = listed::<G>(&G::legal(&playing.state, seat));
            can_lay = G::can_lay(&playing.state);
        }
        let seen: Seen<'_, G> = Seen { public, private: private.as_ref(), seat, legal: &legal };
        let thrown = seat.and_then(|seat| playing.race.as_ref()?.thrown(seat));
        let at_table = AtTable { is_sealed: self.is_sealed(), thrown };
        let Asked { prompt, more, offers } =
            offer::ask::<G>(&seen, &at_table, can_lay == Some(true));
        let left = |deadline: Ms| deadline.saturating_sub(now);
        let clock = asked.iter().next().and_then(|mover| {
            let reserve = playing.reserves[mover.index()];
            let allowance = clock::allowance(self.settings.clock, reserve)?;
            Some(ClockView {
                left: allowance.saturating_sub(self.turn.spent(now)),
                reserves: playing.reserves.clone(),
                paused: self.turn.is_paused(),
            })
        });
        let race = playing.race.as_ref().map(|race| RaceView {
            // In peace, when it closes would tell who has chosen.
            left: (self.race_closes())
                .filter(|_| !self.is_sealed() && self.throws_alone().is_none())
                .map(left),
            claimed: seat.is_some_and(|seat| race.has_claimed(seat)),
        });
        Some(GameView {
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
        })
    }

    /// What the seat, or somebody who watches, heard since that entry.
    pub(crate) fn missed(&self, seat: Option<Seat>, since: u32, log: &[Line]) -> Vec<Heard> {
        let Some((first, rest)) = log.split_first() else { return Vec::new() };
        let Ok(mut replay) = Table::<G>::begin(first, 0) else { return Vec::new() };
        let mut told = Vec::new();
        for line in rest.iter().take(self.n as usize - 1) {
            let Ok(heard) = replay.fold(line) else { return Vec::new() };
            // What was told in an earlier game at this table is of no use any more.
            if matches!(line.entry, crate::Entry::Rematch) {
                told.clear();
            }
            if replay.told > since {
                told.push((replay.told, heard));
            }
        }
        heard(&told, seat)
    }
}

/// Moves as a viewer gets them, as records write them.
pub(crate) fn listed<G: Listed>(moves: &G::Legal) -> Vec<String> {
    let mut legal = Vec::new();
    for n in 0..moves.len().min(MOST_LISTED) {
        let mv = moves.get(n);
        if G::is_listed(&mv) {
            let mut text = String::new();
            G::write_move(&mv, &mut text);
            legal.push(text);
        }
    }
    legal
}

pub(crate) fn heard<G: Listed>(told: &Numbered<G>, seat: Option<Seat>) -> Vec<Heard> {
    let mut all = Vec::new();
    for (n, told) in told {
        for (to, telling) in &told.0 {
            if to.is_some() && *to != seat {
                continue;
            }
            let (event, message) = match telling {
                Telling::Event(event) => (raw(event), event.say()),
                Telling::Secret(secret) => (raw(secret), secret.say()),
            };
            let Some(event) = event else { continue };
            all.push(Heard { n: *n, event, text: refusals::text(&message), secret: to.is_some() });
        }
    }
    all
}

fn raw(value: &impl Serialize) -> Option<Box<RawValue>> {
    to_raw_value(value).ok()
}

/// One message to one viewer.
pub(crate) fn send(viewer: Viewer, message: &ToClient<'_>, outbox: &mut Outbox) {
    outbox.send.push((viewer, written(message)));
}

/// A request is refused.
pub(crate) fn refuse(viewer: Viewer, id: &str, why: Why, outbox: &mut Outbox) {
    send(viewer, &ToClient::Refused { id: Cow::Borrowed(id), why }, outbox);
}

fn written(message: &ToClient<'_>) -> Arc<str> {
    // Nothing in a message can fail to be written: there are no maps with odd keys in it.
    serde_json::to_string(message).unwrap_or_default().into()
}
