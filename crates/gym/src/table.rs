//! One game: who chooses, what they may choose, what it brings. Chance is drawn as it comes.

use rand::{RngExt, SeedableRng};
use vierblatt_bots::{Dice, Skilled};
use vierblatt_game::{
    Action, Chooser, Chosen, Encode, Game, IntoArray, PerSeat, Say, Seat, Seats, Stage, Turn,
    carry_out,
};

use crate::goal::{margins, ranks};
use crate::{Episode, Error, Goal, Reward, Witness};

/// One game in progress.
///
/// Where several seats may act, as in a race, the one that comes next is drawn: nobody is always the fastest.
#[derive(Clone, Debug)]
pub struct Table<G: Encode + Skilled> {
    state: G::State,
    options: G::Options,
    seats: Seats,
    goal: Goal,
    dice: Dice,
    /// Who chooses; nobody once the episode is over.
    chooser: Option<Chooser>,
    /// What each seat has earned since it was last asked for.
    earned: PerSeat<f32>,
}

impl<G: Encode + Skilled> Table<G> {
    /// A new game, dealt, up to the first choice.
    pub fn new(
        options: G::Options,
        seats: Seats,
        goal: Goal,
        seed: u64,
        witness: &mut impl Witness<G>,
    ) -> Self {
        let mut table = Table {
            state: G::new(options, seats),
            options,
            seats,
            goal,
            dice: Dice::seed_from_u64(seed),
            chooser: None,
            earned: PerSeat::same(seats, 0.0),
        };
        table.settle(witness);
        table
    }

    /// The next episode, dealt from the same stream of random numbers.
    pub fn reset(&mut self, witness: &mut impl Witness<G>) {
        self.state = G::new(self.options, self.seats);
        self.earned = PerSeat::same(self.seats, 0.0);
        self.settle(witness);
    }

    /// The same moment with another world in it and other random numbers to come.
    pub(crate) fn in_world(&self, state: G::State, seed: u64) -> Self {
        Table { state, dice: Dice::seed_from_u64(seed), ..self.clone() }
    }

    /// Who chooses, and the first half of the choice where that is made; None once the episode is over.
    #[inline]
    pub fn chooser(&self) -> Option<Chooser> {
        self.chooser
    }

    /// The whole table.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What it plays by.
    pub fn options(&self) -> G::Options {
        self.options
    }

    /// How many sit at it.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The numbers on offer to whoever chooses.
    #[inline]
    pub fn offer(&self, offered: impl FnMut(usize)) {
        if let Some(chooser) = self.chooser {
            G::offer(&G::legal(&self.state, chooser.seat), chooser, offered);
        }
    }

    /// Writes what a seat sees, into an array as long as the layout says.
    #[inline]
    pub fn observe(&self, seat: Seat, array: &mut [i16]) {
        let asked = self.chooser.filter(|chooser| chooser.seat == seat);
        let chooser = asked.unwrap_or(Chooser::new(seat, self.seats));
        let (public, private) = (G::public(&self.state), G::private(&self.state, seat));
        G::observe(&public, &private, &self.options, chooser, &mut IntoArray::new(array));
    }

    /// Whoever chooses takes this number.
    ///
    /// # Errors
    /// When it is not on offer; nothing has changed then.
    #[inline]
    pub fn choose(&mut self, number: usize, witness: &mut impl Witness<G>) -> Result<(), Error> {
        let Some(chooser) = self.chooser else { return Err(Error::Over) };
        match self.meaning(chooser, number)? {
            None => self.chooser = Some(Chooser { half: Some(number as u16), ..chooser }),
            Some(mv) => self.act(chooser.seat, mv, witness),
        }
        Ok(())
    }

    /// The move a number makes; None for the first half of one.
    ///
    /// # Errors
    /// When it is not on offer.
    #[inline]
    pub fn meaning(&self, chooser: Chooser, number: usize) -> Result<Option<G::Move>, Error> {
        let refused = |why: String| Error::NotOffered { number: number as i64, why };
        match G::choose(&G::legal(&self.state, chooser.seat), chooser, number) {
            Chosen::Half => Ok(None),
            Chosen::Nothing => Err(refused("no move has this number now".to_owned())),
            Chosen::Move(mv) => match G::check(&self.state, chooser.seat, &mv) {
                Ok(()) => Ok(Some(mv)),
                Err(refusal) => Err(refused(refusal.say().id.to_string())),
            },
        }
    }

