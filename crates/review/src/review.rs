//! A record under review, action by action.

use vierblatt_bots::{BotSeat, Reviewed, Search, Sight};
use vierblatt_catalog::Listed;
use vierblatt_game::{
    Action, Game, Message, Moves, PerSeat, Say, Seat, Seats, Seen, Told, carry_out,
};
use vierblatt_record::{Record, read_action, set_up};
use vierblatt_texts::{Language, Texts};

use crate::judge::{Judged, judge};
use crate::luck::{chances, is_chance, luck};
use crate::players::summaries;
use crate::report::{Decision, Difference, LuckReport, Point, Progress, Report, ValuedMove};
use crate::settings::Effort;
use crate::{CONFIDENCE, Mark, ReviewError, Settings};

/// The most actions a record may have: a hundred times a long game. It bounds what a stranger's record costs.
pub(crate) const MOST_ACTIONS: usize = 20_000;

/// A record under review.
pub struct Review<G: Reviewed> {
    settings: Settings,
    seats: Seats,
    actions: Vec<Action<G>>,
    /// How many were looked at.
    done: usize,
    effort: Effort,
    state: G::State,
    beliefs: Vec<G::Belief>,
    search: Search<G::World>,
    decisions: Vec<(Decision, Option<Explained>)>,
    luck: Vec<LuckReport>,
    curve: Vec<Point>,
}

/// Why a marked decision was not the best, and the moves in words: told in any language later.
struct Explained {
    why: Vec<Message>,
    played: Option<Message>,
    best: Option<Message>,
    touches: Vec<String>,
}

impl<G: Listed> Review<G> {
    /// A review of this record, which is checked as a whole first.
    ///
    /// # Errors
    /// Says why there is nothing to review.
    pub fn new(record: &Record<'_>, settings: Settings) -> Result<Self, ReviewError> {
        let (options, seats) = set_up::<G>(record).map_err(ReviewError::SetUp)?;
        if settings.seat.is_some_and(|seat| seat.0 >= seats.0) {
            return Err(ReviewError::NoSeat);
        }
        if record.actions.len() > MOST_ACTIONS {
            return Err(ReviewError::TooLong { most: MOST_ACTIONS });
        }
        let (_, actions) = read_all::<G>(record, options, seats)?;
        Ok(Review::of(options, seats, actions, settings))
    }

    /// A review of these actions, which must be legal.
    pub(crate) fn of(
        options: G::Options,
        seats: Seats,
        actions: Vec<Action<G>>,
        settings: Settings,
    ) -> Self {
        let start = G::new(options, seats);
        let mut state = start;
        let (mut choices, mut acts) = (0, 0);
        for action in &actions {
            acts += usize::from(is_chance::<G>(&state, action, settings.seed));
            if let Action::Move(seat, _) = action
                && settings.seat.is_none_or(|asked| asked == *seat)
                && G::legal(&state, *seat).len() > 1
            {
                choices += 1;
            }
            carry_out::<G>(&mut state, action, &mut ());
        }
        let believe = |seat| G::believe(BotSeat { seat, seats, options });
        Review {
            settings,
            seats,
            actions,
            done: 0,
            effort: settings.depth.effort(choices, acts, G::LUCK_PLAYOUTS),
            state: start,
            beliefs: seats.iter().map(believe).collect(),
            search: Search::default(),
            decisions: Vec::new(),
            luck: Vec::new(),
            curve: Vec::new(),
        }
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        Progress { done: self.done, all: self.actions.len() }
    }

    /// Looks at one more action: a small part of a second in a normal review. Nothing happens once all is done.
    pub fn step(&mut self) -> Progress {
        let Some(action) = self.actions.get(self.done).cloned() else { return self.progress() };
        if let Action::Move(seat, mv) = &action
            && self.settings.seat.is_none_or(|asked| asked == *seat)
        {
            self.judge(*seat, mv);
        }
        self.weigh_luck(&action);
        self.go_on(&action);
        if self.progress().is_done() {
            // Trees are large, and whoever keeps the review needs them no more.
            self.search = Search::default();
        }
        self.progress()
    }

