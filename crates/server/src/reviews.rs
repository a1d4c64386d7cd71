//! Reviews for whoever asks: a piece at a time, in the same turns as bots' thinking and hints. Four who ask for the same game
//! share one review, and the latest are kept, so that it is computed once.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use vierblatt_bots::Level;
use vierblatt_bus::ClientNetwork;
use vierblatt_edge::{NoReview, Pieces, RecordPlayOn, RecordSteps, SentGame, Writing};
use vierblatt_fair::{Hex32, Seed};
use vierblatt_game::Seat;
use vierblatt_history::{Sender, StepsWanted, steps_of_record, table_of_record};
use vierblatt_record::Record;
use vierblatt_review::{PlayOn, Reviewing, Settings, begin, play_on};
use vierblatt_store::{Append, AppendError, Log};
use vierblatt_texts::Language;

use crate::workers::{TooMuch, Workers};

/// How long one piece of a review takes before others get their turn.
const PIECE: Duration = Duration::from_millis(150);
/// How many reviews of one client are computed at once.
const MOST_AT_ONCE: usize = 3;
/// How many reviews are kept …
const MOST_KEPT: usize = 48;
/// … and how many actions they may have together: an action takes about a kilobyte.
const MOST_ACTIONS_KEPT: usize = 40_000;

/// Those who review.
pub(crate) struct LocalReviews {
    workers: Arc<Workers>,
    /// Where games are kept that were played in pages.
    log: Arc<dyn Log>,
    /// The one asked for last is the last.
    kept: Mutex<VecDeque<Arc<Kept>>>,
}

/// A review that is computed, waits for somebody to ask for it again, or is done.
struct Kept {
    record: Arc<str>,
    actions: usize,
    /// For whom it is computed.
    client: ClientNetwork,
    /// None before the first piece.
    review: Mutex<Option<Box<dyn Reviewing>>>,
    heard: Mutex<Heard>,
}

#[derive(Default)]
struct Heard {
    listeners: Vec<Listener>,
    is_computed: bool,
}

/// Somebody who waits for the next piece.
struct Listener {
    pieces: mpsc::UnboundedSender<Result<Arc<str>, NoReview>>,
    language: Language,
    /// What was found since so many actions had been looked at is new to them.
    told: usize,
}

impl LocalReviews {
    pub(crate) fn new(workers: Arc<Workers>, log: Arc<dyn Log>) -> Self {
        LocalReviews { workers, log, kept: Mutex::default() }
    }

    /// The review of this record, which somebody may have asked for before.
    fn find(&self, client: ClientNetwork, record: Arc<str>) -> Result<Arc<Kept>, NoReview> {
        let mut kept = locked(&self.kept);
        if let Some(at) = kept.iter().position(|kept| kept.record == record)
            && let Some(found) = kept.remove(at)
        {
            kept.push_back(Arc::clone(&found));
            return Ok(found);
        }
        let own = |kept: &&Arc<Kept>| kept.client == client && locked(&kept.heard).is_computed;
        if kept.iter().filter(own).count() >= MOST_AT_ONCE {
            return Err(NoReview::Busy);
        }
        let read = serde_json::from_str::<Record<'_>>(&record);
        let actions = read.map(|read| read.actions.len());
        let actions = actions.map_err(|error| NoReview::NoRecord { detail: error.to_string() })?;
        let (review, heard) = (Mutex::default(), Mutex::default());
        let new = Arc::new(Kept { record, actions, client, review, heard });
        kept.push_back(Arc::clone(&new));
        let too_many = |kept: &VecDeque<Arc<Kept>>| {
            let actions: usize = kept.iter().map(|kept| kept.actions).sum();
            kept.len() > MOST_KEPT || kept.len() > 1 && actions > MOST_ACTIONS_KEPT
        };
        while too_many(&kept) {
            // Whoever listens to it still gets all of it.
            kept.pop_front();
        }
        Ok(new)
    }

    /// Nothing is kept of a review that there cannot be.
    fn forget(&self, gone: &Arc<Kept>) {
        locked(&self.kept).retain(|kept| !Arc::ptr_eq(kept, gone));
    }

