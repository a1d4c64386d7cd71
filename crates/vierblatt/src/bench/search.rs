//! `vierblatt bench search`: how fast the bots search, from the first decision of a deal.

use std::hint::black_box;
use std::process::ExitCode;

use rand::SeedableRng;
use vierblatt_bots::{Dice, Level, Limit, Plain, Search, Sight, Skilled, Tuning, World};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Imagine, Known, Seat, Seats, Told, Turn};

use super::report::Report;
use super::timing::{Rates, Runs};
use crate::cli::BenchRequest;
use crate::output::Failure;

/// What searching measured, all a second.
pub(crate) struct Searched {
    /// Iterations of the strongest level's search, with what the game knows.
    pub(crate) iterations: Rates,
    /// Its quick play from the same positions to the horizon.
    pub(crate) playouts: Rates,
    /// Iterations of plain search: all legal moves, random play to the end of the round.
    pub(crate) plain: Rates,
}

/// Iterations of one search, and deals searched in turn.
const ITERATIONS: u32 = 1000;
const DEALS: u64 = 16;

pub(crate) fn search(request: &BenchRequest) -> Result<ExitCode, Failure> {
    let runs = Runs::new(request.seconds, request.runs)?;
    let asked =
        |id: &&&str| request.games.is_empty() || request.games.iter().any(|game| game == **id);
    let mut report = Report::new(request.json, super::tables(request));
    for id in IDS.iter().filter(asked) {
        with_game(id, Measure { runs, seats: request.seats, report: &mut report })
            .expect("the catalog knows its own names")?;
    }
    report.or_nothing()
}

struct Measure<'a> {
    runs: Runs,
    seats: Option<u8>,
    report: &'a mut Report,
}

impl Visit for Measure<'_> {
    type Output = Result<(), Failure>;
    fn visit<G: Listed>(self) -> Self::Output {
        for seats in G::SEATS.filter(|seats| self.seats.is_none_or(|only| only == *seats)) {
            let searched = measure::<G>(self.runs, Seats(seats));
            self.report.search::<G>(Seats(seats), &searched)?;
        }
        Ok(())
    }
}

fn measure<G: Skilled>(runs: Runs, seats: Seats) -> Searched {
    let mut rng = Dice::seed_from_u64(1);
    let positions: Vec<Known<G>> = (0..DEALS).map(|_| first_decision(seats, &mut rng)).collect();
    let tuning = Tuning { iterations: ITERATIONS, ..G::tuning(Level::LAST) };
    let mut next = positions.iter().cycle();
    let mut known = || next.next().expect("there is a deal");
    let mut search = Search::<G::World>::default();
    let iterations = runs.rate(|| {
        let known = known();
        let imagine = |rng: &mut Dice| G::world(&G::imagine(known, rng), known.seat);
        search.run(known.seat, imagine, &tuning, &Limit::NORMAL, &mut rng).iterations.into()
    });
    let playouts = runs.rate(|| {
        let known = known();
        for _ in 0..ITERATIONS {
            let mut world = G::world(&G::imagine(known, &mut rng), known.seat);
            for _ in 0..tuning.rollout {
                let Some(seat) = world.mover(&mut rng) else { break };
                let mv = world.quick(seat, &mut rng);
                world.play(seat, &mv, &mut rng);
            }
            black_box(world.rewards());
        }
        ITERATIONS.into()
    });
    let mut search = Search::<Plain<G>>::default();
    let tuning = Tuning { iterations: ITERATIONS, ..Tuning::default() };
    let plain = runs.rate(|| {
        let known = known();
        let imagine =
            |rng: &mut Dice| Plain::<G>::new(G::imagine(known, rng), known.seats, G::BEST);
        search.run(known.seat, imagine, &tuning, &Limit::NORMAL, &mut rng).iterations.into()
    });
    Searched { iterations, playouts, plain }
}

/// What whoever is first to decide knows, once the cards are dealt.
fn first_decision<G: Imagine>(seats: Seats, rng: &mut Dice) -> Known<G> {
    let options = G::Options::default();
    let mut state = G::new(options, seats);
    let mut told = Told::default();
    while G::turn(&state) == Turn::Chance {
        let chance = G::chance(&state, rng);
        G::apply_chance(&mut state, &chance, &mut told);
    }
    let seat = G::turn(&state).seats().iter().next().unwrap_or(Seat(0));
    let mut memory = G::begin(options, seats, seat);
    told.heard_by(seat).for_each(|telling| G::hear(&mut memory, telling));
    let Sight { public, private, .. } = Sight::<G>::of(&state, seat);
    Known { seat, seats, options, public, private, memory }
}
