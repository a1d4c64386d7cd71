//! What a viewer may do, in words, and what each of it touches. Written short: a list of moves says the same of
//! many of them, so what is said of all is there once, and what differs is pointed at in the action itself.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::{GameView, Text};

/// Actions that are said alike, one after the other in `legal` and then in `more`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The message that says it, by its id in the Fluent files.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: Cow<'static, str>,
    /// What fills gaps of the message for all of them alike.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    #[ts(optional, type = "Record<string, string | number | { seat: number } | Text>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub args: BTreeMap<Cow<'static, str>, Value>,
    /// What fills the other gaps: a part of the action and then of what it touches, counted from 0. Parts lie
    /// between spaces and dots. A name that begins with `#` is filled by the number the part ends with, one with
    /// `@` by the seat it is.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", default)]
    #[ts(optional, as = "Option<BTreeMap<String, u8>>")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub with: BTreeMap<Cow<'static, str>, u8>,
    /// What they touch, where these are words of the action itself: which ones, counted from 0.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub at: Vec<u8>,
    /// What each of them touches, where these are not words of the action: keys with spaces between them.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub touch: Vec<String>,
    /// How many there are, where that is neither 1 nor what `touch` says.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub n: Option<u32>,
}

/// One thing that can be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offered {
    /// The action, as records write it.
    pub action: String,
    /// In words, by name; none where the game has none.
    pub text: Option<Text>,
    /// The cards, piles and places it touches, by their keys, in the order of choosing.
    pub touches: Vec<String>,
    /// Of a hint: a fact that speaks for it, by name.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub reason: Option<Text>,
}

impl Offer {
    /// How many actions this is about.
    pub fn len(&self) -> usize {
        match self.n {
            Some(n) => n as usize,
            None => self.touch.len().max(1),
        }
    }

    /// Whether it is about nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is offered with its `nth` action.
    fn of(&self, nth: usize, action: &str) -> Offered {
        let words: Vec<&str> = action.split(' ').collect();
        let touches: Vec<String> = if let Some(touch) = self.touch.get(nth) {
            touch.split(' ').map(str::to_owned).collect()
        } else {
            let word = |at: &u8| words.get(usize::from(*at)).map(|word| (*word).to_owned());
            self.at.iter().filter_map(word).collect()
        };
        let mut args = self.args.clone();
        if !self.with.is_empty() {
            let keys = touches.iter().flat_map(|key| parts(key));
            let parts: Vec<&str> = parts(action).chain(keys).collect();
            for (name, at) in &self.with {
                let part = parts.get(usize::from(*at)).copied().unwrap_or_default();
                let (name, value) = match name.split_at_checked(1) {
                    Some(("#", name)) => (name, json!(number_of(part))),
                    Some(("@", name)) => {
                        (name, json!({ "seat": part.parse::<u8>().unwrap_or_default() }))
                    }
                    _ => (&**name, json!(part)),
                };
                args.insert(Cow::Owned(name.to_owned()), value);
            }
        }
        let text = Text { id: self.id.clone(), args };
        Offered { action: action.to_owned(), text: Some(text), touches, reason: None }
    }
}

/// The parts of an action or of keys: what lies between spaces and dots.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '.']).filter(|part| !part.is_empty())
}

/// The number a part ends with: 3 in `p3`.
pub fn number_of(part: &str) -> Option<i64> {
    let digits = part.len() - part.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
    part[part.len() - digits..].parse().ok()
}

impl GameView<'_> {
    /// What the viewer may do, each in words: `legal`, then `more`. A table that says nothing of an action leaves
    /// it without words.
    pub fn offered(&self) -> Vec<Offered> {
        let mut actions = self.legal.iter().chain(&self.more);
        let mut offered = Vec::with_capacity(self.legal.len() + self.more.len());
        for offer in &self.offers {
            let some = actions.by_ref().take(offer.len()).enumerate();
            offered.extend(some.map(|(nth, action)| offer.of(nth, action)));
        }
        offered.extend(actions.map(|action| Offered {
            action: action.clone(),
            text: None,
            touches: Vec::new(),
            reason: None,
        }));
        offered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_once_is_offered_for_each_action() {
        let text = json!({
            "public": null, "turn": [0], "totals": [],
            "legal": ["pass", "switch 0.1 2.3", "switch 0.2 2.3", "35 on 1", "s2 p3", "x"],
            "offers": [
                { "id": "pass" },
                { "id": "switch", "args": { "how": "unseen" }, "with": { "@one": 1, "#place": 4 }, "at": [1, 2], "n": 2 },
                { "id": "on", "with": { "card": 0, "limit": 4 }, "touch": ["35 27"] },
                { "id": "lay", "with": { "#place": 0, "#pile": 1 }, "at": [0, 1] },
            ],
        });
        let view: GameView<'_> = serde_json::from_value(text).expect("a view");
        let offered = serde_json::to_value(view.offered()).expect("plain data");
        let switch = |action: &str, place: &str| {
            let args = json!({ "how": "unseen", "one": { "seat": 0 }, "place": 3 });
            json!({ "action": action, "text": { "id": "switch", "args": args }, "touches": [place, "2.3"] })
        };
        let expected = json!([
            { "action": "pass", "text": { "id": "pass" }, "touches": [] },
            switch("switch 0.1 2.3", "0.1"),
            switch("switch 0.2 2.3", "0.2"),
            { "action": "35 on 1", "text": { "id": "on", "args": { "card": "35", "limit": "27" } }, "touches": ["35", "27"] },
            { "action": "s2 p3", "text": { "id": "lay", "args": { "place": 2, "pile": 3 } }, "touches": ["s2", "p3"] },
            { "action": "x", "text": null, "touches": [] },
        ]);
        assert_eq!(offered, expected);
    }
}
