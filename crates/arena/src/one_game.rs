//! One game between bots.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use rand::{RngExt, SeedableRng};
use vierblatt_bots::{BotSeat, Dice, Level, Limit, Pace, Player, RandomPlayer, Sight, Unit};
use vierblatt_game::{Moves, Outcome, PerSeat, Seat, SeatSet, Stage, Telling, Told, Turn};

use crate::clairvoyant::Clairvoyant;
use crate::external::{Conversation, Process};
use crate::match_up::Seating;
use crate::{Contested, Entrant, Plan};

/// What came of one game.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) points: PerSeat<f64>,
    /// The place of each seat, from 1; equal ones share it.
    pub(crate) places: PerSeat<u8>,
    /// What each seat got of the win, which those share who are level.
    pub(crate) win_shares: PerSeat<f64>,
    /// By seat, how long each of its choices took, in milliseconds.
    pub(crate) times: Vec<Vec<f32>>,
    /// How often a move was made for a seat because its bot had no answer.
    pub(crate) forfeits: PerSeat<u32>,
    /// What was dared: by name, who, and whether it succeeded.
    pub(crate) dared: Vec<(&'static str, Seat, bool)>,
    /// Whether it came to an end at all.
    pub(crate) is_finished: bool,
}

/// Somebody in a seat.
enum Seated<'a, G: Contested> {
    Bot(G::Bot),
    Greedy(G::Greedy),
    Policy(Box<dyn Player<G>>),
    Random(RandomPlayer),
    Clairvoyant(Clairvoyant<G>),
    External(Conversation<'a, G>),
}

/// The programs that were started, by seat: they stay from game to game.
pub(crate) type Processes = HashMap<Seat, Process>;

/// No sensible game is longer. Two bots that never end a round must not stop a tournament.
const MOST_ACTIONS: u32 = 50_000;

struct OneGame<'a, G: Contested> {
    plan: &'a Plan<G>,
    state: G::State,
    seated: Vec<Seated<'a, G>>,
    paces: Vec<Pace>,
    /// Decides who is faster in a race, and moves for those who have no answer.
    rng: Dice,
    played: Played,
}

/// Plays a deal in one seating.
pub(crate) fn play<G: Contested>(
    plan: &Plan<G>,
    deal: u64,
    seating: &Seating,
    processes: &mut Processes,
) -> Played {
    let seats = plan.seats();
    let mut game = OneGame {
        plan,
        state: G::new(plan.options, seats),
        seated: seat_all(plan, deal, seating, processes),
        paces: seating.iter().map(pace).collect(),
        rng: Dice::seed_from_u64(mixed(&[plan.seed, deal, 1])),
        played: Played {
            points: PerSeat::same(seats, 0.0),
            places: PerSeat::same(seats, 1),
            win_shares: PerSeat::same(seats, 0.0),
            times: vec![Vec::new(); seats.count()],
            forfeits: PerSeat::same(seats, 0),
            dared: Vec::new(),
            is_finished: false,
        },
    };
    game.play(deal);
    game.score();
    game.say_goodbye();
    game.played
}

