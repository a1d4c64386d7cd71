//! Choosing spots, and which actions are left then.

use vierblatt_game::{Holds, Layout, Scene, Spot, Zone};
use vierblatt_protocol::Offered;

use crate::any_game::Drawn;

/// What is chosen and where the player points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choosing {
    /// The spot pointed at.
    pub focus: Option<String>,
    /// The chosen spots, in the order of choosing.
    pub chosen: Vec<String>,
    /// The action pointed at in the list of those that fit.
    pub at: Option<usize>,
}

/// What Enter does.
#[derive(Clone, Debug, PartialEq)]
pub enum Enter {
    /// This is done, as records write it.
    Play(String),
    /// There are several ways; the list says which.
    Several,
    /// The spot was chosen, and more must be.
    More,
    /// Nothing can be done with what is chosen.
    Nothing,
}

/// Where to go from the spot pointed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the next spot with which something can be done.
    Next,
    /// To the one before.
    Previous,
}

impl Choosing {
    /// The actions that fit what is chosen, by their number.
    pub fn fitting<'a>(&self, drawn: &'a Drawn) -> Vec<&'a Offered> {
        let fits = |action: &&Offered| self.chosen.iter().all(|key| action.touches.contains(key));
        drawn.actions.iter().filter(fits).collect()
    }

    /// Those that concern exactly what is chosen.
    fn exact<'a>(&self, drawn: &'a Drawn) -> Vec<&'a Offered> {
        if self.chosen.is_empty() {
            return Vec::new();
        }
        let is_exact = |action: &&Offered| {
            action.touches.len() == self.chosen.len()
                && action.touches.iter().all(|key| self.chosen.contains(key))
        };
        drawn.actions.iter().filter(is_exact).collect()
    }

    /// Chooses a spot, or deselects it. Choosing something else starts over. False where nothing can be done
    /// with it.
    pub fn toggle(&mut self, key: &str, drawn: &Drawn) -> bool {
        self.at = None;
        self.focus = Some(key.to_owned());
        let key = named(key, drawn);
        if let Some(n) = self.chosen.iter().position(|chosen| chosen == key) {
            self.chosen.remove(n);
            return true;
        }
        self.chosen.push(key.to_owned());
        if self.fitting(drawn).is_empty() {
            self.chosen = vec![key.to_owned()];
        }
        if self.fitting(drawn).is_empty() {
            self.chosen.clear();
            return false;
        }
        true
    }

    /// Chooses a spot for a race, where each counts for itself.
    pub fn toggle_throw(&mut self, key: &str, drawn: &Drawn) -> bool {
        self.at = None;
        self.focus = Some(key.to_owned());
        if let Some(n) = self.chosen.iter().position(|chosen| chosen == key) {
            self.chosen.remove(n);
            return true;
        }
        let can = throw(key, drawn).is_some();
        if can {
            self.chosen.push(key.to_owned());
        }
        can
    }

    /// What is thrown in a race: what is chosen, in that order.
    pub fn throws(&self, drawn: &Drawn) -> Vec<String> {
        self.chosen.iter().filter_map(|key| throw(key, drawn)).collect()
    }

    /// Enter: plays what is pointed at in the list, or what is chosen.
    pub fn enter(&mut self, drawn: &Drawn) -> Enter {
        if let Some(at) = self.at {
            let action = self.fitting(drawn).get(at).map(|action| action.action.clone());
            return action.map_or(Enter::Nothing, Enter::Play);
        }
        if self.chosen.is_empty()
            && let Some(focus) = self.focus.clone()
            && !self.toggle(&focus, drawn)
        {
            return Enter::Nothing;
        }
        match (self.exact(drawn).as_slice(), self.fitting(drawn).as_slice()) {
            ([only], _) => Enter::Play(only.action.clone()),
            ([], [only]) if !self.chosen.is_empty() => Enter::Play(only.action.clone()),
            ([_, ..], _) => Enter::Several,
            ([], []) => Enter::Nothing,
            ([], _) if self.chosen.is_empty() => Enter::Nothing,
            ([], _) => Enter::More,
        }
    }

    /// A click: chooses; the second one plays. A pile that can only be drawn from is drawn from at once: there is
    /// nothing to do wrong.
    pub fn click(&mut self, key: &str, drawn: &Drawn) -> Option<Enter> {
        if self.chosen == [named(key, drawn)] {
            return Some(self.enter(drawn));
        }
        if !self.toggle(key, drawn) {
            return Some(Enter::Nothing);
        }
        let is_pile = zone_of(&drawn.scene, key)
            .is_some_and(|(zone, spot)| zone.seat.is_none() && spot.holds == Holds::Back);
        match self.exact(drawn).as_slice() {
            [only] if is_pile && self.fitting(drawn).len() == 1 => {
                Some(Enter::Play(only.action.clone()))
            }
            _ => None,
        }
    }

    /// Keeps what is still there, after the table has changed.
    pub fn keep(&mut self, drawn: &Drawn) {
        let is_there = |key: &String| zone_of(&drawn.scene, key).is_some();
        self.chosen.retain(is_there);
        if !self.focus.as_ref().is_some_and(is_there) {
            self.focus = None;
        }
        let count = self.fitting(drawn).len();
        self.at = self.at.filter(|at| *at < count);
        if self.focus.is_none() {
            self.focus = first(drawn);
        }
    }

    /// Moves in the list of actions.
    pub fn scroll(&mut self, by: i32, drawn: &Drawn) {
        let count = self.fitting(drawn).len() as i32;
        if count > 0 {
            let from = self.at.map_or(if by > 0 { -1 } else { count }, |at| at as i32);
            self.at = Some((from + by).clamp(0, count - 1) as usize);
        }
    }

    /// Points at another spot.
    pub fn go(&mut self, way: Way, drawn: &Drawn) {
        self.at = None;
        let Some(focus) = self.focus.clone().or_else(|| first(drawn)) else { return };
        self.focus = neighbour(&focus, way, drawn).or(Some(focus));
    }
}

