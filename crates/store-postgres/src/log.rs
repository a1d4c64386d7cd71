//! Logs and where games start: appending by number, and reading.

use std::sync::Arc;

use tokio_postgres::Row;
use vierblatt_store::{
    Answer, Append, AppendDone, ChainCheck, ChainHash, Damage, GameStart, Log, ReadError,
    StoredGame, StoredTable,
};

use crate::append::AppendRequest;
use crate::connection::Connection;
use crate::store::Failure;
use crate::values::{signed, start, unsigned};
use crate::writer::Write;
use crate::{PostgresStore, sql};

impl Log for PostgresStore {
    fn append_then(&self, append: Append, done: AppendDone) {
        let request = Write::Append(Box::new(AppendRequest::new(append, done)));
        if let Err((Write::Append(refused), reason)) = self.write(request) {
            refused.answer(Err(reason.into()));
        }
    }

    fn load(&self, table: &str) -> Answer<Result<Option<StoredTable>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                let found = connection.query_opt(sql::LATEST_GAME, &[&table]).await?;
                let Some(row) = found else { return Ok(None) };
                let latest = start(&row)?;
                let check = match &latest {
                    Some((start, before)) => ChainCheck::after(*before, start.first),
                    None => ChainCheck::after(ChainHash::first(&table), 0),
                };
                let entries = whole(&connection, &row, check, end(&row)).await?;
                Ok(Some(StoredTable { start: latest.map(|(start, _)| start), entries }))
            }
        })
    }

    fn read(&self, table: &str, from: u64, limit: u32) -> Answer<Result<Vec<Vec<u8>>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                let found = connection.query_opt(sql::TABLE_END, &[&table]).await?;
                let Some(row) = found else { return Ok(Vec::new()) };
                let to = end(&row).min(from.saturating_add(limit.into()));
                if from >= to {
                    return Ok(Vec::new());
                }
                let before = match from.checked_sub(1) {
                    None => ChainHash::first(&table),
                    Some(last) => {
                        let id: i64 = row.get(0);
                        let hash =
                            connection.query_opt(sql::HASH_OF, &[&id, &signed(last)]).await?;
                        hash.and_then(|row| ChainHash::read(row.get(0))).unwrap_or_default()
                    }
                };
                whole(&connection, &row, ChainCheck::after(before, from), to).await
            }
        })
    }

    fn game(&self, table: &str, number: u32) -> Answer<Result<Option<StoredGame>, ReadError>> {
        let table = table.to_owned();
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                let wanted = i64::from(number);
                let found = connection.query_opt(sql::GAME, &[&table, &wanted]).await?;
                let Some(row) = found else { return Ok(None) };
                let Some((start, before)) = start(&row)? else { return Ok(None) };
                let next: Option<i64> = row.get(8);
                let to = next.map_or(end(&row), unsigned);
                let check = ChainCheck::after(before, start.first);
                let entries = whole(&connection, &row, check, to).await?;
                Ok(Some(StoredGame { start, entries, is_last: next.is_none() }))
            }
        })
    }

    fn games(
        &self,
        table: &str,
        before: Option<u32>,
        limit: u32,
    ) -> Answer<Result<Vec<GameStart>, ReadError>> {
        let table = table.to_owned();
        let (before, limit) = (before.map_or(i64::MAX, i64::from), i64::from(limit));
        self.look_up(move |connection| {
            let table = table.clone();
            async move {
                let rows = connection.query(sql::GAMES, &[&table, &before, &limit]).await?;
                let mut games = Vec::new();
                for row in rows {
                    games.extend(start(&row)?.map(|(start, _)| start));
                }
                Ok(games)
            }
        })
    }
}

/// Where a table's log ended when its row was read.
fn end(row: &Row) -> u64 {
    unsigned(row.get(1))
}

/// The entries from `check.next()` to before `to`, as they were written: all of them, because the table's row says where its
/// log ends.
async fn whole(
    connection: &Arc<Connection>,
    table: &Row,
    mut check: ChainCheck,
    to: u64,
) -> Result<Vec<Vec<u8>>, Failure> {
    let id: i64 = table.get(0);
    let (from, limit) = (signed(check.next()), i64::MAX);
    let rows = connection.query(sql::READ_ENTRIES, &[&id, &from, &signed(to), &limit]).await?;
    let mut entries = Vec::with_capacity(rows.len());
    for row in &rows {
        let entry: &[u8] = row.get(1);
        check.take(unsigned(row.get(0)), entry, row.get(2))?;
        entries.push(entry.to_vec());
    }
    if check.next() < to {
        return Err(Damage::Entry(check.next()).into());
    }
    Ok(entries)
}
