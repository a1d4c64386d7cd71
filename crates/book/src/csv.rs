//! A book as a table for spreadsheets, and back: one row for each player and round.
//!
//! `day,place,sheet,game,player,round,points`. A row without a round is a total that somebody wrote down, and counts as the only round.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::book::Book;
use crate::day::is_day;
use crate::entry::{MOST_PLAYERS, MOST_ROUNDS};

/// The columns.
pub const COLUMNS: [&str; 7] = ["day", "place", "sheet", "game", "player", "round", "points"];

/// A sheet as a table has it: names instead of members.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenSheet {
    /// The day.
    pub day: String,
    /// Where it was.
    pub place: String,
    /// The game's id, or what another game is called.
    pub game: String,
    /// The players' names, in the order of the table.
    pub players: Vec<String>,
    /// Points by round, then by player.
    pub points: Vec<Vec<Option<i32>>>,
}

/// What is wrong with a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: u64,
    /// What, for whoever wrote it.
    pub what: &'static str,
}

impl Book {
    /// The sheets that count, as a table.
    pub fn to_csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        // Writing into memory does not fail.
        let _ = writer.write_record(COLUMNS);
        let name = |member: &str| {
            let known = self.members.get(member).and_then(|member| member.name.get());
            safe(known.map_or(member, String::as_str))
        };
        for one in self.played() {
            let place = self.evenings.get(one.day()).and_then(|evening| evening.get());
            let place = safe(place.map_or("", |(place, _)| place.as_str()));
            let (game, title) = one.game();
            let game = if game.is_empty() { safe(title) } else { game.to_owned() };
            for (round, row) in (1_u16..).zip(&one.rows) {
                for (player, value) in one.players.iter().zip(row) {
                    let Some(value) = value else { continue };
                    let (round, value, who) = (round.to_string(), value.to_string(), name(player));
                    let _ = writer.write_record([
                        one.day(),
                        &place,
                        one.id,
                        &game,
                        &who,
                        &round,
                        &value,
                    ]);
                }
            }
        }
        writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

/// What a spreadsheet must not take for a formula.
fn safe(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t']) { format!("'{text}") } else { text.to_owned() }
}

/// Reads such a table: separated by commas, semicolons or tabs, columns in any order, with a row of their names.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Vec<WrittenSheet>, Unreadable> {
    let text = text.trim_start_matches('\u{feff}');
    let head = text.lines().next().unwrap_or_default();
    let separator = [b'\t', b';', b',']
        .into_iter()
        .max_by_key(|mark| head.bytes().filter(|b| b == mark).count());
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator.unwrap_or(b','))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let wrong = |line: u64, what: &'static str| Unreadable { line, what };
    let head = reader.headers().map_err(|_| wrong(1, "not a table"))?.clone();
    let column = |name: &str| head.iter().position(|found| found.eq_ignore_ascii_case(name));
    let needed = |name: &'static str| {
        column(name).ok_or(wrong(1, "a column is missing: day, game, player, points"))
    };
    let (day, game, player, points) =
        (needed("day")?, needed("game")?, needed("player")?, needed("points")?);
    let (sheet, round, place) = (column("sheet"), column("round"), column("place"));
    let mut order: Vec<(String, String, String)> = Vec::new();
    let mut sheets: BTreeMap<(String, String, String), WrittenSheet> = BTreeMap::new();
    for row in reader.records() {
        let row = row
            .map_err(|error| wrong(error.position().map_or(0, csv::Position::line), "not a row"))?;
        let line = row.position().map_or(0, csv::Position::line);
        let text = |at: Option<usize>| {
            at.and_then(|at| row.get(at)).unwrap_or_default().trim_start_matches('\'')
        };
        let (day, game, player) = (text(Some(day)), text(Some(game)), text(Some(player)));
        if !is_day(day) {
            return Err(wrong(line, "a day is written like 2026-12-24"));
        }
        if player.is_empty() || player.chars().count() > 24 || game.chars().count() > 24 {
            return Err(wrong(line, "a name has 1 to 24 characters"));
        }
        let value = text(Some(points)).replace('−', "-");
        let value: i32 = value.parse().map_err(|_| wrong(line, "points are a whole number"))?;
        let round = text(round);
        let round: u16 = if round.is_empty() { 1 } else { round.parse().unwrap_or(0) };
        if !(1..=MOST_ROUNDS).contains(&round) || !(-99_999..=99_999).contains(&value) {
            return Err(wrong(line, "a round is 1 to 200, points up to 99999"));
        }
        let key = (day.to_owned(), text(sheet).to_owned(), game.to_owned());
        let written = sheets.entry(key.clone()).or_insert_with(|| {
            order.push(key);
            WrittenSheet {
                day: day.to_owned(),
                place: text(place).chars().take(60).collect(),
                game: game.to_owned(),
                players: Vec::new(),
                points: Vec::new(),
            }
        });
        written.put(player, round, value).map_err(|what| wrong(line, what))?;
    }
    Ok(order.into_iter().filter_map(|key| sheets.remove(&key)).collect())
}

impl WrittenSheet {
    fn put(&mut self, player: &str, round: u16, value: i32) -> Result<(), &'static str> {
        let at = self.players.iter().position(|known| known == player).unwrap_or_else(|| {
            self.players.push(player.to_owned());
            self.players.len() - 1
        });
        if at >= MOST_PLAYERS {
            return Err("a sheet is for up to 12 players");
        }
        let rounds = self.points.len().max(usize::from(round));
        self.points.resize_with(rounds, Vec::new);
        let width = self.players.len();
        self.points.iter_mut().for_each(|row| row.resize(width, None));
        let place = &mut self.points[usize::from(round) - 1][at];
        if place.replace(value).is_some() {
            return Err("the same player, sheet and round twice");
        }
        Ok(())
    }
}
