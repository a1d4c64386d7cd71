//! The hash chain in `SQLite`: every read of a log is checked here, and logs from before there were hashes get theirs.

use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, Statement, params};
use vierblatt_store::{ChainCheck, ChainHash, Damage, GameStart};

use crate::sql;
use crate::values::signed;

/// A start of a game with the hash of the log before it.
pub(crate) struct Start {
    pub(crate) start: GameStart,
    pub(crate) before: ChainHash,
}

/// Damage among what `SQLite` reports, so that it finds its way out of any query; [`damage`] finds it again.
pub(crate) fn damaged(damage: Damage) -> Error {
    Error::FromSqlConversionFailure(0, Type::Blob, Box::new(damage))
}

/// What is damaged, if that is what an error says.
pub(crate) fn damage(error: &Error) -> Option<Damage> {
    match error {
        Error::FromSqlConversionFailure(_, _, why) => why.downcast_ref::<Damage>().cloned(),
        _ if error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseCorrupt) => {
            Some(Damage::Storage(error.to_string()))
        }
        _ => None,
    }
}

/// The entries from `check.next()` to before `to`, as they were written.
pub(crate) fn entries(
    connection: &Connection,
    table: i64,
    mut check: ChainCheck,
    to: u64,
    limit: i64,
) -> rusqlite::Result<Vec<Vec<u8>>> {
    let mut statement = connection.prepare_cached(sql::READ_ENTRIES)?;
    let wanted = params![table, signed(check.next()), signed(to), limit];
    let mut rows = statement.query(wanted)?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        take(&mut check, row)?;
        entries.push(row.get(1)?);
    }
    Ok(entries)
}

/// One row of `READ_ENTRIES`.
pub(crate) fn take(check: &mut ChainCheck, row: &Row<'_>) -> rusqlite::Result<()> {
    let number: i64 = row.get(0)?;
    let (entry, hash) = (row.get_ref(1)?.as_bytes()?, row.get_ref(2)?.as_bytes_or_null()?);
    check.take(number.cast_unsigned(), entry, hash.unwrap_or_default()).map_err(damaged)
}

/// The hash of a table's log before this number, as it is stored.
pub(crate) fn hash_before(
    connection: &Connection,
    (id, code): (i64, &str),
    number: u64,
) -> rusqlite::Result<ChainHash> {
    let Some(last) = number.checked_sub(1) else { return Ok(ChainHash::first(code)) };
    let mut find = connection.prepare_cached(sql::HASH_OF)?;
    let hash = find.query_row(params![id, signed(last)], |row| read_hash(row, 0)).optional()?;
    // Beyond the end of the log there is nothing that could be read.
    hash.flatten().map_or_else(|| Ok(ChainHash::default()), Ok)
}

/// A start of a game as it was stored.
pub(crate) fn read_start(row: &Row<'_>) -> rusqlite::Result<Start> {
    let first = row.get::<_, i64>(1)?.cast_unsigned();
    let start = GameStart { number: row.get(0)?, first, checkpoint: row.get(2)? };
    let hashes = (read_hash(row, 3)?, read_hash(row, 4)?);
    match hashes {
        (Some(before), Some(hash)) if before.of_start(&start) == hash => {
            Ok(Start { start, before })
        }
        _ => Err(damaged(Damage::GameStart(start.number))),
    }
}

pub(crate) fn read_hash(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<ChainHash>> {
    Ok(row.get_ref(column)?.as_bytes_or_null()?.and_then(ChainHash::read))
}

/// Hashes everything that was written before there were hashes, once. Loading stays quick that way, and from now on nothing
/// is stored that is not checked.
pub(crate) fn fill(connection: &Connection) -> rusqlite::Result<()> {
    let mut tables = connection.prepare("SELECT id, code FROM tables ORDER BY id")?;
    let mut log =
        connection.prepare("SELECT id, n, entry FROM log WHERE table_id = ?1 ORDER BY n")?;
    let mut put = connection.prepare("UPDATE log SET hash = ?2 WHERE id = ?1")?;
    let mut starts = connection
        .prepare("SELECT id, number, first, checkpoint FROM game_starts WHERE table_id = ?1")?;
    let mut put_start =
        connection.prepare("UPDATE game_starts SET before = ?2, hash = ?3 WHERE id = ?1")?;
    let mut rows = tables.query([])?;
    while let Some(row) = rows.next()? {
        let (table, code): (i64, String) = (row.get(0)?, row.get(1)?);
        let hashes = hash_log(&mut log, table, &code)?;
        for (id, hash) in &hashes {
            put.execute(params![id, hash.0])?;
        }
        let of_table = starts.query_map([table], |row| {
            let first = row.get::<_, i64>(2)?.cast_unsigned();
            let start = GameStart { number: row.get(1)?, first, checkpoint: row.get(3)? };
            Ok((row.get::<_, i64>(0)?, start))
        })?;
        for start in of_table.collect::<rusqlite::Result<Vec<_>>>()? {
            let (id, start) = start;
            let last = start.first.checked_sub(1).and_then(|last| usize::try_from(last).ok());
            let before = last.map_or_else(
                || ChainHash::first(&code),
                |last| hashes.get(last).map_or_else(ChainHash::default, |(_, hash)| *hash),
            );
            put_start.execute(params![id, before.0, before.of_start(&start).0])?;
        }
    }
    Ok(())
}

/// The hash after each entry of a log, with the entry's row.
fn hash_log(
    log: &mut Statement<'_>,
    table: i64,
    code: &str,
) -> rusqlite::Result<Vec<(i64, ChainHash)>> {
    let mut hash = ChainHash::first(code);
    let hashes = log.query_map([table], |row| {
        let number: i64 = row.get(1)?;
        hash = hash.then(number.cast_unsigned(), row.get_ref(2)?.as_bytes()?);
        Ok((row.get(0)?, hash))
    })?;
    hashes.collect()
}
