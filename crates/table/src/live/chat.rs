//! What people say at a table: kept for a while, for those who come back, and never stored.

use std::collections::VecDeque;

use vierblatt_protocol::ChatLine;
use vierblatt_store::{Ms, PersonId};

/// How many lines are kept.
const KEPT: usize = 30;
/// How many messages are allowed in how long a time.
const MOST: usize = 6;
const WITHIN: Ms = 10_000;

/// The chat of a table.
#[derive(Default)]
pub(crate) struct Chat {
    lines: VecDeque<ChatLine>,
    /// Who spoke when, lately.
    spoke: VecDeque<(PersonId, Ms)>,
}

impl Chat {
    /// Whether this person may say one more thing now; counts it if so.
    pub(crate) fn may_speak(&mut self, person: &PersonId, now: Ms) -> bool {
        self.spoke.retain(|(_, at)| now.saturating_sub(*at) < WITHIN);
        let often = self.spoke.iter().filter(|(who, _)| who == person).count();
        if often >= MOST {
            return false;
        }
        self.spoke.push_back((person.clone(), now));
        true
    }

    pub(crate) fn keep(&mut self, line: ChatLine) {
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// Somebody in this seat is called something else from now on, also where they spoke before.
    pub(crate) fn rename(&mut self, seat: u8, old: &str, new: &str) {
        for line in self.lines.iter_mut().filter(|line| line.seat == Some(seat) && line.name == old)
        {
            new.clone_into(&mut line.name);
        }
    }

    pub(crate) fn lines(&self) -> Vec<ChatLine> {
        self.lines.iter().cloned().collect()
    }
}

/// Text that may be shown: one line, no control characters, no more than this many characters.
pub(crate) fn clean(text: &str, longest: usize) -> Option<String> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= longest).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_floods_the_table_and_everyone_may_speak_again() {
        let (anna, ben) = (PersonId::from("a"), PersonId::from("b"));
        let mut chat = Chat::default();
        assert_eq!((0..10).filter(|_| chat.may_speak(&anna, 1000)).count(), MOST);
        assert!(chat.may_speak(&ben, 1000), "others are not silenced with her");
        assert!(!chat.may_speak(&anna, 1000 + WITHIN - 1));
        assert!(chat.may_speak(&anna, 1000 + WITHIN));
    }

    #[test]
    fn only_the_latest_lines_are_kept() {
        let mut chat = Chat::default();
        for n in 0..100 {
            let line =
                ChatLine { seat: None, guest: None, name: "x".into(), text: n.to_string(), at: n };
            chat.keep(line);
        }
        assert_eq!(chat.lines().len(), KEPT);
        assert_eq!(chat.lines()[KEPT - 1].text, "99");
    }

    #[test]
    fn text_is_one_line_of_some_length() {
        assert_eq!(clean("  hi\nthere\u{7} ", 20).as_deref(), Some("hi there"));
        assert_eq!(clean("   ", 20), None);
        assert_eq!(clean("ääää", 4).as_deref(), Some("ääää"));
        assert_eq!(clean("äääää", 4), None);
    }
}
