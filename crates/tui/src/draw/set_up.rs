//! A new table, as a form.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use vierblatt_game::Message;

use super::look::{Look, wrap};
use super::table::{row, write};
use super::{Areas, is_too_small};
use crate::setup::{Field, SetUp};

/// Draws the form.
pub(crate) fn set_up(frame: &mut Frame<'_>, form: &SetUp, look: Look) -> Areas {
    let mut areas = Areas::default();
    if is_too_small(frame, &form.texts, look) {
        return areas;
    }
    let area = frame.area();
    let buffer = frame.buffer_mut();
    let say = |id| form.texts.say(&Message::new(id));
    let bar = Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
    buffer.set_style(row(area, 0), bar);
    write(buffer, row(area, 0), &format!(" {} ", say("tui-menu")), look, bar);
    let mut y = 2;
    for (n, field) in form.fields().into_iter().enumerate() {
        if matches!(field, Field::Game | Field::Start) && n > 0 {
            y += 1;
        }
        let (label, value) = form.line(field);
        let is_at = form.at == n;
        let style =
            if is_at { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let mark = if is_at { look.turn() } else { " " };
        let text = match field {
            Field::Continue | Field::Start => format!(" {mark} {label} "),
            _ if is_at => format!(" {mark} {label}: ‹ {value} › "),
            _ => format!(" {mark} {label}:   {value}   "),
        };
        let place = Rect { width: area.width, ..row(area, y) };
        if y < area.height - 6 {
            write(buffer, place, &text, look, style);
            areas.items.push((place, n));
        }
        y += 1;
    }
    let about = wrap(&form.about(form.game), area.width - 2);
    let from = area.height.saturating_sub(2 + about.len() as u16);
    for (n, line) in about.iter().enumerate() {
        write(buffer, row(area, from + n as u16), &format!(" {line}"), look, look.notice());
    }
    write(buffer, row(area, area.height - 1), &say("tui-keys-menu"), look, look.faint());
    look.make_plain(frame.buffer_mut());
    areas
}