fn seat_all<'a, G: Contested>(
    plan: &Plan<G>,
    deal: u64,
    seating: &Seating,
    processes: &'a mut Processes,
) -> Vec<Seated<'a, G>> {
    let seats = plan.seats();
    processes.retain(|seat, process| {
        matches!(&seating[seat.index()], Entrant::External(launch) if process.is_of(launch))
    });
    for (seat, entrant) in seats.iter().zip(seating) {
        if let Entrant::External(launch) = entrant {
            processes.entry(seat).or_insert_with(|| Process::new(launch.clone()));
        }
    }
    let mut started: HashMap<Seat, &'a mut Process> =
        processes.iter_mut().map(|(seat, process)| (*seat, process)).collect();
    let mut seated = Vec::new();
    for (seat, entrant) in seats.iter().zip(seating) {
        let my_seat = BotSeat { seat, seats, options: plan.options };
        let seed = mixed(&[plan.seed, deal, 2, u64::from(seat.0)]);
        seated.push(match (entrant, started.remove(&seat)) {
            (Entrant::External(_), Some(process)) => {
                Seated::External(Conversation::begin(process, my_seat, plan.patience))
            }
            (Entrant::Level(level), _) => Seated::Bot(G::bot(my_seat, *level, seed)),
            (Entrant::Greedy, _) => Seated::Greedy(G::greedy(my_seat, seed)),
            // Where a game has no policy, the name is refused (`Entrant::of`).
            (Entrant::Policy, _) => match G::learned(my_seat, seed) {
                Some(player) => Seated::Policy(player),
                None => Seated::Greedy(G::greedy(my_seat, seed)),
            },
            (Entrant::Clairvoyant, _) => Seated::Clairvoyant(Clairvoyant::new(seed)),
            (Entrant::Random | Entrant::External(_), _) => Seated::Random(RandomPlayer::new(seed)),
        });
    }
    seated
}

/// How fast somebody throws a card. Whoever has no level is as fast as the middle one.
fn pace(entrant: &Entrant) -> Pace {
    Pace::of(match entrant {
        Entrant::Level(level) => *level,
        _ => Level::new(3).unwrap_or(Level::LAST),
    })
}