    /// Has the next piece computed, once it is the client's turn.
    fn go_on(self: &Arc<Self>, kept: &Arc<Kept>, may_be_refused: bool) {
        let (this, next) = (Arc::downgrade(self), Arc::clone(kept));
        let work = move || {
            let Some(this) = this.upgrade() else { return };
            // Nothing of a review that failed is used again.
            let piece = catch_unwind(AssertUnwindSafe(|| next.compute()));
            match piece.unwrap_or(Err(NoReview::Failed)) {
                Ok(IsDone(true)) => {}
                Ok(IsDone(false)) => this.go_on(&next, false),
                Err(why) => {
                    this.forget(&next);
                    next.end(&why);
                }
            }
        };
        let client = kept.client;
        if let Err(TooMuch) = self.workers.run(Some(client), may_be_refused, Box::new(work)) {
            kept.end(&NoReview::Busy);
        }
    }

    pub(crate) fn review(
        self: &Arc<Self>,
        client: ClientNetwork,
        record: Arc<str>,
        language: &str,
    ) -> Pieces {
        let (sender, pieces) = mpsc::unbounded_channel();
        match self.find(client, record) {
            Ok(kept) => {
                let language = language.parse().unwrap_or_default();
                let mut heard = locked(&kept.heard);
                heard.listeners.push(Listener { pieces: sender, language, told: 0 });
                let is_computed = std::mem::replace(&mut heard.is_computed, true);
                drop(heard);
                if !is_computed {
                    self.go_on(&kept, true);
                }
            }
            Err(why) => drop(sender.send(Err(why))),
        }
        pieces
    }

    pub(crate) fn steps(
        &self,
        client: ClientNetwork,
        record: Arc<str>,
        wanted: RecordSteps,
    ) -> Writing {
        let RecordSteps { perspective, from, count, choices } = wanted;
        let wanted = StepsWanted { perspective, from, count, choices };
        self.write(client, move || {
            let steps = steps_of_record(&record, wanted);
            let steps = steps.map_err(|detail| NoReview::NoRecord { detail })?;
            serde_json::to_string(&steps).map_err(|_| NoReview::Failed)
        })
    }

    pub(crate) fn play_on(
        &self,
        client: ClientNetwork,
        record: Arc<str>,
        wanted: RecordPlayOn,
    ) -> Writing {
        self.write(client, move || {
            let wrong = |detail: String| NoReview::NoRecord { detail };
            let RecordPlayOn { seat, action, level, seed } = &wanted;
            let level = Level::new(*level).ok_or_else(|| wrong(format!("no level {level}")))?;
            let how = PlayOn { seat: Seat(*seat), action: action.as_deref(), level, seed: *seed };
            let record: Record<'_> =
                serde_json::from_str(&record).map_err(|error| wrong(error.to_string()))?;
            let continued = play_on(&record, how).map_err(|error| wrong(error.to_string()))?;
            serde_json::to_string(&continued).map_err(|_| NoReview::Failed)
        })
    }

    pub(crate) fn keep(&self, client: ClientNetwork, sent: SentGame) -> Writing {
        let (sender, made) = oneshot::channel();
        let work = move || {
            let append = catch_unwind(AssertUnwindSafe(|| table_of(sent)));
            let _ = sender.send(append.unwrap_or(Err(NoReview::Failed)));
        };
        let taken = self.workers.run(Some(client), true, Box::new(work)).is_ok();
        let log = Arc::clone(&self.log);
        Box::pin(async move {
            if !taken {
                return Err(NoReview::Busy);
            }
            let append = made.await.unwrap_or(Err(NoReview::Failed))?;
            let code = append.table.as_str().into();
            match log.append(append).await {
                // Where there is something already, the same game was sent before.
                Ok(()) | Err(AppendError::Conflict { .. } | AppendError::Stale { .. }) => Ok(code),
                Err(_) => Err(NoReview::Failed),
            }
        })
    }

