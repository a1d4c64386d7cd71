//! From the log to the table: the only way anything changes that is kept.

use std::collections::{HashMap, VecDeque};

use vierblatt_bots::Level;
use vierblatt_catalog::TableGame;
use vierblatt_game::{Action, Seat, SeatSet, Told};
use vierblatt_record::{ActionText, Record, read_action, set_up};

use crate::chat::Chat;
use crate::clock::{self, Turn};
use crate::race::Race;
use crate::remembered::Remembered;
use crate::table::{Before, Chair, Occupant, Playing, Table};
use crate::{Entry, How, Line, Ms, Opened};

/// A log that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {n} of the log makes no sense: {why}")]
pub struct Corrupt {
    /// Which entry.
    pub n: u32,
    /// What is wrong with it.
    pub why: &'static str,
}

impl<G: TableGame> Table<G> {
    /// The table that a log's first line opens.
    ///
    /// # Errors
    /// When it does not.
    pub fn begin(line: &Line, luck: u64) -> Result<Table<G>, Corrupt> {
        let corrupt = |why| Corrupt { n: 0, why };
        let Entry::Opened(opened) = &line.entry else {
            return Err(corrupt("the first entry opens the table"));
        };
        let Opened { code, game, seats, options, settings, host, seed, daily } = &**opened;
        let head = Record {
            game: game.as_str().into(),
            seats: (*seats).into(),
            options: options.clone(),
            actions: Vec::new(),
            names: serde_json::Value::Null,
        };
        if game != G::ID {
            return Err(corrupt("another game"));
        }
        let (options, seats) =
            set_up::<G>(&head).map_err(|_| corrupt("seats or options the game does not have"))?;
        let mut chairs = vec![Chair::of(Occupant::Nobody); seats.count()];
        chairs[0] = Chair::of(Occupant::Person(host.clone()));
        let mut table = Table {
            code: code.clone(),
            options,
            settings: settings.clone(),
            seats,
            host: host.clone(),
            chairs,
            opened_at: line.at,
            changed_at: line.at,
            n: 1,
            told: 1,
            acted: 0,
            game_number: 1,
            root: seed.clone(),
            seed: seed.of_game(1),
            daily: daily.clone(),
            entropy: Vec::new(),
            first: None,
            next_entropy: Vec::new(),
            playing: None,
            remembered: Remembered::default(),
            present: Vec::new(),
            names: HashMap::new(),
            drivers: seats.iter().map(|_| crate::bots::Driver::default()).collect(),
            turn: Turn::start(line.at),
            due: None,
            retry: None,
            pending: None,
            waiting: VecDeque::new(),
            chat: Chat::default(),
            takeback: None,
            rematch: SeatSet::NONE,
            needs_log: false,
            rng: Self::dice(luck),
        };
        table.remember(line);
        Ok(table)
    }

    /// Takes in one more line of the log, and says what was told.
    ///
    /// # Errors
    /// When it makes no sense here; the table is then not to be used any more.
    pub(crate) fn fold(&mut self, line: &Line) -> Result<Told<G>, Corrupt> {
        let n = self.n;
        let corrupt = |why| Corrupt { n, why };
        let mut told = Told::default();
        match &line.entry {
            Entry::Opened(_) => return Err(corrupt("the table is open already")),
            Entry::Sat { seat, person } => {
                let seat = self.seat(*seat).ok_or_else(|| corrupt("no such seat"))?;
                self.occupy(seat, Occupant::Person(person.clone()));
            }
            Entry::Bot { seat, level } => {
                let seat = self.seat(*seat).ok_or_else(|| corrupt("no such seat"))?;
                let level = Level::new(*level).ok_or_else(|| corrupt("no such level"))?;
                self.occupy(seat, Occupant::Bot(level));
            }
            Entry::Emptied { seat } => {
                let seat = self.seat(*seat).ok_or_else(|| corrupt("no such seat"))?;
                self.occupy(seat, Occupant::Nobody);
            }
            Entry::Host { person } => self.host = person.clone(),
            // While a game is over, it is for the next one.
            Entry::Entropy { text } if self.playing.is_some() => {
                self.next_entropy.push(text.clone());
            }
            Entry::Entropy { text } => self.entropy.push(text.clone()),
            Entry::First { seat } => {
                let named = seat.map(|seat| self.seat(seat).ok_or_else(|| corrupt("no such seat")));
                self.first = named.transpose()?;
            }
            Entry::Started => self.start(line.at),
            Entry::Acted { seat, action, how, spent } => {
                let who = seat.map_or_else(|| "~".to_owned(), |seat| seat.to_string());
                let text = ActionText::Text(format!("{who} {action}").into());
                let spent = (*spent, *how == How::Chosen);
                self.act(&text, spent, &mut told).ok_or_else(|| corrupt("an illegal action"))?;
                self.next_turn(line.at);
            }
            Entry::Claimed { seat, actions, reaction, lot } => {
                let seat = self.seat(*seat).ok_or_else(|| corrupt("no such seat"))?;
                let race = self.playing.as_mut().and_then(|playing| playing.race.as_mut());
                let race = race.ok_or_else(|| corrupt("there is no race"))?;
                race.claim(seat, actions.clone(), *reaction, *lot);
            }
            Entry::TakenBack => {
                let playing = self.playing.as_mut().ok_or_else(|| corrupt("there is no game"))?;
                let before =
                    playing.before.take().ok_or_else(|| corrupt("nothing to take back"))?;
                playing.state = before.state;
                playing.race = G::race(&playing.state).is_some().then(Race::default);
                self.next_turn(line.at);
                self.forget_bots();
            }
            Entry::Rematch => {
                self.chairs.rotate_right(1);
                self.game_number += 1;
                self.seed = self.root.of_game(self.game_number);
                self.entropy = std::mem::take(&mut self.next_entropy);
                self.first = None;
                self.rematch = SeatSet::NONE;
                self.start(line.at);
            }
        }
        if matches!(line.entry, Entry::Acted { .. } | Entry::TakenBack | Entry::Rematch) {
            self.takeback = None;
            self.due = None;
        }
        self.n += 1;
        self.told += u32::from(!matches!(line.entry, Entry::Claimed { .. }));
        self.changed_at = line.at;
        self.remember(line);
        self.bots_hear(&told);
        Ok(told)
    }

