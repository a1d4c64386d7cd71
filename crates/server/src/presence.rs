//! Coming to a table and leaving it, for sockets and streams alike.

use std::sync::Arc;

use vierblatt_protocol::Why;
use vierblatt_table::{Person, Viewer};

use crate::app::App;
use crate::carry_out::carry_out;
use crate::connection::{Connection, Messages};
use crate::identity::Somebody;
use crate::rooms::{Inside, Room, read_log};
use crate::time::now;

/// Somebody comes to a table and has heard of so many entries. Says why they may not.
pub(crate) async fn come(
    app: &Arc<App>,
    room: &Room,
    inside: &mut Inside,
    somebody: &Somebody,
    viewer: Viewer,
    since: Option<u32>,
) -> Result<Messages, Why> {
    let log = if inside.table.has_missed(since) {
        // Whoever cannot be told what they missed still gets the table as it is now.
        read_log(app, &room.code).await.unwrap_or_default()
    } else {
        Vec::new()
    };
    let person = Person(somebody.id.to_string());
    inside.table.name(&person, Some(somebody.name.clone()));
    let (connection, messages) = Connection::new(viewer);
    let outbox = inside.table.connect(viewer, person, since, &log, now())?;
    inside.connections.push(connection);
    carry_out(app, room, inside, outbox).await;
    Ok(messages)
}

/// A connection is gone.
pub(crate) async fn go(app: &Arc<App>, room: &Room, viewer: Viewer) {
    let mut inside = room.inside.lock().await;
    inside.connections.retain(|there| there.viewer != viewer);
    let outbox = inside.table.disconnect(viewer, now());
    carry_out(app, room, &mut inside, outbox).await;
}
