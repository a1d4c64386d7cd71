//! Keys and clicks.

use std::time::Instant;

use vierblatt_protocol::{Ask, Status};

use super::choosing::{Enter, Way};
use super::{Do, Model, Panel, Typing};

/// What the player pressed, whatever the terminal calls it.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// An arrow, or Tab.
    Go(Way),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Backspace.
    Erase,
    /// This many pages down, or up.
    Page(i32),
    /// This many lines down, or up.
    Wheel(i32),
    /// A letter.
    Char(char),
    /// A click on a spot.
    Spot(String),
    /// A click on the nth action of the list.
    Item(usize),
    /// A click on a seat before the game.
    Seat(u8),
    /// Ctrl-C.
    Interrupt,
}

impl Press {
    /// The arrow to the left.
    pub const LEFT: Press = Press::Go(Way::Left);
    /// The arrow to the right.
    pub const RIGHT: Press = Press::Go(Way::Right);
    /// The arrow up.
    pub const UP: Press = Press::Go(Way::Up);
    /// The arrow down.
    pub const DOWN: Press = Press::Go(Way::Down);
    /// Tab.
    pub const NEXT: Press = Press::Go(Way::Next);
    /// Shift and Tab.
    pub const PREVIOUS: Press = Press::Go(Way::Previous);
}

/// The longest line that may be typed.
const LONGEST_LINE: usize = vierblatt_protocol::LONGEST_CHAT;

impl Model {
    /// Takes in a key or a click.
    pub fn press(&mut self, press: Press, now: Instant) -> Vec<Do> {
        if press == Press::Interrupt {
            return vec![Do::Quit];
        }
        if self.typing.is_some() {
            return self.type_on(&press);
        }
        self.notice = None;
        if self.panel != Panel::None
            && let Some(done) = self.press_panel(&press)
        {
            return done;
        }
        if let Some(done) = self.press_anywhere(&press) {
            return done;
        }
        match self.status() {
            Some(Status::Lobby) => self.press_lobby(press),
            Some(Status::Playing) => self.press_table(press, now),
            Some(Status::Over) if press == Press::Char('r') => self.ask(Ask::Rematch),
            Some(Status::Over) if press == Press::Enter => {
                self.open(Panel::Result);
                Vec::new()
            }
            Some(Status::Over) | None => {
                if let Press::Go(way) = press {
                    self.choosing.go(way, &self.drawn);
                }
                Vec::new()
            }
        }
    }

    /// A panel is scrolled or closed; whatever else is pressed closes it and counts. None where it does.
    fn press_panel(&mut self, press: &Press) -> Option<Vec<Do>> {
        let by = match press {
            Press::Go(Way::Up) => -1,
            Press::Go(Way::Down) => 1,
            Press::Wheel(by) => *by * 3,
            Press::Page(by) => *by * 10,
            Press::Escape | Press::Enter | Press::Char('q') => {
                self.panel = Panel::None;
                return Some(Vec::new());
            }
            Press::Char('r') if self.status() == Some(Status::Over) => return None,
            Press::Char('?' | 'l' | 'p' | 'c') => return None,
            _ => {
                self.panel = Panel::None;
                return None;
            }
        };
        // The log is read from its end.
        let by = if self.panel == Panel::Log { -by } else { by };
        self.scrolled = self.scrolled.saturating_add_signed(by as i16);
        Some(Vec::new())
    }

    fn press_anywhere(&mut self, press: &Press) -> Option<Vec<Do>> {
        match press {
            Press::Char('q') => return Some(vec![Do::Quit]),
            Press::Char('?') => self.open(Panel::Help),
            Press::Char('l') => self.open(Panel::Log),
            Press::Char('p') => self.open(Panel::Scores),
            Press::Char('c') => {
                self.panel = Panel::None;
                self.typing = Some(Typing::Chat(String::new()));
            }
            _ => return None,
        }
        Some(Vec::new())
    }

