//! What a review asks of Königs-Rommé: rounds played out in worlds that fit what others took, last turns to the
//! point (KR-14 to KR-17), and the game of one for certain (KR-20 to KR-24).

use rand::{Rng, SeedableRng};
use vierblatt_bots::World as _;
use vierblatt_bots::{BotSeat, Dice, Exact, Limit, Reviewed, Sight, Standing, Tuning};
use vierblatt_game::{Imagine, Known, MAX_SEATS, Message, PerSeat, Seat, Seats, Telling, shuffle};

use super::hand::Taste;
use super::next_card::NextCard;
use super::quick::barred_after_take;
use super::world::World;
use super::{belief, quick, solo};
use crate::cards::{Card, Cards, Rank};
use crate::event::Event;
use crate::legal::Legal;
use crate::melds::{best_without, fewest, lay_all};
use crate::memory::Memory;
use crate::moves::Move;
use crate::solo::Solo;
use crate::solver::{Position, best_put, spare};
use crate::state::{Phase, State, TableState};
use crate::{KoenigsRomme, Public};

/// What a seat makes of all it was told.
#[derive(Clone)]
pub struct Belief {
    my_seat: BotSeat<KoenigsRomme>,
    memory: Memory,
    /// How often each seat has drawn from the draw pile, as the bot counts it.
    draws: [u8; MAX_SEATS],
    is_reshuffled: bool,
}

impl Belief {
    fn known(&self, sight: &Sight<KoenigsRomme>) -> Known<KoenigsRomme> {
        self.my_seat.known(sight, &self.memory)
    }

    /// The table as the seat sees it; what it cannot see is made up.
    fn table(&self, sight: &Sight<KoenigsRomme>) -> Option<TableState> {
        match KoenigsRomme::imagine(&self.known(sight), &mut Dice::seed_from_u64(0)) {
            State::Table(table) => Some(table),
            State::Solo(_) => None,
        }
    }
}

impl Reviewed for KoenigsRomme {
    type Belief = Belief;
    const LONGEST: u32 = 2000;
    const LEVEL_ERRORS: [f64; 5] = [0.0037, 0.0026, 0.0015, 0.0011, 0.0001];
    const LUCK_SHARE: f64 = 0.9;

    fn believe(my_seat: BotSeat<Self>) -> Belief {
        let memory = KoenigsRomme::begin(my_seat.options, my_seat.seats, my_seat.seat);
        Belief { my_seat, memory, draws: [0; MAX_SEATS], is_reshuffled: false }
    }

    fn learn(belief: &mut Belief, told: &Telling<Self>) {
        KoenigsRomme::hear(&mut belief.memory, told);
        match told {
            Telling::Event(event @ (Event::Deal { .. } | Event::Shuffle { .. })) => {
                belief.draws = [0; MAX_SEATS];
                belief.is_reshuffled = matches!(event, Event::Shuffle { .. });
            }
            Telling::Event(Event::Draw { seat }) if !belief.is_reshuffled => {
                let draws = &mut belief.draws[seat.index()];
                *draws = draws.saturating_add(1);
            }
            _ => {}
        }
    }

    fn worlds(belief: &Belief, sight: &Sight<Self>, _: u64) -> impl FnMut(&mut Dice) -> World {
        let (known, me, draws) = (belief.known(sight), belief.my_seat.seat, belief.draws);
        let solo = match &sight.public {
            Public::Solo(public) => solo::seen(public),
            Public::Table(_) => None,
        };
        move |dice| {
            if let Some(solo) = solo {
                return World::new(&State::Solo(solo), Taste::GOOD);
            }
            let mut state = KoenigsRomme::imagine(&known, dice);
            if let State::Table(table) = &mut state
                && table.out().is_none()
            {
                let eye = quick::eye(table, Cards::NONE, Taste::GOOD);
                let taken = |seat: Seat| known.memory.taken(seat);
                belief::collect(table, me, &draws, taken, &eye, dice);
            }
            World::new(&state, Taste::GOOD)
        }
    }

    fn choices(_: &Belief, sight: &Sight<Self>, world: &World, seat: Seat) -> Vec<Move> {
        if let Public::Solo(public) = &sight.public {
            return best_put(public).into_iter().collect();
        }
        let mut candidates = Vec::new();
        world.candidates(seat, &mut candidates);
        let mut moves: Vec<Move> = candidates.into_iter().map(|candidate| candidate.mv).collect();
        if matches!(sight.legal, Legal::Draw) {
            // Whatever the top card is, it could have been taken.
            for mv in [Move::Draw, Move::Take] {
                if !moves.contains(&mv) {
                    moves.push(mv);
                }
            }
        }
        moves
    }

    /// KR-13: what is laid never matters again, so of all ways to go out with one discard one stands for all.
    fn representative(sight: &Sight<Self>, mv: &Move) -> Move {
        let (Public::Table(public), Move::Lay(lay)) = (&sight.public, mv) else { return *mv };
        let Some(laid) = lay.cards().filter(|_| public.out.is_none()) else { return *mv };
        let hand: Cards = sight.private.hand.iter().copied().collect();
        let left = laid.iter().fold(hand, Cards::without);
        let mut left_cards = left.iter();
        match (left_cards.next(), left_cards.next()) {
            (Some(discard), None) => {
                lay_all(hand.without(discard), public.wild).map_or(*mv, Move::Lay)
            }
            _ => *mv,
        }
    }

    // Moves are compared by playing rounds out; a tree sees no more here.
    fn plan() -> Option<Tuning> {
        None
    }

