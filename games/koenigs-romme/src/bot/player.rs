//! The bot: what it hears, and how it decides.

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Considered, Dice, Level, Limit, Player, Sight, weigh};
use vierblatt_game::{Imagine, Known, MAX_SEATS, Moves, Seat, Telling};

use super::hand::{Eye, Taste};
use super::last_turn::last_draw;
use super::next_card::NextCard;
use super::skill::{Imagination, Skill, SoloSkill};
use super::world::{World, ranked_discards};
use super::{belief, quick, solo};
use crate::cards::Cards;
use crate::event::Event;
use crate::legal::Legal;
use crate::memory::Memory;
use crate::moves::Move;
use crate::solo::Solo;
use crate::state::{State, TableState};
use crate::{KoenigsRomme, Public, PublicSolo, melds, solver};

/// A bot in one seat.
pub struct Bot {
    my_seat: BotSeat<KoenigsRomme>,
    skill: Skill,
    memory: Memory,
    /// How often each seat has drawn from the draw pile this round, as long as it was not
    /// reshuffled: then what it collected is not among what is drawn.
    draws: [u8; MAX_SEATS],
    is_reshuffled: bool,
    dice: Dice,
    solver: solver::Player,
}

/// A move, and what it is thought to cost.
type Priced = (Move, f32);

impl Bot {
    /// One of this level. The seed decides all it does by chance.
    pub(super) fn new(my_seat: BotSeat<KoenigsRomme>, level: Level, seed: u64) -> Self {
        Bot {
            memory: KoenigsRomme::begin(my_seat.options, my_seat.seats, my_seat.seat),
            my_seat,
            skill: Skill::of(level),
            draws: [0; MAX_SEATS],
            is_reshuffled: false,
            dice: Dice::seed_from_u64(seed),
            solver: solver::Player::default(),
        }
    }

    /// What to do at a table of two to seven.
    fn at_table(
        &mut self,
        legal: &Legal,
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
    ) -> Option<Move> {
        // Of this world only what the seat sees is looked at.
        let State::Table(table) = KoenigsRomme::imagine(known, &mut self.dice) else { return None };
        let eye = self.eye(&table);
        let quick = quick::quick_move(&table, self.my_seat.seat, &eye);
        match (legal, table.out()) {
            (Legal::Draw, Some(_)) => {
                let hand = table.hand(self.my_seat.seat);
                Some(last_draw(&table, hand, &self.next_card(hand, known, limit)))
            }
            (Legal::Play(_), Some(_)) => Some(quick),
            (Legal::Draw, None) => {
                let moves = self.draws(&table, &eye, known, limit);
                self.compare(moves, known, limit).or(Some(quick))
            }
            (Legal::Play(_), None) => {
                let moves = self.plays(&table, &eye, known, limit);
                self.compare(moves, known, limit).or(Some(quick))
            }
            _ => None,
        }
    }

    fn eye(&self, table: &TableState) -> Eye {
        let visible: Cards =
            if self.skill.watches { table.discard_pile().collect() } else { Cards::NONE };
        quick::eye(table, visible, self.skill.taste)
    }

    /// What it expects to draw.
    fn next_card(
        &mut self,
        hand: Cards,
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
    ) -> NextCard {
        if self.skill.watches {
            NextCard::known(known, limit, &mut self.dice)
        } else {
            NextCard::any_of(hand.iter().fold(Cards::ALL, Cards::without))
        }
    }

    /// KR-06: both ways to draw, where it is worth a thought.
    fn draws(
        &mut self,
        table: &TableState,
        eye: &Eye,
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
    ) -> Vec<Priced> {
        let hand = table.hand(self.my_seat.seat);
        let is_question = table.discard_pile().next_back().is_some_and(|top| {
            quick::is_related(hand, top, eye.wild)
                && !top.is_wild(eye.wild)
                && eye.outs(hand.with(top), quick::barred_after_take(table, hand, top)) == 0
        });
        let Some(foresight) = self.skill.foresight.filter(|_| is_question) else {
            return Vec::new();
        };
        let next = self.next_card(hand, known, limit);
        let gain = foresight.gain_by_drawing(table, hand, &next, eye);
        vec![(Move::Draw, 0.0), (Move::Take, gain)]
    }

    /// KR-08, KR-12: the discards that deserve a thought, or what can be laid down to go out.
    fn plays(
        &mut self,
        table: &TableState,
        eye: &Eye,
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
    ) -> Vec<Priced> {
        let hand = table.hand(self.my_seat.seat);
        let Some(foresight) = self.skill.foresight else { return Vec::new() };
        let mut moves = Vec::new();
        let outs = eye.outs(hand, table.barred());
        if outs == 0 {
            let next = self.next_card(hand, known, limit);
            ranked_discards(hand, table.barred(), eye, &mut |card, _| {
                let cost = foresight.cost(hand.without(card), &next, eye);
                moves.push((Move::Discard(card), cost));
            });
            return moves;
        }
        // Whoever goes out may choose what the next player finds on the discard pile.
        for card in crate::cards::kinds(outs) {
            let lay = melds::lay_all(hand.without(card), eye.wild);
            moves.extend(lay.map(|lay| (Move::Lay(lay), 0.0)));
        }
        moves
    }