/// Of two cards that are alike (`3s`, `3s#2`) an action names one: choosing the other is choosing that one.
fn named<'a>(key: &'a str, drawn: &Drawn) -> &'a str {
    let is_touched = |key: &str| {
        drawn.actions.iter().any(|action| action.touches.iter().any(|touch| touch == key))
    };
    let twin = key.split('#').next().unwrap_or(key);
    if !is_touched(key) && is_touched(twin) { twin } else { key }
}

/// The one action that throws this spot alone.
fn throw(key: &str, drawn: &Drawn) -> Option<String> {
    let action = drawn.actions.iter().find(|action| action.touches == [key]);
    action.map(|action| action.action.clone())
}

/// A spot by its key, and its zone.
pub fn zone_of<'a>(scene: &'a Scene, key: &str) -> Option<(&'a Zone, &'a Spot)> {
    scene.zones.iter().find_map(|zone| {
        let spot = zone.spots.iter().find(|spot| spot.key == key)?;
        Some((zone, spot))
    })
}

/// The spot to point at first: one with which something can be done, preferably among one's own.
fn first(drawn: &Drawn) -> Option<String> {
    let zones = || drawn.scene.zones.iter().rev().filter(|zone| !zone.spots.is_empty());
    let is_touched = |key: &str| {
        drawn.actions.iter().any(|action| action.touches.iter().any(|touch| touch == key))
    };
    let touched = zones().flat_map(|zone| &zone.spots).find(|spot| is_touched(&spot.key));
    touched.or_else(|| zones().flat_map(|zone| &zone.spots).next()).map(|spot| spot.key.clone())
}

