//! What the client knows and what the player is about to do. No I/O: messages and keys go in, what is to be done comes out.

mod choosing;
mod lobby;
mod press;

use std::time::Instant;

use vierblatt_game::Message;
use vierblatt_protocol::{Ask, Heard, Offered, Status, ToClient};

pub use choosing::{Choosing, Way, zone_of};
pub use press::Press;

use crate::any_game::{Drawn, Ended};
use crate::changed::changed;
use crate::connection::ServerEvent;
use crate::known::KnownTable;
use crate::words::Words;

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Do {
    /// Ask the table.
    Ask(Ask),
    /// Ask what a bot would do.
    Hint,
    /// Ask for the record of this game.
    Record(u32),
    /// Change the name.
    Rename(String),
    /// Leave.
    Quit,
}

/// How the connection is.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkState {
    /// It has not been open yet.
    Connecting,
    /// It is open.
    Open,
    /// It is tried again.
    Lost,
    /// For good; says why.
    Closed(String),
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Panel {
    /// Nothing.
    None,
    /// The keys.
    Help,
    /// What happened.
    Log,
    /// Points by round.
    Scores,
    /// How it ended.
    Result,
}

/// Something being typed.
#[derive(Clone, Debug, PartialEq)]
pub enum Typing {
    /// Something to say to all.
    Chat(String),
    /// A name.
    Name(String),
}

/// Something told to the player alone, until the next key.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What is told.
    pub text: String,
    /// Whether something cannot be done.
    pub is_refusal: bool,
}

/// A table in a client.
pub struct Model {
    /// How things are said.
    pub words: Words,
    /// What the table said; nothing before it has answered.
    pub known: Option<KnownTable>,
    /// The table as a scene, and what can be done.
    pub drawn: Drawn,
    /// How the connection is.
    pub link: LinkState,
    /// What the player has chosen so far.
    pub choosing: Choosing,
    /// What is told to the player alone.
    pub notice: Option<Notice>,
    /// What lies over the table.
    pub panel: Panel,
    /// How far the panel is scrolled, in lines.
    pub scrolled: u16,
    /// What is being typed.
    pub typing: Option<Typing>,
    /// What happened, in words, oldest first. A line that may not be read again is empty.
    pub log: Vec<String>,
    /// Which lines of the log tell what the player alone was shown.
    shown_once: Vec<usize>,
    /// How the game ended.
    pub ended: Option<Ended>,
    /// The seat pointed at before the game.
    pub lobby_seat: u8,
    /// The level of bots that are added.
    pub level: u8,
    /// How many actions of the list have a number.
    pub page: usize,
    /// The rules of the game, if there are any to show.
    pub rules: Option<String>,
    /// Requests under way.
    asking: u32,
    /// The entry for which the player has acted: until it is carried out or refused, nothing more is asked.
    acted: Option<u32>,
    /// Whether the game starts by itself, as soon as bots have sat down.
    is_starting: bool,
    /// When the card to snap at was painted, and for which entry.
    painted: Option<(u32, Instant)>,
}

impl Model {
    /// A table of which nothing is known yet. Bots that are added have this level.
    pub fn new(words: Words, level: u8) -> Self {
        Model {
            words,
            known: None,
            drawn: Drawn::default(),
            link: LinkState::Connecting,
            choosing: Choosing::default(),
            notice: None,
            panel: Panel::None,
            scrolled: 0,
            typing: None,
            log: Vec::new(),
            shown_once: Vec::new(),
            ended: None,
            lobby_seat: 0,
            level,
            page: 9,
            rules: None,
            asking: 0,
            acted: None,
            is_starting: false,
            painted: None,
        }
    }

    /// Takes in what the connection tells.
    pub fn hear(&mut self, events: ServerEvent, now: Instant) -> Vec<Do> {
        match events {
            ServerEvent::Said(message) => return self.take(*message, now),
            ServerEvent::Answered(answer) => {
                self.asking = self.asking.saturating_sub(1);
                match answer {
                    Ok(()) => {}
                    Err(why) => {
                        (self.acted, self.is_starting) = (None, false);
                        self.refuse(self.words.why(&why));
                    }
                }
            }
            ServerEvent::Hint(Ok(hint)) => self.hinted(&hint),
            ServerEvent::Hint(Err(why)) => self.refuse(self.words.why(&why)),
            ServerEvent::Record(record) => {
                self.ended = self.words.game.ended(&record);
                if self.ended.is_some() && self.panel == Panel::None {
                    self.open(Panel::Result);
                }
            }
            ServerEvent::Lost => self.link = LinkState::Lost,
            ServerEvent::Closed(id) => {
                self.link = LinkState::Closed(self.words.texts.say_by_id(&id, []));
            }
        }
        Vec::new()
    }

