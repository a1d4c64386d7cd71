//! When tables want to be woken.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;

use vierblatt_store::Ms;

/// Times and tables, the earliest first.
#[derive(Default)]
pub(crate) struct Timers(BinaryHeap<Reverse<(Ms, Arc<str>)>>);

impl Timers {
    pub(crate) fn add(&mut self, at: Ms, code: &Arc<str>) {
        self.0.push(Reverse((at, Arc::clone(code))));
    }

    /// The earliest time.
    pub(crate) fn next(&self) -> Option<Ms> {
        self.0.peek().map(|Reverse((at, _))| *at)
    }

    /// The next table whose time has come.
    pub(crate) fn due(&mut self, now: Ms) -> Option<(Ms, Arc<str>)> {
        self.next().filter(|at| *at <= now)?;
        self.0.pop().map(|Reverse(due)| due)
    }
}
