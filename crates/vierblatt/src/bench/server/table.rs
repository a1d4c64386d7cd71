//! One table and all its players: a task that reads what they are told and moves at random.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::task::Poll;
use std::time::Duration;

use futures_util::StreamExt;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use vierblatt_protocol::{Ask, ToServer};

use super::figures::Figures;
use super::flight::{Flight, Flying, Landed};
use super::ledger::Ledger;
use super::message::Message;
use super::pace::{Pace, When};
use super::reception::Reception;
use super::socket::{Door, Socket, say};
use super::view::{Debt, View};
use crate::output::Failure;

/// How long a request may be without an answer before it is asked again.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);
/// How long a table may take to finish what it has begun.
const FINISH_WITHIN: Duration = Duration::from_secs(15);
/// How often a table tries to get a lost connection back, and how long it waits in between.
const MOST_RETURNS: u32 = 50;
const RETURN_AFTER: Duration = Duration::from_millis(200);
/// A table that is refused more often than this has stopped making sense.
const MOST_REFUSALS: u32 = 100;

/// What all tables do just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Nothing.
    Idle,
    /// They play, and nothing counts yet.
    WarmingUp,
    /// They play.
    Measured,
    /// The server is dead.
    Down,
    /// They finish what they have begun.
    Finishing,
}

/// What all tables do just now, and with which server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Phase {
    pub(super) stage: Stage,
    /// How often the server was killed.
    pub(super) kills: u32,
}

/// How a table is to be.
pub(super) struct Plan<'a> {
    pub(super) address: SocketAddr,
    pub(super) game: &'a str,
    pub(super) players: u8,
    pub(super) phases: watch::Receiver<Phase>,
}

/// A table in play.
pub(super) struct Table {
    address: SocketAddr,
    /// The one that says what to do says so before it does anything itself, such as killing the server.
    phases: watch::Receiver<Phase>,
    code: String,
    secrets: Vec<String>,
    sockets: Vec<Option<Socket>>,
    views: Vec<View>,
    flight: Flight,
    ledger: Ledger,
    pace: Pace,
    /// When the next move is due, if somebody waits to make it.
    waits_until: Option<Instant>,
    rng: Xoshiro256PlusPlus,
    figures: Figures,
    requests: u64,
    returns: u32,
    refusals: u32,
    kills: u32,
}

impl Table {
    /// Opens a table, seats everyone and starts the game.
    pub(super) async fn set_up(
        plan: &Plan<'_>,
        reception: &mut Reception,
        pace: Pace,
        rng: Xoshiro256PlusPlus,
    ) -> Result<Self, Failure> {
        let players = usize::from(plan.players);
        let mut secrets = Vec::with_capacity(players);
        for n in 0..players {
            secrets.push(reception.come(&format!("Player {n}")).await?);
        }
        let code = reception.table(&secrets[0], plan.game, plan.players).await?;
        let mut table = Table {
            address: plan.address,
            phases: plan.phases.clone(),
            code,
            secrets,
            sockets: (0..players).map(|_| None).collect(),
            views: (0..players).map(|_| View::default()).collect(),
            flight: Flight::new(players),
            ledger: Ledger::new(players),
            pace,
            waits_until: None,
            rng,
            figures: Figures::default(),
            requests: 0,
            returns: 0,
            refusals: 0,
            kills: 0,
        };
        table.begin().await?;
        Ok(table)
    }

