//! The latest requests at a table, apart from moves, so that none is carried out twice although the table was loaded from where its present game
//! starts: there the entries before it are not read.

use std::collections::VecDeque;
use std::sync::Arc;

use vierblatt_store::PersonId;

use crate::{Entry, Line};

/// How many are kept. Moves are not among them: one for an earlier moment is refused anyway.
const MOST: usize = 32;

/// Who asked, by which name, and what `told` was when it was done.
pub(super) type Request = (PersonId, String, u32);

/// The latest requests, the oldest first. Cheap to clone: a table is cloned with every move.
#[derive(Clone, Default)]
pub struct Requests(Arc<VecDeque<Request>>);

impl Requests {
    /// Keeps who asked for a line, where somebody did.
    pub(super) fn keep(&mut self, line: &Line, told: u32) {
        let Some((person, id)) = &line.by else { return };
        if matches!(line.entry, Entry::Acted { .. } | Entry::Claimed { .. }) {
            return;
        }
        let requests = Arc::make_mut(&mut self.0);
        if requests.len() == MOST {
            requests.pop_front();
        }
        requests.push_back((person.clone(), id.clone(), told));
    }

    pub fn iter(&self) -> impl Iterator<Item = &Request> {
        self.0.iter()
    }
}

impl FromIterator<Request> for Requests {
    fn from_iter<T: IntoIterator<Item = Request>>(requests: T) -> Self {
        Requests(Arc::new(requests.into_iter().collect()))
    }
}
