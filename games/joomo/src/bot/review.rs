//! What a review asks of Joomo: deals that explain what everybody did, and what a round leads to in the match.

use rand::{Rng, SeedableRng};
use vierblatt_bots::{BotSeat, Dice, Level, Limit as Budget, Reviewed, Sight, Standing, Tuning};
use vierblatt_game::{Imagine, Message, Seat, Telling};

use super::account::Account;
use super::belief::{Beliefs, Dealer};
use super::skill::Skill;
use super::world::Round;
use crate::{Card, Cards, Joomo, Limit, Move, Phase, Public, State};

/// What a seat makes of the round so far.
#[derive(Clone, Debug)]
pub struct Belief {
    my_seat: BotSeat<Joomo>,
    account: Account,
}

impl Reviewed for Joomo {
    type Belief = Belief;
    const LONGEST: u32 = 1000;
    const LEVEL_ERRORS: [f64; 5] = [0.0089, 0.0045, 0.0033, 0.0018, 0.0];

    fn believe(my_seat: BotSeat<Self>) -> Belief {
        Belief { my_seat, account: Account::new(my_seat.options, my_seat.seats) }
    }

    fn learn(belief: &mut Belief, told: &Telling<Self>) {
        belief.account.hear(told);
    }

    fn worlds(belief: &Belief, sight: &Sight<Self>, seed: u64) -> impl FnMut(&mut Dice) -> Round {
        let Belief { my_seat, mut account } = belief.clone();
        let mut dice = Dice::seed_from_u64(seed);
        let public = &sight.public;
        let state = Joomo::imagine(&my_seat.known(sight, &()), &mut dice);
        let heard_all = account.look(public);
        let hand = sight.private.hand;
        let unseen = Cards::deck(my_seat.seats) - public.played - hand;
        let mut dealer = Dealer::new(my_seat.seat, hand, unseen, public);
        let round = Round::new(&state);
        let mut beliefs = Beliefs::default();
        if let Some(trust) = Skill::of(Level::LAST).trust.filter(|_| heard_all) {
            beliefs.weigh(&account, &dealer, trust, &Budget::NORMAL, &mut dice);
        }
        move |dice| match beliefs.draw(dice) {
            Some(hands) => round.with_hands(hands),
            None => round.with_hands(&dealer.deal(dice)),
        }
    }

    fn plan() -> Option<Tuning> {
        Some(Skill::of(Level::LAST).tuning)
    }

    fn standing(world: &Round) -> Standing {
        world.standing()
    }

    fn open_world(state: &State, _: &mut impl Rng) -> Round {
        Round::new(state)
    }

    // What lies aside never comes into play.
    fn shuffle_unseen(_: &mut State, _: &mut impl Rng) {}

    fn kind(sight: &Sight<Self>, mv: &Move) -> &'static str {
        match (sight.public.phase, mv) {
            (_, Move::Pass) => "pass",
            (Phase::Lead { .. }, _) => "lead",
            (Phase::Second { .. }, _) => "second",
            (_, Move::Share | Move::PlayOn) => "tie",
            _ => "gap",
        }
    }

    fn explain(seat: Seat, sight: &Sight<Self>, played: &Move, best: &Move) -> Vec<Message> {
        let public = &sight.public;
        let hand = sight.private.hand;
        let unseen = Cards::deck(public.totals.seats()) - public.played - hand;
        // How many unseen cards still fit after a move, where it leaves two limits and the trick goes on.
        let fitting = |mv: &Move| {
            let limits = limits_after(public.phase, mv);
            let (one, other) = limits.filter(|_| goes_on(seat, public, mv))?;
            Some((unseen & Cards::between(one, other)).len() as i64)
        };
        let mut all = Vec::new();
        match (played, best) {
            (Move::Pass, _) => {
                let value = i64::from(public.value);
                all.push(Message::new("joomo-review-passed").number("value", value));
            }
            // Nothing is kept where passing ends the round (JO-19).
            (Move::Play(card) | Move::On(card, _), Move::Pass)
                if goes_on(seat, public, best)
                    || public.hand_sizes.iter().all(|(_, cards)| cards > 0) =>
            {
                all.push(Message::new("joomo-review-spent").text("card", card));
            }
            _ => {}
        }
        let (before, after) = (fitting(played), fitting(best));
        if let (Some(played), Some(best)) = (before, after)
            && played != best
        {
            let fits = Message::new("joomo-review-fitting");
            all.push(fits.number("played", played).number("best", best));
        }
        let ten = |mv: &Move| matches!(mv, Move::Play(card) | Move::On(card, _) if Cards::TENS.contains(*card));
        if ten(best) && !ten(played) {
            let tens = (hand & Cards::TENS).len() as i64;
            all.push(Message::new("joomo-review-tens").number("tens", tens));
        }
        all.truncate(2);
        all
    }
}

/// JO-10, JO-11, JO-20: whether somebody may still play in this trick after the move.
fn goes_on(seat: Seat, public: &Public, mv: &Move) -> bool {
    let last = if *mv == Move::Pass { public.phase.last() } else { Some(seat) };
    public.hand_sizes.iter().any(|(other, cards)| {
        cards > 0 && other != seat && Some(other) != last && !public.passed.contains(other)
    })
}

/// The limits between which cards fit after the move; None where it leaves no two.
fn limits_after(phase: Phase, mv: &Move) -> Option<(Card, Card)> {
    match (mv, phase) {
        (Move::Play(card), Phase::Second { limit, .. }) => Some((limit, *card)),
        (Move::Play(_) | Move::Pass, Phase::Gap { limits: [one, other], .. }) => Some((one, other)),
        (Move::On(card, Limit::First), Phase::Gap { limits: [_, other], .. }) => {
            Some((*card, other))
        }
        (Move::On(card, Limit::Second), Phase::Gap { limits: [one, _], .. }) => Some((one, *card)),
        _ => None,
    }
}
