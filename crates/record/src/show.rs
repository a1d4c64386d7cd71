//! A game as readable text, round by round.

use std::io::{self, Write};

use serde_json::Value;
use vierblatt_game::{
    Message, Notation, Outcome, Published, Say, Seat, Seats, Stage, Telling, Told,
};
use vierblatt_texts::{Language, Texts};

use crate::action::{Refused, read_action};
use crate::set_up::set_up;
use crate::{ActionText, Record};

/// Writes the game for people to read. False if the record breaks off at something illegal, which
/// is told too.
///
/// # Errors
/// Only when it cannot write.
pub fn show<G: Notation + Published>(
    record: &Record<'_>,
    language: Language,
    out: &mut impl Write,
) -> io::Result<bool> {
    let mut texts = Texts::of::<G>(language);
    let (options, seats) = match set_up::<G>(record) {
        Ok(set_up) => set_up,
        Err(message) => {
            writeln!(out, "{}", texts.say(&message))?;
            return Ok(false);
        }
    };
    let names = names(&texts, seats, &record.names);
    texts.rename(names);
    writeln!(out, "{}", title::<G>(&texts, seats, &record.options))?;
    let mut state = G::new(options, seats);
    let mut told = Told::<G>::default();
    for (n, action) in record.actions.iter().enumerate() {
        if G::stage(&state) == Stage::Deal {
            let round = Message::new("show-round").number("round", G::round(&state));
            writeln!(out, "\n{}", texts.say(&round))?;
        }
        told.0.clear();
        let result = read_action::<G>(&state, seats, action)
            .and_then(|action| G::act(&mut state, &action, &mut told).map_err(Refused::from));
        if let Err(refused) = result {
            writeln!(out, "\n{}", texts.say(&broken(&texts, n, action, &refused)))?;
            return Ok(false);
        }
        lines(&texts, &told, out)?;
        let reached = G::stage(&state);
        if reached == Stage::Over || reached == Stage::Deal && n > 0 {
            totals::<G>(&texts, &state, out)?;
        }
    }
    ending::<G>(&texts, &state, out)?;
    Ok(true)
}

/// What everybody is called. Whoever has no name is called by the seat, counted from 1 as people do.
fn names(texts: &Texts, seats: Seats, given: &Value) -> Vec<String> {
    let name = |seat: Seat| match given.get(seat.index()) {
        Some(name) => name.as_str().unwrap_or("?").to_owned(),
        None => texts.say(&Message::new("show-seat").number("seat", seat.0 + 1)),
    };
    seats.iter().map(name).collect()
}

fn title<G: Notation>(texts: &Texts, seats: Seats, options: &Value) -> String {
    let game = Message::new("show-title").text("game", G::NAME);
    let mut title = texts.say(&game.number("seats", seats.0));
    if let Value::Object(options) = options {
        for (name, value) in options {
            let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            title.extend([" · ", name, ": ", &word]);
        }
    }
    title
}

fn lines<G: Notation>(texts: &Texts, told: &Told<G>, out: &mut impl Write) -> io::Result<()> {
    for (to, telling) in &told.0 {
        let text = match telling {
            Telling::Event(event) => texts.say(&event.say()),
            Telling::Secret(secret) => texts.say(&secret.say()),
        };
        let text = match to {
            None => text,
            Some(seat) => {
                let only = Message::new("show-secret").seat("seat", *seat).text("text", text);
                texts.say(&only)
            }
        };
        writeln!(out, "  {text}")?;
    }
    Ok(())
}

fn totals<G: Notation>(texts: &Texts, state: &G::State, out: &mut impl Write) -> io::Result<()> {
    let totals = G::totals(state);
    let totals: Vec<_> =
        totals.iter().map(|(seat, points)| format!("{} {points}", texts.name(seat))).collect();
    if totals.is_empty() {
        return Ok(());
    }
    writeln!(out, "  {}", texts.say(&Message::new("show-totals").text("totals", totals.join(", "))))
}

fn ending<G: Notation>(texts: &Texts, state: &G::State, out: &mut impl Write) -> io::Result<()> {
    writeln!(out)?;
    match G::outcome(state) {
        None => writeln!(out, "{}", texts.say(&Message::new("show-unfinished"))),
        Some(Outcome::Solo { won }) => {
            let id = if won { "show-won" } else { "show-lost" };
            writeln!(out, "{}", texts.say(&Message::new(id)))
        }
        Some(Outcome::Placed { places, points }) => {
            let mut order: Vec<_> = places.iter().collect();
            order.sort_by_key(|(_, place)| *place);
            for (seat, place) in order {
                let line = Message::new("show-place").number("place", place).seat("seat", seat);
                writeln!(out, "{}", texts.say(&line.number("points", points[seat])))?;
            }
            Ok(())
        }
    }
}

fn broken(texts: &Texts, n: usize, action: &ActionText<'_>, refused: &Refused) -> Message {
    let action = match action {
        ActionText::Text(text) => text.to_string(),
        ActionText::Other(value) => value.to_string(),
    };
    let mut reason = texts.say(&refused.message);
    if let Some(rule) = refused.rule {
        reason.extend([" (", rule, ")"]);
    }
    Message::new("show-broken").number("n", n as i64).text("action", action).text("reason", reason)
}