impl<G: Contested> OneGame<'_, G> {
    fn play(&mut self, deal: u64) {
        let mut drawn = (0, 0);
        for _ in 0..MOST_ACTIONS {
            match G::turn(&self.state) {
                Turn::Over => {
                    self.played.is_finished = true;
                    return;
                }
                Turn::Chance if self.is_round_over() => {
                    self.played.is_finished = true;
                    return;
                }
                Turn::Chance => {
                    let round = G::round(&self.state);
                    drawn = if drawn.0 == round { (round, drawn.1 + 1) } else { (round, 0) };
                    self.chance(mixed(&[self.plan.seed, deal, 0, round.into(), drawn.1]));
                }
                Turn::Seats(seats) if seats.len() == 1 => {
                    if let Some(seat) = seats.iter().next() {
                        let mv = self.ask(seat);
                        self.apply(seat, &mv);
                    }
                }
                Turn::Seats(seats) => self.race(seats),
            }
        }
    }

    /// A round is all that is played where a deal is a round.
    fn is_round_over(&self) -> bool {
        G::UNIT == Unit::Round
            && !self.plan.whole_games
            && G::round(&self.state) > 1
            && G::stage(&self.state) == Stage::Deal
    }

    /// Draws with random numbers of the deal's own, so that all seatings get the same cards.
    fn chance(&mut self, seed: u64) {
        let chance = G::chance(&self.state, &mut Dice::seed_from_u64(seed));
        let (mut told, before) = (Told::default(), self.state);
        G::apply_chance(&mut self.state, &chance, &mut told);
        self.tell(&before, &told);
    }

    /// Everyone decides at once; the fastest acts first. Whoever is too late is asked again.
    fn race(&mut self, seats: SeatSet) {
        let mut answers: Vec<(Duration, Seat, G::Move)> = Vec::new();
        for seat in seats.iter() {
            let reaction = self.paces[seat.index()].reaction(&mut self.rng);
            answers.push((reaction, seat, self.ask(seat)));
        }
        answers.sort_by_key(|(reaction, seat, _)| (*reaction, *seat));
        for (_, seat, mv) in answers {
            if G::check(&self.state, seat, &mv).is_ok() {
                self.apply(seat, &mv);
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: &G::Move) {
        let (mut told, before) = (Told::default(), self.state);
        G::apply(&mut self.state, seat, mv, &mut told);
        self.tell(&before, &told);
    }

    /// Asks for a move and makes sure that it is one.
    fn ask(&mut self, seat: Seat) -> G::Move {
        let legal = G::legal(&self.state, seat);
        if legal.len() == 1 {
            return legal.get(0);
        }
        let limit = Limit { iterations: self.plan.iterations, ..Limit::NORMAL };
        let sight = Sight::of(&self.state, seat);
        // Thinking is measured in processor time: other work on the machine is not the bot's.
        let (busy, wall) = (ThreadTime::now(), Instant::now());
        let (answer, took) = match &mut self.seated[seat.index()] {
            Seated::Bot(bot) => (Some(bot.choose(&sight, &limit)), busy.elapsed()),
            Seated::Greedy(bot) => (Some(bot.choose(&sight, &limit)), busy.elapsed()),
            Seated::Policy(bot) => (Some(bot.choose(&sight, &limit)), busy.elapsed()),
            Seated::Random(bot) => (Some(bot.choose(&sight, &limit)), busy.elapsed()),
            Seated::Clairvoyant(bot) => (bot.choose(&self.state, seat, &limit), busy.elapsed()),
            Seated::External(bot) => (bot.choose(&self.state, &sight), wall.elapsed()),
        };
        self.played.times[seat.index()].push(took.as_secs_f32() * 1e3);
        if let Some(mv) = answer
            && G::check(&self.state, seat, &mv).is_ok()
        {
            return mv;
        }
        self.played.forfeits[seat] += 1;
        legal.get(self.rng.random_range(0..legal.len() as u32) as usize)
    }

    fn tell(&mut self, before: &G::State, told: &Told<G>) {
        for (seat, seated) in self.seated.iter_mut().enumerate() {
            for telling in told.heard_by(Seat(seat as u8)) {
                seated.hear(telling);
            }
        }
        let dared = told.heard_by_all().filter_map(|event| G::dared(before, event));
        self.played.dared.extend(dared.map(|dared| (dared.what, dared.seat, dared.succeeded)));
    }

    fn score(&mut self) {
        let seats = self.plan.seats();
        let totals = G::totals(&self.state);
        let outcome = G::outcome(&self.state);
        let points = match outcome {
            Some(Outcome::Placed { points, .. }) => points,
            _ if totals.seats() == seats => totals,
            _ => PerSeat::same(seats, 0),
        };
        self.played.points = PerSeat::from_fn(seats, 0.0, |seat| points[seat].into());
        // A round that is part of a game, or a game that never ended, is placed by points.
        let placed = outcome.unwrap_or_else(|| Outcome::placed(points, G::BEST));
        match placed {
            Outcome::Solo { won } => {
                self.played.win_shares = PerSeat::same(seats, f64::from(u8::from(won)));
            }
            Outcome::Placed { places, .. } => {
                self.played.places = places;
                self.played.win_shares = shared(&places);
            }
        }
    }

    fn say_goodbye(&mut self) {
        let outcome = G::outcome(&self.state);
        for seated in &mut self.seated {
            if let Seated::External(conversation) = seated {
                conversation.end(&self.played.points, outcome.as_ref());
            }
        }
    }
}

/// The win, shared by those in the first place.
fn shared(places: &PerSeat<u8>) -> PerSeat<f64> {
    let winners = places.iter().filter(|(_, place)| *place == 1).count() as f64;
    PerSeat::from_fn(
        places.seats(),
        0.0,
        |seat| {
            if places[seat] == 1 { 1.0 / winners } else { 0.0 }
        },
    )
}

impl<G: Contested> Seated<'_, G> {
    fn hear(&mut self, told: &Telling<G>) {
        match self {
            Seated::Bot(bot) => bot.hear(told),
            Seated::Greedy(bot) => bot.hear(told),
            Seated::Policy(bot) => bot.hear(told),
            Seated::External(bot) => bot.hear(told),
            Seated::Random(_) | Seated::Clairvoyant(_) => {}
        }
    }
}

/// One number from several, each of which changes it all (`SplitMix64`).
pub(crate) fn mixed(words: &[u64]) -> u64 {
    words.iter().fold(0x9E37_79B9_7F4A_7C15, |hash, word| {
        let mut z = (hash ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    })
}
