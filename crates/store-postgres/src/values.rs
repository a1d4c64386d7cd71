//! How the values of the traits are kept in columns. What a database holds once must stay readable: numbers and formats here are
//! only ever added to.

use tokio_postgres::Row;
use vierblatt_protocol::Status;
use vierblatt_store::{
    ChainHash, Damage, GameStart, ListedTable, Ms, PastResult, PersonId, Profile, SeatResult,
    SecretHash, Statistics, TableSummary, Token, TokenId, TokenKind,
};

/// Times, and numbers of entries: the database counts in `i64`. Larger values are stored as the largest.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

pub(crate) fn status_number(status: Status) -> i16 {
    match status {
        Status::Lobby => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

fn status(number: i16) -> Status {
    match number {
        0 => Status::Lobby,
        1 => Status::Playing,
        _ => Status::Over,
    }
}

pub(crate) fn kind_number(kind: TokenKind) -> i16 {
    match kind {
        TokenKind::Browser => 0,
        TokenKind::Bot => 1,
        TokenKind::Reader => 2,
    }
}

/// A kind that this program does not know yet may do the least.
pub(crate) fn kind(number: i16) -> TokenKind {
    match number {
        0 => TokenKind::Browser,
        1 => TokenKind::Bot,
        _ => TokenKind::Reader,
    }
}

pub(crate) fn ids(people: &[PersonId]) -> Vec<&str> {
    people.iter().map(PersonId::as_str).collect()
}

fn ms(row: &Row, column: usize) -> Ms {
    unsigned(row.get(column))
}

fn person(row: &Row, column: usize) -> PersonId {
    PersonId::from(row.get::<_, &str>(column))
}

pub(crate) fn table(row: &Row) -> ListedTable {
    ListedTable { number: row.get(0), code: row.get(1), summary: summary(row) }
}

/// A summary in nine columns from the third on.
pub(crate) fn summary(row: &Row) -> TableSummary {
    let small = |column| row.get::<_, i16>(column) as u8;
    TableSummary {
        game: row.get(2),
        status: status(row.get(3)),
        listed: row.get(4),
        opened_at: ms(row, 5),
        changed_at: ms(row, 6),
        wake_at: row.get::<_, Option<i64>>(7).map(unsigned),
        people: row.get::<_, Vec<&str>>(8).into_iter().map(PersonId::from).collect(),
        seats: small(9),
        taken: small(10),
    }
}

pub(crate) fn profile(row: &Row) -> Profile {
    Profile { id: person(row, 0), name: row.get(1), created_at: ms(row, 2), seen_at: ms(row, 3) }
}

/// A token in five columns from this one on.
pub(crate) fn token(row: &Row, from: usize) -> Token {
    let hash: &[u8] = row.get(from);
    let hash: SecretHash = hash.try_into().unwrap_or_default();
    Token {
        id: TokenId::of(&hash),
        kind: kind(row.get(from + 1)),
        name: row.get(from + 2),
        created_at: ms(row, from + 3),
        used_at: ms(row, from + 4),
    }
}

pub(crate) fn past_result(row: &Row) -> PastResult {
    PastResult { number: row.get(0), table: row.get(1), result: seat_result(row) }
}

/// A result in nine columns from the third on.
pub(crate) fn seat_result(row: &Row) -> SeatResult {
    let small = |column| row.get::<_, i16>(column) as u8;
    SeatResult {
        person: person(row, 2),
        game: row.get(3),
        game_number: row.get::<_, i64>(4) as u32,
        seat: small(5),
        seats: small(6),
        place: small(7),
        points: row.get(8),
        share: row.get(9),
        ended_at: ms(row, 10),
    }
}

pub(crate) fn statistics(row: &Row) -> Statistics {
    Statistics {
        game: row.get(0),
        games: unsigned(row.get(1)),
        wins: row.get(2),
        mean_place: row.get(3),
        mean_points: row.get(4),
        fewest_points: row.get(5),
        most_points: row.get(6),
    }
}

/// A start of a game with the hash of the log before it, in five columns from the fourth on. None: the table has none.
pub(crate) fn start(row: &Row) -> Result<Option<(GameStart, ChainHash)>, Damage> {
    let Some(number) = row.get::<_, Option<i64>>(3) else { return Ok(None) };
    let start =
        GameStart { number: number as u32, first: unsigned(row.get(4)), checkpoint: row.get(5) };
    let hash = |column| ChainHash::read(row.get(column));
    match (hash(6), hash(7)) {
        (Some(before), Some(hash)) if before.of_start(&start) == hash => Ok(Some((start, before))),
        _ => Err(Damage::GameStart(start.number)),
    }
}
