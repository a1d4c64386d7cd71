//! The search on small games whose best play is known.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rand::{Rng, RngExt, SeedableRng};
use vierblatt_bots::{
    Candidate, Considered, Dice, Limit, Search, SearchResult, Selection, Tuning, World, weigh,
};
use vierblatt_game::{PerSeat, Seat, Seats};

const TWO: Seats = Seats(2);

/// Take one to three; whoever takes the last one has won. Leaving a multiple of four wins.
#[derive(Clone, Copy)]
struct Nim {
    left: u8,
    mover: Seat,
}

impl World for Nim {
    type Move = u8;

    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        (self.left > 0).then_some(self.mover)
    }
    fn candidates(&self, _: Seat, moves: &mut Vec<Candidate<u8>>) {
        moves.extend((1..=self.left.min(3)).map(Candidate::plain));
    }
    fn quick(&self, _: Seat, rng: &mut impl Rng) -> u8 {
        rng.random_range(1..=self.left.min(3))
    }
    fn play(&mut self, seat: Seat, mv: &u8, _: &mut impl Rng) {
        self.left -= mv;
        self.mover = TWO.left_of(seat);
    }
    fn rewards(&self) -> PerSeat<f32> {
        // Whoever would move now has lost.
        PerSeat::from_fn(TWO, 0.0, |seat| if seat == self.mover { 0.0 } else { 1.0 })
    }
}

fn selections() -> [Selection; 3] {
    [
        Selection::Ucb { curiosity: 0.7 },
        Selection::Puct { curiosity: 1.0, caution: 0.0 },
        Selection::Smooth { curiosity: 1.0, least: 0.2, decay: 0.01 },
    ]
}

fn nim(left: u8, tuning: &Tuning, limit: &Limit<'_>, seed: u64) -> SearchResult<u8> {
    let world = Nim { left, mover: Seat(0) };
    Search::default().run(Seat(0), |_| world, tuning, limit, &mut Dice::seed_from_u64(seed))
}

#[test]
fn every_way_to_choose_finds_the_winning_move() {
    for selection in selections() {
        let tuning = Tuning { iterations: 4000, selection, ..Tuning::default() };
        for (left, best) in [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)] {
            let thought = nim(left, &tuning, &Limit::NORMAL, 1);
            assert_eq!(thought.best(), Some(best), "{left} left, {selection:?}: {thought:?}");
        }
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_thought() {
    for selection in selections() {
        let tuning = Tuning { selection, ..Tuning::default() };
        let limit = Limit::iterations(500);
        let thought = nim(11, &tuning, &limit, 7);
        assert_eq!(thought, nim(11, &tuning, &limit, 7));
        assert_eq!(thought.iterations, 500);
        assert_eq!(thought.moves.iter().map(|mv| mv.visits).sum::<u32>(), 500);
        assert_ne!(thought, nim(11, &tuning, &limit, 8), "another seed thinks otherwise");
    }
}

#[test]
fn a_forced_move_needs_one_iteration() {
    let thought = nim(1, &Tuning::default(), &Limit::NORMAL, 1);
    assert_eq!((thought.best(), thought.iterations), (Some(1), 1));
}

#[test]
fn a_search_told_to_stop_answers_at_once() {
    let stop = AtomicBool::new(true);
    let limit = Limit { stop: Some(&stop), ..Limit::iterations(u32::MAX) };
    let thought = nim(20, &Tuning::default(), &limit, 1);
    assert!(thought.best().is_some());
    assert!(thought.iterations <= 16, "{}", thought.iterations);

    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let limit = Limit { stop: Some(&stop), ..Limit::iterations(u32::MAX) };
        let search = scope.spawn(move || nim(20, &Tuning::default(), &limit, 1));
        std::thread::sleep(Duration::from_millis(5));
        stop.store(true, Ordering::Relaxed);
        assert!(search.join().expect("it ends").best().is_some());
    });
}

#[test]
fn a_search_ends_at_its_deadline() {
    let deadline = Some(Instant::now() + Duration::from_millis(5));
    let limit = Limit { deadline, ..Limit::iterations(u32::MAX) };
    assert!(nim(20, &Tuning::default(), &limit, 1).best().is_some());
    assert!(limit.is_time_up());
}

#[test]
fn a_search_ends_when_a_clock_of_the_callers_own_says_so() {
    let looks = AtomicU32::new(0);
    let is_late = || looks.fetch_add(1, Ordering::Relaxed) >= 9;
    let limit = Limit { is_late: Some(&is_late), ..Limit::iterations(u32::MAX) };
    let thought = nim(20, &Tuning::default(), &limit, 1);
    assert_eq!((thought.best().is_some(), thought.iterations), (true, 160));
}