    /// A seat makes a move that is known to be legal.
    #[inline]
    pub fn act(&mut self, seat: Seat, mv: G::Move, witness: &mut impl Witness<G>) {
        self.carry_out(Action::Move(seat, mv), witness);
        self.settle(witness);
    }

    /// What each seat has earned since this was last asked.
    #[inline]
    pub fn take_earned(&mut self) -> PerSeat<f32> {
        std::mem::replace(&mut self.earned, PerSeat::same(self.seats, 0.0))
    }

    /// Draws what chance does until somebody has to choose or the episode is over.
    #[inline]
    fn settle(&mut self, witness: &mut impl Witness<G>) {
        self.chooser = loop {
            let is_round_over = self.goal.episode == Episode::Round && self.is_between_rounds();
            match G::turn(&self.state) {
                Turn::Over => break None,
                _ if is_round_over => break None,
                Turn::Chance => {
                    let chance = G::chance(&self.state, &mut self.dice);
                    self.carry_out(Action::Chance(chance), witness);
                }
                Turn::Seats(seats) => {
                    let nth = match seats.len() {
                        ..=1 => 0,
                        several => self.dice.random_range(0..several as u32) as usize,
                    };
                    break seats.iter().nth(nth).map(|seat| Chooser::new(seat, self.seats));
                }
            }
        };
    }

    /// Whether the first round is scored.
    #[inline]
    fn is_between_rounds(&self) -> bool {
        match G::stage(&self.state) {
            Stage::Setup | Stage::Play => false,
            Stage::Deal => G::round(&self.state) > self.first_round(),
            Stage::Vote | Stage::Over => true,
        }
    }

    fn first_round(&self) -> u32 {
        G::round(&G::new(self.options, self.seats))
    }

    #[inline]
    fn carry_out(&mut self, action: Action<G>, witness: &mut impl Witness<G>) {
        let was_playing = G::stage(&self.state) == Stage::Play;
        let before = was_playing.then(|| G::totals(&self.state));
        carry_out(&mut self.state, &action, witness);
        witness.acted(action);
        match (before, G::stage(&self.state)) {
            (_, Stage::Play) | (None, Stage::Setup | Stage::Deal | Stage::Vote) => {}
            (before, _) => self.score(before),
        }
    }

    /// A round or the game is over: what it brought.
    fn score(&mut self, before: Option<PerSeat<i32>>) {
        let outcome = G::outcome(&self.state);
        let earned = match (self.goal.reward, &outcome, before) {
            (Reward::Game, Some(outcome), _) => ranks(outcome, self.seats),
            // Whoever wins alone has nobody to be better than.
            (Reward::Round, Some(outcome), _) if self.seats.count() == 1 => {
                ranks(outcome, self.seats)
            }
            (Reward::Round, _, Some(before)) => self.round_margins(before),
            _ => return,
        };
        for seat in self.seats.iter() {
            self.earned[seat] += earned[seat];
        }
    }

    fn round_margins(&self, before: PerSeat<i32>) -> PerSeat<f32> {
        let after = G::totals(&self.state);
        if after.seats() == self.seats {
            let points = PerSeat::from_fn(self.seats, 0, |seat| after[seat] - before[seat]);
            return margins::<G>(points, self.seats);
        }
        // A game of one round has no totals, only what it comes to.
        match G::outcome(&self.state) {
            Some(vierblatt_game::Outcome::Placed { points, .. }) => {
                margins::<G>(points, self.seats)
            }
            _ => PerSeat::same(self.seats, 0.0),
        }
    }
}

impl<G: Encode + Skilled> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.chooser == other.chooser
    }
}

/// Checks that a number of seats is one the game has.
pub(crate) fn seats_of<G: Game>(given: u8) -> Result<Seats, Error> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    if (least..=most).contains(&given) {
        Ok(Seats(given))
    } else {
        Err(Error::Seats { game: G::NAME, given, least, most })
    }
}