    /// Goes on to this action without a look at those before it, and judges it alone. None where there is nothing to
    /// judge, or where it was passed already.
    pub fn judge_only(&mut self, n: usize) -> Option<&Decision> {
        while self.done < n {
            let action = self.actions.get(self.done)?.clone();
            self.go_on(&action);
        }
        let before = self.decisions.len();
        if let Action::Move(seat, mv) = self.actions.get(self.done)?.clone()
            && self.done == n
        {
            self.judge(seat, &mv);
        }
        self.decisions.get(before).map(|(decision, _)| decision)
    }

    /// The action happens, and everybody hears of it what they heard then.
    fn go_on(&mut self, action: &Action<G>) {
        let mut told = Told::<G>::default();
        carry_out::<G>(&mut self.state, action, &mut told);
        for (seat, belief) in self.seats.iter().zip(&mut self.beliefs) {
            told.heard_by(seat).for_each(|telling| G::learn(belief, telling));
        }
        self.done += 1;
    }

    /// All steps that are left.
    pub fn finish(&mut self) {
        while !self.progress().is_done() {
            self.step();
        }
    }

    /// The same for luck alone: no decision is judged, and there is no curve.
    pub(crate) fn finish_luck(&mut self) {
        while let Some(action) = self.actions.get(self.done).cloned() {
            if is_chance::<G>(&self.state, &action, self.seed(1)) {
                self.weigh_luck(&action);
            }
            self.go_on(&action);
        }
    }

    /// What has been found so far, with words in this language.
    pub fn report(&self, language: Language) -> Report {
        let texts = Texts::of::<G>(language);
        let decisions: Vec<Decision> = self
            .decisions
            .iter()
            .map(|(decision, why)| in_words::<G>(decision, why.as_ref(), &texts))
            .collect();
        let outcome = G::outcome(&self.state);
        Report {
            game: G::ID,
            seats: self.seats,
            depth: self.settings.depth,
            seat: self.settings.seat,
            seed: self.settings.seed,
            confidence: CONFIDENCE,
            progress: self.progress(),
            is_finished: outcome.is_some(),
            players: summaries(self.seats, outcome, &decisions, &self.luck, &G::LEVEL_ERRORS),
            decisions,
            luck: self.luck.clone(),
            curve: self.curve.clone(),
        }
    }

