//! What lies over the table when it is asked for: help, the log, points, the result.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use vierblatt_client::{Model, Panel};

use super::Areas;
use super::look::{Look, cut, width, wrap};
use crate::plain::result;

/// Draws the panel that is open.
pub(super) fn panel(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model,
    look: Look,
    areas: &mut Areas,
) {
    let (title, text) = match model.panel {
        Panel::None => return,
        Panel::Help => ("tui-panel-help", help(model)),
        Panel::Log => ("tui-panel-log", model.readable_log().join("\n")),
        Panel::Scores => ("tui-panel-scores", scores(model, area.width.saturating_sub(8))),
        Panel::Result => ("tui-panel-result", ended(model, area.width.saturating_sub(8))),
    };
    // What is under a panel cannot be clicked.
    *areas = Areas { page: areas.page, ..Areas::default() };
    let wide = area.width.saturating_sub(4).min(96);
    let lines: Vec<String> = wrap(&text, wide - 4);
    let high = (lines.len() as u16 + 2).clamp(3, area.height.saturating_sub(2));
    let place = Rect::new(
        area.x + (area.width - wide) / 2,
        area.y + (area.height.saturating_sub(high)) / 2,
        wide,
        high,
    );
    let room = usize::from(high - 2);
    let last = lines.len().saturating_sub(room);
    // The log is read from its end; going up goes back.
    let from = match model.panel {
        Panel::Log => last.saturating_sub(usize::from(model.scrolled)),
        _ => usize::from(model.scrolled).min(last),
    };
    let set = if look.ascii { PLAIN } else { border::ROUNDED };
    let block = Block::bordered().border_set(set).title(format!(" {} ", model.words.plain(title)));
    let end = format!(" {} ", cut(&model.words.plain("tui-keys-panel"), wide - 6, look.ascii));
    let block = block.title_bottom(end);
    let shown: Vec<Line<'_>> =
        lines[from..].iter().take(room).map(|line| styled(line, look)).collect();
    frame.render_widget(Clear, place);
    let inner = Rect { x: place.x + 2, width: place.width - 4, ..block.inner(place) };
    frame.render_widget(block, place);
    frame.render_widget(Paragraph::new(shown), inner);
}

const PLAIN: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// A heading of the rules stands out.
fn styled(line: &str, look: Look) -> Line<'_> {
    match line.strip_prefix('#') {
        Some(heading) => Line::styled(
            heading.trim_start_matches('#').trim().to_owned(),
            look.notice().add_modifier(Modifier::UNDERLINED),
        ),
        None => Line::styled(line, Style::new()),
    }
}

fn help(model: &Model) -> String {
    let keys = model.words.plain("tui-help");
    match &model.rules {
        Some(rules) => format!("{keys}\n\n{rules}"),
        None => keys,
    }
}

/// Points by round, and what they come to.
fn scores(model: &Model, wide: u16) -> String {
    let Some(known) = &model.known else { return String::new() };
    let totals = known.game.as_ref().map(|game| game.totals.clone()).unwrap_or_default();
    if totals.is_empty() {
        return model.words.plain("tui-no-points");
    }
    let rounds = model.ended.as_ref().map_or(&known.rounds, |ended| &ended.rounds);
    sheet(model, rounds, &totals, wide)
}

fn sheet(model: &Model, rounds: &[Vec<i32>], totals: &[i32], wide: u16) -> String {
    let label = |id| model.words.plain(id);
    let first = rounds
        .len()
        .to_string()
        .len()
        .max(usize::from(width(&label("tui-round"))))
        .max(usize::from(width(&label("tui-total"))));
    let column = ((usize::from(wide) - first) / totals.len().max(1)).clamp(5, 12);
    let line = |head: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| pad_left(cell, column)).collect();
        format!("{}{cells}", pad_right(head, first))
    };
    let names =
        (0..totals.len()).map(|seat| cut(&model.words.name(seat as u8), column as u16 - 1, false));
    let mut lines = vec![line(&label("tui-round"), names.collect())];
    for (n, points) in rounds.iter().enumerate() {
        lines.push(line(&(n + 1).to_string(), points.iter().map(i32::to_string).collect()));
    }
    lines.push(line(&label("tui-total"), totals.iter().map(i32::to_string).collect()));
    // Spaces in a row would be lost where lines are wrapped.
    lines.join("\n").replace(' ', "\u{a0}")
}

fn pad_left(text: &str, wide: usize) -> String {
    format!("{}{text}", " ".repeat(wide.saturating_sub(usize::from(width(text)))))
}

fn pad_right(text: &str, wide: usize) -> String {
    format!("{text}{}", " ".repeat(wide.saturating_sub(usize::from(width(text)))))
}

/// How it ended, by places and by rounds.
fn ended(model: &Model, wide: u16) -> String {
    let mut lines = result(model);
    if let Some(ended) = model.ended.as_ref().filter(|ended| ended.rounds.len() > 1)
        && let Some(game) = model.known.as_ref().and_then(|known| known.game.as_ref())
    {
        lines.push(String::new());
        lines.push(sheet(model, &ended.rounds, &game.totals, wide));
    }
    lines.push(String::new());
    lines.push(model.words.plain("tui-over"));
    lines.join("\n")
}
