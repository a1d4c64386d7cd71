//! One game whose name is only known when the program runs, with all that was done and told in it.

use std::any::Any;
use std::borrow::Cow;

use vierblatt_bots::BotSeat;
use vierblatt_catalog::{Listed, Visit};
use vierblatt_game::{Action, Chooser, Known, Options, Outcome, PerSeat, Seat};
use vierblatt_record::{ActionText, read_action, write_action};
use vierblatt_texts::{Language, Texts};

use crate::any_bot::Bot;
use crate::render::render;
use crate::{AnyBot, Error, Log, Opponent, Setup, Table};

/// One game of any kind.
pub trait AnyTable: Send + Sync {
    /// The next episode; with a seed, the one this seed always gives.
    fn reset(&mut self, seed: Option<u64>);
    /// Whether the episode is over.
    fn is_over(&self) -> bool;
    /// Who chooses; None once the episode is over.
    fn seat(&self) -> Option<usize>;
    /// The first half of a choice of two numbers, once it is made.
    fn half(&self) -> Option<usize>;
    /// Lists the numbers on offer, in ascending order.
    fn offered(&self, numbers: &mut Vec<usize>);
    /// Writes 1 for each number on offer to the seat.
    ///
    /// # Errors
    /// When the array is too short or there is no such seat.
    fn mask(&self, seat: usize, mask: &mut [i8]) -> Result<(), Error>;
    /// Writes what the seat sees.
    ///
    /// # Errors
    /// When the array is too short or there is no such seat.
    fn observe(&self, seat: usize, array: &mut [i16]) -> Result<(), Error>;
    /// Whoever chooses takes this number.
    ///
    /// # Errors
    /// When it is not on offer.
    fn choose(&mut self, number: usize) -> Result<(), Error>;
    /// Does an action as records write it, of a player: `0 27`.
    ///
    /// # Errors
    /// When it is not understood or not legal.
    fn play(&mut self, action: &str) -> Result<(), Error>;
    /// The number as records write the move; for a half the number itself.
    ///
    /// # Errors
    /// When it is not on offer.
    fn text(&self, number: usize) -> Result<String, Error>;
    /// What each seat has earned since this was last asked.
    fn take_earned(&mut self) -> Vec<f32>;
    /// The points so far; none in a game without totals.
    fn totals(&self) -> Vec<i32>;
    /// The place of each seat, from 1, once the game is over. Somebody who plays alone has place 1 with a win, otherwise 2.
    fn places(&self) -> Option<Vec<u8>>;
    /// The game's own word for what it waits for.
    fn phase(&self) -> &'static str;
    /// The round, from 1.
    fn round(&self) -> u32;
    /// All the seat was told since the episode began, one JSON object a line.
    ///
    /// # Errors
    /// When there is no such seat.
    fn told(&self, seat: usize) -> Result<String, Error>;
    /// The latest moves of players, oldest first: who, and 1 + the first number of what they did; 0 for a move that had a
    /// number only by what was legal then.
    fn latest(&self, moves: usize) -> Vec<(usize, usize)>;
    /// The game so far as a record.
    ///
    /// # Errors
    /// An imagined world has no record.
    fn record(&self) -> Result<String, Error>;
    /// The table in plain text, as the seat sees it.
    ///
    /// # Errors
    /// When there is no such seat or language.
    fn render(&self, seat: usize, language: &str) -> Result<String, Error>;
    /// The same table again.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// A world that agrees with all the seat sees and was ever told.
    ///
    /// # Errors
    /// When there is no such seat, or this world was imagined for another one.
    fn imagine(&self, seat: usize, seed: u64) -> Result<Box<dyn AnyTable>, Error>;
    /// A bot for a seat of this table.
    ///
    /// # Errors
    /// When there is no such seat.
    fn bot(&self, seat: usize, kind: Opponent, seed: u64) -> Result<Box<dyn AnyBot>, Error>;
    /// For bots, who know which game it is.
    fn as_any(&self) -> &dyn Any;
}

/// A table that keeps everything.
#[derive(Clone)]
pub(crate) struct Kept<G: Listed> {
    pub(crate) table: Table<G>,
    pub(crate) log: Log<G>,
    setup: (vierblatt_game::Seats, G::Options, crate::Goal),
    /// For whom this world was imagined.
    pub(crate) imagined_for: Option<Seat>,
    /// Which episode it is, so that bots notice a new one.
    pub(crate) episode: u64,
}

