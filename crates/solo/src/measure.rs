//! How many deals can be won: many deals on all cores, the same counts whatever the number of
//! cores.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::Serialize;
use serde_json::{Map, Value, json};
use vierblatt_koenigs_romme::solver::{Verdict, solve};
use vierblatt_koenigs_romme::{Options, SOLO_HANDS, SOLO_PILE};

use crate::confirm::{Opinion, confirm_lost, confirm_winnable};
use crate::deal::{Deal, Grade};
use crate::solution::finished_by;

/// What to measure.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The deals are numbers 0, 1, … of this seed.
    pub seed: u64,
    /// How many.
    pub deals: u64,
    /// What the table plays by.
    pub options: Options,
    /// How many cores; all if none are named.
    pub cores: Option<usize>,
    /// How many lost verdicts get a second opinion: the first ones.
    pub confirm_lost: u64,
    /// How many deals that can be won get one.
    pub confirm_winnable: u64,
    /// After how many conflicts a second opinion gives up.
    pub conflicts: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// How many deals.
    pub deals: u64,
    /// How many can be won.
    pub winnable: u64,
    /// Of the lost ones: how many because the hands need more cards than there are.
    pub by_counting: u64,
    /// Of those that can be won: how many leave this many cards to spare.
    pub spare: [u64; SOLO_PILE + 1],
    /// Of the lost ones: how many allow at most this many hands to be finished.
    pub most: [u64; SOLO_HANDS + 1],
    /// By the number of jokers in the stock: deals, and how many of them can be won.
    pub by_jokers: [(u64, u64); 7],
    /// How long each verdict took, in processor time, the shortest first.
    pub times: Vec<Duration>,
    /// What the second opinions on lost deals came to.
    pub lost_confirmed: Confirmed,
    /// And those on deals that can be won.
    pub winnable_confirmed: Confirmed,
}

/// Second opinions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Confirmed {
    /// How many agree.
    pub agreed: u64,
    /// How many gave up.
    pub unknown: u64,
    /// The numbers of the deals where they do not, and why.
    pub wrong: Vec<(u64, String)>,
}

/// How many deals one core takes at a time.
const CHUNK: u64 = 64;

/// Measures. `progress` hears from time to time how many more deals are done.
pub fn measure(request: &Request, progress: impl Fn(u64) + Sync) -> Measured {
    let cores = request.cores.or_else(|| thread::available_parallelism().ok().map(NonZero::get));
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..cores.unwrap_or(1).max(1) {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(CHUNK, Ordering::Relaxed);
                    if from >= request.deals {
                        return;
                    }
                    let to = (from + CHUNK).min(request.deals);
                    let results: Vec<Answer> = (from..to).map(|n| Answer::of(request, n)).collect();
                    progress(to - from);
                    all.lock().expect("no thread panics while it holds this").extend(results);
                }
            });
        }
    });
    let mut answers = all.into_inner().expect("all threads are done");
    answers.sort_unstable_by_key(|answer| answer.number);
    let mut measured = Measured::new(&answers);
    second_opinions(request, &answers, &mut measured);
    measured
}

/// The verdict on one deal, in short.
#[derive(Clone, Copy)]
struct Answer {
    number: u64,
    jokers: u8,
    /// How many cards are to spare, or how the deal is lost.
    spare: Result<u8, Loss>,
    time: Duration,
}

#[derive(Clone, Copy)]
struct Loss {
    by_counting: bool,
    most: u8,
}

impl Answer {
    fn of(request: &Request, number: u64) -> Self {
        let position = Deal::new(request.seed, number, request.options).position();
        let start = ThreadTime::now();
        let verdict = solve(&position);
        let time = start.elapsed();
        let spare = match verdict {
            Verdict::Winnable(packing) => {
                assert_eq!(packing.check_all(&position), Ok(()), "deal {number}");
                Ok((position.stock().len() - packing.cards()) as u8)
            }
            Verdict::Lost(proof) => {
                assert_eq!(proof.most.check(&position), Ok(()), "deal {number}");
                let most = finished_by(&position, &proof.most) as u8;
                Err(Loss { by_counting: proof.by_counting(), most })
            }
        };
        Answer { number, jokers: position.stock().jokers(), spare, time }
    }
}

