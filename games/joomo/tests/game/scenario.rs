//! Tables set up for one situation: chosen hands, moves as text, and searches for rarer ones.

use std::ops::Deref;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use vierblatt_game::{Action, Game, Seat, Seats, Stage, Turn, carry_out, random_action};
use vierblatt_game_testing::{Position, read};
use vierblatt_joomo::{Card, Cards, Event, HAND, Joomo, Move, Refusal, State};

/// How many random games a search tries. The rarest situation here takes some tens of thousands.
const MOST_GAMES: u64 = 1_000_000;

/// A table in some situation.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    position: Position<Joomo>,
    /// What all heard since the table was set up.
    pub(crate) heard: Vec<Event>,
}

/// The cards of a text: `07 12`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
}

/// A deal in which each seat has the cards named for it; hands are filled up with the lowest cards
/// nobody is named for, tens last.
pub(crate) fn deal(hands: &[&str]) -> String {
    let deck = Cards::deck(Seats(hands.len() as u8));
    let named: Cards = hands.iter().flat_map(|hand| cards(hand)).collect();
    let mut rest = (deck - named - Cards::TENS).iter().chain(((deck - named) & Cards::TENS).iter());
    let mut order: Vec<Card> = Vec::new();
    for hand in hands.iter().map(|hand| cards(hand)) {
        let missing = HAND - hand.len();
        order.extend(hand);
        order.extend(rest.by_ref().take(missing));
    }
    order.extend(rest);
    let words: Vec<String> = order.iter().map(Card::to_string).collect();
    format!("~ deal {}", words.join(" "))
}

impl Deref for Scenario {
    type Target = Position<Joomo>;

    fn deref(&self) -> &Position<Joomo> {
        &self.position
    }
}

impl Scenario {
    fn at(state: State) -> Self {
        Scenario { position: Position { state }, heard: Vec::new() }
    }

    /// A table before anything has happened.
    pub(crate) fn new(seats: u8, chosen: &str) -> Self {
        Scenario::at(Joomo::new(vierblatt_game_testing::chosen(chosen), Seats(seats)))
    }

    /// A first round with these hands, see [`deal`]. Seat 0 leads.
    pub(crate) fn dealt(chosen: &str, hands: &[&str]) -> Self {
        let mut table = Scenario::new(hands.len() as u8, chosen);
        table.play(&[&format!("~ dealer {}", hands.len() - 1), &deal(hands)]);
        table
    }

    /// A first round played until nobody has more than the named cards and this seat leads. How
    /// the tricks went until then follows from nothing but the arguments.
    pub(crate) fn late(chosen: &str, keep: &[&str], leader: u8) -> Self {
        let kept: Cards = keep.iter().flat_map(|hand| cards(hand)).collect();
        'search: for seed in 0..MOST_GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut table = Scenario::dealt(chosen, keep);
            loop {
                let (seat, moves) = table.moves();
                let sizes = Joomo::public(&table.state).hand_sizes;
                let done = sizes
                    .iter()
                    .all(|(seat, size)| size as usize == cards(keep[seat.index()]).len());
                if done && Joomo::phase(&table.state) == "lead" && seat == Seat(leader) {
                    table.heard.clear();
                    return table;
                }
                let spare: Vec<Move> = moves
                    .into_iter()
                    .filter(|mv| match mv {
                        Move::Play(card) | Move::On(card, _) => !kept.contains(*card),
                        _ => true,
                    })
                    .collect();
                if spare.is_empty() {
                    continue 'search;
                }
                let n = rand_below(&mut rng, spare.len());
                table.act(&Action::Move(seat, spare[n])).unwrap();
            }
        }
        panic!("no way to get there was found");
    }

    /// The first table among random games where this is so.
    pub(crate) fn find(seats: u8, chosen: &str, wanted: impl Fn(&State) -> bool) -> Self {
        for seed in 0..MOST_GAMES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = Scenario::new(seats, chosen).state;
            while let Some(action) = random_action::<Joomo>(&state, &mut rng) {
                if wanted(&state) {
                    return Scenario::at(state);
                }
                carry_out::<Joomo>(&mut state, &action, &mut ());
            }
            if wanted(&state) {
                return Scenario::at(state);
            }
        }
        panic!("no such game was found");
    }

    /// Plays a round in which only one seat wants tricks: the others pass where they may and
    /// otherwise play their lowest card that is not a ten. Needs `second_card=may_pass`.
    pub(crate) fn play_for(&mut self, greedy: u8) {
        let round = Joomo::round(&self.state);
        while let (true, Turn::Seats(_)) =
            (Joomo::round(&self.state) == round, Joomo::turn(&self.state))
        {
            if Joomo::stage(&self.state) == Stage::Vote {
                return;
            }
            let (seat, moves) = self.moves();
            let is_ten = |mv: &&Move| matches!(mv, Move::Play(card) if Cards::TENS.contains(*card));
            let mv = if seat != Seat(greedy) && moves.contains(&Move::Pass) {
                Move::Pass
            } else if seat == Seat(greedy) {
                moves[0]
            } else {
                *moves.iter().find(|mv| !is_ten(mv)).unwrap()
            };
            self.act(&Action::Move(seat, mv)).unwrap();
        }
    }

    /// Carries out actions as records write them. All must be legal.
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            let read = read::<Joomo>(&self.state, action)
                .unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            self.act(&read).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            self.state.validate();
        }
        self
    }

    fn moves(&self) -> (Seat, Vec<Move>) {
        use vierblatt_game::Moves as _;
        let seat = Seat(self.turn());
        (seat, Joomo::legal(&self.state, seat).to_vec())
    }

    fn act(&mut self, action: &Action<Joomo>) -> Result<(), Refusal> {
        let mut told = vierblatt_game::Told::default();
        Joomo::act(&mut self.position.state, action, &mut told)?;
        self.heard.extend(told.heard_by_all());
        Ok(())
    }
}

fn rand_below(rng: &mut Xoshiro256PlusPlus, below: usize) -> usize {
    use rand_xoshiro::rand_core::Rng as _;
    (rng.next_u64() % below as u64) as usize
}
