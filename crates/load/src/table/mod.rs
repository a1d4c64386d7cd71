//! One table and all its players: a task that reads what they are told and moves at random.

mod connections;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};
use vierblatt_protocol::{Ask, ToServer};

use crate::LoadError;
use crate::figures::Figures;
use crate::http::HttpClient;
use crate::in_flight::{Delivery, InFlight, Receipt, SentMove};
use crate::ledger::Ledger;
use crate::message::Message;
use crate::pace::{Pace, When};
use crate::socket::Socket;
use crate::stage::{Phase, Plan, Stage};
use crate::view::{Reply, View};

/// How long a request may be without an answer before it is asked again.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);
/// How long a table may take to finish what it has begun.
const FINISH_WITHIN: Duration = Duration::from_secs(15);
/// A table that is refused more often than this has stopped making sense.
const MOST_REFUSALS: u32 = 100;

/// A table in play.
pub(crate) struct Table {
    addresses: Arc<[SocketAddr]>,
    /// How often each player has tried to connect: they go to another node each time.
    tries: Vec<usize>,
    progress: Option<(Instant, Arc<AtomicU64>)>,
    from: Option<IpAddr>,
    /// Changes before anything else does: before the server is killed, for example.
    phases: watch::Receiver<Phase>,
    code: String,
    secrets: Vec<String>,
    sockets: Vec<Option<Socket>>,
    views: Vec<View>,
    in_flight: InFlight,
    ledger: Ledger,
    pace: Pace,
    /// When the next move is due, if somebody waits to make it.
    waits_until: Option<Instant>,
    rng: Xoshiro256PlusPlus,
    figures: Figures,
    counted: Arc<AtomicU64>,
    requests: u64,
    reconnections: u32,
    refusals: u32,
    kills: u32,
}

impl Table {
    /// Opens a table, seats everyone and starts the game.
    pub(crate) async fn set_up(
        plan: &Plan<'_>,
        http: &mut HttpClient,
        pace: Pace,
        rng: Xoshiro256PlusPlus,
    ) -> Result<Self, LoadError> {
        let players = usize::from(plan.players);
        let mut secrets = Vec::with_capacity(players);
        for n in 0..players {
            secrets.push(http.register(&format!("Player {n}")).await?);
        }
        let code = http.open_table(&secrets[0], plan.game, plan.players).await?;
        let mut table = Table {
            addresses: Arc::clone(&plan.addresses),
            tries: (0..players).collect(),
            progress: plan.progress.clone(),
            from: plan.from,
            phases: plan.phases.clone(),
            code,
            secrets,
            sockets: (0..players).map(|_| None).collect(),
            views: (0..players).map(|_| View::default()).collect(),
            in_flight: InFlight::new(players),
            ledger: Ledger::new(players),
            pace,
            waits_until: None,
            rng,
            figures: Figures::default(),
            counted: Arc::clone(&plan.counted),
            requests: 0,
            reconnections: 0,
            refusals: 0,
            kills: 0,
        };
        table.begin().await?;
        Ok(table)
    }

