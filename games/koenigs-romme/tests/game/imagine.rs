//! Imagined worlds against what was told, with a bookkeeping of its own: for the present draw pile, who
//! can have drawn which of its cards.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_game::{
    Action, Game, Imagine, Known, Seat, Seats, Telling, Told, carry_out, random_action,
};
use vierblatt_koenigs_romme::{
    Card, Cards, Chance, Event, KINDS, KoenigsRomme, Options, ReturnDiscard, Secret, State,
    TableState,
};

use crate::scenario::{Scenario, options};

/// What one seat can say about the present draw pile and the others' cards.
#[derive(Clone)]
struct Notes {
    seat: Seat,
    discard: Vec<Card>,
    /// What the draw pile had when it was made, less what this seat drew of it.
    pile: Counts,
    /// What the others drew of it: how many.
    drawn: [usize; 7],
    /// What the others had in hand that was known when the pile was made or was taken since, and what
    /// they have shed since.
    shed: [Counts; 7],
    taken: [Counts; 7],
}

type Counts = [i32; KINDS];

fn counts(cards: impl IntoIterator<Item = Card>) -> Counts {
    let mut counts = [0; KINDS];
    cards.into_iter().for_each(|card| counts[card.index()] += 1);
    counts
}

impl Notes {
    fn new(seat: Seat) -> Self {
        let none = [0; KINDS];
        Notes {
            seat,
            discard: Vec::new(),
            pile: none,
            drawn: [0; 7],
            shed: [none; 7],
            taken: [none; 7],
        }
    }

    fn hear(&mut self, told: &Telling<KoenigsRomme>) {
        match told {
            Telling::Event(Event::Deal { cards, discard, .. }) => {
                *self = Notes::new(self.seat);
                self.discard.push(*discard);
                // Dealt cards are drawn from the first pile.
                self.pile = counts(Cards::ALL.without(*discard).iter());
                self.drawn = [usize::from(*cards); 7];
            }
            Telling::Secret(Secret::Hand { cards }) => {
                for card in cards {
                    self.pile[card.index()] -= 1;
                }
            }
            Telling::Secret(Secret::Drew { card }) => self.pile[card.index()] -= 1,
            Telling::Event(Event::Draw { seat }) => self.drawn[seat.index()] += 1,
            Telling::Event(Event::Take { seat, card }) => {
                self.discard.pop();
                self.taken[seat.index()][card.index()] += 1;
            }
            Telling::Event(Event::Shuffle { cards }) => {
                let kept = self.discard.split_off(usize::from(*cards));
                self.pile = counts(std::mem::replace(&mut self.discard, kept));
                self.drawn = [0; 7];
                self.shed = [[0; KINDS]; 7];
            }
            Telling::Event(Event::Lay { seat, combinations, .. }) => {
                combinations.iter().flatten().for_each(|card| self.sheds(*seat, *card));
            }
            Telling::Event(Event::Discard { seat, card }) => {
                self.sheds(*seat, *card);
                self.discard.push(*card);
            }
            Telling::Event(_) => {}
        }
    }

    fn sheds(&mut self, seat: Seat, card: Card) {
        self.shed[seat.index()][card.index()] += 1;
        let taken = &mut self.taken[seat.index()][card.index()];
        *taken = (*taken - 1).max(0);
    }

    /// Whether the others can have drawn from the present pile what is missing of it: each as many as it
    /// drew, and only what it holds or has shed since.
    fn allow(&self, table: &TableState) -> bool {
        let left = counts(table.draw_pile());
        let missing: Counts = std::array::from_fn(|card| self.pile[card] - left[card]);
        let mut draws = Draws { of: [[0; KINDS]; 7], room: [[0; KINDS]; 7], left: [0; 7] };
        for seat in table.seats().iter().filter(|seat| *seat != self.seat) {
            let hand = counts(table.hand(seat).iter());
            let shed = self.shed[seat.index()];
            draws.room[seat.index()] = std::array::from_fn(|card| hand[card] + shed[card]);
            draws.left[seat.index()] = self.drawn[seat.index()] as i32;
        }
        missing.iter().all(|count| *count >= 0)
            && missing.iter().sum::<i32>() == draws.left.iter().sum::<i32>()
            && (0..KINDS).all(|card| (0..missing[card]).all(|_| draws.place(card, &mut [false; 7])))
    }
}

