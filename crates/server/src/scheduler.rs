//! Wakes tables when they asked for it: one task for all of them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::time::Duration;

use vierblatt_store::Directory;
use vierblatt_table::Ms;

use crate::app::App;
use crate::carry_out::wake;
use crate::time::now;

/// A table wants to be woken.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Wake {
    pub(crate) at: Ms,
    pub(crate) code: String,
}

/// How often the store is asked for tables whose days have run out.
const LOOK_EVERY: Duration = Duration::from_mins(1);
/// How many of them at once.
const MOST: u32 = 500;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let heard = app.wakes_heard.lock().ok().and_then(|mut heard| heard.take());
    let Some(mut heard) = heard else { return };
    let mut queue: BinaryHeap<Reverse<Wake>> = BinaryHeap::new();
    let mut look = tokio::time::interval(LOOK_EVERY);
    loop {
        let next = queue.peek().map(|Reverse(wake)| wake.at);
        let wait = next.map_or(LOOK_EVERY, |at| Duration::from_millis(at.saturating_sub(now())));
        tokio::select! {
            asked = heard.recv() => match asked {
                Some(asked) => queue.push(Reverse(asked)),
                None => return,
            },
            () = tokio::time::sleep(wait) => {
                let time = now();
                while let Some(Reverse(due)) = queue.peek() {
                    if due.at > time {
                        break;
                    }
                    let Some(Reverse(due)) = queue.pop() else { break };
                    tokio::spawn(wake(Arc::clone(&app), due.code));
                }
            }
            _ = look.tick() => wake_correspondence(&app).await,
        }
    }
}

/// Tables that nobody is at, but where a player's days have run out.
async fn wake_correspondence(app: &Arc<App>) {
    let Ok(due) = app.store.due_tables(now(), None, MOST).await else { return };
    for table in due {
        tokio::spawn(wake(Arc::clone(app), table.code));
    }
}
