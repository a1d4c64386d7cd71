//! Somebody at a table, and what they remember of it for the checks.

use std::collections::BTreeSet;

use vierblatt_protocol::{Ask, You};
use vierblatt_store::{Ms, PersonId};

use crate::message::Message;
use crate::promise::{Kept, Promise};

/// What somebody wants.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Open,
    /// To sit wherever there is a seat, without being connected.
    Join,
    Ask(Ask),
}

/// What somebody has asked for and has no answer to.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) id: String,
    pub(crate) wish: Wish,
    /// When it is asked again.
    pub(crate) again_at: Ms,
}

/// What was told in one message: everything after one entry up to another.
pub(crate) struct Span {
    pub(crate) after: u32,
    pub(crate) n: u32,
    pub(crate) heard: Vec<String>,
    /// Whether it may be that nobody could say what was missed.
    pub(crate) may_lack: bool,
}

/// What somebody saw at an entry.
pub(crate) struct Seen {
    pub(crate) n: u32,
    pub(crate) table: String,
    /// Empty where there was none.
    pub(crate) game: String,
}

#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own about a person")]
pub(crate) struct Client {
    pub(crate) me: usize,
    name: String,
    renamed: u32,
    pub(crate) is_player: bool,
    pub(crate) connection: Option<u64>,
    pub(crate) node: usize,
    pub(crate) came_at: Ms,
    pub(crate) is_welcome: bool,
    /// Whether they may not watch.
    pub(crate) is_banned: bool,
    pub(crate) n: Option<u32>,
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) you: You,
    pub(crate) asked: Option<Asked>,
    requests: u32,
    /// What was advised at an entry.
    pub(crate) hint: Option<(u32, String)>,
    /// At which entry they last did what one does only once there.
    pub(crate) once_at: u32,
    /// All names they gave their requests.
    pub(crate) ids: BTreeSet<String>,
    pub(crate) joins: bool,
    /// Whether they ever asked to leave their seat.
    pub(crate) has_stood: bool,
    /// Requests that were answered with `done`, in the order in which they were made.
    pub(crate) done: Vec<(String, Wish)>,
    pub(crate) spans: Vec<Span>,
    pub(crate) seen: Vec<Seen>,
    pub(crate) chat: BTreeSet<String>,
    pub(crate) said: BTreeSet<String>,
}

/// Views are kept at every so many entries, the same for everybody.
const KEPT_EVERY: u32 = 17;

impl Client {
    pub(crate) fn new(me: usize, is_player: bool) -> Client {
        Client {
            me,
            name: format!("p{me}"),
            renamed: 0,
            is_player,
            connection: None,
            node: 0,
            came_at: 0,
            is_welcome: false,
            is_banned: false,
            n: None,
            table: String::new(),
            game: String::new(),
            you: You::default(),
            asked: None,
            requests: 0,
            hint: None,
            once_at: 0,
            ids: BTreeSet::new(),
            joins: false,
            has_stood: false,
            done: Vec::new(),
            spans: Vec::new(),
            seen: Vec::new(),
            chat: BTreeSet::new(),
            said: BTreeSet::new(),
        }
    }

    pub(crate) fn person(&self) -> PersonId {
        PersonId::from(format!("p{}", self.me))
    }

    pub(crate) fn who(&self) -> (PersonId, String) {
        (self.person(), self.name.clone())
    }

    pub(crate) fn rename(&mut self) -> String {
        self.renamed += 1;
        self.name = format!("p{} the {}", self.me, self.renamed);
        self.name.clone()
    }

    pub(crate) fn disconnect(&mut self) -> Option<u64> {
        self.is_welcome = false;
        self.connection.take()
    }

    pub(crate) fn closed(&mut self, connection: u64) {
        if self.connection == Some(connection) {
            self.disconnect();
        }
    }

    /// Whether they are at the end of the log and want nothing.
    pub(crate) fn has_arrived(&self, told: u32) -> bool {
        let is_there = self.is_welcome && self.n == Some(told);
        self.is_banned || (is_there && self.asked.is_none())
    }

