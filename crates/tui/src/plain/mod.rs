//! Line by line, in words: for screen readers, pipes, and terminals that can do no better.

mod commands;
mod read_out;
mod set_up;

use std::io::{self, Write};
use std::time::Instant;

use tokio::io::{AsyncBufReadExt, BufReader, Lines, Stdin};
use vierblatt_client::{LinkState, Model, Session};
use vierblatt_game::Message;
use vierblatt_protocol::Status;

pub(crate) use read_out::{called, result, seat_words};
pub(crate) use set_up::ask_for_table;

/// How much of what happened before one came is told.
const TOLD_OF_THE_PAST: usize = 5;
/// How many actions are listed at once.
const LISTED: usize = 30;

/// Where lines come from and go to.
pub(crate) struct Console {
    lines: Lines<BufReader<Stdin>>,
    is_terminal: bool,
}

impl Console {
    pub(crate) fn new() -> Self {
        let is_terminal = io::IsTerminal::is_terminal(&io::stdin());
        Console { lines: BufReader::new(tokio::io::stdin()).lines(), is_terminal }
    }

    /// The next line; None at the end of input.
    pub(crate) async fn line(&mut self) -> Option<String> {
        self.lines.next_line().await.ok().flatten()
    }
}

/// Says a line.
pub(crate) fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Plays until the player leaves, the input ends or the table is gone.
pub(crate) async fn play(session: &mut Session, console: &mut Console) -> io::Result<()> {
    let mut teller = Teller::default();
    loop {
        let is_asking = teller.tell(&mut session.model)?;
        if let LinkState::Closed(_) = session.model.link {
            return Ok(());
        }
        // A pipe has its lines ready: each waits until something is asked.
        // People who only watch are never asked, and read when they like.
        let watches = session.model.known.as_ref().is_some_and(|known| known.you.seat.is_none());
        let listens = is_asking || watches || console.is_terminal;
        tokio::select! {
            biased;
            () = interrupted() => return Ok(()),
            events = session.next() => match events {
                Some(events) => session.hear(events),
                None => return Ok(()),
            },
            line = console.line(), if listens => {
                let Some(line) = line else { return Ok(()) };
                teller.asked = None;
                if !commands::obey(session, &line, &mut teller)? {
                    return Ok(());
                }
            }
        }
    }
}

/// Ctrl-C, or whoever wants the program to end.
pub(crate) async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (terminate, hang_up) = (signal(SignalKind::terminate()), signal(SignalKind::hangup()));
        if let (Ok(mut terminate), Ok(mut hang_up)) = (terminate, hang_up) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = hang_up.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// What was told already.
#[derive(Default)]
pub(crate) struct Teller {
    has_begun: bool,
    told: usize,
    link: Option<LinkState>,
    status: Option<Status>,
    has_told_result: bool,
    /// What was asked: which entry, and whether it is a race.
    asked: Option<(u32, bool)>,
    /// From where on actions are listed.
    listed_from: usize,
}

impl Teller {
    /// Tells what is new. Whether something is asked then.
    fn tell(&mut self, model: &mut Model) -> io::Result<bool> {
        self.tell_link(model)?;
        // While bots sit down by themselves there is nothing to say.
        if model.known.is_none() || model.is_starting() {
            return Ok(false);
        }
        self.tell_log(model)?;
        if let Some(notice) = model.notice.take() {
            say(&notice.text)?;
        }
        let status = model.status();
        if status != self.status {
            self.status = status;
            self.asked = None;
            if status == Some(Status::Over) {
                self.has_told_result = false;
            }
        }
        match status {
            Some(Status::Lobby) => self.ask_in_lobby(model),
            Some(Status::Playing) => self.ask(model),
            Some(Status::Over) => self.tell_result(model),
            None => Ok(false),
        }
    }

    fn tell_link(&mut self, model: &Model) -> io::Result<()> {
        if self.link.as_ref() == Some(&model.link) {
            return Ok(());
        }
        match (&self.link, &model.link) {
            (_, LinkState::Lost) => say(&model.words.plain("tui-lost"))?,
            (Some(LinkState::Lost), LinkState::Open) => say(&model.words.plain("tui-back"))?,
            (_, LinkState::Closed(why)) => say(why)?,
            _ => {}
        }
        self.link = Some(model.link.clone());
        Ok(())
    }

    fn tell_log(&mut self, model: &mut Model) -> io::Result<()> {
        if !self.has_begun {
            self.has_begun = true;
            say(&read_out::title(model))?;
            self.told = model.log.len().saturating_sub(TOLD_OF_THE_PAST);
        }
        // A new game begins a new log.
        if self.told > model.log.len() {
            self.told = 0;
        }
        for line in &model.log[self.told..] {
            say(line)?;
        }
        if self.told < model.log.len() {
            model.painted(Instant::now());
        }
        self.told = model.log.len();
        Ok(())
    }

    fn ask(&mut self, model: &mut Model) -> io::Result<bool> {
        if model.is_asked_back() {
            let who =
                model.known.as_ref().and_then(|known| known.table.takeback).unwrap_or_default();
            let who = model.words.name(who);
            say(&model.words.say(&Message::new("tui-takeback-question").text("who", who)))?;
            return Ok(true);
        }
        if !model.is_asked() {
            return Ok(false);
        }
        let Some(known) = &model.known else { return Ok(false) };
        let question = (known.n, model.is_race());
        if self.asked == Some(question) {
            return Ok(true);
        }
        self.asked = Some(question);
        self.listed_from = 0;
        model.painted(Instant::now());
        say("")?;
        for line in read_out::own(model) {
            say(&line)?;
        }
        say(&model.prompt())?;
        self.list(model)?;
        Ok(true)
    }

    /// Lists what can be done, some at a time.
    pub(crate) fn list(&mut self, model: &Model) -> io::Result<()> {
        let from = self.listed_from.min(model.drawn.actions.len());
        let shown = model.drawn.actions[from..].iter().take(LISTED);
        for (n, action) in shown.enumerate() {
            say(&format!("{}. {}", from + n + 1, model.words.action(action)))?;
        }
        let left = model.drawn.actions.len().saturating_sub(from + LISTED);
        if left > 0 {
            say(&model.words.say(&Message::new("tui-plain-more").number("count", left as i64)))?;
        }
        Ok(())
    }

    /// The next of them.
    pub(crate) fn list_more(&mut self, model: &Model) -> io::Result<()> {
        if self.listed_from + LISTED < model.drawn.actions.len() {
            self.listed_from += LISTED;
        } else {
            self.listed_from = 0;
        }
        self.list(model)
    }

    fn ask_in_lobby(&mut self, model: &Model) -> io::Result<bool> {
        let Some(known) = &model.known else { return Ok(false) };
        let question = (known.n, false);
        if self.asked != Some(question) {
            self.asked = Some(question);
            for line in read_out::lobby(model) {
                say(&line)?;
            }
        }
        Ok(true)
    }

    fn tell_result(&mut self, model: &Model) -> io::Result<bool> {
        if model.ended.is_none() {
            return Ok(false);
        }
        if !self.has_told_result {
            self.has_told_result = true;
            say("")?;
            for line in read_out::result(model) {
                say(&line)?;
            }
            say(&model.words.plain("tui-plain-again"))?;
        }
        Ok(true)
    }
}