/// A coin lies under one of two cups; the seat may name a cup, or pay a little to look first.
#[derive(Clone, Copy)]
struct Cups {
    coin: u8,
    looked: bool,
    named: Option<u8>,
}

/// Naming cup 0 or 1, or looking.
const LOOK: u8 = 2;

impl World for Cups {
    type Move = u8;

    fn mover(&self, _: &mut impl Rng) -> Option<Seat> {
        self.named.is_none().then_some(Seat(0))
    }
    fn candidates(&self, _: Seat, moves: &mut Vec<Candidate<u8>>) {
        let last = if self.looked { 1 } else { LOOK };
        moves.extend((0..=last).map(Candidate::plain));
    }
    fn quick(&self, _: Seat, rng: &mut impl Rng) -> u8 {
        rng.random_range(0..=1)
    }
    fn play(&mut self, _: Seat, mv: &u8, _: &mut impl Rng) {
        if *mv == LOOK { self.looked = true } else { self.named = Some(*mv) }
    }
    fn rewards(&self) -> PerSeat<f32> {
        let found = f32::from(u8::from(self.named == Some(self.coin)));
        PerSeat::same(Seats(1), found - if self.looked { 0.1 } else { 0.0 })
    }
    fn scene(&self, _: Seat) -> u32 {
        if self.looked { 1 + u32::from(self.coin) } else { 0 }
    }
}

#[test]
fn what_the_seat_will_see_is_worth_looking_at() {
    // Three coins in five lie under cup 1: naming it wins 0.6, looking first wins 0.9.
    let imagine = |rng: &mut Dice| Cups {
        coin: u8::from(rng.random_range(0..5) < 3),
        looked: false,
        named: None,
    };
    let mut rng = Dice::seed_from_u64(3);
    let mut search = Search::default();
    let thought = search.run(Seat(0), imagine, &Tuning::default(), &Limit::NORMAL, &mut rng);
    assert_eq!(thought.best(), Some(LOOK), "{thought:?}");
    // A player who cannot plan for it names the likelier cup.
    let flat = Tuning { depth: 1, ..Tuning::default() };
    let thought = search.run(Seat(0), imagine, &flat, &Limit::NORMAL, &mut rng);
    assert_eq!(thought.best(), Some(1), "{thought:?}");
}

#[test]
fn weighing_compares_moves_over_the_same_worlds() {
    let imagine = |rng: &mut Dice| Cups {
        coin: u8::from(rng.random_range(0..5) < 3),
        looked: false,
        named: None,
    };
    let mut rng = Dice::seed_from_u64(4);
    let thought = weigh(&[0, 1], Seat(0), imagine, &Limit::iterations(200), &mut rng);
    assert_eq!(thought.best(), Some(1));
    let values: f32 = thought.moves.iter().map(|mv| mv.value).sum();
    assert!((values - 1.0).abs() < 1e-5, "in every world one of the two is right: {thought:?}");
    assert_eq!(thought.iterations, 200);
    let alone = weigh(&[1], Seat(0), imagine, &Limit::iterations(1), &mut rng);
    assert_eq!(alone.best(), Some(1));
    assert_eq!(weigh(&[], Seat(0), imagine, &Limit::NORMAL, &mut rng).best(), None);
}

#[test]
fn a_mixed_answer_follows_the_visits_and_leaves_curiosity_out() {
    let considered = |mv, visits| Considered { mv, visits, value: 0.5 };
    let moves = vec![considered(1, 600), considered(2, 300), considered(3, 3)];
    let thought = SearchResult { moves, iterations: 903 };
    let mut rng = Dice::seed_from_u64(5);
    let mut count = |temperature, least, mv| {
        (0..3000).filter(|_| thought.mixed(temperature, least, &mut rng) == Some(mv)).count()
    };
    assert!((900..1100).contains(&count(1.0, 0.0, 2)), "a third");
    assert!((500..700).contains(&count(0.5, 0.0, 2)), "colder: a fifth");
    assert!(count(1.0, 0.0, 3) > 0);
    assert_eq!(count(1.0, 0.1, 3), 0, "hardly ever tried");
    assert_eq!(count(0.01, 0.0, 1), 3000);
    let nothing = SearchResult::<u8> { moves: Vec::new(), iterations: 0 };
    assert_eq!(nothing.mixed(1.0, 0.0, &mut rng), None);
}