    fn take(&mut self, message: ToClient<'static>, now: Instant) -> Vec<Do> {
        let (was, before) = (self.status(), self.game_number());
        let table_before = self.known.as_ref().map(|known| (known.table.clone(), known.you));
        let (fresh, chat) = fresh(&message);
        if matches!(message, ToClient::Welcome { .. }) {
            self.link = LinkState::Open;
        }
        self.known = KnownTable::take(self.known.take(), message, now);
        let Some(known) = &self.known else { return Vec::new() };
        self.words.meet(&known.table);
        if before != Some(known.table.game_number) {
            self.log.clear();
            self.shown_once.clear();
            self.ended = None;
            if self.panel == Panel::Result {
                self.panel = Panel::None;
            }
        }
        if let Some(before) = &table_before {
            let changed = changed(before, &known.table, known.you);
            self.log.extend(changed.iter().map(|message| self.words.say(message)));
        }
        for heard in &fresh {
            if heard.secret && !known.table.settings.memory_aid {
                self.shown_once.push(self.log.len());
            }
            self.log.push(self.words.heard(heard));
        }
        self.log.extend(chat.iter().map(|line| format!("{}: {}", line.name, line.text)));
        self.drawn = match &known.game {
            Some(game) => self.words.game.drawn(game, known.you.seat),
            None => Drawn::default(),
        };
        self.choosing.keep(&self.drawn);
        if !known.is_race() {
            self.painted = None;
        }
        let is_over = self.status() == Some(Status::Over);
        if is_over && self.ended.is_none() && (was != Some(Status::Over) || before.is_none()) {
            return vec![Do::Record(self.game_number().unwrap_or(1))];
        }
        Vec::new()
    }

    /// The log as it may be read now.
    pub fn readable_log(&self) -> Vec<&str> {
        self.log.iter().filter(|line| !line.is_empty()).map(String::as_str).collect()
    }

    /// Players who go on have seen what they were shown; without a memory aid nobody looks again.
    fn go_on(&mut self) {
        for n in self.shown_once.drain(..) {
            self.log[n].clear();
        }
    }

    /// The table is on the screen: who races counts from now on.
    pub fn painted(&mut self, now: Instant) {
        if let Some(known) = self.known.as_ref().filter(|known| known.is_race())
            && self.painted.is_none_or(|(n, _)| n != known.n)
        {
            self.painted = Some((known.n, now));
        }
    }

    /// How long the window to throw is open, in milliseconds; None where there is none or it waits for everyone.
    pub fn race_left(&self, now: Instant) -> Option<u64> {
        let known = self.known.as_ref()?;
        let left = known.game.as_ref()?.race?.left?;
        Some(left.saturating_sub(now.duration_since(known.at).as_millis() as u64))
    }

    /// The time left for this move, in milliseconds, and whether it stands still.
    pub fn clock_left(&self, now: Instant) -> Option<(u64, bool)> {
        let known = self.known.as_ref()?;
        let clock = known.game.as_ref()?.clock.as_ref()?;
        let since = if clock.paused { 0 } else { now.duration_since(known.at).as_millis() as u64 };
        Some((clock.left.saturating_sub(since), clock.paused))
    }

    /// How far the table has come.
    pub fn status(&self) -> Option<Status> {
        self.known.as_ref().map(|known| known.table.status)
    }

    fn game_number(&self) -> Option<u32> {
        self.known.as_ref().map(|known| known.table.game_number)
    }

    /// Whether the player has something to do.
    pub fn is_asked(&self) -> bool {
        let known = self.known.as_ref();
        known.is_some_and(|known| {
            let has_acted = self.acted == Some(known.n) || (known.is_race() && self.has_claimed());
            known.is_my_turn() && !has_acted
        })
    }

    /// Whether something was asked of the table and is not answered yet.
    pub fn is_waiting(&self) -> bool {
        self.asking > 0
    }