fn neighbour(focus: &str, way: Way, drawn: &Drawn) -> Option<String> {
    let scene = &drawn.scene;
    let zones: Vec<&Zone> = scene.zones.iter().filter(|zone| !zone.spots.is_empty()).collect();
    let zone = zones.iter().position(|zone| zone.spots.iter().any(|spot| spot.key == focus))?;
    let at = zones[zone].spots.iter().position(|spot| spot.key == focus)?;
    let all: Vec<&Spot> = zones.iter().flat_map(|zone| &zone.spots).collect();
    let flat = all.iter().position(|spot| spot.key == focus)?;
    let key = |spot: &&Spot| spot.key.clone();
    match way {
        Way::Left => flat.checked_sub(1).and_then(|n| all.get(n)).map(key),
        Way::Right => all.get(flat + 1).map(key),
        Way::Next | Way::Previous => {
            let touched = |spot: &&&Spot| {
                drawn.actions.iter().any(|action| action.touches.contains(&spot.key))
            };
            let (before, after) = (&all[..flat], &all[flat + 1..]);
            match way {
                Way::Next => after.iter().chain(before).find(touched).map(key),
                _ => before.iter().rev().chain(after.iter().rev()).find(touched).map(key),
            }
        }
        Way::Up | Way::Down => {
            let columns = match zones[zone].layout {
                Layout::Grid(columns) => usize::from(columns.max(1)),
                Layout::Row | Layout::Words => zones[zone].spots.len(),
            };
            let inside = if way == Way::Up { at.checked_sub(columns) } else { Some(at + columns) };
            if let Some(spot) = inside.and_then(|n| zones[zone].spots.get(n)) {
                return Some(spot.key.clone());
            }
            let next = if way == Way::Up { zone.checked_sub(1) } else { Some(zone + 1) };
            let next = next.and_then(|n| zones.get(n))?;
            // About as far from the left.
            let share = at * next.spots.len() / zones[zone].spots.len();
            next.spots.get(share).map(|spot| spot.key.clone())
        }
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::{Message, Seat};

    use super::*;

    fn spot(key: &str, holds: Holds) -> Spot {
        Spot::new(key, holds)
    }

    /// A pile, two limits, and three cards: one that goes into the gap or on a limit, one that goes nowhere else.
    fn table() -> Drawn {
        let sign = || Holds::Sign("x".into());
        let middle = vec![spot("pile", Holds::Back), spot("limit", sign())];
        let hand = vec![spot("a", sign()), spot("b", sign()), spot("c", sign())];
        let zones = vec![
            Zone::row(Message::new("middle"), middle),
            Zone::row(Message::new("hand"), hand).of(Seat(0)),
        ];
        let action = |text: &str, touches: &[&str]| Offered {
            action: text.to_owned(),
            text: None,
            touches: touches.iter().map(|key| (*key).to_owned()).collect(),
            reason: None,
        };
        let actions = vec![
            action("a", &["a"]),
            action("a on 1", &["a", "limit"]),
            action("b", &["b"]),
            action("draw", &["pile"]),
            action("pass", &[]),
        ];
        Drawn { scene: Scene { zones }, actions }
    }

    fn texts(choosing: &Choosing, drawn: &Drawn) -> Vec<String> {
        choosing.fitting(drawn).iter().map(|action| action.action.clone()).collect()
    }

    #[test]
    fn what_is_chosen_narrows_the_list() {
        let (table, mut choosing) = (table(), Choosing::default());
        assert_eq!(texts(&choosing, &table).len(), 5);
        assert!(choosing.toggle("a", &table));
        assert_eq!(texts(&choosing, &table), ["a", "a on 1"]);
        assert_eq!(
            choosing.enter(&table),
            Enter::Play("a".into()),
            "it concerns exactly that card"
        );
        assert!(choosing.toggle("limit", &table));
        assert_eq!(choosing.enter(&table), Enter::Play("a on 1".into()));
        assert!(choosing.toggle("b", &table), "nothing concerns all three: this begins anew");
        assert_eq!(choosing.chosen, ["b"]);
        assert!(!choosing.toggle("c", &table), "nothing can be done with it");
        assert!(choosing.chosen.is_empty());
    }

    #[test]
    fn of_two_cards_alike_either_can_be_chosen() {
        let (mut table, mut choosing) = (table(), Choosing::default());
        table.scene.zones[1].spots.push(spot("b#2", Holds::Sign("x".into())));
        assert!(choosing.toggle("b#2", &table));
        assert_eq!(choosing.enter(&table), Enter::Play("b".into()));
        choosing.chosen.clear();
        assert_eq!(choosing.click("b#2", &table), None);
        assert_eq!(choosing.click("b#2", &table), Some(Enter::Play("b".into())));
    }

    #[test]
    fn one_click_on_a_card_plays_nothing_and_one_on_a_pile_draws() {
        let (table, mut choosing) = (table(), Choosing::default());
        assert_eq!(choosing.click("b", &table), None);
        assert_eq!(choosing.click("b", &table), Some(Enter::Play("b".into())));
        choosing.chosen.clear();
        assert_eq!(choosing.click("pile", &table), Some(Enter::Play("draw".into())));
        assert_eq!(choosing.click("c", &table), Some(Enter::Nothing));
    }

    #[test]
    fn enter_takes_the_spot_pointed_at_or_the_action_pointed_at() {
        let (table, mut choosing) = (table(), Choosing::default());
        choosing.focus = Some("limit".into());
        assert_eq!(choosing.enter(&table), Enter::Play("a on 1".into()), "the only one with it");
        choosing = Choosing::default();
        choosing.scroll(-1, &table);
        assert_eq!(choosing.enter(&table), Enter::Play("pass".into()));
        choosing.scroll(-4, &table);
        assert_eq!(choosing.enter(&table), Enter::Play("a".into()));
        assert_eq!(Choosing::default().enter(&table), Enter::Nothing);
    }

    #[test]
    fn arrows_go_from_spot_to_spot_and_from_zone_to_zone() {
        let (table, mut choosing) = (table(), Choosing::default());
        choosing.keep(&table);
        assert_eq!(choosing.focus.as_deref(), Some("a"), "one's own first");
        for (way, there) in [
            (Way::Right, "b"),
            (Way::Right, "c"),
            (Way::Right, "c"),
            (Way::Up, "limit"),
            (Way::Left, "pile"),
            (Way::Next, "limit"),
            (Way::Previous, "pile"),
            (Way::Previous, "b"),
            (Way::Down, "b"),
        ] {
            choosing.go(way, &table);
            assert_eq!(choosing.focus.as_deref(), Some(there), "{way:?}");
        }
    }

    #[test]
    fn what_is_gone_is_not_chosen_any_more() {
        let (mut table, mut choosing) = (table(), Choosing::default());
        choosing.toggle("a", &table);
        choosing.keep(&table);
        assert_eq!(choosing.chosen, ["a"], "a table told again changes nothing");
        table.scene.zones[1].spots.remove(0);
        choosing.keep(&table);
        assert!(choosing.chosen.is_empty());
        assert_ne!(choosing.focus.as_deref(), Some("a"));
    }

    #[test]
    fn in_a_race_every_spot_counts_for_itself() {
        let (table, mut choosing) = (table(), Choosing::default());
        assert!(choosing.toggle_throw("b", &table) && choosing.toggle_throw("a", &table));
        assert!(!choosing.toggle_throw("c", &table));
        assert_eq!(choosing.throws(&table), ["b", "a"]);
    }
}