    /// A seed for what is done with the present action. It depends on nothing that is hidden.
    fn seed(&self, purpose: u64) -> u64 {
        let place = (self.done as u64) << 8 | purpose;
        // Fibonacci hashing spreads neighbouring numbers; the generators mix further.
        self.settings.seed ^ place.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn judge(&mut self, seat: Seat, mv: &G::Move) {
        let sight = Sight::<G>::of(&self.state, seat);
        // A forced move does not count.
        if sight.legal.len() < 2 {
            return;
        }
        let (belief, seed) = (&self.beliefs[seat.index()], self.seed(0));
        let judged = judge::<G>(belief, seat, &sight, mv, &self.effort, seed, &mut self.search);
        if let Some(judged) = judged {
            let decision = decision::<G>(self.done, &self.state, seat, &sight, &judged);
            let why = decision.mark.map(|_| explained::<G>(seat, &sight, &judged));
            self.decisions.push((decision, why));
        }
    }

    fn weigh_luck(&mut self, action: &Action<G>) {
        let (seats, playouts) = (self.seats, self.effort.luck);
        if is_chance::<G>(&self.state, action, self.seed(1)) {
            // There are few deals, and much depends on each.
            let is_deal = matches!(action, Action::Chance(_));
            let playouts = if is_deal {
                playouts.max((playouts * PER_DEAL).min(MOST_PER_DEAL))
            } else {
                playouts
            };
            let luck = luck::<G>(&self.state, action, seats, playouts, self.seed(2));
            self.curve.push(Point { n: self.done + 1, chances: luck.chances });
            let seat = match action {
                Action::Chance(_) => None,
                Action::Move(seat, _) => Some(*seat),
            };
            let (n, round) = (self.done, <G as Game>::round(&self.state));
            // Alone luck is computed.
            let share = if seats.0 > 1 { G::LUCK_SHARE } else { 1.0 };
            let shared = |of: PerSeat<f64>| PerSeat::from_fn(seats, 0.0, |seat| share * of[seat]);
            let (change, error) = (shared(luck.change), shared(luck.error));
            self.luck.push(LuckReport { n, seat, round, change, error });
            return;
        }
        let mut after = self.state;
        carry_out::<G>(&mut after, action, &mut ());
        let chances = chances::<G>(&after, seats, playouts.min(MOST_PER_POINT), self.seed(3));
        let chances = PerSeat::from_fn(seats, 0.0, |seat| chances[seat].mean());
        self.curve.push(Point { n: self.done + 1, chances });
    }
}

/// How many times as many playouts a deal gets as a drawn card …
const PER_DEAL: u32 = 8;
/// … as long as these are not more than this.
const MOST_PER_DEAL: u32 = 2000;
/// A point of the curve that is nobody's luck needs no more playouts than this.
const MOST_PER_POINT: u32 = 64;

/// All actions of a record, each of which is legal, and what they lead to.
pub(crate) fn read_all<G: Listed>(
    record: &Record<'_>,
    options: G::Options,
    seats: Seats,
) -> Result<(G::State, Vec<Action<G>>), ReviewError> {
    let mut state = G::new(options, seats);
    let mut actions = Vec::with_capacity(record.actions.len());
    for (n, action) in record.actions.iter().enumerate() {
        let illegal = |message: Message| ReviewError::Illegal { n, message };
        let action =
            read_action::<G>(&state, seats, action).map_err(|refused| illegal(refused.message))?;
        G::act(&mut state, &action, &mut ()).map_err(|refusal| illegal(refusal.say()))?;
        actions.push(action);
    }
    Ok((state, actions))
}

fn written<G: Listed>(mv: &G::Move) -> String {
    let mut text = String::new();
    G::write_move(mv, &mut text);
    text
}

fn decision<G: Listed>(
    n: usize,
    state: &G::State,
    seat: Seat,
    sight: &Sight<G>,
    judged: &Judged<G::Move>,
) -> Decision {
    let Judged { played, best, loss, moves, is_exact } = judged;
    let valued = moves.iter().map(|compared| ValuedMove {
        action: written::<G>(&compared.mv),
        chance: compared.chance,
        error: compared.error,
        points: compared.points,
        worlds: compared.worlds,
    });
    Decision {
        n,
        seat,
        round: G::round(state),
        kind: G::kind(sight, played),
        played: written::<G>(played),
        best: written::<G>(best),
        loss: Difference {
            chance: loss.chance,
            chance_error: loss.chance_error,
            points: loss.points.map(|(points, _)| points),
            points_error: loss.points.map(|(_, error)| error),
        },
        mark: Mark::of(loss.chance, loss.chance_error),
        is_exact: *is_exact,
        moves: valued.collect(),
        words: None,
        why: Vec::new(),
        touches: Vec::new(),
    }
}

/// What there is to say about a decision with a mark: what the game has to say of it, and what speaks for the best move.
fn explained<G: Listed>(seat: Seat, sight: &Sight<G>, judged: &Judged<G::Move>) -> Explained {
    let legal: Vec<String> = sight.legal.to_vec().iter().map(written::<G>).collect();
    let seen = Seen {
        public: &sight.public,
        private: Some(&sight.private),
        seat: Some(seat),
        legal: &legal,
    };
    let (played, best) = (written::<G>(&judged.played), written::<G>(&judged.best));
    let mut why = G::explain(seat, sight, &judged.played, &judged.best);
    if why.is_empty() {
        why.extend(G::reason(&best, &seen));
    }
    Explained {
        why,
        played: G::action_words(&played, &seen),
        best: G::action_words(&best, &seen),
        touches: G::touches(&best, &seen),
    }
}

fn in_words<G: Listed>(decision: &Decision, why: Option<&Explained>, texts: &Texts) -> Decision {
    let Some(Explained { why, played, best, touches }) = why else { return decision.clone() };
    let say = |message: &Message| texts.say_named::<G>(message);
    let words = |message: &Option<Message>, action: &str| {
        message.as_ref().map_or_else(|| action.to_owned(), say)
    };
    Decision {
        words: Some((words(played, &decision.played), words(best, &decision.best))),
        why: why.iter().map(say).collect(),
        touches: touches.clone(),
        ..decision.clone()
    }
}
