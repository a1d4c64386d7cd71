//! When tables want to be woken.

use std::collections::BTreeSet;
use std::sync::Arc;

use vierblatt_store::Ms;

/// Times and tables, the earliest first. Each table has one time at most: what it no longer wants is taken out, so that
/// a deadline in two weeks does not stay here for every move until then.
#[derive(Default)]
pub(crate) struct Timers(BTreeSet<(Ms, Arc<str>)>);

impl Timers {
    /// Sets a table's time, in place of the one it had.
    pub(crate) fn set(&mut self, before: Option<Ms>, at: Ms, code: &Arc<str>) {
        self.cancel(before, code);
        self.0.insert((at, Arc::clone(code)));
    }

    /// Takes a table's time out.
    pub(crate) fn cancel(&mut self, at: Option<Ms>, code: &Arc<str>) {
        if let Some(at) = at {
            self.0.remove(&(at, Arc::clone(code)));
        }
    }

    /// The earliest time.
    pub(crate) fn next(&self) -> Option<Ms> {
        self.0.first().map(|(at, _)| *at)
    }

    /// Takes out the tables whose time has come.
    pub(crate) fn due(&mut self, now: Ms) -> Vec<Arc<str>> {
        let mut due = Vec::new();
        while let Some((at, code)) = self.0.pop_first() {
            if at > now {
                self.0.insert((at, code));
                break;
            }
            due.push(code);
        }
        due
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
