//! The schema and its history. `PRAGMA user_version` counts the migrations a file has been through.
//! A migration that has been released is never edited; a change is a new file at the end of the list.

use rusqlite::{Connection, TransactionBehavior};

use crate::error::open_error;
use crate::{OpenError, chain};

/// From an empty file to the newest schema, step by step.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("schema/1-tables.sql"),
    include_str!("schema/2-people.sql"),
    include_str!("schema/3-games.sql"),
    include_str!("schema/4-devices.sql"),
    CHAIN,
];

/// The step that needs more than SQL.
const CHAIN: &str = include_str!("schema/5-chain.sql");

/// What `PRAGMA application_id` says of a file of ours; files from before it was set say 0.
const APPLICATION: i64 = 1_447_185_492;

/// Refuses a database that somebody else made, before anything in it is changed.
pub(crate) fn refuse_foreign(connection: &Connection) -> Result<(), OpenError> {
    let number = |query: &str| -> Result<i64, OpenError> {
        connection.query_row(query, [], |row| row.get(0)).map_err(open_error)
    };
    let application = number("PRAGMA application_id")?;
    let tables = number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'")?;
    let ours = number(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('tables', 'log', 'table_index')",
    )?;
    let is_known = application == APPLICATION || application == 0;
    if is_known && (tables == 0 || ours == 3) { Ok(()) } else { Err(OpenError::Foreign) }
}

/// Whether games are being moved into it, and not all of them are there.
pub(crate) fn is_unfinished(connection: &Connection) -> rusqlite::Result<bool> {
    let found = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'moving'";
    connection.query_row(found, [], |row| Ok(row.get::<_, i64>(0)? == 1))
}

/// Refuses a database that a move has not finished with: whoever played in it would lose that.
pub(crate) fn refuse_unfinished(connection: &Connection) -> Result<(), OpenError> {
    if is_unfinished(connection).map_err(open_error)? {
        return Err(OpenError::Unfinished);
    }
    Ok(())
}

/// Whether logs have hashes in it.
pub(crate) fn is_chained(connection: &Connection) -> rusqlite::Result<bool> {
    let columns = "SELECT count(*) FROM pragma_table_info('log') WHERE name = 'hash'";
    connection.query_row(columns, [], |row| Ok(row.get::<_, i64>(0)? == 1))
}

/// Brings a database to the newest schema. Each step is one transaction: a failure leaves the last version
/// that was reached, complete.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let known = MIGRATIONS.len() as i64;
    let found: i64 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(open_error)?;
    if !(0..=known).contains(&found) {
        return Err(OpenError::Newer { found, known });
    }
    take_steps(connection, found as usize).map_err(open_error)
}

fn take_steps(connection: &mut Connection, done: usize) -> rusqlite::Result<()> {
    for (version, step) in (1..).zip(MIGRATIONS).skip(done) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        if *step == CHAIN {
            chain::fill(&transaction)?;
        }
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}
