//! From the model to a screen.

mod lobby;
mod look;
mod panels;
mod scene;
mod set_up;
mod table;
mod zones;

use std::time::Instant;

use ratatui::Frame;
use ratatui::layout::Rect;
use vierblatt_client::Model;
use vierblatt_game::Message;
use vierblatt_protocol::Status;
use vierblatt_texts::Texts;

pub use look::Look;
pub(crate) use set_up::set_up;

/// The least room there must be.
pub(crate) const LEAST: (u16, u16) = (60, 18);

/// What can be clicked, and where.
#[derive(Clone, Debug, Default)]
pub(crate) struct Areas {
    pub(crate) spots: Vec<(Rect, String)>,
    pub(crate) items: Vec<(Rect, usize)>,
    pub(crate) seats: Vec<(Rect, u8)>,
    /// How many actions of the list are shown at once.
    pub(crate) page: usize,
}

/// Draws the client.
pub(crate) fn draw(frame: &mut Frame<'_>, model: &Model, look: Look, now: Instant) -> Areas {
    let mut areas = Areas { page: model.page, ..Areas::default() };
    let area = frame.area();
    if is_too_small(frame, &model.words.texts, look) {
        return areas;
    }
    match model.status() {
        Some(Status::Lobby) => lobby::lobby(frame, area, model, look, now, &mut areas),
        _ => table::table(frame, area, model, look, now, &mut areas),
    }
    panels::panel(frame, area, model, look, &mut areas);
    look.make_plain(frame.buffer_mut());
    areas
}

/// Says so where there is not enough room.
fn is_too_small(frame: &mut Frame<'_>, texts: &Texts, look: Look) -> bool {
    let area = frame.area();
    if area.width >= LEAST.0 && area.height >= LEAST.1 {
        return false;
    }
    let message = Message::new("tui-too-small").number("wide", LEAST.0).number("high", LEAST.1);
    for (n, line) in look::wrap(&texts.say(&message), area.width).iter().enumerate() {
        if n < usize::from(area.height) {
            let room = usize::from(area.width);
            frame.buffer_mut().set_stringn(
                area.x,
                area.y + n as u16,
                line,
                room,
                ratatui::style::Style::new(),
            );
        }
    }
    look.make_plain(frame.buffer_mut());
    true
}