    async fn begin(&mut self) -> Result<(), Failure> {
        let broken = |what: &str| {
            Failure::from(vierblatt_game::Message::new("cli-bench-unwell").text("why", what))
        };
        for player in 0..self.views.len() {
            if !self.enter(player).await {
                return Err(broken("a player does not get in"));
            }
            if player > 0 {
                self.ask(player, Ask::Sit { seat: player as u8 }).await;
            }
        }
        let ready = async {
            // The host's start comes after everybody's sitting down only if that is known to be done.
            let mut answers = 1;
            while self.views.iter().any(|view| !view.has_game()) {
                if answers == self.views.len() {
                    self.ask(0, Ask::Start).await;
                    answers += 1;
                }
                let (player, text) = self.heard().await;
                let Some(text) = text else { return false };
                answers += usize::from(Message::read(&text).is_some_and(|m| m.kind == "done"));
                self.take_in(player, &text).await;
            }
            true
        };
        match timeout(FINISH_WITHIN, ready).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(broken("a connection was closed")),
            Err(_) => Err(broken("the game does not start")),
        }
    }

    /// Plays until there is nothing left to do.
    pub(super) async fn play(mut self) -> Figures {
        let (mut phases, mut finish) = (self.phases.clone(), None);
        loop {
            let phase = *phases.borrow_and_update();
            if phase.stage == Stage::Finishing {
                finish.get_or_insert_with(|| Instant::now() + FINISH_WITHIN);
            }
            if phase.stage != Stage::Down && !self.come_back(phase).await {
                break;
            }
            let mut wake = self.go_on().await;
            if let Some(at) = finish {
                if self.flight.is_empty() || Instant::now() >= at {
                    break;
                }
                wake = Some(wake.map_or(at, |wake| wake.min(at)));
            }
            if self.refusals > MOST_REFUSALS {
                break;
            }
            tokio::select! {
                (player, text) = self.heard() => match text {
                    Some(text) => self.take_in(player, &text).await,
                    None => self.lose(player),
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {}
                // Nobody says any more what to do: the measurement was broken off.
                changed = phases.changed() => if changed.is_err() { break },
            }
        }
        for _ in self.flight.unanswered() {
            self.figures.errors.add("unanswered");
        }
        self.ledger.close();
        self.figures.lost = self.ledger.lost();
        self.figures
    }

    fn phase(&self) -> Phase {
        *self.phases.borrow()
    }

    fn is_measured(&self) -> bool {
        self.phase().stage == Stage::Measured
    }

    /// Makes the next move, or says when something is to be done.
    async fn go_on(&mut self) -> Option<Instant> {
        let stage = self.phase().stage;
        let plays = matches!(stage, Stage::WarmingUp | Stage::Measured);
        if !plays && stage != Stage::Finishing {
            return None;
        }
        if plays {
            self.do_what_is_owed().await;
        }
        if let Some(since) = self.flight.unanswered().map(|flying| flying.sent).min() {
            if since.elapsed() >= ANSWER_WITHIN {
                self.figures.errors.add("timeout");
                self.ask_again().await;
            }
            if self.flight.is_open() || !plays {
                return Some(Instant::now() + ANSWER_WITHIN);
            }
        }
        let known = self.ledger.known();
        let may_choose = |view: &View| plays && view.n == known && view.may_choose();
        let Some(player) = self.views.iter().position(may_choose) else {
            if self.views.iter().any(View::is_between_moves) {
                self.pace.excuse();
            }
            return None;
        };
        let now = Instant::now();
        let waited = self.waits_until.take();
        match self.pace.next(now, waited, &mut self.rng) {
            When::At(at) => {
                self.waits_until = Some(at);
                Some(at)
            }
            When::Now { from } => {
                if let Some(due) = waited.filter(|_| self.is_measured()) {
                    self.figures.lateness.push(micros(now.saturating_duration_since(due)));
                }
                self.act(player, from, now).await;
                None
            }
        }
    }

    /// Sends a random legal move.
    async fn act(&mut self, player: usize, from: Instant, now: Instant) {
        let view = &self.views[player];
        let action = view.legal[self.rng.random_range(0..view.legal.len())].clone();
        let (seat, n) = (view.seat, view.n);
        let ask = Ask::Act { n, action: action.clone() };
        let id = self.next_id();
        self.flight.send(Flying::new(id.clone(), (player, seat), (n, action), (from, now)));
        self.say(player, &ToServer::Ask { id, ask }).await;
    }

    /// Nobody throws anything in a race, and everybody wants to play again.
    async fn do_what_is_owed(&mut self) {
        for player in 0..self.views.len() {
            let view = &mut self.views[player];
            let ask = match view.owes.take() {
                Some(Debt::Claim) => Ask::Claim { n: view.n, actions: Vec::new(), reaction: 300 },
                Some(Debt::Rematch) => Ask::Rematch,
                None => continue,
            };
            self.ask(player, ask).await;
        }
    }

    /// Asks again for every move that is not answered, by the same names.
    async fn ask_again(&mut self) {
        let now = Instant::now();
        let again: Vec<(usize, ToServer)> = (self.flight.unanswered())
            .map(|flying| {
                flying.sent = now;
                flying.is_disturbed = true;
                let ask = Ask::Act { n: flying.n, action: flying.action.clone() };
                (flying.player, ToServer::Ask { id: flying.id.clone(), ask })
            })
            .collect();
        for (player, message) in again {
            self.say(player, &message).await;
        }
    }

    async fn ask(&mut self, player: usize, ask: Ask) {
        let id = self.next_id();
        self.say(player, &ToServer::Ask { id, ask }).await;
    }

    /// Names are never used twice at a table, also not by another of its players.
    fn next_id(&mut self) -> String {
        self.requests += 1;
        self.requests.to_string()
    }

    async fn say(&mut self, player: usize, message: &ToServer) {
        let Some(socket) = &mut self.sockets[player] else { return };
        if say(socket, message).await.is_err() {
            self.lose(player);
        }
    }

    /// The next text any player is sent; none when their connection is gone.
    async fn heard(&mut self) -> (usize, Option<Utf8Bytes>) {
        poll_fn(|context| {
            for (player, socket) in self.sockets.iter_mut().enumerate() {
                let Some(socket) = socket else { continue };
                while let Poll::Ready(frame) = socket.poll_next_unpin(context) {
                    match frame {
                        Some(Ok(Frame::Text(text))) => return Poll::Ready((player, Some(text))),
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => {
                            return Poll::Ready((player, None));
                        }
                        Some(Ok(_)) => {}
                    }
                }
            }
            Poll::Pending
        })
        .await
    }

    async fn take_in(&mut self, player: usize, text: &str) {
        if self.is_measured() {
            self.figures.bytes += text.len() as u64;
        }
        let Some(message) = Message::read(text) else {
            self.figures.errors.add("malformed");
            return;
        };
        match message.kind {
            "update" => self.updated(player, message),
            "done" => {
                self.ledger.acknowledged(message.n);
                if let Some(landed) = message.id.and_then(|id| self.flight.answer(id)) {
                    self.count(&landed);
                }
            }
            "refused" => {
                let kind = message.why.map_or("malformed", |why| why.kind);
                self.figures.errors.add(&format!("refused: {kind}"));
                self.refusals += 1;
                self.flight.refuse(message.id.unwrap_or_default());
            }
            "ping" => self.say(player, &ToServer::Pong { nonce: message.nonce }).await,
            "bye" => self.lose(player),
            _ => {}
        }
    }

    fn updated(&mut self, player: usize, message: Message<'_>) {
        let (n, after) = (message.n, message.after);
        let view = &mut self.views[player];
        if after > view.n {
            // Something was missed: it is told again to those who come again.
            self.figures.errors.add("gap");
            self.sockets[player] = None;
            return;
        }
        if n <= view.n && after < view.n {
            return;
        }
        let fingerprint = view.take_in(message);
        let landed = self.flight.tell(player, view.seat, n, &view.turn);
        match fingerprint {
            Some(fingerprint) => self.ledger.saw(player, n, fingerprint),
            None => self.ledger.acknowledged(n),
        }
        self.count(&landed);
    }

    fn count(&mut self, landed: &Landed) {
        self.figures.acknowledged += landed.acknowledged;
        if let Some(from) = landed.timed.filter(|_| self.is_measured()) {
            self.figures.latencies.push(micros(from.elapsed()));
        }
    }

    /// A connection is gone. While the server is dead, that is no surprise.
    fn lose(&mut self, player: usize) {
        if self.sockets[player].take().is_some() && self.phase().stage != Stage::Down {
            self.figures.errors.add("closed");
        }
    }

    /// Everybody who has no connection comes again. False when they cannot.
    async fn come_back(&mut self, phase: Phase) -> bool {
        if self.kills < phase.kills {
            self.kills = phase.kills;
            self.ledger.killed();
            self.sockets.iter_mut().for_each(|socket| *socket = None);
        } else if self.sockets.iter().all(Option::is_some) {
            return true;
        }
        let start = Instant::now();
        self.flight.disturb();
        self.pace.excuse();
        for player in 0..self.views.len() {
            while self.sockets[player].is_none() && !self.enter(player).await {
                self.returns += 1;
                if self.returns > MOST_RETURNS {
                    self.figures.errors.add("gone");
                    return false;
                }
                sleep(RETURN_AFTER).await;
            }
        }
        self.figures.back = self.figures.back.max(start.elapsed());
        self.ask_again().await;
        true
    }

    /// Connects a player, who says what they know. False when they are not let in.
    async fn enter(&mut self, player: usize) -> bool {
        let secret = &self.secrets[player];
        let door = Door { address: self.address, code: &self.code, secret };
        let view = &mut self.views[player];
        let since = (view.n > 0).then_some(view.n);
        let Ok((socket, text)) = door.enter(since).await else { return false };
        let Some(message) = Message::read(&text).filter(|message| message.kind == "welcome") else {
            return false;
        };
        let n = message.n;
        let fingerprint = view.take_in(message);
        self.ledger.welcomed(player, n, fingerprint);
        self.sockets[player] = Some(socket);
        true
    }
}

fn micros(duration: Duration) -> u32 {
    duration.as_micros().min(u32::MAX.into()) as u32
}