impl<G: Listed> Kept<G> {
    fn seat_at(&self, seat: usize) -> Result<Seat, Error> {
        if seat < self.table.seats().count() {
            Ok(Seat(seat as u8))
        } else {
            Err(Error::NoSeat(seat))
        }
    }

    pub(crate) fn chooser(&self) -> Result<Chooser, Error> {
        self.table.chooser().ok_or(Error::Over)
    }
}

impl<G: Listed> AnyTable for Kept<G> {
    fn reset(&mut self, seed: Option<u64>) {
        self.log = Log::default();
        self.imagined_for = None;
        self.episode += 1;
        if let Some(seed) = seed {
            let (seats, options, goal) = self.setup;
            self.table = Table::new(options, seats, goal, seed, &mut self.log);
        } else {
            self.table.reset(&mut self.log);
        }
    }

    fn is_over(&self) -> bool {
        self.table.chooser().is_none()
    }

    fn seat(&self) -> Option<usize> {
        self.table.chooser().map(|chooser| chooser.seat.index())
    }

    fn half(&self) -> Option<usize> {
        self.table.chooser().and_then(|chooser| chooser.half).map(usize::from)
    }

    fn offered(&self, numbers: &mut Vec<usize>) {
        numbers.clear();
        self.table.offer(|number| numbers.push(number));
        numbers.sort_unstable();
    }

    fn mask(&self, seat: usize, mask: &mut [i8]) -> Result<(), Error> {
        let needed = G::size(self.table.seats());
        if mask.len() != needed {
            return Err(Error::Size { name: "mask", given: mask.len(), needed });
        }
        let seat = self.seat_at(seat)?;
        mask.fill(0);
        if self.table.chooser().is_some_and(|chooser| chooser.seat == seat) {
            self.table.offer(|number| mask[number] = 1);
        }
        Ok(())
    }

    fn observe(&self, seat: usize, array: &mut [i16]) -> Result<(), Error> {
        let seat = self.seat_at(seat)?;
        self.table.observe(seat, array);
        Ok(())
    }

    fn choose(&mut self, number: usize) -> Result<(), Error> {
        self.table.choose(number, &mut self.log)
    }

    fn play(&mut self, action: &str) -> Result<(), Error> {
        let chooser = self.chooser()?;
        let say = |message| Texts::of::<G>(Language::En).say(&message);
        let text = ActionText::Text(Cow::Borrowed(action));
        let action = read_action::<G>(self.table.state(), chooser.seats, &text)
            .map_err(|refused| Error::Refused(say(refused.message)))?;
        let Action::Move(seat, mv) = action else {
            return Err(Error::Refused("chance is drawn by the table".to_owned()));
        };
        G::check(self.table.state(), seat, &mv)
            .map_err(|refusal| Error::Refused(say(vierblatt_game::Say::say(&refusal))))?;
        self.table.act(seat, mv, &mut self.log);
        Ok(())
    }

    fn text(&self, number: usize) -> Result<String, Error> {
        let chooser = self.chooser()?;
        let mut text = String::new();
        match self.table.meaning(chooser, number)? {
            Some(mv) => G::write_move(&mv, &mut text),
            None => text = format!("half {number}"),
        }
        Ok(text)
    }

    fn take_earned(&mut self) -> Vec<f32> {
        self.table.take_earned().as_slice().to_vec()
    }

    fn totals(&self) -> Vec<i32> {
        G::totals(self.table.state()).as_slice().to_vec()
    }

    fn places(&self) -> Option<Vec<u8>> {
        match G::outcome(self.table.state()) {
            Some(Outcome::Placed { places, .. }) => Some(places.as_slice().to_vec()),
            Some(Outcome::Solo { won }) => Some(vec![if won { 1 } else { 2 }]),
            // An episode of one round ends before the game does.
            None if self.is_over() => {
                let totals: PerSeat<i32> = G::totals(self.table.state());
                match Outcome::placed(totals, G::BEST) {
                    Outcome::Placed { places, .. } => Some(places.as_slice().to_vec()),
                    Outcome::Solo { .. } => None,
                }
            }
            None => None,
        }
    }

