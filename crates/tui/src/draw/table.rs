//! The table on the screen: who plays, the cards, what is asked, what can be done, what happened.

use std::time::Instant;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use vierblatt_client::{LinkState, Model, Typing, zone_of};
use vierblatt_game::Message;
use vierblatt_protocol::{Occupant, Status};

use super::look::{Look, cut, width, wrap};
use super::{Areas, scene};
use crate::plain::called;

/// From this width on, the list and the log have a column of their own.
const WIDE: u16 = 110;
/// How many actions are measured before a list is laid out: some have thousands.
const MOST_LOOKED_AT: usize = 100;
/// How wide that column is.
const COLUMN: u16 = 40;

pub(super) fn table(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model,
    look: Look,
    now: Instant,
    areas: &mut Areas,
) {
    let buffer = frame.buffer_mut();
    header(buffer, row(area, 0), model, look, now);
    footer(buffer, row(area, area.height - 1), model, look);
    let seats_high = seats(buffer, Rect { y: area.y + 1, height: 2, ..area }, model, look);
    let top = 1 + seats_high;
    let body = Rect { y: area.y + top, height: area.height - top - 1, ..area };
    if area.width >= WIDE {
        let left = Rect { width: body.width - COLUMN - 2, ..body };
        let right = Rect { x: left.right() + 2, width: COLUMN, ..body };
        let asked_high = lines_asked(model, look, left.width, now).len() as u16;
        let mine = model.known.as_ref().and_then(|known| known.you.seat);
        let room = left.height.saturating_sub(asked_high);
        let scene_high =
            super::zones::plan(&model.drawn.scene, model, look, left.width, room, mine)
                .height
                .min(room);
        scene::scene(buffer, Rect { height: scene_high, ..left }, model, look, areas);
        asked(buffer, Rect { height: scene_high + asked_high, ..left }, model, look, now);
        let list_high = count(model).clamp(3, 9).min(right.height / 2);
        list(buffer, Rect { height: list_high, ..right }, model, look, areas);
        let below = Rect {
            y: right.y + list_high + 1,
            height: right.height.saturating_sub(list_high + 1),
            ..right
        };
        log(buffer, below, model, look);
        return;
    }
    let asked_high = lines_asked(model, look, body.width, now).len() as u16;
    let (list_high, log_high) =
        share(model, look, body.width, body.height.saturating_sub(asked_high));
    let log_area = Rect { y: body.bottom() - log_high, height: log_high, ..body };
    let list_area = Rect { y: log_area.y - list_high, height: list_high, ..body };
    let above = Rect { height: list_area.y - body.y, ..body };
    let asked_high = asked(buffer, above, model, look, now);
    scene::scene(buffer, Rect { height: above.height - asked_high, ..above }, model, look, areas);
    list(buffer, list_area, model, look, areas);
    log(buffer, log_area, model, look);
}

/// How many actions are listed.
fn count(model: &Model) -> u16 {
    if model.is_asked() { model.choosing.fitting(&model.drawn).len() as u16 } else { 0 }
}

/// How many rows the list and the log have: what they like if the cards have room enough, less if not.
fn share(model: &Model, look: Look, wide: u16, room: u16) -> (u16, u16) {
    const LOG: u16 = 3;
    let mine = model.known.as_ref().and_then(|known| known.you.seat);
    let plan = |high| super::zones::plan(&model.drawn.scene, model, look, wide, high, mine).height;
    let (smallest, largest) = (plan(0), plan(u16::MAX));
    let count = count(model);
    let columns = columns(model, wide);
    let (mut list, mut log) = (count.min(9).div_ceil(columns).max(count.min(3)), LOG);
    while list + log + smallest > room && (log > 1 || list > count.min(2)) {
        if log > 1 {
            log -= 1;
        } else {
            list -= 1;
        }
    }
    let spare = room.saturating_sub(list + log + largest);
    (list.min(room), (log + spare).min(room.saturating_sub(list)))
}

