//! What passes tell (JG-10), checked against the whole history and without the memory that a game
//! keeps: every card that ever came into an opponent's hand is given a life, from when it came to
//! when it was laid, and no life may span a pass at which the card matched.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Game, Imagine, Known, Seat, Seats, Telling, Told, carry_out, random_action};
use vierblatt_game_testing::chosen as options;
use vierblatt_jogo::{Card, Event, Face, Jogo, Options, Origin, SpecialSymbol, State};

use crate::scenario::cards;

/// What all saw of one hand, in order.
enum Step {
    Came,
    Laid(Card),
    /// A pass, and the top cards it was faced with.
    Passed(Vec<Card>),
}

fn symbol(card: Card, options: Options) -> usize {
    match card.face() {
        Face::Plain(symbol, _) => symbol as usize,
        Face::Special(_) if options.special_symbol == SpecialSymbol::Owned => {
            card.colour() as usize
        }
        Face::Special(kind) => 10 + kind as usize,
    }
}

fn matches(left: Card, right: Card, options: Options) -> bool {
    left.colour() == right.colour() || symbol(left, options) == symbol(right, options)
}

/// Whether the hand can be what it is: each card laid and each card held gets an arrival of its own.
fn can_be(history: &[Step], hand: &[Card], options: Options) -> bool {
    let arrivals: Vec<usize> =
        (0..history.len()).filter(|at| matches!(history[*at], Step::Came)).collect();
    let mut lives: Vec<(Card, usize)> = hand.iter().map(|card| (*card, history.len())).collect();
    for (at, step) in history.iter().enumerate() {
        if let Step::Laid(card) = step {
            lives.push((*card, at));
        }
    }
    let fits = |(card, end): (Card, usize), arrival: usize| {
        arrival < end
            && history[arrival..end].iter().all(|step| match step {
                Step::Passed(tops) => !tops.iter().any(|top| matches(card, *top, options)),
                _ => true,
            })
    };
    let mut taken: Vec<Option<usize>> = vec![None; arrivals.len()];
    lives.len() == arrivals.len()
        && (0..lives.len()).all(|life| {
            let mut tried = vec![false; arrivals.len()];
            find(life, &lives, &arrivals, &fits, &mut taken, &mut tried)
        })
}

fn find(
    life: usize,
    lives: &[(Card, usize)],
    arrivals: &[usize],
    fits: &impl Fn((Card, usize), usize) -> bool,
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..arrivals.len() {
        if tried[at] || !fits(lives[life], arrivals[at]) {
            continue;
        }
        tried[at] = true;
        if taken[at].is_none_or(|other| find(other, lives, arrivals, fits, taken, tried)) {
            taken[at] = Some(life);
            return true;
        }
    }
    false
}

/// A game as seat 0 follows it.
struct Follower {
    state: State,
    options: Options,
    seats: Seats,
    memory: <Jogo as Imagine>::Memory,
    histories: Vec<Vec<Step>>,
}

impl Follower {
    fn new(options: Options, seats: Seats) -> Self {
        Follower {
            state: Jogo::new(options, seats),
            options,
            seats,
            memory: Jogo::begin(options, seats, Seat(0)),
            histories: seats.iter().map(|_| Vec::new()).collect(),
        }
    }

    /// One more random action; false once it is over.
    fn act(&mut self, rng: &mut Xoshiro256PlusPlus) -> bool {
        let Some(action) = random_action::<Jogo>(&self.state, rng) else { return false };
        let piles = Jogo::public(&self.state).piles;
        let tops: Vec<Card> = piles.iter().filter_map(|pile| pile.last().copied()).collect();
        let mut told = Told::default();
        carry_out::<Jogo>(&mut self.state, &action, &mut told);
        for heard in told.heard_by(Seat(0)) {
            Jogo::hear(&mut self.memory, heard);
            let Telling::Event(event) = heard else { continue };
            self.note(event, &tops);
        }
        true
    }

    fn note(&mut self, event: &Event, tops: &[Card]) {
        match event {
            Event::Laid { seat, card, from: Origin::Hand, .. } => {
                self.histories[seat.index()].push(Step::Laid(*card));
            }
            Event::Drew { seat, cards } => {
                let came = (0..*cards).map(|_| Step::Came);
                self.histories[seat.index()].extend(came);
            }
            Event::Passed { seat, drew, took_from } => {
                let history = &mut self.histories[seat.index()];
                history.push(Step::Passed(tops.to_vec()));
                let came = usize::from(*drew) + usize::from(took_from.is_some());
                history.extend((0..came).map(|_| Step::Came));
            }
            _ => {}
        }
    }

    fn imagine(&self, rng: &mut Xoshiro256PlusPlus) -> State {
        let known = Known {
            seat: Seat(0),
            seats: self.seats,
            options: self.options,
            public: Jogo::public(&self.state),
            private: Jogo::private(&self.state, Seat(0)),
            memory: self.memory,
        };
        Jogo::imagine(&known, rng)
    }

    fn agrees(&self, world: &State) -> bool {
        self.seats.iter().skip(1).all(|seat| {
            can_be(&self.histories[seat.index()], &Jogo::private(world, seat).hand, self.options)
        })
    }
}

#[test]
fn imagined_hands_agree_with_every_pass_there_ever_was() {
    let mut worlds = 0;
    for seed in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = Seats(2 + (seed % 3) as u8);
        let chosen = ["", "extra_turn=full", "special_symbol=icon", "deck=parity"];
        let mut follower = Follower::new(options(chosen[seed as usize % 4]), seats);
        while follower.act(&mut rng) {
            if Jogo::public(&follower.state).hands.iter().skip(1).all(|cards| *cards == 0) {
                continue;
            }
            assert!(follower.agrees(&follower.state), "the truth agrees with itself");
            let world = follower.imagine(&mut rng);
            assert!(follower.agrees(&world), "seed {seed}: {world:?}");
            worlds += 1;
        }
    }
    assert!(worlds > 500, "only {worlds} worlds were looked at");
}

#[test]
fn who_passed_on_red_holds_no_red_card_and_no_leaf_from_before() {
    let mut memory = Jogo::begin(Options::default(), Seats(2), Seat(0));
    let tops = cards("rL4").into_iter().map(Some).chain([None; 3]).collect();
    let seat = Seat(1);
    for event in [
        Event::Dealt { tops, open: Vec::new() },
        Event::Drew { seat, cards: 1 },
        Event::Passed { seat, drew: true, took_from: None },
    ] {
        Jogo::hear(&mut memory, &Telling::Event(event));
    }
    let [old, new] = &memory.hidden(seat)[..] else { panic!("two hidden cards") };
    let fits = |card: &Card| !card.to_string().starts_with('r') && !card.to_string().contains('L');
    // Green special cards carry a leaf.
    let leaf = |card: &Card| card.to_string().starts_with('g') && card.to_string().len() > 3;
    assert!(old.iter().all(|card| fits(card) && !leaf(card) && card.to_string() != "g+1"));
    assert_eq!(new.len(), 54, "of the new one nothing is known");
    assert_eq!(old.len(), 54 - 9 - 4 - 4, "nine red cards, four more with a leaf, four green ones");
}