/// Who drew what: the cards of a pile are given to seats, as long as there is a way.
struct Draws {
    of: [Counts; 7],
    /// How many of each card a seat can have drawn.
    room: [Counts; 7],
    /// How many draws a seat has left.
    left: [i32; 7],
}

impl Draws {
    /// Finds a seat for one more of this card, moving others to other seats where that helps.
    fn place(&mut self, card: usize, tried: &mut [bool; 7]) -> bool {
        for seat in 0..7 {
            if tried[seat] || self.of[seat][card] >= self.room[seat][card] {
                continue;
            }
            tried[seat] = true;
            let moved = if self.left[seat] > 0 {
                self.left[seat] -= 1;
                true
            } else {
                let others: Vec<_> = (0..KINDS).filter(|other| self.of[seat][*other] > 0).collect();
                let moved = others.into_iter().find(|other| self.place(*other, tried));
                if let Some(other) = moved {
                    self.of[seat][other] -= 1;
                }
                moved.is_some()
            };
            if moved {
                self.of[seat][card] += 1;
                return true;
            }
        }
        false
    }
}

#[test]
fn imagined_worlds_agree_with_every_draw_take_and_reshuffle_that_was_seen() {
    let mut shuffled = 0;
    for (game, seats) in (0..96).zip((2..=7).cycle()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let options = Options {
            return_discard: if game % 2 == 0 {
                ReturnDiscard::Allowed
            } else {
                ReturnDiscard::Forbidden
            },
            first_round: 1 + (game * 5 % 11) as u8,
            ..Options::default()
        };
        let seats = Seats(seats);
        let mut state = KoenigsRomme::new(options, seats);
        let mut memories: Vec<_> =
            seats.iter().map(|seat| KoenigsRomme::begin(options, seats, seat)).collect();
        let mut notes: Vec<_> = seats.iter().map(Notes::new).collect();
        let mut told = Told::default();
        let mut n = 0;
        while let Some(action) = random_action::<KoenigsRomme>(&state, &mut rng) {
            shuffled += u32::from(matches!(action, Action::Chance(Chance::Shuffle(_))));
            told.0.clear();
            carry_out::<KoenigsRomme>(&mut state, &action, &mut told);
            for seat in seats.iter() {
                for heard in told.heard_by(seat) {
                    KoenigsRomme::hear(&mut memories[seat.index()], heard);
                    notes[seat.index()].hear(heard);
                }
            }
            n += 1;
            let is_dealt = !matches!(KoenigsRomme::phase(&state), "dealer" | "deal");
            if is_dealt && n % 7 == 0 {
                let seat = Seat((n % usize::from(seats.0)) as u8);
                let world = imagined(&state, seats, options, seat, &memories, &mut rng);
                let State::Table(table) = world else { panic!("not solo") };
                assert!(notes[seat.index()].allow(&table), "game {game}, action {n}: {table:?}");
                for other in seats.iter().filter(|other| *other != seat) {
                    let hand = counts(table.hand(other).iter());
                    let taken = notes[seat.index()].taken[other.index()];
                    assert!((0..KINDS).all(|card| taken[card] <= hand[card]), "what {other} took");
                }
            }
        }
        points_are_those_told(&state, seats, options, &memories, &mut rng);
    }
    assert!(shuffled > 50, "{shuffled} reshuffles are too few to say anything");
}

fn imagined(
    state: &State,
    seats: Seats,
    options: Options,
    seat: Seat,
    memories: &[<KoenigsRomme as Imagine>::Memory],
    rng: &mut Xoshiro256PlusPlus,
) -> State {
    let known = Known {
        seat,
        seats,
        options,
        public: KoenigsRomme::public(state),
        private: KoenigsRomme::private(state, seat),
        memory: memories[seat.index()].clone(),
    };
    KoenigsRomme::imagine(&known, rng)
}