    /// The best of these moves.
    fn compare(
        &mut self,
        mut moves: Vec<Priced>,
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
    ) -> Option<Move> {
        moves.sort_by(|a, b| a.1.total_cmp(&b.1));
        let (best, least) = *moves.first()?;
        let Some(imagination) = self.skill.imagination.filter(|_| least.is_finite()) else {
            return Some(best);
        };
        moves.retain(|(_, cost)| *cost <= least + imagination.reach);
        if moves.len() == 1 {
            return Some(best);
        }
        let (me, taste, draws) = (self.my_seat.seat, self.skill.taste, self.draws);
        let imagine = |dice: &mut Dice| {
            let mut state = KoenigsRomme::imagine(known, dice);
            if let State::Table(table) = &mut state
                && imagination.respects
            {
                let eye = quick::eye(table, Cards::NONE, taste);
                let taken = |seat: Seat| known.memory.taken(seat);
                belief::collect(table, me, &draws, taken, &eye, dice);
            }
            World::new(&state, taste)
        };
        let limit = limit.or_iterations(imagination.playouts);
        let list: Vec<_> = moves.iter().map(|(mv, _)| *mv).collect();
        let thought = weigh(&list, me, imagine, &limit, &mut self.dice);
        blend(&thought.moves, &moves, &imagination)
    }

    /// What to do alone.
    fn alone(&mut self, public: &PublicSolo, limit: &Limit<'_>) -> Option<Move> {
        let seen = solo::seen(public)?;
        match self.skill.solo {
            SoloSkill::Nearest(sighted) => Some(solo::put(&seen, sighted)),
            SoloSkill::Playouts(playouts) => self.try_places(&seen, playouts, limit),
            SoloSkill::Exact => self.solver.put(public),
        }
    }

    /// Compares the best places for the card over draw piles in other orders.
    fn try_places(&mut self, seen: &Solo, playouts: u32, limit: &Limit<'_>) -> Option<Move> {
        let mut places = Vec::new();
        solo::candidates(seen, &mut places);
        places.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        let moves: Vec<_> = places.iter().take(PLACES).map(|place| place.mv).collect();
        let imagine = |dice: &mut Dice| {
            let mut solo = *seen;
            let from = solo.put as usize + 1;
            vierblatt_game::shuffle(&mut solo.pile[from..], dice);
            World::new(&State::Solo(solo), Taste::GOOD)
        };
        let limit = limit.or_iterations(playouts);
        weigh(&moves, self.my_seat.seat, imagine, &limit, &mut self.dice).best()
    }
}

/// How many places for a solo card deserve playouts.
const PLACES: usize = 4;

/// The best move by playouts and by what each was thought to cost: few playouts say little, so that
/// foresight counts as much then.
fn blend(tried: &[Considered<Move>], moves: &[Priced], imagination: &Imagination) -> Option<Move> {
    let &(first, least) = moves.first()?;
    let top = tried.first().map_or(0.0, |best| best.value);
    let worth = |considered: &Considered<Move>| {
        let priced = moves.iter().find(|(mv, _)| *mv == considered.mv);
        let cost = priced.map_or(least, |(_, cost)| *cost);
        let foreseen = top - (cost - least) * imagination.slope;
        let visits = considered.visits as f32;
        (visits * considered.value + imagination.prior * foreseen) / (visits + imagination.prior)
    };
    let best = tried.iter().reduce(|a, b| if worth(b) > worth(a) { b } else { a });
    Some(best.map_or(first, |best| best.mv))
}

impl Player<KoenigsRomme> for Bot {
    fn hear(&mut self, told: &Telling<KoenigsRomme>) {
        KoenigsRomme::hear(&mut self.memory, told);
        match told {
            Telling::Event(event @ (Event::Deal { .. } | Event::Shuffle { .. })) => {
                self.draws = [0; MAX_SEATS];
                self.is_reshuffled = matches!(event, Event::Shuffle { .. });
            }
            Telling::Event(Event::Draw { seat }) if !self.is_reshuffled => {
                let draws = &mut self.draws[seat.index()];
                *draws = draws.saturating_add(1);
            }
            _ => {}
        }
    }

    fn choose(&mut self, sight: &Sight<KoenigsRomme>, limit: &Limit<'_>) -> Move {
        let first = sight.legal.get(0);
        if sight.legal.len() == 1 {
            return first;
        }
        let chosen = match &sight.public {
            Public::Solo(public) => self.alone(public, limit),
            Public::Table(_) => {
                let known = self.my_seat.known(sight, &self.memory);
                self.at_table(&sight.legal, &known, limit)
            }
        };
        chosen.unwrap_or(first)
    }
}