    fn press_table(&mut self, press: Press, now: Instant) -> Vec<Do> {
        if let Press::Char(letter) = press
            && self.is_asked_back()
        {
            // Yes in each of the four languages.
            match letter {
                'y' | 'j' | 'o' | 's' => return self.ask(Ask::AllowTakeback { yes: true }),
                'n' => return self.ask(Ask::AllowTakeback { yes: false }),
                _ => {}
            }
        }
        match press {
            Press::Go(way @ (Way::Up | Way::Down)) if self.drawn.scene.zones.is_empty() => {
                self.choosing.scroll(if way == Way::Up { -1 } else { 1 }, &self.drawn);
            }
            Press::Go(way) => self.choosing.go(way, &self.drawn),
            Press::Page(by) => {
                let page = self.page.max(1) as i32;
                let at = self.choosing.at;
                self.choosing.scroll(if at.is_none() { by } else { by * page }, &self.drawn);
            }
            Press::Wheel(by) => self.choosing.scroll(by, &self.drawn),
            Press::Escape => {
                self.choosing.chosen.clear();
                self.choosing.at = None;
            }
            Press::Char('h') => return vec![Do::Hint],
            Press::Char('u') => return self.ask(Ask::Takeback),
            Press::Char('-') => self.choosing.scroll(-1, &self.drawn),
            Press::Char('+') => self.choosing.scroll(1, &self.drawn),
            Press::Enter if self.is_between_rounds() => return self.ask(Ask::Ready),
            _ if !self.is_asked() => {
                if let Press::Spot(key) = press {
                    self.choosing.focus = Some(key);
                }
            }
            Press::Char(digit @ '1'..='9') => {
                let nth = usize::from(digit as u8 - b'1');
                let from =
                    self.choosing.at.map_or(0, |at| at / self.page.max(1) * self.page.max(1));
                if nth < self.page {
                    return self.play_nth(from + nth, now);
                }
            }
            Press::Item(nth) => {
                if self.choosing.at == Some(nth) {
                    return self.play_nth(nth, now);
                }
                self.choosing.at = Some(nth);
            }
            _ if self.is_race() => return self.press_race(press, now),
            Press::Char(' ') => {
                if let Some(focus) = self.choosing.focus.clone()
                    && !self.choosing.toggle(&focus, &self.drawn)
                {
                    self.refuse(self.words.plain("client-nothing-with-it"));
                }
            }
            Press::Enter => {
                let enter = self.choosing.enter(&self.drawn);
                return self.entered(enter, now);
            }
            Press::Spot(key) => {
                let clicked = self.choosing.click(&key, &self.drawn);
                return clicked.map(|enter| self.entered(enter, now)).unwrap_or_default();
            }
            _ => {}
        }
        Vec::new()
    }

    fn press_race(&mut self, press: Press, now: Instant) -> Vec<Do> {
        let key = match press {
            Press::Char('n') => return self.throw(Vec::new(), now),
            Press::Enter => {
                if self.choosing.at.is_some() {
                    let enter = self.choosing.enter(&self.drawn);
                    return self.entered(enter, now);
                }
                if self.choosing.chosen.is_empty()
                    && let Some(focus) = self.choosing.focus.clone()
                {
                    self.choosing.toggle_throw(&focus, &self.drawn);
                }
                let throws = self.choosing.throws(&self.drawn);
                if throws.is_empty() {
                    self.refuse(self.words.plain("client-nothing-with-it"));
                    return Vec::new();
                }
                return self.throw(throws, now);
            }
            Press::Char(' ') => self.choosing.focus.clone(),
            // The second click throws: in a race there is no time to look for a key.
            Press::Spot(key) if self.choosing.chosen.contains(&key) => {
                return self.throw(self.choosing.throws(&self.drawn), now);
            }
            Press::Spot(key) => Some(key),
            _ => None,
        };
        if let Some(key) = key
            && !self.choosing.toggle_throw(&key, &self.drawn)
        {
            self.refuse(self.words.plain("client-nothing-with-it"));
        }
        Vec::new()
    }

    fn play_nth(&mut self, nth: usize, now: Instant) -> Vec<Do> {
        let action =
            self.choosing.fitting(&self.drawn).get(nth).map(|action| action.action.clone());
        action.map(|action| self.act(action, now)).unwrap_or_default()
    }

    fn entered(&mut self, enter: Enter, now: Instant) -> Vec<Do> {
        match enter {
            Enter::Play(action) => return self.act(action, now),
            Enter::Several => self.tell(self.words.plain("client-several")),
            Enter::More => self.tell(self.words.plain("client-more")),
            Enter::Nothing => self.refuse(self.words.plain("client-nothing-with-it")),
        }
        Vec::new()
    }

    /// Whether the table waits until everybody has seen enough of the round that is over.
    fn is_between_rounds(&self) -> bool {
        let game = self.known.as_ref().and_then(|known| known.game.as_ref());
        game.is_some_and(|game| game.between.is_some())
    }

    /// Whether somebody else wants to take a move back and the player is to say whether they may.
    pub fn is_asked_back(&self) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| {
            known.you.seat.is_some()
                && known.table.takeback.is_some()
                && known.table.takeback != known.you.seat
        })
    }

    fn type_on(&mut self, press: &Press) -> Vec<Do> {
        let Some(typing) = &mut self.typing else { return Vec::new() };
        let (Typing::Chat(text) | Typing::Name(text)) = typing;
        match press {
            Press::Char(letter) if text.chars().count() < LONGEST_LINE => text.push(*letter),
            Press::Erase => drop(text.pop()),
            Press::Escape => self.typing = None,
            Press::Enter => {
                let typed = self.typing.take();
                return match typed {
                    Some(Typing::Chat(text)) if !text.trim().is_empty() => {
                        self.ask(Ask::Chat { text })
                    }
                    Some(Typing::Name(name)) if !name.trim().is_empty() => vec![Do::Rename(name)],
                    _ => Vec::new(),
                };
            }
            _ => {}
        }
        Vec::new()
    }
}
