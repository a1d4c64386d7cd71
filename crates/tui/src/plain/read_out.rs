//! The table read out.

use vierblatt_client::{Model, Words};
use vierblatt_game::{Holds, Message, Outcome, Spot, Zone};
use vierblatt_protocol::Occupant;

/// Which game, with whom.
pub(super) fn title(model: &Model) -> String {
    let Some(known) = &model.known else { return String::new() };
    let names: Vec<String> =
        (0..known.table.seats.len()).map(|seat| model.words.name(seat as u8)).collect();
    let message = Message::new("tui-plain-title")
        .text("game", model.words.game.name())
        .text("code", &known.table.code)
        .text("names", names.join(", "));
    model.words.say(&message)
}

/// Everything on the table.
pub(super) fn table(model: &Model) -> Vec<String> {
    model.drawn.scene.zones.iter().map(|zone| read(zone, &model.words)).collect()
}

/// One's own cards.
pub(super) fn own(model: &Model) -> Vec<String> {
    let seat = model.known.as_ref().and_then(|known| known.you.seat);
    let zones = model.drawn.scene.zones.iter();
    zones
        .filter(|zone| seat.is_some() && zone.seat.map(|seat| seat.0) == seat)
        .map(|zone| read(zone, &model.words))
        .collect()
}

fn read(zone: &Zone, words: &Words) -> String {
    let mut parts: Vec<String> = zone.spots.iter().map(|spot| called(spot, words)).collect();
    // Notes that are sentences have their full stop; the line has one at its end.
    let note = |note: &Message| words.say(note).trim_end_matches('.').to_owned();
    parts.extend(zone.notes.iter().map(note));
    let title = words.say(&zone.title);
    if parts.is_empty() {
        return title;
    }
    words.say(&Message::new("tui-zone").text("title", title).text("holds", parts.join("; ")))
}

/// A spot in words: what it is called, what lies there, and what is written below it.
pub(crate) fn called(spot: &Spot, words: &Words) -> String {
    let holds = match &spot.holds {
        Holds::Card(face) => Some(words.say(&face.words)),
        Holds::Nothing => Some(words.plain("tui-empty")),
        Holds::Back => Some(words.plain("tui-face-down")),
        Holds::Sign(_) => None,
    };
    let name = spot.name.as_ref().map(|name| words.say(name));
    let mut said = match (name, holds) {
        // A name that tells what lies there says it once.
        (Some(name), Some(holds)) if name.contains(&holds) => name,
        (Some(name), Some(_)) if !matches!(spot.holds, Holds::Card(_)) => name,
        (Some(name), Some(holds)) => {
            words.say(&Message::new("tui-spot").text("name", name).text("holds", holds))
        }
        (Some(name), None) => name,
        (None, Some(holds)) => holds,
        (None, None) => match &spot.holds {
            Holds::Sign(sign) => sign.clone(),
            _ => String::new(),
        },
    };
    // A name may say it already.
    if let Some(note) = spot.note.as_ref().map(|note| words.say(note))
        && !said.contains(&note)
    {
        said.push_str(", ");
        said.push_str(&note);
    }
    said
}

/// Points by seat.
pub(super) fn scores(model: &Model) -> Vec<String> {
    let totals =
        model.known.as_ref().and_then(|known| known.game.as_ref()).map(|game| game.totals.clone());
    let totals = totals.filter(|totals| !totals.is_empty());
    let Some(totals) = totals else { return vec![model.words.plain("tui-no-points")] };
    let line = |(seat, points): (usize, &i32)| {
        let message = Message::new("tui-points").text("who", model.words.name(seat as u8));
        model.words.say(&message.number("points", *points))
    };
    totals.iter().enumerate().map(line).collect()
}

/// How it ended.
pub(crate) fn result(model: &Model) -> Vec<String> {
    let Some(ended) = &model.ended else { return Vec::new() };
    match ended.outcome {
        Outcome::Placed { places, points } => {
            let mut seats: Vec<_> = places.iter().collect();
            seats.sort_by_key(|(seat, place)| (*place, *seat));
            let line = |(seat, place)| {
                let message = Message::new("show-place").number("place", place).seat("seat", seat);
                model.words.say(&message.number("points", points[seat]))
            };
            seats.into_iter().map(line).collect()
        }
        Outcome::Solo { won } => {
            vec![model.words.plain(if won { "show-won" } else { "show-lost" })]
        }
    }
}

/// Who sits where before the game.
pub(super) fn lobby(model: &Model) -> Vec<String> {
    let Some(known) = &model.known else { return Vec::new() };
    let mut lines: Vec<String> = Vec::new();
    for (seat, view) in known.table.seats.iter().enumerate() {
        lines.push(format!("{}. {}", seat + 1, seat_words(model, seat as u8, &view.occupant)));
    }
    let id = if known.you.host { "tui-plain-lobby-host" } else { "tui-plain-lobby" };
    lines.push(model.words.plain(id));
    lines
}

/// Who sits in a seat, and how they are.
pub(crate) fn seat_words(model: &Model, seat: u8, occupant: &Occupant) -> String {
    let name = model.words.name(seat);
    match occupant {
        Occupant::Empty => model.words.plain("client-seat-free"),
        Occupant::Bot { level } => {
            let message = Message::new("tui-seat-bot").text("name", name).number("level", *level);
            model.words.say(&message)
        }
        Occupant::Person { present: false, .. } => {
            model.words.say(&Message::new("tui-seat-away").text("name", name))
        }
        Occupant::Person { .. } => name,
    }
}