    /// Whether the game is about to start by itself.
    pub fn is_starting(&self) -> bool {
        self.is_starting && self.status() == Some(Status::Lobby)
    }

    /// Whether the player has said what to throw in the race that is on.
    pub fn has_claimed(&self) -> bool {
        let race = self.known.as_ref().and_then(|known| known.game.as_ref()?.race);
        race.is_some_and(|race| race.claimed)
    }

    /// Whether several may throw a card, and the player is one of them.
    pub fn is_race(&self) -> bool {
        self.known.as_ref().is_some_and(KnownTable::is_race)
    }

    /// Does an action as records write it: plays it, or throws it in a race.
    pub fn act(&mut self, action: String, now: Instant) -> Vec<Do> {
        if self.is_race() {
            return self.throw(vec![action], now);
        }
        let Some(known) = &self.known else { return Vec::new() };
        if self.is_waiting() {
            return Vec::new();
        }
        let n = known.n;
        self.go_on();
        self.choosing.chosen.clear();
        self.choosing.at = None;
        self.acted = Some(n);
        self.ask(Ask::Act { n, action })
    }

    /// In a race: throws these, or nothing.
    pub fn throw(&mut self, actions: Vec<String>, now: Instant) -> Vec<Do> {
        let Some(known) = &self.known else { return Vec::new() };
        let n = known.n;
        let painted = self.painted.map_or(now, |(_, at)| at);
        let reaction = u32::try_from(now.duration_since(painted).as_millis()).unwrap_or(u32::MAX);
        self.go_on();
        self.acted = Some(n);
        self.ask(Ask::Claim { n, actions, reaction })
    }

    /// Asks the table.
    pub fn ask(&mut self, ask: Ask) -> Vec<Do> {
        self.asking += 1;
        vec![Do::Ask(ask)]
    }

    fn hinted(&mut self, hint: &Offered) {
        let (action, words) = (&hint.action, self.words.action(hint));
        let told = self.words.say(&Message::new("client-hint").text("action", words));
        let reason = hint.reason.as_ref().map(|reason| self.words.text(reason));
        self.tell([Some(told), reason].into_iter().flatten().collect::<Vec<_>>().join(" "));
        // It is chosen as if the player had, so that one sees where it is.
        let found = self.drawn.actions.iter().find(|known| known.action == *action);
        if let Some(found) = found {
            self.choosing.chosen.clone_from(&found.touches);
            if let Some(last) = found.touches.last() {
                self.choosing.focus = Some(last.clone());
            }
            self.choosing.at = None;
            let at =
                self.choosing.fitting(&self.drawn).iter().position(|known| known.action == *action);
            self.choosing.at = at;
        }
    }

    /// Tells the player something.
    pub fn tell(&mut self, text: String) {
        self.notice = Some(Notice { text, is_refusal: false });
    }

    /// Tells the player that something cannot be done.
    pub fn refuse(&mut self, text: String) {
        self.notice = Some(Notice { text, is_refusal: true });
    }

    /// Opens a panel, or closes it where it is open.
    pub fn open(&mut self, panel: Panel) {
        self.panel = if self.panel == panel { Panel::None } else { panel };
        self.scrolled = 0;
    }

    /// What is asked of the player, in words.
    pub fn prompt(&self) -> String {
        let Some(known) = &self.known else { return self.words.plain("client-connecting") };
        if let Some(prompt) = known.game.as_ref().and_then(|game| game.prompt.as_ref()) {
            return self.words.text(prompt);
        }
        if self.is_asked() {
            return self.words.plain("client-your-turn");
        }
        match known.game.as_ref().and_then(|game| game.turn.first()) {
            Some(seat) => {
                let who = self.words.name(*seat);
                self.words.say(&Message::new("client-turn").text("who", who))
            }
            None => String::new(),
        }
    }
}

/// What is new in a message.
fn fresh(message: &ToClient<'static>) -> (Vec<Heard>, Vec<vierblatt_protocol::ChatLine>) {
    match message {
        ToClient::Welcome { missed, .. } => (missed.clone(), Vec::new()),
        ToClient::Update { heard, .. } => {
            (heard.iter().map(|heard| heard.clone().into_owned()).collect(), Vec::new())
        }
        ToClient::Chat { line } => (Vec::new(), vec![line.clone()]),
        _ => (Vec::new(), Vec::new()),
    }
}
