//! What a review asks of JOGO!: worlds in which nobody who passed could have laid, and who wins from there.

use rand::Rng;
use vierblatt_bots::{
    BotSeat, Dice, Level, Reviewed, Sight, Skilled, Standing, Tuning, win_shares,
};
use vierblatt_game::{Imagine, Message, Outcome, Seat, Telling, shuffle};

use super::estimate::chances;
use super::skill::Skill;
use super::world::Round;
use crate::Jogo;
use crate::deck::DECK;
use crate::imagine::Imagination;
use crate::memory::Memory;
use crate::moves::{Move, Source};
use crate::scene::matches_twice;
use crate::state::{PILES, Phase, State};
use crate::view::Public;

/// What a seat makes of all it was told.
#[derive(Clone)]
pub struct Belief {
    my_seat: BotSeat<Jogo>,
    memory: Memory,
}

impl Reviewed for Jogo {
    type Belief = Belief;
    // About three turns each: from there the estimate is better than a game decided by quick play.
    const LONGEST: u32 = 12;
    const LEVEL_ERRORS: [f64; 5] = [0.0137, 0.0088, 0.0088, 0.0035, 0.0015];
    const LUCK_SHARE: f64 = 0.88;
    const LUCK_PLAYOUTS: u32 = 60_000;

    fn believe(my_seat: BotSeat<Self>) -> Belief {
        Belief { my_seat, memory: Jogo::begin(my_seat.options, my_seat.seats, my_seat.seat) }
    }

    fn learn(belief: &mut Belief, told: &Telling<Self>) {
        Jogo::hear(&mut belief.memory, told);
    }

    fn worlds(belief: &Belief, sight: &Sight<Self>, _: u64) -> impl FnMut(&mut Dice) -> Round {
        let imagination = Imagination::new(&belief.my_seat.known(sight, &belief.memory));
        let skill = Skill::of(Level::LAST);
        move |dice| Round::new(&imagination.world(dice), skill)
    }

    fn plan() -> Option<Tuning> {
        Some(Jogo::tuning(Level::LAST))
    }

    fn standing(world: &Round) -> Standing {
        let state = world.state();
        let chances = match state.outcome() {
            Some(Outcome::Placed { places, .. }) => win_shares(&places),
            _ => chances(state, &Skill::of(Level::LAST).weights[state.seats.count() - 2]),
        };
        Standing { chances, points: None }
    }

    fn open_world(state: &State, _: &mut impl Rng) -> Round {
        Round::new(state, Skill::of(Level::LAST))
    }

    /// JG-04, JG-05: what lies face down in the draw pile and in front of everybody.
    fn shuffle_unseen(state: &mut State, rng: &mut impl Rng) {
        if matches!(state.phase, Phase::Start | Phase::Deal | Phase::Over) {
            return;
        }
        let mut stretches = Vec::with_capacity(1 + state.seats.count() * PILES);
        stretches.push(DECK - state.draw as usize..DECK);
        for seat in state.seats.iter() {
            for place in 0..PILES {
                let end = state.end_of_pile(seat, place);
                stretches.push(end - state.down_pile(seat, place).len()..end);
            }
        }
        let mut cards: Vec<u8> =
            stretches.iter().flat_map(|stretch| state.dealt[stretch.clone()].to_vec()).collect();
        shuffle(&mut cards, rng);
        for (at, card) in stretches.into_iter().flatten().zip(cards) {
            state.dealt[at] = card;
        }
    }

    fn kind(sight: &Sight<Self>, mv: &Move) -> &'static str {
        match mv {
            Move::Lay { from: Source::Open(_), .. } => "open",
            Move::Lay { .. } if sight.public.phase == Phase::Extra => "extra",
            Move::Lay { .. } => "lay",
            Move::Pass(_) => "pass",
            Move::End => "end",
        }
    }

    fn explain(seat: Seat, sight: &Sight<Self>, played: &Move, best: &Move) -> Vec<Message> {
        let public = &sight.public;
        let mut all = Vec::new();
        if let (Move::Pass(Some(_)), Move::Pass(Some(place))) = (played, best) {
            let cards = public.down.get(seat.index()).map(|down| down[usize::from(place.0)]);
            all.extend(
                cards.map(|cards| {
                    Message::new("jogo-review-pile").number("cards", i64::from(cards))
                }),
            );
        }
        let extra = |mv: &Move| earns_extra(seat, public, mv);
        if extra(best) && !extra(played) {
            all.push(Message::new("jogo-review-extra"));
        }
        let open = |mv: &Move| matches!(mv, Move::Lay { from: Source::Open(_), .. });
        let hand = |mv: &Move| matches!(mv, Move::Lay { from: Source::Hand(_), .. });
        if open(best) && hand(played) {
            all.push(Message::new("jogo-review-open"));
        } else if hand(best) && open(played) {
            all.push(Message::new("jogo-review-hand"));
        }
        if *played == Move::End && matches!(best, Move::Lay { .. }) {
            all.push(Message::new("jogo-review-end"));
        }
        all.truncate(2);
        all
    }
}

/// JG-11: whether the move lays a card on one of its colour and symbol.
fn earns_extra(seat: Seat, public: &Public, mv: &Move) -> bool {
    let Move::Lay { from, pile, .. } = mv else { return false };
    let card = match from {
        Source::Hand(card) => Some(*card),
        Source::Open(place) => {
            let open = public.open.get(seat.index());
            open.and_then(|open| *open.get(usize::from(place.0))?)
        }
    };
    let top = public.piles.get(usize::from(pile.0)).and_then(|pile| pile.last());
    let is_new = matches!(public.phase, Phase::Found { .. });
    match (card, top) {
        (Some(card), Some(top)) if !is_new => matches_twice(card, *top, public),
        _ => false,
    }
}
