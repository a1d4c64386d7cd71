//! Tables in memory: loaded when somebody comes, dropped when everyone has gone.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex as Lock, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{Mutex, OwnedMutexGuard};
use vierblatt_protocol::{Kind, Text, ToClient, Why};
use vierblatt_store::{Directory, Log};
use vierblatt_table::{AnyTable, Line, Person, replay};

use crate::app::App;
use crate::connection::Connection;
use crate::errors::Trouble;
use crate::time::now;

/// All tables in memory, by code.
#[derive(Default)]
pub(crate) struct Rooms(Lock<HashMap<String, Arc<Room>>>);

/// One table and who is connected to it. Whoever holds the lock is the only one at the table.
pub(crate) struct Room {
    pub(crate) code: String,
    pub(crate) inside: Arc<Mutex<Inside>>,
    me: Weak<Room>,
}

/// What the lock of a room guards.
pub(crate) struct Inside {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) connections: Vec<Connection>,
    /// When the table will be woken, as far as the scheduler was told.
    pub(crate) wakes: Option<u64>,
    /// Whether the table was dropped from memory: then it must be looked for again.
    pub(crate) is_gone: bool,
}

impl Room {
    pub(crate) fn new(code: String, table: Box<dyn AnyTable>) -> Arc<Room> {
        Arc::new_cyclic(|me| Room {
            code,
            inside: Arc::new(Mutex::new(Inside {
                table,
                connections: Vec::new(),
                wakes: None,
                is_gone: false,
            })),
            me: me.clone(),
        })
    }

    pub(crate) fn shared(&self) -> Option<Arc<Room>> {
        self.me.upgrade()
    }
}

impl Rooms {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn len(&self) -> usize {
        self.all().len()
    }

    pub(crate) fn get(&self, code: &str) -> Option<Arc<Room>> {
        self.all().get(code).cloned()
    }

    /// Adds a room, unless somebody was faster; theirs counts then.
    pub(crate) fn add(&self, room: Arc<Room>) -> Arc<Room> {
        Arc::clone(self.all().entry(room.code.clone()).or_insert(room))
    }

    pub(crate) fn remove(&self, code: &str) {
        self.all().remove(code);
    }

    /// Nobody at any table knows this person's name any more.
    pub(crate) async fn forget(&self, person: &str) {
        let rooms: Vec<Arc<Room>> = self.all().values().cloned().collect();
        for room in rooms {
            room.inside.lock().await.table.name(&Person(person.to_owned()), None);
        }
    }

    /// Tells everyone at every table to come back, and waits for what is being written.
    pub(crate) async fn say_goodbye(&self, patience: Duration) {
        let why = Why {
            text: Text { id: "server-stopping".into(), args: std::collections::BTreeMap::new() },
            rule: None,
            kind: Kind::NotAllowed,
        };
        let bye = ToClient::Bye { why, reconnect: true };
        let text: Arc<str> = serde_json::to_string(&bye).unwrap_or_default().into();
        let rooms: Vec<Arc<Room>> = self.all().values().cloned().collect();
        let all = async {
            for room in rooms {
                // Whoever holds the lock is storing something: that is finished first.
                let mut inside = room.inside.lock().await;
                for connection in inside.connections.drain(..) {
                    connection.send(&text);
                }
                inside.is_gone = true;
            }
            // A moment for the last messages to leave.
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let _ = tokio::time::timeout(patience, all).await;
    }
}

/// The room of this code, loaded from its log if it is not in memory.
pub(crate) async fn find(app: &App, code: &str) -> Result<Arc<Room>, Trouble> {
    if let Some(room) = app.rooms.get(code) {
        return Ok(room);
    }
    let log = read_log(app, code).await?;
    if log.is_empty() {
        return Err(Trouble::not_found());
    }
    let mut table = replay(&log, u64::from_le_bytes(app.secret())).map_err(|why| {
        tracing::error!(code, %why, "a table cannot be loaded");
        Trouble::storage()
    })?;
    name_everyone(app, table.as_mut()).await?;
    Ok(app.rooms.add(Room::new(code.to_owned(), table)))
}

/// The room of this code with its lock, in whatever memory it is now.
pub(crate) async fn enter(
    app: &App,
    code: &str,
) -> Result<(Arc<Room>, OwnedMutexGuard<Inside>), Trouble> {
    loop {
        let room = find(app, code).await?;
        let inside = Arc::clone(&room.inside).lock_owned().await;
        if !inside.is_gone {
            return Ok((room, inside));
        }
        if app.is_stopping.load(Ordering::SeqCst) {
            return Err(Trouble::stopping());
        }
    }
}

/// The whole log of a table.
pub(crate) async fn read_log(app: &App, code: &str) -> Result<Vec<Line>, Trouble> {
    let bytes = app.store.read(code, 0, u32::MAX).await?;
    bytes.iter().map(|bytes| Line::read(bytes)).collect::<Result<_, _>>().map_err(|why| {
        tracing::error!(code, %why, "a log cannot be read");
        Trouble::storage()
    })
}

/// Tells a table what those are called who sit there.
async fn name_everyone(app: &App, table: &mut dyn AnyTable) -> Result<(), Trouble> {
    let ids = table.people().into_iter().map(|person| person.0.into()).collect();
    for person in app.store.people(ids).await? {
        table.name(&Person(person.id.to_string()), Some(person.name));
    }
    Ok(())
}

/// How often deserted tables are looked for, and limits forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(30);

/// Drops deserted tables from memory, for as long as the server runs.
pub(crate) async fn sweep(app: Arc<App>) {
    loop {
        tokio::time::sleep(SWEEP_EVERY).await;
        app.limits.forget();
        let rooms: Vec<Arc<Room>> = app.rooms.all().values().cloned().collect();
        for room in rooms {
            let Ok(mut inside) = room.inside.try_lock() else { continue };
            let sleeps = inside.table.wake_at().is_none_or(|at| at > now() + 60_000);
            if inside.table.is_deserted() && sleeps {
                inside.is_gone = true;
                app.rooms.remove(&room.code);
            }
        }
    }
}