    fn remember(&mut self, line: &Line) {
        if let Some((person, id)) = &line.by {
            self.remembered.add(person, id, self.told);
        }
    }

    /// Somebody else is to decide now, for whom the clock starts, if anybody is there.
    fn next_turn(&mut self, at: Ms) {
        self.turn = Turn::start(at);
        if !self.is_awake() {
            self.turn.pause(at);
        }
        self.acted = self.told + 1;
    }

    pub(crate) fn seat(&self, number: u8) -> Option<Seat> {
        (number < self.seats.0).then_some(Seat(number))
    }

    fn occupy(&mut self, seat: Seat, occupant: Occupant) {
        self.chairs[seat.index()] = Chair::of(occupant);
        self.drivers[seat.index()].forget();
        self.rematch = self.rematch.without(seat);
        self.takeback = None;
        self.mark_presence();
    }

    fn start(&mut self, at: Ms) {
        let reserve = clock::first_reserve(self.settings.clock);
        self.playing = Some(Playing {
            state: G::new(self.options, self.seats),
            drawn: 0,
            reserves: vec![reserve; self.seats.count()],
            took: vec![Vec::new(); self.seats.count()],
            before: None,
            race: None,
        });
        self.next_turn(at);
        self.due = None;
        self.forget_bots();
    }

    /// Carries out a logged action; none when it is not legal.
    fn act(
        &mut self,
        text: &ActionText<'_>,
        (spent, is_chosen): (Ms, bool),
        told: &mut Told<G>,
    ) -> Option<()> {
        let (seats, clock) = (self.seats, self.settings.clock);
        let playing = self.playing.as_mut()?;
        let action = read_action::<G>(&playing.state, seats, text).ok()?;
        let before = playing.state;
        G::act(&mut playing.state, &action, told).ok()?;
        match action {
            Action::Chance(_) => {
                playing.drawn += 1;
                playing.before = None;
            }
            Action::Move(seat, mv) => {
                let reveals = G::reveals(&before, seat, &mv);
                playing.before = Some(Before { state: before, seat, reveals });
                let reserve = &mut playing.reserves[seat.index()];
                *reserve = clock::reserve_after(clock, *reserve, spent);
                if is_chosen {
                    clock::keep_latest(&mut playing.took[seat.index()], spent);
                }
            }
        }
        // A race lasts as long as people are asked; a new one has no claims yet.
        playing.race = match (G::race(&playing.state).is_some(), playing.race.take()) {
            (true, Some(race)) if G::race(&before).is_some() => Some(race),
            (true, _) => Some(Race::default()),
            (false, _) => None,
        };
        Some(())
    }

    /// Who may act in the game.
    pub(crate) fn asked(&self) -> SeatSet {
        match &self.playing {
            Some(playing) => G::turn(&playing.state).seats(),
            None => SeatSet::NONE,
        }
    }
}