/// When all is over, everyone has shown what was left, and all know the points.
fn points_are_those_told(
    state: &State,
    seats: Seats,
    options: Options,
    memories: &[<KoenigsRomme as Imagine>::Memory],
    rng: &mut Xoshiro256PlusPlus,
) {
    for seat in seats.iter() {
        let world = imagined(state, seats, options, seat, memories, rng);
        let (State::Table(truth), State::Table(table)) = (state, world) else { panic!("not solo") };
        for other in seats.iter() {
            let points = |table: &TableState| table.hand(other).points(table.wild());
            assert_eq!(points(&table), points(truth), "{other} through the eyes of {seat}");
        }
    }
}

/// A scene through the ears of a seat.
fn worlds(scene: &Scenario, seat: u8, seats: u8, chosen: Options) -> Vec<TableState> {
    let (seat, seats) = (Seat(seat), Seats(seats));
    let mut memory = KoenigsRomme::begin(chosen, seats, seat);
    scene.told.heard_by(seat).for_each(|heard| KoenigsRomme::hear(&mut memory, heard));
    let mut memories = vec![memory.clone(); 7];
    memories[seat.index()] = memory;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let world = |_| match imagined(&scene.state, seats, chosen, seat, &memories, &mut rng) {
        State::Table(table) => table,
        State::Solo(_) => panic!("not solo"),
    };
    (0..200).map(world).collect()
}

fn card(text: &str) -> Card {
    Card::read(text).unwrap()
}

#[test]
fn what_another_seat_took_it_still_has() {
    let mut scene = Scenario::dealt("", &["4s 5d 6h", "8d 9d Td"], "Qt", "Jt Ks");
    scene.play(&["0 take", "0 discard 4s"]);
    let worlds = worlds(&scene, 1, 2, Options::default());
    assert!(worlds.iter().all(|table| table.hand(Seat(0)).count(card("Qt")) > 0));
    let others: Cards = worlds.iter().fold(Cards::NONE, |mut seen, table| {
        for card in table.hand(Seat(0)).iter() {
            if seen.count(card) == 0 {
                seen.add(card);
            }
        }
        seen
    });
    assert!(others.len() > 40, "the rest may be nearly anything");
    assert_eq!(others.count(card("8d")) + others.count(card("4s")), 2, "twins are still about");
}

#[test]
fn discarding_what_was_just_taken_where_that_is_forbidden_proves_a_twin() {
    let forbidden = "return_discard=forbidden";
    let mut scene = Scenario::dealt(forbidden, &["Qt 5d 6h", "8d 9d Td"], "Qt", "Jt Ks");
    scene.play(&["0 take"]);
    // As long as it has not, both are possible: the queen barred, or not.
    let before = worlds(&scene, 1, 2, options(forbidden));
    assert!(before.iter().any(|table| table.barred().is_none()));
    assert!(before.iter().any(|table| table.barred() == Some(card("Qt"))));
    scene.play(&["0 discard Qt"]);
    let after = worlds(&scene, 1, 2, options(forbidden));
    assert!(after.iter().all(|table| table.hand(Seat(0)).count(card("Qt")) == 1));
}

#[test]
fn with_two_players_a_reshuffle_shows_what_the_other_holds() {
    let mut scene = Scenario::dealt("", &["4s 5d 6h", "8d 9d Td"], "Qt", "");
    scene.idle_until_left(1);
    let seat = scene.turn();
    scene.play(&[&format!("{seat} draw")]);
    scene.play(&[&format!("~ shuffle {}", scene.discard())]);
    let State::Table(truth) = scene.state else { panic!("not solo") };
    for seat in [0, 1] {
        let other = Seat(1 - seat);
        for table in worlds(&scene, seat, 2, Options::default()) {
            assert_eq!(table.hand(other), truth.hand(other), "nothing else is unseen");
        }
    }
}