/// How many actions there is room for side by side.
fn columns(model: &Model, wide: u16) -> u16 {
    let fitting = model.choosing.fitting(&model.drawn);
    let widest =
        fitting.iter().take(MOST_LOOKED_AT).map(|action| width(&model.words.action(action))).max();
    (wide / (widest.unwrap_or(1) + 4)).max(1)
}

pub(super) fn row(area: Rect, n: u16) -> Rect {
    Rect { y: area.y + n, height: 1, ..area }
}

/// Writes a line into a row.
pub(super) fn write(buffer: &mut Buffer, row: Rect, text: &str, look: Look, style: Style) {
    if row.height > 0 {
        buffer.set_stringn(
            row.x,
            row.y,
            cut(text, row.width, look.ascii),
            usize::from(row.width),
            style,
        );
    }
}

/// The game, the table, the clock and the connection.
pub(super) fn header(buffer: &mut Buffer, row: Rect, model: &Model, look: Look, now: Instant) {
    let bar = Style::new().add_modifier(Modifier::REVERSED);
    buffer.set_style(row, bar);
    let code = model.known.as_ref().map(|known| known.table.code.clone()).unwrap_or_default();
    let title = Message::new("tui-title").text("game", model.words.game.name()).text("code", code);
    write(
        buffer,
        row,
        &format!(" {} ", model.words.say(&title)),
        look,
        bar.add_modifier(Modifier::BOLD),
    );
    let mut right = match &model.link {
        LinkState::Open => String::new(),
        LinkState::Connecting => model.words.plain("client-connecting"),
        LinkState::Lost => model.words.plain("tui-lost"),
        LinkState::Closed(why) => why.clone(),
    };
    if let Some((left, is_paused)) = model.clock_left(now) {
        let reserve = model.known.as_ref().and_then(|known| {
            let seat = known.game.as_ref()?.turn.first().copied()?;
            known.game.as_ref()?.clock.as_ref()?.reserves.get(usize::from(seat)).copied()
        });
        let message = Message::new(if is_paused { "tui-clock-paused" } else { "tui-clock" })
            .text("left", minutes(left))
            .text("reserve", minutes(reserve.unwrap_or_default()));
        right = format!("{right} {}", model.words.say(&message));
    }
    let right = cut(right.trim(), row.width / 2, look.ascii);
    let x = row.right().saturating_sub(width(&right) + 1);
    buffer.set_string(x, row.y, right, bar);
}

