//! Where a table is, as far as is known here, and who here wants something of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use vierblatt_store::{Ms, NodeId, ReadError};

use super::{Effect, LOOK_AGAIN, Routes};

/// A table that somebody here wants something of, or did a moment ago.
#[derive(Debug, Default)]
pub(super) struct Place {
    pub(super) owner: Option<NodeId>,
    search: Search,
    pub(super) viewers: BTreeSet<u64>,
    pub(super) questions: BTreeSet<u64>,
    pub(super) used_at: Ms,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Search {
    #[default]
    None,
    UnderWay,
    At(Ms),
}

impl Place {
    pub(super) fn is_empty(&self) -> bool {
        self.viewers.is_empty() && self.questions.is_empty()
    }

    /// Whether it is time to look again.
    pub(super) fn is_due(&self, now: Ms) -> bool {
        matches!(self.search, Search::At(at) if at <= now)
    }
}

impl Routes {
    /// Takes whoever waits to the node that keeps the table, once that is known.
    pub(super) fn settle(&mut self, code: &Arc<str>, effects: &mut Vec<Effect>) {
        let now = self.now;
        let place = self.places.entry(Arc::clone(code)).or_default();
        place.used_at = now;
        let Some(owner) = place.owner else {
            if place.search == Search::None {
                self.look_for(code, effects);
            }
            return;
        };
        let (viewers, questions) = (place.viewers.clone(), place.questions.clone());
        for n in viewers {
            self.attach(n, owner, effects);
        }
        for n in questions {
            self.put_question(n, owner, effects);
        }
    }

    /// Asks the store who keeps a table.
    pub(super) fn look_for(&mut self, code: &Arc<str>, effects: &mut Vec<Effect>) {
        self.waiting.remove(code);
        let Some(place) = self.places.get_mut(code).filter(|place| !place.is_empty()) else {
            self.places.remove(code);
            return;
        };
        if place.search != Search::UnderWay {
            place.search = Search::UnderWay;
            effects.push(Effect::FindOwner(Arc::clone(code)));
        }
    }

    pub(super) fn look_for_all(&mut self, effects: &mut Vec<Effect>) {
        for code in std::mem::take(&mut self.waiting) {
            self.look_for(&code, effects);
        }
    }

    fn look_later(&mut self, code: &Arc<str>, after: Ms) {
        let at = self.now + after;
        let place = self.places.entry(Arc::clone(code)).or_default();
        (place.owner, place.search) = (None, Search::At(at));
        self.waiting.insert(Arc::clone(code));
    }

    pub(super) fn owner_found(
        &mut self,
        code: &Arc<str>,
        found: Result<Option<NodeId>, ReadError>,
        effects: &mut Vec<Effect>,
    ) {
        let Some(place) = self.places.get_mut(code) else { return };
        place.search = Search::None;
        // Nobody keeps it: whoever needs it first does.
        let owner = found.map(|owner| owner.unwrap_or(self.me));
        match owner {
            Ok(owner) if owner == self.me && !self.may_keep => {
                self.look_later(code, 2 * LOOK_AGAIN);
            }
            // It is looked again as soon as that node is heard, or the store takes it for dead.
            Ok(owner) if self.is_silent(owner) => self.look_later(code, 10 * LOOK_AGAIN),
            Ok(owner) => {
                self.places.entry(Arc::clone(code)).or_default().owner = Some(owner);
                self.settle(code, effects);
            }
            Err(_) => self.look_later(code, 2 * LOOK_AGAIN),
        }
    }

    /// A node says that it does not keep a table (any more), and perhaps who does.
    pub(super) fn not_there(
        &mut self,
        code: &Arc<str>,
        node: NodeId,
        hint: Option<NodeId>,
        effects: &mut Vec<Effect>,
    ) {
        let Some(place) = self.places.get(code) else { return };
        if place.owner == Some(node) {
            match hint.filter(|hint| *hint != node && !self.is_silent(*hint)) {
                Some(hint) if hint != self.me => {
                    self.places.entry(Arc::clone(code)).or_default().owner = Some(hint);
                }
                _ => return self.look_later(code, LOOK_AGAIN),
            }
        }
        self.settle(code, effects);
    }

    /// A node is gone, or says nothing: all tables there are looked for.
    pub(super) fn node_gone(&mut self, node: NodeId, effects: &mut Vec<Effect>) {
        let there = self.places.iter().filter(|(_, place)| place.owner == Some(node));
        let mut there: Vec<Arc<str>> = there.map(|(code, _)| Arc::clone(code)).collect();
        there.sort_unstable();
        for code in there {
            if let Some(place) = self.places.get_mut(&code) {
                (place.owner, place.search) = (None, Search::None);
            }
            self.look_for(&code, effects);
        }
    }
}
