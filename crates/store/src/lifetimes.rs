//! How long tables are kept at which nothing happens any more.

use vierblatt_protocol::Status;

use crate::{Idle, Ms, TableSummary};

const DAY: Ms = 24 * 3600 * 1000;

/// How long tables are kept after their last change, by what has become of them. 0 is for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lifetimes {
    /// Those that wait for players while nobody sits at them.
    pub empty: Ms,
    /// Other tables whose game is not over.
    pub unfinished: Ms,
    /// Those whose game is over.
    pub finished: Ms,
}

impl Default for Lifetimes {
    fn default() -> Self {
        Lifetimes::days(2, 90, 365)
    }
}

impl Lifetimes {
    /// In days.
    pub fn days(empty: u32, unfinished: u32, finished: u32) -> Lifetimes {
        let ms = |days: u32| Ms::from(days) * DAY;
        Lifetimes { empty: ms(empty), unfinished: ms(unfinished), finished: ms(finished) }
    }

    /// How long tables of this kind are kept. None: for ever.
    pub fn of(&self, idle: Idle) -> Option<Ms> {
        let kept = match idle {
            Idle::EmptyLobby => self.empty,
            Idle::Lobby | Idle::Playing => self.unfinished,
            Idle::Over => self.finished,
        };
        (kept > 0).then_some(kept)
    }

    /// When a table goes if nothing happens at it. None: never.
    pub fn goes_at(&self, summary: &TableSummary) -> Option<Ms> {
        let idle = match summary.status {
            Status::Lobby if summary.people.is_empty() => Idle::EmptyLobby,
            Status::Lobby => Idle::Lobby,
            Status::Playing => Idle::Playing,
            Status::Over => Idle::Over,
        };
        self.of(idle).map(|kept| summary.changed_at.saturating_add(kept))
    }
}
