//! What a table is to do, and what is said when it does not do it.

use vierblatt_bus::{ClientNetwork, Refused, RequestId, ToEdge, Viewer};
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
    pub(crate) client: ClientNetwork,
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
        client: ClientNetwork,
        person: PersonId,
        name: String,
        id: String,
        ask: Ask,
        arrived: Ms,
    },
    Join {
        request: RequestId,
        client: ClientNetwork,
        person: PersonId,
        name: String,
        seat: Option<u8>,
        arrived: Ms,
    },
    Hint {
        request: RequestId,
        client: ClientNetwork,
        person: PersonId,
    },
    Games {
        request: RequestId,
        client: ClientNetwork,
        before: Option<u32>,
    },
    Lookup(Box<Lookup>),
    Thought(Thought),
    Wake,
}

impl Work {
    /// Whether it would begin something new that is stored. What has begun can always be brought to its end.
    pub(crate) fn begins_something(&self) -> bool {
        let ask = match self {
            Work::Join { .. } => return true,
            Work::Ask { ask, .. } | Work::AskOnce { ask, .. } => ask,
            _ => return false,
        };
        match ask {
            Ask::Sit { .. }
            | Ask::Bot { .. }
            | Ask::Change { .. }
            | Ask::HandOver { .. }
            | Ask::First { .. }
            | Ask::Start
            | Ask::Entropy { .. }
            | Ask::Commit { .. }
            | Ask::Takeback
            | Ask::Rematch => true,
            Ask::Stand
            | Ask::Remove { .. }
            | Ask::Open { .. }
            | Ask::Reveal { .. }
            | Ask::Act { .. }
            | Ask::Claim { .. }
            | Ask::Ready
            | Ask::AllowTakeback { .. }
            | Ask::Chat { .. }
            | Ask::React { .. }
            | Ask::Mute { .. }
            | Ask::MuteGuest { .. }
            | Ask::LetIn { .. } => false,
        }
    }

    /// For whom it is done, where somebody asked for it.
    pub(crate) fn client(&self) -> Option<ClientNetwork> {
        match self {
            Work::Connect(Arrival { client, .. })
            | Work::AskOnce { client, .. }
            | Work::Join { client, .. }
            | Work::Hint { client, .. }
            | Work::Games { client, .. } => Some(*client),
            Work::Lookup(lookup) => Some(lookup.client),
            Work::Disconnect(_)
            | Work::Measured(..)
            | Work::Named(..)
            | Work::Ask { .. }
            | Work::Thought(_)
            | Work::Wake => None,
        }
    }

    /// Who comes or asks, and from where.
    pub(crate) fn person(&self) -> Option<(&PersonId, ClientNetwork)> {
        match self {
            Work::Connect(Arrival { person, client, .. })
            | Work::AskOnce { person, client, .. }
            | Work::Join { person, client, .. } => Some((person, *client)),
            _ => None,
        }
    }

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
        let Arrival { viewer, person, name, since, changes, client: _ } = self;
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
    /// What is stored of it is damaged.
    Damaged,
    /// Too much waits for it.
    Busy,
    /// Its log is as long as a log may be: what has begun there is brought to its end, and nothing new begins.
    Full,
    /// The program is about to stop.
    Stopping,
    /// Another node keeps it, or will.
    Moved,
}

impl Unavailable {
    fn why(self) -> Why {
        match self {
            Unavailable::NotFound => why("server-not-found", Kind::NotAllowed),
            Unavailable::Storage | Unavailable::Moved => why("server-come-again", Kind::Storage),
            Unavailable::Damaged => why("server-table-damaged", Kind::NotAllowed),
            Unavailable::Busy => why("table-busy", Kind::TooMuch),
            Unavailable::Full => why("table-log-full", Kind::NotAllowed),
            Unavailable::Stopping => why("server-stopping", Kind::NotAllowed),
        }
    }

    pub(crate) fn refused(self) -> Refused {
        match self {
            Unavailable::NotFound => Refused::NotFound,
            Unavailable::Storage => Refused::Storage,
            Unavailable::Damaged => Refused::Damaged,
            Unavailable::Busy => Refused::Busy,
            Unavailable::Full => Refused::NotAllowed(self.why()),
            Unavailable::Stopping => Refused::Stopping,
            Unavailable::Moved => Refused::Moved,
        }
    }

    pub(crate) fn goodbye(self, viewer: Viewer, effects: &mut Vec<Effect>) {
        if self == Unavailable::Moved {
            return effects.push(Effect::Edge(ToEdge::Moved { viewer }));
        }
        let comes_back = !matches!(self, Unavailable::NotFound | Unavailable::Damaged);
        goodbye(viewer, self.why(), comes_back, effects);
    }
}

/// Answers what a table does not do.
pub(crate) fn turn_away(work: Work, reason: Unavailable, effects: &mut Vec<Effect>) {
    match work {
        Work::Connect(arrival) => reason.goodbye(arrival.viewer, effects),
        // The edge asks again where the table is.
        Work::Ask { viewer, .. } if reason == Unavailable::Moved => reason.goodbye(viewer, effects),
        Work::Ask { viewer, id, .. } => refuse(viewer, &id, reason.why(), effects),
        Work::AskOnce { request, id, .. }
            if matches!(reason, Unavailable::Busy | Unavailable::Full) =>
        {
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
