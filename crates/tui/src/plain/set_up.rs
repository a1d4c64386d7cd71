//! A new table, by questions.

use std::io;
use std::ops::RangeInclusive;

use vierblatt_game::Message;

use super::{Console, say};
use crate::setup::{Decision, Field, LEVELS, SetUp};

/// Asks what to play. An empty line takes what is proposed.
pub(crate) async fn ask_for_table(
    set_up: &mut SetUp,
    console: &mut Console,
) -> io::Result<Decision> {
    if let Some(left) = set_up.unfinished.clone() {
        say(&format!("0. {}", set_up.line(Field::Continue).0))?;
        list_games(set_up)?;
        match ask(set_up, console, "tui-plain-which", 0..=set_up.games.len() as u8, 0).await? {
            None => return Ok(Decision::Leave),
            Some(0) => return Ok(Decision::Continue(left)),
            Some(game) => set_up.choose_game(usize::from(game) - 1),
        }
    } else {
        list_games(set_up)?;
        match ask(set_up, console, "tui-plain-which", 1..=set_up.games.len() as u8, 1).await? {
            None => return Ok(Decision::Leave),
            Some(game) => set_up.choose_game(usize::from(game) - 1),
        }
    }
    let (fewest, most) = set_up.any_game().seats();
    match ask(set_up, console, "tui-plain-players", fewest..=most, set_up.seats).await? {
        None => return Ok(Decision::Leave),
        Some(seats) => set_up.seats = seats,
    }
    if set_up.seats > 1 {
        match ask(set_up, console, "tui-plain-level", LEVELS, set_up.level).await? {
            None => return Ok(Decision::Leave),
            Some(level) => set_up.level = level,
        }
    }
    Ok(Decision::Open(set_up.wanted()))
}

fn list_games(set_up: &SetUp) -> io::Result<()> {
    for (n, game) in set_up.games.iter().enumerate() {
        say(&format!("{}. {}: {}", n + 1, game.name(), set_up.about(n)))?;
    }
    Ok(())
}

/// Asks for a number; None when the player leaves or the input ends.
async fn ask(
    set_up: &SetUp,
    console: &mut Console,
    question: &'static str,
    range: RangeInclusive<u8>,
    usual: u8,
) -> io::Result<Option<u8>> {
    loop {
        let message =
            Message::new(question).number("from", *range.start()).number("to", *range.end());
        say(&set_up.texts.say(&message.number("usual", usual)))?;
        let Some(line) = console.line().await else { return Ok(None) };
        let line = line.trim();
        if line.is_empty() {
            return Ok(Some(usual));
        }
        if line.starts_with('q') {
            return Ok(None);
        }
        match line.parse() {
            Ok(number) if range.contains(&number) => return Ok(Some(number)),
            _ => say(&set_up.texts.say(&Message::new("tui-plain-not-understood")))?,
        }
    }
}