    fn standing(world: &World) -> Standing {
        world.standing()
    }

    fn exact_chances(state: &State) -> Option<PerSeat<f32>> {
        let State::Solo(solo) = state else { return None };
        if !solo.is_dealt {
            return None;
        }
        let can_be_won = solo.is_won() || spare(&position(solo)).is_some();
        Some(PerSeat::same(Seats(1), f32::from(u8::from(can_be_won))))
    }

    fn open_world(state: &State, _: &mut impl Rng) -> World {
        World::new(state, Taste::GOOD)
    }

    /// The draw pile. Alone, the order of the pile decides nothing.
    fn shuffle_unseen(state: &mut State, rng: &mut impl Rng) {
        if let State::Table(table) = state
            && matches!(table.phase, Phase::Draw | Phase::Play)
        {
            let draw_pile = table.draw_at as usize..table.laid_at as usize;
            shuffle(&mut table.lying[draw_pile], rng);
        }
    }

    fn exactly(belief: &Belief, sight: &Sight<Self>, moves: &[Move]) -> Option<Vec<Exact>> {
        if let Public::Solo(public) = &sight.public {
            let seen = solo::seen(public)?;
            return Some(moves.iter().map(|mv| alone(&seen, mv)).collect());
        }
        let table = belief.table(sight)?;
        // KR-14: only once somebody has gone out is the turn the seat's last one.
        table.out()?;
        let hand = table.hand(belief.my_seat.seat);
        let mut dice = Dice::seed_from_u64(1);
        let next = matches!(sight.legal, Legal::Draw)
            .then(|| NextCard::known(&belief.known(sight), &Limit::NORMAL, &mut dice));
        let exact = |mv: &Move| {
            let points = last_points(&table, hand, next.as_ref(), mv)?;
            Some(Exact { points: Some(points), chance: None })
        };
        moves.iter().map(exact).collect()
    }

    fn kind(sight: &Sight<Self>, mv: &Move) -> &'static str {
        let is_last = matches!(&sight.public, Public::Table(public) if public.out.is_some());
        match mv {
            Move::Put { .. } => "put",
            Move::Draw | Move::Take if is_last => "last-draw",
            _ if is_last => "last-play",
            Move::Draw | Move::Take => "draw",
            Move::Lay(_) => "lay",
            Move::Discard(_) => "discard",
        }
    }

    fn explain(_: Seat, sight: &Sight<Self>, played: &Move, best: &Move) -> Vec<Message> {
        let public = match &sight.public {
            Public::Solo(_) => return vec![Message::new("koenigs-romme-review-packing")],
            Public::Table(public) => public,
        };
        let hand: Cards = sight.private.hand.iter().copied().collect();
        let wild = public.wild;
        let with_top = || {
            let top = *public.discard.last()?;
            Some((top, fewest(hand.with(top), None, wild)?.1.points))
        };
        let message = match (played, best) {
            (Move::Discard(_), Move::Lay(_)) if public.out.is_none() => {
                Some(Message::new("koenigs-romme-review-out"))
            }
            (Move::Draw, Move::Take) => with_top().map(|(top, points)| {
                let left = Message::new("koenigs-romme-review-left").text("card", top);
                left.number("points", points)
            }),
            (Move::Take, Move::Draw) => with_top().map(|(top, points)| {
                let taken = Message::new("koenigs-romme-review-taken").text("card", top);
                taken.number("points", points)
            }),
            (Move::Discard(one), Move::Discard(other)) => {
                let left = |card: Card| best_without(hand, card, wild).points;
                let discard = Message::new("koenigs-romme-review-discard");
                Some(discard.number("played", left(*one)).number("best", left(*other)))
            }
            _ => None,
        };
        message.into_iter().collect()
    }
}

/// Whether the game of one can still be won after this move.
fn alone(seen: &Solo, mv: &Move) -> Exact {
    let mut after = *seen;
    crate::solo::apply(&mut after, mv, &mut ());
    let can_be_won = after.is_won() || spare(&position(&after)).is_some();
    Exact { points: None, chance: Some(f32::from(u8::from(can_be_won))) }
}

fn position(solo: &Solo) -> Position {
    let stock = solo.card().into_iter().chain(solo.draw_pile().iter().copied()).collect();
    Position::new(solo.hands, !solo.finished, stock)
}

/// KR-15 to KR-17: the points the seat keeps after this move of its last turn, on average.
fn last_points(table: &TableState, hand: Cards, next: Option<&NextCard>, mv: &Move) -> Option<f32> {
    let (wild, barred) = (table.wild(), table.barred());
    let points = |hand, barred| fewest(hand, barred, wild).map(|(_, best)| f32::from(best.points));
    match mv {
        Move::Draw => Some(next?.average(|card| points(hand.with(card), None).unwrap_or(0.0))),
        Move::Take => {
            let top = table.discard_pile().next_back()?;
            points(hand.with(top), barred_after_take(table, hand, top))
        }
        Move::Discard(card) => Some(f32::from(hand.without(*card).points(wild))),
        Move::Lay(lay) => {
            let left = lay.cards()?.iter().fold(hand, Cards::without);
            Some(f32::from(left.points(wild) - dearest(left, barred, wild)))
        }
        Move::Put { .. } => None,
    }
}

/// What the most expensive card counts that may be discarded.
fn dearest(cards: Cards, barred: Option<Card>, wild: Rank) -> u16 {
    let free = cards.iter().filter(|card| Some(*card) != barred);
    free.map(|card| card.points(wild)).max().unwrap_or(0)
}
