//! Where the zones of a table go: as large as there is room for, one's own cards last to become small.

use ratatui::layout::Rect;
use vierblatt_client::Model;
use vierblatt_game::{Holds, Layout, Scene, Spot, Zone};

use super::look::{Look, width};

/// The height of a card.
pub(super) const CARD_HEIGHT: u16 = 3;
/// The least width of a card.
const CARD_WIDTH: u16 = 5;
/// The widest note below a card.
const WIDEST_NOTE: u16 = 14;
/// Between zones side by side.
const GAP: u16 = 3;

/// A zone in its place.
pub(super) struct Placed {
    pub(super) zone: usize,
    pub(super) area: Rect,
    pub(super) is_large: bool,
    /// Where its spots are, for a large one.
    pub(super) spots: Vec<Rect>,
}

/// Everything in its place, with how high all of it is.
pub(super) struct Plan {
    pub(super) zones: Vec<Placed>,
    pub(super) height: u16,
}

/// A zone's size, and its spots from its top left corner.
struct Size {
    wide: u16,
    high: u16,
    is_large: bool,
    spots: Vec<Rect>,
}

/// Places the zones in an area of this size.
pub(super) fn plan(
    scene: &Scene,
    model: &Model,
    look: Look,
    wide: u16,
    high: u16,
    mine: Option<u8>,
) -> Plan {
    let large = |zone: &Zone| {
        large(zone, model, look, wide).unwrap_or_else(|| small(zone, model, look, wide))
    };
    let mut sizes: Vec<Size> = scene.zones.iter().map(large).collect();
    // Others become small first, then what lies in the middle, one's own at last.
    let group = |zone: &Zone| match zone.seat {
        Some(seat) if Some(seat.0) == mine => 2,
        Some(_) => 0,
        None => 1,
    };
    for next in 0..=2 {
        let plan = flow(&sizes, wide);
        if plan.height <= high {
            return plan;
        }
        for (zone, size) in
            scene.zones.iter().zip(&mut sizes).filter(|(zone, _)| group(zone) == next)
        {
            *size = small(zone, model, look, wide);
        }
    }
    flow(&sizes, wide)
}

/// One after the other, side by side where there is room.
fn flow(sizes: &[Size], wide: u16) -> Plan {
    let (mut x, mut y, mut row_high, mut row_large) = (0, 0, 0, false);
    let mut zones = Vec::new();
    for (zone, size) in sizes.iter().enumerate() {
        if x > 0 && (x + size.wide > wide || size.is_large != row_large) {
            y += row_high;
            (x, row_high) = (0, 0);
        }
        row_large = size.is_large;
        let area = Rect::new(x, y, size.wide.min(wide), size.high);
        let spots = size.spots.iter().map(|spot| Rect { x: spot.x + x, y: spot.y + y, ..*spot });
        zones.push(Placed { zone, area, is_large: size.is_large, spots: spots.collect() });
        x += size.wide + GAP;
        row_high = row_high.max(size.high);
    }
    Plan { zones, height: y + row_high }
}

/// A zone's title, with what else is to be said of it. Whoever's turn it is has a mark.
pub(super) fn title(zone: &Zone, model: &Model, look: Look) -> String {
    let mut title = model.words.say(&zone.title);
    if is_turn(zone, model) {
        title = format!("{} {title}", look.turn());
    }
    for note in &zone.notes {
        title.push_str(" · ");
        title.push_str(&model.words.say(note));
    }
    title
}

/// With drawn cards. None where there is nothing to draw or not enough room from left to right.
fn large(zone: &Zone, model: &Model, look: Look, wide: u16) -> Option<Size> {
    if zone.spots.is_empty() || zone.layout == Layout::Words {
        return None;
    }
    let notes: Vec<u16> = zone.spots.iter().map(|spot| note_width(spot, model)).collect();
    let has_notes = notes.iter().any(|note| *note > 0);
    let row_high = CARD_HEIGHT + u16::from(has_notes);
    let title_high = super::look::wrap(&title(zone, model, look), wide).len() as u16;
    let card = card_width(zone, look);
    let room: Vec<u16> = zone
        .spots
        .iter()
        .zip(&notes)
        .map(|(spot, note)| slot(spot, card, look).max(*note))
        .collect();
    let columns = match zone.layout {
        Layout::Grid(columns) => usize::from(columns.max(1)),
        Layout::Row | Layout::Words => zone.spots.len(),
    };
    let mut spots = Vec::new();
    let mut widest = 0;
    for (row, chunk) in zone.spots.chunks(columns).enumerate() {
        let room = &room[row * columns..row * columns + chunk.len()];
        let y = title_high + row as u16 * row_high;
        let in_grid = matches!(zone.layout, Layout::Grid(_))
            .then(|| slots_of_column(&zone.spots, columns, card, look, &notes));
        let xs = row_of(chunk, in_grid.as_deref().unwrap_or(room), card, wide, has_notes)?;
        for (spot, x) in chunk.iter().zip(xs) {
            let spot_wide = slot(spot, card, look);
            widest = widest.max(x + spot_wide);
            spots.push(Rect::new(x, y, spot_wide, row_high));
        }
        widest = widest.max(
            spots.last().map_or(0, |last: &Rect| last.x + room.last().copied().unwrap_or(card)),
        );
    }
    let rows = zone.spots.len().div_ceil(columns) as u16;
    let wide = widest.max(width(&title(zone, model, look))).min(wide);
    Some(Size { wide, high: title_high + rows * row_high, is_large: true, spots })
}