    pub(crate) fn summary(&self) -> String {
        let Client { me, n, asked, is_welcome, node, .. } = self;
        format!("p{me} at {n:?} on node {node}, welcome {is_welcome}, waits for {asked:?}")
    }

    /// A name for a request.
    pub(crate) fn new_request(&mut self, wish: Wish, again_at: Ms) {
        self.requests += 1;
        let id = format!("p{}-{}", self.me, self.requests);
        self.ids.insert(id.clone());
        self.joins |= matches!(wish, Wish::Join);
        self.has_stood |= matches!(wish, Wish::Ask(Ask::Stand));
        if let Wish::Ask(Ask::Chat { text }) = &wish {
            self.said.insert(text.clone());
        }
        self.asked = Some(Asked { id, wish, again_at });
    }

    /// A message has come on the connection.
    pub(crate) fn hear(&mut self, text: &str, seed: u64, may_lack: bool) -> Kept {
        let message: Message<'_> = serde_json::from_str(text)
            .map_err(|why| Promise::OwnView.broken(format!("{why} in {text}")))?;
        let me = self.me;
        match message.r#type {
            "welcome" => {
                Promise::OwnView.holds(!self.is_welcome, || format!("p{me} is welcomed twice"))?;
                self.is_welcome = true;
                // A node that is behind may not know of a game yet.
                self.game.clear();
                let after = self.n.unwrap_or(message.n).min(message.n);
                self.see(message, after, seed, may_lack);
            }
            "update" => {
                let known = self.n;
                Promise::Converges.holds(
                    self.is_welcome && known == Some(message.after),
                    || {
                        format!(
                            "p{me} knows of {known:?} and is told what came after {}",
                            message.after
                        )
                    },
                )?;
                let after = message.after;
                self.see(message, after, seed, false);
            }
            "done" => self.is_done(message.id.unwrap_or_default()),
            "refused" => {
                let kind = message.why.map_or("", |why| why.kind);
                self.is_refused(message.id.unwrap_or_default(), kind);
            }
            "chat" => {
                self.chat.extend(message.line.map(|line| line.text.to_owned()));
            }
            "bye" if !message.reconnect => {
                let plays = self.you.seat.is_some() && !self.has_stood;
                Promise::Converges
                    .holds(!plays, || format!("p{me} is sent away for good: {text}"))?;
                self.is_banned = true;
            }
            _ => {}
        }
        Ok(())
    }

    fn see(&mut self, message: Message<'_>, after: u32, seed: u64, may_lack: bool) {
        let Message { n, table, you, game, heard, missed, .. } = message;
        self.n = Some(n);
        if let Some(table) = table {
            self.table = table.to_string();
        }
        if let Some(game) = game {
            self.game = game.to_string();
        }
        if let Some(you) = you {
            self.you = you;
        }
        let heard = heard.into_iter().chain(missed).map(ToString::to_string).collect();
        self.spans.push(Span { after, n, heard, may_lack });
        if u64::from(n % KEPT_EVERY) == seed % u64::from(KEPT_EVERY) {
            let (table, game) = (self.table.clone(), self.game.clone());
            self.seen.push(Seen { n, table, game });
        }
    }

    /// A request was carried out.
    pub(crate) fn is_done(&mut self, id: &str) {
        if let Some(Asked { id, wish, .. }) = self.asked.take_if(|asked| asked.is_it(id)) {
            self.done.push((id, wish));
        }
    }

    /// A request was refused: what could not be stored is asked for again by the same name.
    pub(crate) fn is_refused(&mut self, id: &str, kind: &str) {
        if kind != "storage" {
            self.asked.take_if(|asked| asked.is_it(id));
        }
    }
}

impl Asked {
    /// Whoever joins without a connection is given a name for it.
    fn is_it(&self, id: &str) -> bool {
        self.id == id || (matches!(self.wish, Wish::Join) && id.starts_with("join-"))
    }
}