    /// Has a document written once it is the client's turn.
    fn write(
        &self,
        client: ClientNetwork,
        write: impl FnOnce() -> Result<String, NoReview> + Send + 'static,
    ) -> Writing {
        let (sender, written) = oneshot::channel();
        let work = move || {
            let text = catch_unwind(AssertUnwindSafe(write)).unwrap_or(Err(NoReview::Failed));
            let _ = sender.send(text.map(Arc::from));
        };
        let taken = self.workers.run(Some(client), true, Box::new(work)).is_ok();
        Box::pin(async move {
            if !taken {
                return Err(NoReview::Busy);
            }
            written.await.unwrap_or(Err(NoReview::Failed))
        })
    }
}

/// What the codes of games begin with that were played in a page: no table that was opened here has such a code.
const IN_PAGE: char = '0';
/// Letters as in other codes.
const LETTERS: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// The table of a game that was played in a page. Its code follows from the game and from who played it.
fn table_of(sent: SentGame) -> Result<Append, NoReview> {
    let SentGame { record, person, seat, levels, secret, arrived } = sent;
    let wrong = |detail: String| NoReview::NoRecord { detail };
    let seed = record.pointer("/fair/seed").and_then(|seed| seed.as_str()).unwrap_or_default();
    let hash = Hex32::hash(&[
        b"vierblatt game in a page 1\n",
        seed.as_bytes(),
        person.as_str().as_bytes(),
    ]);
    let letters =
        hash.0[..10].iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]));
    let code = [IN_PAGE].into_iter().chain(letters).collect();
    let sender = Sender { person, seat, levels, code, root: Seed(secret) };
    table_of_record(&record, &sender, arrived).map_err(wrong)
}

/// Whether nothing more is to be computed now.
struct IsDone(bool);

impl Kept {
    /// Computes one piece and tells it to those who listen.
    fn compute(&self) -> Result<IsDone, NoReview> {
        let mut review = locked(&self.review);
        if review.is_none() {
            let wrong = |detail: String| NoReview::NoRecord { detail };
            let record: Record<'_> =
                serde_json::from_str(&self.record).map_err(|error| wrong(error.to_string()))?;
            let begun = begin(&record, Settings::default());
            *review = Some(begun.map_err(|error| wrong(error.to_string()))?);
        }
        let Some(review) = review.as_mut() else { return Err(NoReview::Failed) };
        let start = Instant::now();
        while !review.progress().is_done() && start.elapsed() < PIECE {
            review.step();
        }
        Ok(self.tell(&**review))
    }

    /// Tells everybody what is new to them. Nothing more is computed where nobody listens.
    fn tell(&self, review: &dyn Reviewing) -> IsDone {
        let mut heard = locked(&self.heard);
        let progress = review.progress();
        heard.listeners.retain_mut(|listener| {
            let report = review.report(listener.language).since(listener.told);
            listener.told = progress.done;
            let piece = serde_json::to_string(&report).map(Arc::from);
            listener.pieces.send(piece.map_err(|_| NoReview::Failed)).is_ok()
        });
        if progress.is_done() {
            heard.listeners.clear();
        }
        heard.is_computed = !heard.listeners.is_empty();
        IsDone(!heard.is_computed)
    }

    /// Tells everybody why there is nothing more.
    fn end(&self, why: &NoReview) {
        let mut heard = locked(&self.heard);
        for listener in heard.listeners.drain(..) {
            let _ = listener.pieces.send(Err(why.clone()));
        }
        heard.is_computed = false;
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the edge is given.
pub(crate) struct Reviewers(pub(crate) Arc<LocalReviews>);

impl vierblatt_edge::Reviews for Reviewers {
    fn review(&self, client: ClientNetwork, record: Arc<str>, language: &str) -> Pieces {
        self.0.review(client, record, language)
    }

    fn steps(&self, client: ClientNetwork, record: Arc<str>, wanted: RecordSteps) -> Writing {
        self.0.steps(client, record, wanted)
    }

    fn play_on(&self, client: ClientNetwork, record: Arc<str>, wanted: RecordPlayOn) -> Writing {
        self.0.play_on(client, record, wanted)
    }

    fn keep(&self, client: ClientNetwork, sent: SentGame) -> Writing {
        self.0.keep(client, sent)
    }
}

#[cfg(test)]
mod tests;
