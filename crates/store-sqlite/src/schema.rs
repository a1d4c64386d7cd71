//! The schema and its history. `PRAGMA user_version` counts the migrations a file has been through.
//! A migration that has been released is never edited; a change is a new file at the end of the list.

use rusqlite::{Connection, TransactionBehavior};

use crate::OpenError;
use crate::error::open_error;

/// From an empty file to the newest schema, step by step.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("schema/1-tables.sql"),
    include_str!("schema/2-people.sql"),
    include_str!("schema/3-games.sql"),
];

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
        transaction.pragma_update(None, "user_version", version)?;
        transaction.commit()?;
    }
    Ok(())
}