impl Measured {
    fn new(answers: &[Answer]) -> Self {
        let mut measured = Measured {
            deals: answers.len() as u64,
            winnable: 0,
            by_counting: 0,
            spare: [0; SOLO_PILE + 1],
            most: [0; SOLO_HANDS + 1],
            by_jokers: [(0, 0); 7],
            times: answers.iter().map(|answer| answer.time).collect(),
            lost_confirmed: Confirmed::default(),
            winnable_confirmed: Confirmed::default(),
        };
        measured.times.sort_unstable();
        for answer in answers {
            let (deals, won) = &mut measured.by_jokers[usize::from(answer.jokers)];
            *deals += 1;
            match answer.spare {
                Ok(spare) => {
                    *won += 1;
                    measured.winnable += 1;
                    measured.spare[usize::from(spare)] += 1;
                }
                Err(loss) => {
                    measured.by_counting += u64::from(loss.by_counting);
                    measured.most[usize::from(loss.most)] += 1;
                }
            }
        }
        measured
    }

    /// How many deals that can be won have this grade.
    pub fn graded(&self, grade: Grade) -> u64 {
        let spare = self.spare.iter().enumerate();
        spare.filter(|(spare, _)| Grade::of(*spare) == grade).map(|(_, deals)| deals).sum()
    }

    /// The mean time of a verdict, in seconds.
    pub fn mean_seconds(&self) -> f64 {
        self.times.iter().sum::<Duration>().as_secs_f64() / self.times.len().max(1) as f64
    }

    /// The figures as programs read them; the request's seed belongs to them.
    pub fn json(&self, seed: u64) -> Value {
        let (low, high) = wilson(self.winnable, self.deals);
        let us = |share| self.quantile(share).as_nanos() as f64 / 1e3;
        let grades: Map<_, _> = (Grade::ALL.into_iter())
            .map(|grade| (grade.name().to_owned(), json!(self.graded(grade))))
            .collect();
        json!({
            "seed": seed,
            "deals": self.deals,
            "winnable": self.winnable,
            "share": self.winnable as f64 / self.deals as f64,
            "low": low,
            "high": high,
            "lost_by_counting": self.by_counting,
            "spare": self.spare,
            "grades": grades,
            "most": self.most,
            "by_jokers": self.by_jokers,
            "time_us": {
                "p10": us(0.1), "p50": us(0.5), "p90": us(0.9), "p99": us(0.99), "p999": us(0.999),
                "max": us(1.0), "mean": self.mean_seconds() * 1e6,
            },
            "lost_confirmed": self.lost_confirmed,
            "winnable_confirmed": self.winnable_confirmed,
        })
    }

    /// The time below which this share of the verdicts took.
    pub fn quantile(&self, share: f64) -> Duration {
        let last = self.times.len().saturating_sub(1);
        let at = (share * self.times.len() as f64) as usize;
        self.times.get(at.min(last)).copied().unwrap_or_default()
    }
}

fn second_opinions(request: &Request, answers: &[Answer], measured: &mut Measured) {
    let lost = answers.iter().filter(|answer| answer.spare.is_err());
    for answer in lost.take(request.confirm_lost as usize) {
        let position = Deal::new(request.seed, answer.number, request.options).position();
        let opinion = match solve(&position) {
            Verdict::Lost(proof) => confirm_lost(&position, &proof, request.conflicts),
            Verdict::Winnable(_) => Opinion::Wrong("the verdict changed".to_owned()),
        };
        let agrees = opinion == Opinion::Lost;
        measured.lost_confirmed.count(answer.number, opinion, agrees);
    }
    let winnable = answers.iter().filter(|answer| answer.spare.is_ok());
    for answer in winnable.take(request.confirm_winnable as usize) {
        let position = Deal::new(request.seed, answer.number, request.options).position();
        let opinion = match solve(&position) {
            Verdict::Winnable(packing) => {
                confirm_winnable(&position, packing.cards(), request.conflicts)
            }
            Verdict::Lost(_) => Opinion::Wrong("the verdict changed".to_owned()),
        };
        let agrees = matches!(opinion, Opinion::Winnable(_));
        measured.winnable_confirmed.count(answer.number, opinion, agrees);
    }
}

impl Confirmed {
    fn count(&mut self, number: u64, opinion: Opinion, agrees: bool) {
        match opinion {
            _ if agrees => self.agreed += 1,
            Opinion::Unknown => self.unknown += 1,
            Opinion::Wrong(why) => self.wrong.push((number, why)),
            Opinion::Winnable(packing) => self.wrong.push((number, format!("{packing:?}"))),
            Opinion::Lost => self.wrong.push((number, "it cannot be won".to_owned())),
        }
    }
}

/// The 95 % interval of a share, after Wilson.
pub fn wilson(hits: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (of as f64, 1.959_964);
    let share = hits as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_textbook() {
        let (low, high) = wilson(9, 10);
        assert!((low - 0.5958).abs() < 1e-3 && (high - 0.9821).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        let (low, high) = wilson(0, 100);
        assert!(low == 0.0 && (high - 0.037).abs() < 1e-3, "{high}");
    }
}