/// Milliseconds as minutes and seconds.
fn minutes(ms: u64) -> String {
    let seconds = ms.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Who plays, with points, and whose turn it is. How many rows that takes.
fn seats(buffer: &mut Buffer, area: Rect, model: &Model, look: Look) -> u16 {
    let Some(known) = &model.known else { return 0 };
    let turn = known.game.as_ref().map(|game| game.turn.clone()).unwrap_or_default();
    let totals = known.game.as_ref().map(|game| game.totals.clone()).unwrap_or_default();
    // A game that shows everybody needs no list of them.
    let is_shown = |seat: usize| {
        model.drawn.scene.zones.iter().any(|zone| zone.seat.is_some_and(|of| of.index() == seat))
    };
    if known.table.seats.len() < 2 || (0..known.table.seats.len()).all(is_shown) {
        return 0;
    }
    let (mut x, mut y) = (area.x, area.y);
    for (seat, view) in known.table.seats.iter().enumerate() {
        let is_turn = turn.contains(&(seat as u8));
        let mark = if is_turn { look.turn() } else { " " };
        let mut text = format!("{mark}{}", model.words.name(seat as u8));
        if known.you.seat == Some(seat as u8) {
            text = format!("{text} ({})", model.words.plain("tui-you"));
        }
        if let Some(points) = totals.get(seat) {
            text = format!("{text} {points}");
        }
        if let Occupant::Person { present: false, .. } = view.occupant {
            text = format!("{text} ({})", model.words.plain("tui-away"));
        }
        if x > area.x && x + width(&text) > area.right() {
            if y + 1 >= area.bottom() {
                break;
            }
            (x, y) = (area.x, y + 1);
        }
        let style = if is_turn { Style::new().add_modifier(Modifier::BOLD) } else { look.faint() };
        let room = usize::from(area.right().saturating_sub(x));
        buffer.set_stringn(x, y, &text, room, style);
        x += width(&text) + 2;
    }
    y - area.y + 1
}

/// What is asked and what the player points at, at the bottom of the area. How many rows that takes.
fn asked(buffer: &mut Buffer, area: Rect, model: &Model, look: Look, now: Instant) -> u16 {
    let lines = lines_asked(model, look, area.width, now);
    let high = (lines.len() as u16).min(area.height);
    for (n, (line, style)) in lines.iter().take(usize::from(high)).enumerate() {
        write(buffer, row(area, area.height - high + n as u16), line, look, *style);
    }
    let hidden = usize::from(count(model)).saturating_sub(model.page);
    if hidden > 0 && high > 0 {
        let more =
            model.words.say(&Message::new("tui-more-actions").number("count", hidden as i64));
        let wide = width(&more).min(area.width);
        let place = Rect { x: area.right() - wide, width: wide, ..row(area, area.height - 1) };
        write(buffer, place, &more, look, look.notice());
    }
    high
}

fn lines_asked(model: &Model, look: Look, wide: u16, now: Instant) -> Vec<(String, Style)> {
    let mut lines: Vec<(String, Style)> = Vec::new();
    if let Some(race) = race(model, look, now) {
        lines.push((race, look.warning()));
    }
    let mut prompt = model.prompt();
    let mut prompt_style = Style::new().add_modifier(Modifier::BOLD);
    if model.is_asked_back() {
        let who = model.known.as_ref().and_then(|known| known.table.takeback).unwrap_or_default();
        let who = model.words.name(who);
        prompt = model.words.say(&Message::new("tui-takeback-question").text("who", who));
        prompt_style = look.notice();
    } else if model.status() == Some(Status::Over) {
        prompt = format!("{prompt} {}", over(model));
    }
    lines.extend(wrap(prompt.trim(), wide).into_iter().take(2).map(|line| (line, prompt_style)));
    lines.push((pointed(model), look.faint()));
    lines
}

/// After the game: that one may play again, and who wants to.
fn over(model: &Model) -> String {
    let Some(known) = &model.known else { return String::new() };
    if known.you.seat.is_none() {
        return String::new();
    }
    let wants = known.table.rematch.iter().map(|seat| model.words.name(*seat)).collect::<Vec<_>>();
    if wants.is_empty() {
        model.words.plain("tui-over")
    } else {
        model.words.say(&Message::new("tui-rematch-wanted").text("who", wants.join(", ")))
    }
}

/// The window in which cards may be thrown. Players who have chosen read what comes of it in the prompt.
fn race(model: &Model, look: Look, now: Instant) -> Option<String> {
    const BAR: u64 = 20;
    if !model.is_race() || model.has_claimed() {
        return None;
    }
    let Some(left) = model.race_left(now) else {
        return Some(model.words.plain("tui-race-sealed"));
    };
    let whole = match model.known.as_ref().map(|known| known.table.settings.snap) {
        Some(vierblatt_protocol::Snap::Race { seconds }) => u64::from(seconds) * 1000,
        _ => left.max(1),
    };
    let full = (left * BAR).div_ceil(whole.max(1)).min(BAR);
    let bar: String = (0..BAR).map(|n| look.bar(n < full)).collect();
    let seconds = format!("{}.{}", left / 1000, left % 1000 / 100);
    Some(model.words.say(&Message::new("tui-race").text("bar", bar).text("seconds", seconds)))
}

/// What the player points at and has chosen, in words.
fn pointed(model: &Model) -> String {
    let name =
        |key: &String| zone_of(&model.drawn.scene, key).map(|(_, spot)| called(spot, &model.words));
    let chosen: Vec<String> = model.choosing.chosen.iter().filter_map(name).collect();
    let mut said = Vec::new();
    if let Some(focus) = model.choosing.focus.as_ref().and_then(name)
        && model.choosing.at.is_none()
    {
        said.push(focus);
    }
    if !chosen.is_empty() {
        said.push(model.words.say(&Message::new("tui-chosen").text("what", chosen.join(", "))));
    }
    said.join(" · ")
}

/// What can be done, numbered.
fn list(buffer: &mut Buffer, area: Rect, model: &Model, look: Look, areas: &mut Areas) {
    if area.height == 0 || !model.is_asked() {
        return;
    }
    let fitting = model.choosing.fitting(&model.drawn);
    let rows = usize::from(area.height);
    // Several columns where the list is longer than the area is high.
    let most = usize::from(columns(model, area.width));
    let columns = most.min(fitting.len().min(9).div_ceil(rows).max(1));
    let page = (rows * columns).min(9);
    areas.page = page;
    let from = model.choosing.at.map_or(0, |at| at / page * page);
    let column_wide = area.width / columns as u16;
    for (n, action) in fitting.iter().enumerate().skip(from).take(page) {
        let (column, line) = ((n - from) / rows, (n - from) % rows);
        let place =
            Rect::new(area.x + column as u16 * column_wide, area.y + line as u16, column_wide, 1);
        let text = format!("{} {}", n - from + 1, model.words.action(action));
        let style = if model.choosing.at == Some(n) {
            Style::new().add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        write(buffer, Rect { width: column_wide.saturating_sub(1), ..place }, &text, look, style);
        areas.items.push((place, n));
    }
}

/// What happened last, and what is told to the player alone.
pub(super) fn log(buffer: &mut Buffer, area: Rect, model: &Model, look: Look) {
    if area.height == 0 {
        return;
    }
    let mut lines: Vec<(String, Style)> = Vec::new();
    for text in model.readable_log().into_iter().rev().take(usize::from(area.height)).rev() {
        lines.extend(wrap(text, area.width).into_iter().map(|line| (line, look.faint())));
    }
    if let Some(notice) = &model.notice {
        let style = if notice.is_refusal { look.warning() } else { look.notice() };
        lines.extend(wrap(&notice.text, area.width).into_iter().map(|line| (line, style)));
    }
    let skip = lines.len().saturating_sub(usize::from(area.height));
    for (n, (line, style)) in lines.into_iter().skip(skip).enumerate() {
        write(buffer, row(area, n as u16), &line, look, style);
    }
}

/// The keys that matter now, or the line being typed.
pub(super) fn footer(buffer: &mut Buffer, row: Rect, model: &Model, look: Look) {
    let (text, style) = match &model.typing {
        Some(Typing::Chat(text)) => {
            (format!("{} {text}_", model.words.plain("tui-say")), Style::new())
        }
        Some(Typing::Name(text)) => {
            (format!("{} {text}_", model.words.plain("tui-name")), Style::new())
        }
        None => {
            let id = match model.status() {
                Some(Status::Lobby) if model.known.as_ref().is_some_and(|known| known.you.host) => {
                    "tui-keys-host"
                }
                Some(Status::Lobby) => "tui-keys-lobby",
                Some(Status::Playing) if model.is_race() && !model.has_claimed() => "tui-keys-race",
                Some(Status::Playing) if model.is_asked() => "tui-keys-turn",
                Some(Status::Over) => "tui-keys-over",
                _ => "tui-keys-wait",
            };
            (model.words.plain(id), look.faint())
        }
    };
    // The end of a long line is where one types.
    let text = if model.typing.is_some() && width(&text) > row.width {
        text.chars()
            .rev()
            .take(usize::from(row.width))
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect()
    } else {
        text
    };
    write(buffer, row, &text, look, style);
}
