//! A table: its zones, its cards.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use vierblatt_client::Model;
use vierblatt_game::{Holds, Spot, Zone};

use super::Areas;
use super::look::{Look, cut, width, wrap};
use super::zones::{CARD_HEIGHT, Placed, is_turn, plan, small_spots, title, token};

/// Draws the table into an area.
pub(super) fn scene(buffer: &mut Buffer, area: Rect, model: &Model, look: Look, areas: &mut Areas) {
    let mine = model.known.as_ref().and_then(|known| known.you.seat);
    let plan = plan(&model.drawn.scene, model, look, area.width, area.height, mine);
    let top = scrolled(&plan.zones, plan.height, area.height, model);
    for placed in &plan.zones {
        let zone = &model.drawn.scene.zones[placed.zone];
        let mut painter = Painter { buffer, area, top, model, look, areas };
        if placed.is_large {
            painter.large(zone, placed);
        } else {
            painter.small(zone, placed);
        }
    }
}

/// How many rows are above the area, so that what the player points at is in it.
fn scrolled(zones: &[Placed], all: u16, high: u16, model: &Model) -> u16 {
    if all <= high {
        return 0;
    }
    let focus = model.choosing.focus.as_deref();
    let is_focused = |placed: &&Placed| {
        let spots = &model.drawn.scene.zones[placed.zone].spots;
        spots.iter().any(|spot| Some(spot.key.as_str()) == focus)
    };
    let bottom = zones.iter().find(is_focused).map_or(all, |placed| placed.area.bottom());
    bottom.saturating_sub(high).min(all - high)
}

struct Painter<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    /// Rows above the area.
    top: u16,
    model: &'a Model,
    look: Look,
    areas: &'a mut Areas,
}

impl Painter<'_> {
    /// Writes where there is room, and nowhere else.
    fn write(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let Some(y) = y.checked_sub(self.top).filter(|y| *y < self.area.height) else { return };
        let Some(room) = self.area.width.checked_sub(x) else { return };
        let (x, y) = (self.area.x + x, self.area.y + y);
        self.buffer.set_stringn(x, y, text, usize::from(room), style);
    }

    fn touchable(&mut self, spot: Rect, key: &str) {
        let Some(y) = (spot.y + spot.height).checked_sub(self.top + 1) else { return };
        let from = spot.y.saturating_sub(self.top);
        let shown = Rect::new(self.area.x + spot.x, self.area.y + from, spot.width, y + 1 - from);
        self.areas.spots.push((shown.intersection(self.area), key.to_owned()));
    }

    fn is_chosen(&self, spot: &Spot) -> bool {
        self.model.choosing.chosen.contains(&spot.key)
    }

    fn is_focused(&self, spot: &Spot) -> bool {
        self.model.choosing.at.is_none() && self.model.choosing.focus.as_deref() == Some(&spot.key)
    }

    fn title_style(&self, zone: &Zone) -> Style {
        let is_turn = is_turn(zone, self.model);
        if is_turn { Style::new().add_modifier(Modifier::BOLD) } else { self.look.faint() }
    }

    fn large(&mut self, zone: &Zone, placed: &Placed) {
        self.title(zone, placed);
        for (spot, place) in zone.spots.iter().zip(&placed.spots) {
            self.card(spot, *place);
            self.touchable(*place, &spot.key);
        }
        // What is pointed at lies on top where cards overlap.
        let focused = zone.spots.iter().zip(&placed.spots).find(|(spot, _)| self.is_focused(spot));
        if let Some((spot, place)) = focused {
            self.card(spot, *place);
            self.touchable(*place, &spot.key);
        }
    }

    fn card(&mut self, spot: &Spot, place: Rect) {
        let (x, y, wide) = (place.x, place.y, usize::from(place.width));
        let (is_chosen, is_focused) = (self.is_chosen(spot), self.is_focused(spot));
        let style = self.look.style(&spot.holds);
        let inner = wide.saturating_sub(2);
        if let Holds::Sign(sign) = &spot.holds {
            let mut style = style;
            if is_focused || is_chosen {
                style = style.add_modifier(Modifier::REVERSED);
            }
            self.write(x, y + 1, sign, style);
            if is_focused {
                self.write(x + place.width / 2, y + 2, self.look.pointer(), Style::new());
            }
        } else {
            let frame = self.look.frame(is_chosen, spot.holds == Holds::Nothing);
            let edge = if spot.is_lit || is_focused || is_chosen {
                Style::new().add_modifier(Modifier::BOLD)
            } else {
                self.look.faint()
            };
            let [left, line, right] = frame.top;
            let mark = if spot.is_lit { self.look.lit() } else { line };
            self.write(x, y, &edged(left, line, mark, right, inner), edge);
            let letters = match &spot.holds {
                Holds::Nothing => String::new(),
                Holds::Back => (if self.look.ascii { "#" } else { "▒" }).repeat(inner),
                _ => self.look.short(&spot.holds),
            };
            let mut style = style;
            if is_focused {
                style = style.add_modifier(Modifier::REVERSED);
            }
            let room = inner.saturating_sub(usize::from(width(&letters)));
            self.write(x, y + 1, frame.side, edge);
            self.write(x + 1, y + 1, &format!("{letters}{}", " ".repeat(room)), style);
            self.write(x + 1 + inner as u16, y + 1, frame.side, edge);
            let [left, line, right] = frame.bottom;
            let mark = if is_focused { self.look.pointer() } else { line };
            self.write(x, y + 2, &edged(left, line, mark, right, inner), edge);
        }
        if let Some(note) = &spot.note
            && place.height > CARD_HEIGHT
        {
            let note = cut(&self.model.words.say(note), 14, self.look.ascii);
            self.write(x, y + CARD_HEIGHT, &note, self.look.faint());
        }
    }

    fn title(&mut self, zone: &Zone, placed: &Placed) {
        let lines = wrap(&title(zone, self.model, self.look), placed.area.width);
        for (n, line) in lines.iter().enumerate() {
            self.write(placed.area.x, placed.area.y + n as u16, line, self.title_style(zone));
        }
    }

    fn small(&mut self, zone: &Zone, placed: &Placed) {
        let wide = placed.area.width;
        self.title(zone, placed);
        let spots = small_spots(zone, self.model, self.look, wide);
        for (spot, place) in zone.spots.iter().zip(spots) {
            let place = Rect { x: place.x + placed.area.x, y: place.y + placed.area.y, ..place };
            let mut style = self.look.style(&spot.holds);
            if self.is_focused(spot) {
                style = style.add_modifier(Modifier::REVERSED);
            }
            let (open, close) = match (self.is_chosen(spot), spot.is_lit) {
                (true, _) => ("[", "]"),
                (false, true) => (self.look.lit(), " "),
                (false, false) => (" ", " "),
            };
            let text = format!("{open}{}{close}", token(spot, self.model, self.look));
            self.write(place.x, place.y, &text, style);
            self.touchable(place, &spot.key);
        }
    }
}

/// A line with a mark in its middle.
fn edged(left: &str, line: &str, mark: &str, right: &str, inner: usize) -> String {
    let before = inner.saturating_sub(1) / 2;
    let after = inner.saturating_sub(before + 1);
    format!("{left}{}{mark}{}{right}", line.repeat(before), line.repeat(after))
}
