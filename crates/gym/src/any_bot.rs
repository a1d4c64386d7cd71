//! A bot of a game whose name is only known when the program runs.

use vierblatt_bots::{BotSeat, Limit, Player, Sight};
use vierblatt_catalog::Listed;
use vierblatt_game::{Action, Chooser, Turn};
use vierblatt_record::write_action;

use crate::any_table::Kept;
use crate::{AnyTable, Error, Opponent};

/// A bot of any game. It hears what its seat was told since it was last asked.
pub trait AnyBot: Send {
    /// What the bot would do now. It does not do it.
    ///
    /// # Errors
    /// When it sits at another kind of table, or it is not its turn.
    fn choose(&mut self, table: &dyn AnyTable) -> Result<Chosen, Error>;
}

/// What a bot would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// As records write it, with the seat: `0 27`.
    pub text: String,
    /// Its numbers, one or two; none where it has none.
    pub numbers: Vec<usize>,
}

/// A bot at a seat of one kind of table.
pub(crate) struct Bot<G: Listed> {
    my_seat: BotSeat<G>,
    kind: Opponent,
    seed: u64,
    player: Box<dyn Player<G>>,
    /// How much of the log it has heard.
    heard: usize,
    episode: u64,
}

impl<G: Listed> Bot<G> {
    pub(crate) fn new(my_seat: BotSeat<G>, kind: Opponent, seed: u64, episode: u64) -> Self {
        let player = kind.sit_down(my_seat, seed);
        Bot { my_seat, kind, seed, player, heard: 0, episode }
    }
}

impl<G: Listed> AnyBot for Bot<G> {
    fn choose(&mut self, table: &dyn AnyTable) -> Result<Chosen, Error> {
        let Some(kept) = table.as_any().downcast_ref::<Kept<G>>() else {
            return Err(Error::OtherTable);
        };
        let BotSeat { seat, seats, options } = self.my_seat;
        if kept.table.seats() != seats || kept.table.options() != options {
            return Err(Error::OtherTable);
        }
        if kept.imagined_for.is_some_and(|other| other != seat) {
            return Err(Error::Imagined("another seat's knowledge is not in it"));
        }
        let chooser = kept.chooser()?;
        let may_act = match G::turn(kept.table.state()) {
            Turn::Seats(seats) => seats.contains(seat),
            Turn::Chance | Turn::Over => false,
        };
        if !may_act {
            return Err(Error::NotTheTurn(seat.index()));
        }
        let told = &kept.log.told.0;
        if kept.episode != self.episode || told.len() < self.heard {
            self.seed = self.seed.wrapping_add(1);
            self.player = self.kind.sit_down(self.my_seat, self.seed);
            self.heard = 0;
            self.episode = kept.episode;
        }
        for (to, telling) in &told[self.heard..] {
            if to.is_none_or(|to| to == seat) {
                self.player.hear(telling);
            }
        }
        self.heard = told.len();
        let sight = Sight::of(kept.table.state(), seat);
        let mv = self.player.choose(&sight, &Limit::NORMAL);
        let chooser = Chooser { seat, half: None, ..chooser };
        let numbers = G::numbers(&sight.legal, chooser, &mv);
        Ok(Chosen {
            text: write_action::<G>(&Action::Move(seat, mv)),
            numbers: numbers
                .into_iter()
                .flat_map(|(one, two)| [Some(one), two])
                .flatten()
                .collect(),
        })
    }
}
