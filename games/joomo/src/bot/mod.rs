//! Joomo's bots: information-set search over deals that fit what the others did.
//!
//! | here | what it is |
//! |---|---|
//! | `world` | what the search plays in: a round to its end |
//! | [`policy`] | how a sensible player chooses, as odds: rollouts, priors, and likelihoods |
//! | `features` | what the policy looks at |
//! | `weights` | the policy's weights, fitted to the search's own choices |
//! | `account` | what everybody did this round, and how likely that was with which cards |
//! | `belief` | what others may hold |
//! | [`learned`] | a policy that learned by self-play |
//! | `class` | the cards by what the rules say about them |
//! | `review` | what a review of a game asks |
//! | `reward` | what a round is worth, and when the match counts instead |
//! | `greedy` | a player of simple rules, to measure bots against |

mod account;
mod belief;
mod class;
mod features;
mod greedy;
pub mod learned;
pub mod policy;
mod review;
mod reward;
mod skill;
mod weights;
mod world;

use rand::SeedableRng;
use vierblatt_bots::{
    BotSeat, Dice, Level, Limit as Budget, Player, Search, SearchResult, Sight, Skilled, Tuning,
    Unit,
};
use vierblatt_game::{Best, Imagine, Moves, Seat, Telling};

use crate::{Cards, Joomo, Move, Phase, State};
use account::Account;
use belief::{Beliefs, Dealer};
use learned::Reflex;

pub use belief::Trust;
pub use features::{FEATURES, Features};
pub use greedy::Greedy;
pub use review::Belief;
pub use skill::Skill;
pub use weights::Weights;
pub use world::Round;

impl Skilled for Joomo {
    const UNIT: Unit = Unit::Round;
    const BEST: Best = Best::Most;

    type World = Round;
    type Bot = Bot;
    type Greedy = Greedy;

    fn bot(my_seat: BotSeat<Self>, level: Level, seed: u64) -> Bot {
        Bot::new(my_seat, Skill::of(level), seed)
    }

    fn greedy(my_seat: BotSeat<Self>, _: u64) -> Greedy {
        Greedy::new(&my_seat)
    }

    fn learned(my_seat: BotSeat<Self>, seed: u64) -> Option<Box<dyn Player<Self>>> {
        Some(Box::new(Reflex::new(my_seat, seed)))
    }

    fn tuning(level: Level) -> Tuning {
        Skill::of(level).tuning
    }

    fn world(state: &State, _: Seat) -> Round {
        Round::new(state)
    }
}

/// The bot of the five levels.
pub struct Bot {
    my_seat: BotSeat<Joomo>,
    skill: Skill,
    account: Account,
    beliefs: Beliefs,
    search: Search<Round>,
    dice: Dice,
}

impl Bot {
    /// A bot of this skill. The seed decides all it does by chance.
    pub fn new(my_seat: BotSeat<Joomo>, skill: Skill, seed: u64) -> Self {
        Bot {
            my_seat,
            skill,
            account: Account::new(my_seat.options, my_seat.seats),
            beliefs: Beliefs::default(),
            search: Search::default(),
            dice: Dice::seed_from_u64(seed),
        }
    }

    /// What the bot makes of its moves. Nothing where there is no card to play.
    pub fn think(
        &mut self,
        sight: &Sight<Joomo>,
        budget: &Budget<'_>,
    ) -> Option<SearchResult<Move>> {
        let Bot { my_seat, skill, account, beliefs, search, dice } = self;
        let public = &sight.public;
        if !matches!(public.phase, Phase::Lead { .. } | Phase::Second { .. } | Phase::Gap { .. }) {
            return None;
        }
        let mut state = Joomo::imagine(&my_seat.known(sight, &()), dice);
        // What was forgotten may be anywhere again.
        let in_trick: Cards = public.trick.iter().copied().collect();
        let heard_all = account.look(public);
        let remembered = match skill.remembers {
            Some(tricks) => account.remembered(tricks) & public.played | in_trick,
            None => public.played,
        };
        state.played = remembered;
        let unseen = Cards::deck(my_seat.seats) - remembered - sight.private.hand;
        let mut dealer = Dealer::new(my_seat.seat, sight.private.hand, unseen, public);
        let round = Round::new(&state);
        if let Some(trust) = skill.trust.filter(|_| heard_all) {
            beliefs.weigh(account, &dealer, trust, budget, dice);
            let imagine = |dice: &mut Dice| match beliefs.draw(dice) {
                Some(hands) => round.with_hands(hands),
                None => round,
            };
            return Some(search.run(my_seat.seat, imagine, &skill.tuning, budget, dice));
        }
        let imagine = |dice: &mut Dice| round.with_hands(&dealer.deal(dice));
        Some(search.run(my_seat.seat, imagine, &skill.tuning, budget, dice))
    }
}

impl Player<Joomo> for Bot {
    fn hear(&mut self, told: &Telling<Joomo>) {
        self.account.hear(told);
    }

    fn choose(&mut self, sight: &Sight<Joomo>, budget: &Budget<'_>) -> Move {
        if sight.legal.len() == 1 {
            return sight.legal.get(0);
        }
        let Some(thought) = self.think(sight, budget) else {
            // JO-23: a tie is shared: players who have come this far together may stop here.
            return sight.legal.get(0);
        };
        thought.best().unwrap_or_else(|| sight.legal.get(0))
    }
}