    fn phase(&self) -> &'static str {
        G::phase(self.table.state())
    }

    fn round(&self) -> u32 {
        G::round(self.table.state())
    }

    fn told(&self, seat: usize) -> Result<String, Error> {
        let seat = self.seat_at(seat)?;
        let mut text = String::new();
        for telling in self.log.told.heard_by(seat) {
            text.push_str(&serde_json::to_string(telling).unwrap_or_default());
            text.push('\n');
        }
        Ok(text)
    }

    fn latest(&self, moves: usize) -> Vec<(usize, usize)> {
        let seats = self.table.seats();
        // What was legal then is not known any more. A move that has a number only by that has none here: a lay, whose
        // number would tell which card is discarded next.
        let nothing = G::legal(&G::new(self.table.options(), seats), Seat(0));
        let mut latest: Vec<_> = (self.log.actions.iter().rev())
            .filter_map(|action| match action {
                Action::Chance(_) => None,
                Action::Move(seat, mv) => {
                    let chooser = Chooser::new(*seat, seats);
                    let number =
                        G::numbers(&nothing, chooser, mv).map_or(0, |(first, _)| 1 + first);
                    Some((seat.index(), number))
                }
            })
            .take(moves)
            .collect();
        latest.reverse();
        latest
    }

    fn record(&self) -> Result<String, Error> {
        if self.imagined_for.is_some() {
            return Err(Error::Imagined("it has no record"));
        }
        let (usual, options) = (G::Options::default(), self.table.options());
        let changed: serde_json::Map<_, _> = (G::Options::SPECS.iter())
            .filter(|spec| options.get(spec.name) != usual.get(spec.name))
            .map(|spec| (spec.name.to_owned(), serde_json::json!(options.get(spec.name))))
            .collect();
        let actions: Vec<_> = self.log.actions.iter().map(write_action::<G>).collect();
        let seats = self.table.seats().0;
        let record = serde_json::json!({ "game": G::ID, "seats": seats, "options": changed, "actions": actions });
        Ok(record.to_string())
    }

    fn render(&self, seat: usize, language: &str) -> Result<String, Error> {
        let seat = self.seat_at(seat)?;
        let no_language = |_| Error::NoLanguage(language.to_owned());
        let language: Language = language.parse().map_err(no_language)?;
        Ok(render::<G>(self.table.state(), seat, language))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn imagine(&self, seat: usize, seed: u64) -> Result<Box<dyn AnyTable>, Error> {
        let seat = self.seat_at(seat)?;
        if self.imagined_for.is_some_and(|other| other != seat) {
            return Err(Error::Imagined("another seat's knowledge is not in it"));
        }
        let (seats, options) = (self.table.seats(), self.table.options());
        let mut memory = G::begin(options, seats, seat);
        for telling in self.log.told.heard_by(seat) {
            G::hear(&mut memory, telling);
        }
        let state = self.table.state();
        let (public, private) = (G::public(state), G::private(state, seat));
        let known = Known::<G> { seat, seats, options, public, private, memory };
        let mut dice = <vierblatt_bots::Dice as rand::SeedableRng>::seed_from_u64(seed);
        let imagined = G::imagine(&known, &mut dice);
        let mut log = self.log.clone();
        log.told.0.retain(|(to, _)| to.is_none_or(|to| to == seat));
        // Deals and shuffles are not what everyone saw.
        log.actions.retain(|action| matches!(action, Action::Move(..)));
        Ok(Box::new(Kept {
            table: self.table.in_world(imagined, rand::RngExt::random(&mut dice)),
            log,
            imagined_for: Some(seat),
            ..self.clone()
        }))
    }

    fn bot(&self, seat: usize, kind: Opponent, seed: u64) -> Result<Box<dyn AnyBot>, Error> {
        let seat = self.seat_at(seat)?;
        let my_seat = BotSeat { seat, seats: self.table.seats(), options: self.table.options() };
        Ok(Box::new(Bot::<G>::new(my_seat, kind, seed, self.episode)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A new table of the game, dealt, up to the first choice.
///
/// # Errors
/// When there is no such game, or not for so many or with these options.
pub fn open_table(setup: &Setup<'_>, seed: u64) -> Result<Box<dyn AnyTable>, Error> {
    struct Open<'a>(&'a Setup<'a>, u64);

    impl Visit for Open<'_> {
        type Output = Result<Box<dyn AnyTable>, Error>;

        fn visit<G: Listed>(self) -> Self::Output {
            let Open(setup, seed) = self;
            let (options, seats) = setup.read::<G>()?;
            let mut log = Log::default();
            let table = Table::<G>::new(options, seats, setup.goal, seed, &mut log);
            let setup = (seats, options, setup.goal);
            Ok(Box::new(Kept { table, log, setup, imagined_for: None, episode: 0 }))
        }
    }

    setup.visit(Open(setup, seed))?
}
