//! What a table is to do, and what is said when it does not do it.

use vierblatt_bus::{Refused, RequestId, Viewer};
use vierblatt_protocol::{Ask, Kind, Why};
use vierblatt_store::{Ms, PersonId, StoredGame};
use vierblatt_table::{Input, Thought};

use crate::Effect;
use crate::archive::Lookup;
use crate::messages::{goodbye, no_reply, refuse, refuse_request, why};

/// Somebody who comes.
pub(crate) struct Arrival {
    pub(crate) viewer: Viewer,
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) since: Option<u32>,
    pub(crate) changes: bool,
}

/// Something a table is to do.
pub(crate) enum Work {
    Connect(Arrival),
    Disconnect(Viewer),
    Measured(Viewer, u32),
    Named(PersonId, Option<String>),
    Ask {
        viewer: Viewer,
        id: String,
        ask: Ask,
        arrived: Ms,
    },
    AskOnce {
        request: RequestId,
        person: PersonId,
        name: String,
        id: String,
        ask: Ask,
        arrived: Ms,
    },
    Join {
        request: RequestId,
        person: PersonId,
        name: String,
        seat: Option<u8>,
        arrived: Ms,
    },
    Hint {
        request: RequestId,
        person: PersonId,
    },
    Games {
        request: RequestId,
        before: Option<u32>,
    },
    Lookup(Box<Lookup>),
    Thought(Thought),
    Wake,
}

impl Work {
    /// When it arrived, if it is a claim in a race.
    pub(crate) fn claim_arrived(&self) -> Option<Ms> {
        match self {
            Work::Ask { ask: Ask::Claim { .. }, arrived, .. }
            | Work::AskOnce { ask: Ask::Claim { .. }, arrived, .. } => Some(*arrived),
            _ => None,
        }
    }
}

impl Arrival {
    /// As the table is told, with the game they missed some of.
    pub(crate) fn with(self, game: Option<StoredGame>) -> Input {
        let Arrival { viewer, person, name, since, changes } = self;
        Input::Connect { viewer, person, name, since, changes, game }
    }
}

/// Why a table does not do what waits for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unavailable {
    /// There is no such table.
    NotFound,
    /// It cannot be read, or was written by somebody else.
    Storage,
    /// Too much waits for it.
    Busy,
    /// The program is about to stop.
    Stopping,
}

impl Unavailable {
    fn why(self) -> Why {
        match self {
            Unavailable::NotFound => why("server-not-found", Kind::NotAllowed),
            Unavailable::Storage => why("server-come-again", Kind::Storage),
            Unavailable::Busy => why("table-busy", Kind::TooMuch),
            Unavailable::Stopping => why("server-stopping", Kind::NotAllowed),
        }
    }

    pub(crate) fn refused(self) -> Refused {
        match self {
            Unavailable::NotFound => Refused::NotFound,
            Unavailable::Storage => Refused::Storage,
            Unavailable::Busy => Refused::Busy,
            Unavailable::Stopping => Refused::Stopping,
        }
    }

    pub(crate) fn goodbye(self, viewer: Viewer, effects: &mut Vec<Effect>) {
        goodbye(viewer, self.why(), self != Unavailable::NotFound, effects);
    }
}

/// Answers what a table does not do.
pub(crate) fn turn_away(work: Work, reason: Unavailable, effects: &mut Vec<Effect>) {
    match work {
        Work::Connect(arrival) => reason.goodbye(arrival.viewer, effects),
        Work::Ask { viewer, id, .. } => refuse(viewer, &id, reason.why(), effects),
        Work::AskOnce { request, id, .. } if reason == Unavailable::Busy => {
            refuse_request(request, id, reason.why(), effects);
        }
        Work::AskOnce { request, .. }
        | Work::Join { request, .. }
        | Work::Hint { request, .. }
        | Work::Games { request, .. } => no_reply(request, reason.refused(), effects),
        Work::Lookup(lookup) => no_reply(lookup.request, reason.refused(), effects),
        Work::Disconnect(_)
        | Work::Measured(..)
        | Work::Named(..)
        | Work::Thought(_)
        | Work::Wake => {}
    }
}
