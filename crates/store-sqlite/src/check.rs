//! Reads a whole database and says, table by table, whether it is what was written.

use std::path::Path;

use rusqlite::{Connection, params};
use vierblatt_store::{ChainCheck, ChainHash, Damage};

use crate::error::open_error;
use crate::schema::{is_chained, refuse_foreign};
use crate::witness::Witness;
use crate::{OpenError, chain, connection, sql};

/// What was found at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedTable {
    /// The table's code.
    pub code: String,
    /// How many of its entries were read and are right.
    pub entries: u64,
    /// What is wrong with it.
    pub damage: Option<Damage>,
}

/// What was found in all of a database.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables there are.
    pub tables: u64,
    /// How many of them are damaged.
    pub damaged: u64,
    /// How many entries were read and are right.
    pub entries: u64,
    /// How many entries are not there although the database counts them.
    pub missing: u64,
    /// How many entries were written once and are not there: the end of the database was cut off, or it is an older copy.
    pub lost: u64,
    /// What `SQLite` says of the file itself, if it is not well.
    pub file: Option<String>,
    /// Whether logs have hashes. A database from before there were any gets them when a server opens it.
    pub is_chained: bool,
}

impl Checked {
    /// Whether nothing is wrong.
    pub fn is_well(&self) -> bool {
        self.damaged == 0 && self.missing == 0 && self.lost == 0 && self.file.is_none()
    }
}

/// Checks the database of a data directory, also while a server uses it, and tells of each table.
///
/// # Errors
/// If there is no database of ours, or if it cannot be read at all.
pub fn check(directory: &Path, each: impl FnMut(CheckedTable)) -> Result<Checked, OpenError> {
    let mut checked = check_file(&connection::database(directory), each)?;
    // Written before the database was: it can only be behind what is there now.
    let witnessed = Witness::ask(directory).unwrap_or(0);
    let written = written(&connection::database(directory)).map_err(open_error)?;
    if checked.is_chained {
        checked.lost += witnessed.saturating_sub(written);
    }
    Ok(checked)
}

/// Checks a database that is not in a data directory, such as a backup.
///
/// # Errors
/// The same.
pub fn check_file(
    database: &Path,
    mut each: impl FnMut(CheckedTable),
) -> Result<Checked, OpenError> {
    connection::refuse_empty(database)?;
    let connection = connection::copying(database).map_err(open_error)?;
    refuse_foreign(&connection)?;
    let state: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(open_error)?;
    let file = Some(state).filter(|state| state != "ok");
    let is_chained = is_chained(&connection).map_err(open_error)?;
    let mut checked = Checked { file, is_chained, ..Checked::default() };
    if is_chained {
        tables(&connection, &mut checked, &mut each).map_err(open_error)?;
    }
    Ok(checked)
}

fn tables(
    connection: &Connection,
    checked: &mut Checked,
    each: &mut dyn FnMut(CheckedTable),
) -> rusqlite::Result<()> {
    // One moment, whatever is committed meanwhile.
    connection.execute_batch(sql::BEGIN_READING)?;
    let count = "SELECT entries, lost, (SELECT count(*) FROM log) FROM store_state";
    let (counted, lost, there): (i64, i64, i64) =
        connection.query_row(count, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    checked.missing = u64::try_from(counted - there).unwrap_or(0);
    checked.lost = u64::try_from(lost).unwrap_or(0);
    let mut tables =
        connection.prepare("SELECT id, code FROM tables WHERE gone = 0 ORDER BY id")?;
    let mut rows = tables.query([])?;
    while let Some(row) = rows.next()? {
        let (id, code): (i64, String) = (row.get(0)?, row.get(1)?);
        let mut check = ChainCheck::after(ChainHash::first(&code), 0);
        let damage = match table(connection, id, &mut check) {
            Ok(()) => None,
            // Whatever keeps one table from being read, the others are read.
            Err(error) => {
                Some(chain::damage(&error).unwrap_or_else(|| Damage::Storage(error.to_string())))
            }
        };
        checked.tables += 1;
        checked.damaged += u64::from(damage.is_some());
        checked.entries += check.next();
        each(CheckedTable { code, entries: check.next(), damage });
    }
    connection.execute_batch(sql::ROLLBACK)
}

/// All of a table's log, and that each game's start fits it.
fn table(connection: &Connection, id: i64, check: &mut ChainCheck) -> rusqlite::Result<()> {
    let first = check.hash();
    let mut starts = connection.prepare_cached(
        "SELECT number, first, checkpoint, before, hash FROM game_starts WHERE table_id = ?1 ORDER BY first",
    )?;
    let starts: Vec<chain::Start> =
        starts.query_map([id], chain::read_start)?.collect::<rusqlite::Result<_>>()?;
    let mut starts = starts.into_iter().peekable();
    let mut fits = |at: u64, hash: ChainHash| {
        while let Some(start) = starts.next_if(|start| start.start.first == at) {
            if start.before != hash {
                return Err(chain::damaged(Damage::GameStart(start.start.number)));
            }
        }
        Ok(())
    };
    fits(0, first)?;
    let mut log = connection.prepare_cached(sql::READ_ENTRIES)?;
    let mut rows = log.query(params![id, 0, i64::MAX, -1])?;
    while let Some(row) = rows.next()? {
        chain::take(check, row)?;
        fits(check.next(), check.hash())?;
    }
    // A game that starts after the end: the entries between are missing.
    starts.next().map_or(Ok(()), |_| Err(chain::damaged(Damage::Entry(check.next()))))
}

fn written(database: &Path) -> rusqlite::Result<u64> {
    let connection = connection::copying(database)?;
    if !is_chained(&connection)? {
        return Ok(0);
    }
    let written: i64 =
        connection.query_row("SELECT written FROM store_state", [], |row| row.get(0))?;
    Ok(u64::try_from(written).unwrap_or(0))
}

/// Forgets losses that somebody has been told of, and has accepted.
///
/// # Errors
/// If the database cannot be written to.
pub fn accept_loss(directory: &Path) -> Result<(), OpenError> {
    let _lock = connection::lock(directory)?;
    let file = connection::database(directory);
    connection::refuse_empty(&file)?;
    let connection = connection::writing(&file)?;
    connection.execute("UPDATE store_state SET lost = 0", []).map_err(open_error)?;
    let written = written(&file).map_err(open_error)?;
    Witness::start(directory, written)
        .map(|_| ())
        .map_err(|reason| OpenError::Directory { directory: directory.to_path_buf(), reason })
}
