//! Before the game: who sits where, and how others get here.

use std::time::Instant;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use vierblatt_client::Model;
use vierblatt_game::Message;

use super::Areas;
use super::look::Look;
use super::table::{footer, header, log, row, write};
use crate::plain::seat_words;

pub(super) fn lobby(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model,
    look: Look,
    now: Instant,
    areas: &mut Areas,
) {
    let Some(known) = &model.known else { return };
    let buffer = frame.buffer_mut();
    header(buffer, row(area, 0), model, look, now);
    footer(buffer, row(area, area.height - 1), model, look);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let id = if known.you.host { "tui-lobby-host" } else { "tui-lobby-wait" };
    write(buffer, row(area, 2), &model.words.plain(id), look, bold);
    for (seat, view) in known.table.seats.iter().enumerate() {
        let is_at = usize::from(model.lobby_seat) == seat;
        let mut text = seat_words(model, seat as u8, &view.occupant);
        if known.you.seat == Some(seat as u8) {
            text = format!("{text} ({})", model.words.plain("tui-you"));
        }
        if view.host {
            text = format!("{text} · {}", model.words.plain("tui-host"));
        }
        let mark = if is_at { look.turn() } else { " " };
        let style =
            if is_at { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let place = row(area, 4 + seat as u16);
        write(buffer, place, &format!(" {mark} {}. {text} ", seat + 1), look, style);
        areas.seats.push((place, seat as u8));
    }
    let below = 5 + known.table.seats.len() as u16;
    let agreed: Vec<String> = known
        .table
        .options
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            format!("{name}={value}")
        })
        .collect();
    let agreed = model.words.say(&Message::new("tui-agreed").text("options", agreed.join(", ")));
    write(buffer, row(area, below), &agreed, look, look.faint());
    let watching =
        model.words.say(&Message::new("tui-watching").number("count", known.table.watching));
    write(buffer, row(area, below + 1), &watching, look, look.faint());
    let from = below + 3;
    let high = area.height.saturating_sub(from + 2);
    log(buffer, Rect { y: area.y + from, height: high, ..area }, model, look);
}