/// In a grid a column is as wide as its widest spot.
fn slots_of_column(
    spots: &[Spot],
    columns: usize,
    card: u16,
    look: Look,
    notes: &[u16],
) -> Vec<u16> {
    let mut wide = vec![0; columns];
    for (n, spot) in spots.iter().enumerate() {
        let column = &mut wide[n % columns];
        *column = (*column).max(slot(spot, card, look)).max(notes[n]);
    }
    wide
}

/// Where the spots of a row begin. They overlap where there is no room; None where even that does not help.
fn row_of(spots: &[Spot], room: &[u16], card: u16, wide: u16, has_notes: bool) -> Option<Vec<u16>> {
    let apart = |n: usize| if n > 0 && spots[n].is_apart { 2 } else { 0 };
    let mut xs = Vec::new();
    let mut x = 0;
    for (n, room) in room.iter().take(spots.len()).enumerate() {
        x += apart(n);
        xs.push(x);
        x += room + 1;
    }
    if x.saturating_sub(1) <= wide {
        return Some(xs);
    }
    // A card that is covered still shows its rank and suit.
    let gaps: u16 = (1..spots.len()).map(|n| apart(n).min(1)).sum();
    let steps = spots.len().saturating_sub(1).max(1) as u16;
    let step = wide.checked_sub(card + gaps)? / steps;
    if has_notes || step < card - 1 {
        return None;
    }
    let mut x = 0;
    Some(
        (0..spots.len())
            .map(|n| {
                x += if n == 0 { 0 } else { step + apart(n).min(1) };
                x
            })
            .collect(),
    )
}

/// All cards of a zone are as wide as the widest.
fn card_width(zone: &Zone, look: Look) -> u16 {
    let cards = zone.spots.iter().filter(|spot| matches!(spot.holds, Holds::Card(_)));
    cards.map(|spot| width(&look.short(&spot.holds)) + 2).max().unwrap_or(0).max(CARD_WIDTH)
}

fn slot(spot: &Spot, card: u16, look: Look) -> u16 {
    match spot.holds {
        Holds::Sign(_) => width(&look.short(&spot.holds)).max(1),
        _ => card,
    }
}

fn note_width(spot: &Spot, model: &Model) -> u16 {
    spot.note.as_ref().map_or(0, |note| width(&model.words.say(note)).min(WIDEST_NOTE))
}

/// A spot in one line: its letters, and what is written below it.
pub(super) fn token(spot: &Spot, model: &Model, look: Look) -> String {
    let mut token = look.short(&spot.holds);
    if let Some(note) = &spot.note {
        token = format!("{token}({})", model.words.say(note));
    }
    token
}

/// In lines of letters.
fn small(zone: &Zone, model: &Model, look: Look, wide: u16) -> Size {
    let tokens: Vec<u16> =
        zone.spots.iter().map(|spot| width(&token(spot, model, look)) + 2).collect();
    let title = width(&title(zone, model, look));
    let natural = title + 1 + tokens.iter().sum::<u16>();
    let natural = natural + zone.spots.iter().filter(|spot| spot.is_apart).count() as u16;
    if natural <= wide {
        return Size { wide: natural, high: 1, is_large: false, spots: Vec::new() };
    }
    // As `small_spots` places them.
    let spots = small_spots(zone, model, look, wide);
    let title_high = super::look::wrap(&self::title(zone, model, look), wide).len() as u16;
    let last = spots.last().map_or(title_high, |spot| spot.y + 1);
    Size { wide, high: last.max(title_high), is_large: false, spots: Vec::new() }
}

/// Where the letters of a small zone are, from its top left corner.
pub(super) fn small_spots(zone: &Zone, model: &Model, look: Look, wide: u16) -> Vec<Rect> {
    let lines = super::look::wrap(&title(zone, model, look), wide);
    let mut y = lines.len().saturating_sub(1) as u16;
    let mut x = lines.last().map_or(0, |line| width(line) + 1);
    let mut spots = Vec::new();
    for (n, spot) in zone.spots.iter().enumerate() {
        let token = (width(&token(spot, model, look)) + 2).min(wide);
        if n > 0 && spot.is_apart {
            x += 1;
        }
        if x + token > wide {
            y += 1;
            x = 2.min(wide - token);
        }
        spots.push(Rect::new(x, y, token, 1));
        x += token;
    }
    spots
}

/// Whether the zone is that of somebody whose turn it is.
pub(super) fn is_turn(zone: &Zone, model: &Model) -> bool {
    let Some(known) = model.known.as_ref().filter(|known| known.table.seats.len() > 1) else {
        return false;
    };
    // One mark for each, though they may have several zones.
    let is_first =
        model.drawn.scene.zones.iter().find(|other| other.seat == zone.seat) == Some(zone);
    let turn = known.game.as_ref().map(|game| &game.turn);
    is_first && zone.seat.is_some_and(|seat| turn.is_some_and(|turn| turn.contains(&seat.0)))
}