    async fn begin(&mut self) -> Result<(), LoadError> {
        for player in 0..self.views.len() {
            if !self.connect(player).await {
                return Err(LoadError::set_up("a player does not get in"));
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
                let (player, text) = self.next_message().await;
                let Some(text) = text else { return false };
                answers += usize::from(Message::read(&text).is_some_and(|m| m.kind == "done"));
                self.receive(player, &text).await;
            }
            true
        };
        match timeout(FINISH_WITHIN, ready).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(LoadError::set_up("a connection was closed")),
            Err(_) => Err(LoadError::set_up("the game does not start")),
        }
    }

    /// Plays until there is nothing left to do.
    pub(crate) async fn play(mut self) -> Figures {
        let (mut phases, mut finish) = (self.phases.clone(), None);
        loop {
            let phase = *phases.borrow_and_update();
            if phase.stage == Stage::Finishing {
                finish.get_or_insert_with(|| Instant::now() + FINISH_WITHIN);
            }
            if phase.stage != Stage::Down && !self.reconnect(phase).await {
                break;
            }
            let mut wake = self.go_on().await;
            if let Some(at) = finish {
                if self.in_flight.is_empty() || Instant::now() >= at {
                    break;
                }
                wake = Some(wake.map_or(at, |wake| wake.min(at)));
            }
            if self.refusals > MOST_REFUSALS {
                break;
            }
            tokio::select! {
                (player, text) = self.next_message() => match text {
                    Some(text) => self.receive(player, &text).await,
                    None => self.disconnected(player),
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {}
                // Nobody says what to do any more: the measurement was stopped.
                changed = phases.changed() => if changed.is_err() { break },
            }
        }
        for _ in self.in_flight.unanswered() {
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
        let plays = matches!(stage, Stage::WarmingUp | Stage::Measured | Stage::Attacked);
        if !plays && stage != Stage::Finishing {
            return None;
        }
        if plays {
            self.send_replies().await;
        }
        if let Some(since) = self.in_flight.unanswered().map(|sent_move| sent_move.sent).min() {
            if since.elapsed() >= ANSWER_WITHIN {
                self.figures.errors.add("timeout");
                self.ask_again().await;
            }
            if self.in_flight.is_open() || !plays {
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
        self.in_flight.send(SentMove {
            id: id.clone(),
            player,
            seat,
            n,
            action,
            from,
            sent: now,
            receipt: Receipt::default(),
        });
        self.send(player, &ToServer::Ask { id, ask }).await;
    }

    /// Nobody throws anything in a race, and everybody wants to play again.
    async fn send_replies(&mut self) {
        for player in 0..self.views.len() {
            let view = &mut self.views[player];
            let ask = match view.reply_due.take() {
                Some(Reply::Claim) => Ask::Claim { n: view.n, actions: Vec::new(), reaction: 300 },
                Some(Reply::Rematch) => Ask::Rematch,
                None => continue,
            };
            self.ask(player, ask).await;
        }
    }

    /// Asks again for every move that is not answered, with the same ids.
    async fn ask_again(&mut self) {
        let now = Instant::now();
        let again: Vec<(usize, ToServer)> = (self.in_flight.unanswered())
            .map(|sent_move| {
                sent_move.sent = now;
                sent_move.receipt.is_disturbed = true;
                let ask = Ask::Act { n: sent_move.n, action: sent_move.action.clone() };
                (sent_move.player, ToServer::Ask { id: sent_move.id.clone(), ask })
            })
            .collect();
        for (player, message) in again {
            self.send(player, &message).await;
        }
    }

    async fn ask(&mut self, player: usize, ask: Ask) {
        let id = self.next_id();
        self.send(player, &ToServer::Ask { id, ask }).await;
    }

    /// Ids are never used twice at a table, not even by different players.
    fn next_id(&mut self) -> String {
        self.requests += 1;
        self.requests.to_string()
    }

    async fn receive(&mut self, player: usize, text: &str) {
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
                if let Some(delivery) = message.id.and_then(|id| self.in_flight.answer(id)) {
                    self.count(&delivery);
                }
            }
            "refused" => {
                let kind = message.why.map_or("malformed", |why| why.kind);
                self.figures.errors.add(&format!("refused: {kind}"));
                self.refusals += 1;
                self.in_flight.refuse(message.id.unwrap_or_default());
            }
            "ping" => self.send(player, &ToServer::Pong { nonce: message.nonce }).await,
            // The table has moved to another node: they are told everything again.
            "welcome" => self.welcomed_again(player, message),
            "bye" => self.disconnected(player),
            _ => {}
        }
    }

    fn updated(&mut self, player: usize, message: Message<'_>) {
        let (n, after) = (message.n, message.after);
        let view = &mut self.views[player];
        if after > view.n {
            // Something was missed: whoever connects again is told it.
            self.figures.errors.add("gap");
            self.sockets[player] = None;
            return;
        }
        if n <= view.n && after < view.n {
            return;
        }
        let fingerprint = view.receive(message);
        let delivery = self.in_flight.tell(player, view.seat, n, &view.turn);
        match fingerprint {
            Some(fingerprint) => self.ledger.saw(player, n, fingerprint),
            None => self.ledger.acknowledged(n),
        }
        self.count(&delivery);
    }

    fn welcomed_again(&mut self, player: usize, message: Message<'_>) {
        let n = message.n;
        let view = &mut self.views[player];
        let fingerprint = view.receive(message);
        let delivery = self.in_flight.tell(player, view.seat, n, &view.turn);
        self.ledger.welcomed(player, n, fingerprint);
        self.in_flight.disturb();
        self.count(&delivery);
    }

    fn count(&mut self, delivery: &Delivery) {
        if let Some((start, moved)) = self.progress.as_ref().filter(|_| delivery.acknowledged > 0) {
            moved.store(start.elapsed().as_millis() as u64, Ordering::Relaxed);
        }
        self.figures.acknowledged += delivery.acknowledged;
        let Some(from) = delivery.timed else { return };
        match self.phase().stage {
            Stage::Measured => {
                self.figures.latencies.push(micros(from.elapsed()));
                self.counted.fetch_add(1, Ordering::Relaxed);
            }
            Stage::Attacked => self.figures.attacked.push(micros(from.elapsed())),
            _ => {}
        }
    }
}

fn micros(duration: Duration) -> u32 {
    duration.as_micros().min(u32::MAX.into()) as u32
}
