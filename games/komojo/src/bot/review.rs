//! What a review asks of Komojo: worlds that fit what others did, and what a round leads to in the match.

use rand::{Rng, SeedableRng};
use vierblatt_bots::{BotSeat, Dice, Level, Reviewed, Sight, Standing, Tuning};
use vierblatt_game::{Imagine, Message, Seat, Telling, shuffle};

use super::guess::Guess;
use super::notes::Notes;
use super::player::deserving;
use super::round::Round;
use super::skill::Skill;
use crate::cards::Card;
use crate::memory::Memory;
use crate::state::State;
use crate::{Komojo, Move};

/// What a seat makes of all it was told. A review forgets nothing.
#[derive(Clone)]
pub struct Belief {
    my_seat: BotSeat<Komojo>,
    memory: Memory,
    notes: Notes,
}

impl Belief {
    fn guess(&self, sight: &Sight<Komojo>) -> Guess {
        let known = self.my_seat.known(sight, &self.memory);
        Guess::new(&known, &self.notes, Skill::of(Level::LAST))
    }
}

/// Nobody: in a world that all look at from outside, nobody is the one who thinks.
const NOBODY: Seat = Seat(u8::MAX);

impl Reviewed for Komojo {
    type Belief = Belief;
    const LONGEST: u32 = 300;
    const LEVEL_ERRORS: [f64; 5] = [0.0113, 0.0065, 0.0040, 0.0003, 0.0];
    const LUCK_SHARE: f64 = 0.5;
    // Rounds are short, and most actions turn up a card.
    const LUCK_PLAYOUTS: u32 = 250_000;

    fn believe(my_seat: BotSeat<Self>) -> Belief {
        Belief {
            my_seat,
            memory: Komojo::begin(my_seat.options, my_seat.seats, my_seat.seat),
            notes: Notes::new(my_seat.seat, 0),
        }
    }

    fn learn(belief: &mut Belief, told: &Telling<Self>) {
        belief.notes.hear(told, &belief.memory);
        Komojo::hear(&mut belief.memory, told);
    }

    fn worlds(belief: &Belief, sight: &Sight<Self>, seed: u64) -> impl FnMut(&mut Dice) -> Round {
        let guess = belief.guess(sight);
        let state = guess.world(&mut Dice::seed_from_u64(seed));
        let patience = Skill::of(Level::LAST).patience;
        let world = Round::new(&state, belief.my_seat.seat, belief.notes.turns(), patience);
        move |dice| world.in_world(guess.world(dice), dice)
    }

    fn choices(belief: &Belief, sight: &Sight<Self>, world: &Round, seat: Seat) -> Vec<Move> {
        deserving(seat, world, &belief.guess(sight))
    }

    // Most of what happens in a round is chance: quick play sees as much.
    fn plan() -> Option<Tuning> {
        None
    }

    fn standing(world: &Round) -> Standing {
        world.standing_for_review()
    }

    fn open_world(state: &State, rng: &mut impl Rng) -> Round {
        // Near enough: each turn leaves a card on the pile.
        let turns = state.discard_pile().len() as u32;
        let patience = Skill::of(Level::LAST).patience;
        Round::new(state, NOBODY, turns, patience).in_world(*state, rng)
    }

    fn shuffle_unseen(state: &mut State, rng: &mut impl Rng) {
        if state.is_dealt() {
            let draw_pile = state.places.total()..state.draw_end as usize;
            shuffle(&mut state.cards[draw_pile], rng);
        }
    }

    fn kind(_: &Sight<Self>, mv: &Move) -> &'static str {
        match mv {
            Move::Draw | Move::Take(_) => "draw",
            Move::Swap(_) | Move::Drop => "swap",
            Move::Stop => "stop",
            Move::Snap(_) | Move::No => "snap",
            Move::Peek(_) | Move::Spy(_) => "look",
            Move::Trade(..) | Move::Switch(..) => "trade",
        }
    }

    fn explain(seat: Seat, sight: &Sight<Self>, played: &Move, best: &Move) -> Vec<Message> {
        let known = |place: u8| {
            let mut seen = sight.private.known.iter();
            let at = seen.find(|one| one.spot.seat == seat && one.spot.place == place);
            at.map(|one| one.card)
        };
        let top = sight.public.discard.last().copied();
        let mut all = Vec::new();
        match (played, best) {
            (Move::Stop, _) | (_, Move::Stop) => all.extend(seen_sum(seat, sight)),
            (Move::Drop, Move::Swap(place)) => all.extend(sight.private.held.map(|held| {
                let unseen = "komojo-review-dropped-unseen";
                exchange("komojo-review-dropped", unseen, held, known(*place))
            })),
            (Move::Swap(place), Move::Drop) => all.extend(sight.private.held.map(|held| {
                let unseen = "komojo-review-kept-unseen";
                exchange("komojo-review-kept", unseen, held, known(*place))
            })),
            (Move::Swap(one) | Move::Take(one), Move::Swap(other) | Move::Take(other)) => {
                if let (Some(one), Some(other)) = (known(*one), known(*other)) {
                    let places = Message::new("komojo-review-places");
                    all.push(places.number("played", one.value()).number("best", other.value()));
                }
            }
            (Move::Draw, Move::Take(_)) => all.extend(
                top.map(|top| Message::new("komojo-review-left").number("value", top.value())),
            ),
            (Move::Take(_), Move::Draw) => all.extend(
                top.map(|top| Message::new("komojo-review-taken").number("value", top.value())),
            ),
            (Move::No, Move::Snap(place)) => {
                let same = |card: Card| top.is_some_and(|top| top.rank() == card.rank());
                if known(*place).is_some_and(same) {
                    all.push(Message::new("komojo-review-missed-snap"));
                }
            }
            (Move::Snap(place), _) if known(*place).is_none() => {
                all.push(Message::new("komojo-review-blind-snap"));
            }
            _ => {}
        }
        all
    }
}

/// What the seat has seen of its own cards, and how much it counts.
fn seen_sum(seat: Seat, sight: &Sight<Komojo>) -> Option<Message> {
    let own = sight.public.hands.get(seat.index())?;
    let known = sight.private.known.iter().filter(|one| one.spot.seat == seat);
    let values: Vec<i32> = known.map(|one| one.card.value()).collect();
    let message = Message::new("komojo-review-sum").number("known", values.len() as i64);
    Some(message.number("all", own.len() as i64).number("sum", values.iter().sum::<i32>()))
}

/// What a card counts that was kept or not, and what the card counts that would have gone or went, if it was seen.
fn exchange(id: &'static str, unseen: &'static str, held: Card, old: Option<Card>) -> Message {
    match old {
        Some(old) => Message::new(id).number("value", held.value()).number("old", old.value()),
        None => Message::new(unseen).number("value", held.value()),
    }
}
