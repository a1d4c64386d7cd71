//! Tells keepers when the time they asked for has come: one task for all of them.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::Notify;
use vierblatt_keeper::Event;
use vierblatt_store::Ms;

use crate::keepers::LocalKeepers;

/// How often the clock is looked at, however long nothing is due: somebody may have set it, or the machine may have slept.
const LONGEST_SLEEP: Duration = Duration::from_secs(10);

/// Runs until nobody needs the keepers any more.
pub(crate) async fn run(keepers: Weak<LocalKeepers>, changed: Arc<Notify>) {
    loop {
        let Some(sleep) = keepers.upgrade().map(|keepers| wake_due(&keepers)) else { return };
        tokio::select! {
            () = tokio::time::sleep(sleep.min(LONGEST_SLEEP)) => {}
            () = changed.notified() => {}
        }
    }
}

/// Wakes keepers whose time has come, and says how long there is nothing to do.
fn wake_due(keepers: &LocalKeepers) -> Duration {
    // From here on whoever sets an earlier time wakes this task; a time that is set before its keeper is asked below is heard of
    // twice, and none is missed.
    keepers.sleeps_until.store(Ms::MAX, Ordering::SeqCst);
    for shard in 0..keepers.shards() {
        if keepers.wakes_at(shard).is_some_and(|at| at <= keepers.clock.now()) {
            keepers.take(shard, [Event::Tick]);
        }
    }
    let next = (0..keepers.shards()).filter_map(|shard| keepers.wakes_at(shard)).min();
    let Some(next) = next else { return Duration::MAX };
    keepers.sleeps_until.fetch_min(next, Ordering::SeqCst);
    Duration::from_millis(next.saturating_sub(keepers.clock.now()))
}
