//! From the log to the table: the only way anything changes that is kept.

use std::sync::Arc;

use vierblatt_bots::{Level, keep_latest};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, Tell, Told};
use vierblatt_store::Ms;

use super::claims::Claim;
use super::requests::Requests;
use super::{Before, Claims, Corrupt, Folded, Occupant, Opening, Playing, Shares};
use crate::allowance;
use crate::{Entry, How, Line, Opened};

/// How many moves can be taken back at most: one's own, and what bots answered.
const KEPT: usize = 16;

impl<G: TableGame> Folded<G> {
    /// The table that a log's first line opens.
    ///
    /// # Errors
    /// When it does not open a table of this game.
    pub fn begin(line: &Line) -> Result<Folded<G>, Corrupt> {
        let corrupt = |why| Corrupt { n: 0, why };
        let Entry::Opened(opened) = &line.entry else {
            return Err(corrupt("the first entry opens the table"));
        };
        let Opened { game, host, seed, .. } = &**opened;
        if game != G::ID {
            return Err(corrupt("another game"));
        }
        let opening = Opening::of(opened, line.at)
            .map_err(|_| corrupt("seats or options the game does not have"))?;
        let mut occupants = vec![Occupant::Nobody; opening.seats.count()];
        occupants[0] = Occupant::Person(host.clone());
        Ok(Folded {
            opening: Arc::new(opening),
            host: host.clone(),
            occupants,
            changed_at: line.at,
            n: 1,
            told: 1,
            acted: 0,
            acted_at: line.at,
            game_number: 1,
            seed: seed.of_game(1),
            entropy: Vec::new(),
            shares: Shares::default(),
            first: None,
            next_entropy: Vec::new(),
            playing: None,
            requests: Requests::default(),
        })
    }

    /// Takes in one more line of a log that was read, and says what was told.
    ///
    /// After an error the table is not to be used any more.
    ///
    /// # Errors
    /// When it makes no sense at this table.
    pub fn fold(&mut self, line: &Line) -> Result<Told<G>, Corrupt> {
        let mut told = Told::default();
        if let Entry::Acted { seat, action, how, spent } = &line.entry {
            self.read_and_act(*seat, action, *how, *spent, &mut told)
                .ok_or(Corrupt { n: self.n, why: "an illegal action" })?;
            self.count(&line.entry, line.at);
        } else {
            self.enter(&line.entry, line.at)?;
        }
        self.keep_request(line);
        Ok(told)
    }

    /// Keeps who asked for a line that was taken in.
    pub fn keep_request(&mut self, line: &Line) {
        self.requests.keep(line, self.told);
    }

    /// Takes in an entry that is not an action of the game.
    pub(super) fn enter(&mut self, entry: &Entry, at: Ms) -> Result<(), Corrupt> {
        let n = self.n;
        let corrupt = |why| Corrupt { n, why };
        let seats = self.seats();
        let seat_of = |number: u8| {
            (number < seats.0).then_some(Seat(number)).ok_or_else(|| corrupt("no such seat"))
        };
        match entry {
            Entry::Opened(_) => return Err(corrupt("the table is open already")),
            Entry::Acted { .. } => return Err(corrupt("an action that was not read")),
            Entry::Sat { seat, person } => {
                self.occupants[seat_of(*seat)?.index()] = Occupant::Person(person.clone());
            }
            Entry::Bot { seat, level } => {
                let level = Level::new(*level).ok_or_else(|| corrupt("no such level"))?;
                self.occupants[seat_of(*seat)?.index()] = Occupant::Bot(level);
            }
            Entry::Emptied { seat } => self.occupants[seat_of(*seat)?.index()] = Occupant::Nobody,
            Entry::Host { person } => self.host = person.clone(),
            // While a game is over, it is for the next one.
            Entry::Entropy { text } if self.playing.is_some() => {
                self.next_entropy.push(text.clone());
            }
            Entry::Entropy { text } => self.entropy.push(text.clone()),
            Entry::Committed { person, hash } => self.shares.commit(person, *hash),
            Entry::Revealed { seat, value } => {
                if !self.shares.reveal(seat_of(*seat)?, *value, &self.seed) {
                    return Err(corrupt("a value that was not promised"));
                }
            }
            Entry::RevealsEnded => self.shares.end(),
            Entry::First { seat } => self.first = seat.map(seat_of).transpose()?,
            Entry::Changed(changed) => self.change(changed).map_err(corrupt)?,
            Entry::Started => self.start(),
            Entry::InPage(given) => {
                let has_begun = self.playing.as_ref().is_none_or(|playing| playing.drawn > 0);
                if has_begun || given.shares.iter().any(|share| !share.fits(&given.seed)) {
                    return Err(corrupt("a game that was not played in a page"));
                }
                self.first = given.first.map(seat_of).transpose()?;
                self.seed = given.seed.clone();
                self.entropy.clone_from(&given.entropy);
                self.shares.take(given.shares.clone());
            }
            Entry::Claimed { seat, actions, reaction, lot } => {
                let seat = seat_of(*seat)?;
                let claims = self.playing.as_mut().and_then(|playing| playing.claims.as_mut());
                let claims = claims.ok_or_else(|| corrupt("there is no race"))?;
                claims.add(Claim {
                    seat,
                    actions: actions.clone(),
                    reaction: *reaction,
                    lot: *lot,
                });
            }
            Entry::TakenBack => {
                let playing = self.playing.as_mut().ok_or_else(|| corrupt("there is no game"))?;
                let before = playing.before.pop().ok_or_else(|| corrupt("nothing to take back"))?;
                playing.state = before.state;
                // Where several moves are taken back, the earliest tells of all of them.
                playing.taken_back.retain(|[from, _]| *from < before.told);
                match playing.taken_back.last_mut() {
                    // Taken back again from where it was taken back to: one range, however often somebody does that.
                    Some([_, to]) if *to + 1 >= before.told => *to = self.told,
                    _ => playing.taken_back.push([before.told, self.told]),
                }
                playing.claims = G::race(&playing.state).map(|_| Claims::default());
            }
            Entry::Rematch => {
                self.occupants.rotate_right(1);
                self.game_number += 1;
                self.seed = self.opening.root.of_game(self.game_number);
                self.entropy = std::mem::take(&mut self.next_entropy);
                self.first = None;
                self.start();
            }
        }
        self.count(entry, at);
        Ok(())
    }

    fn start(&mut self) {
        self.shares.fix(&self.seed, &self.occupants);
        let (options, seats) = (self.opening.options, self.seats());
        let reserve = allowance::first_reserve(self.opening.settings.clock);
        self.playing = Some(Playing {
            state: G::new(options, seats),
            drawn: 0,
            reserves: vec![reserve; seats.count()],
            took: vec![Vec::new(); seats.count()],
            before: Vec::new(),
            taken_back: Vec::new(),
            claims: None,
        });
    }

    /// Counts an entry that was taken in.
    pub(super) fn count(&mut self, entry: &Entry, at: Ms) {
        self.n += 1;
        self.told += u32::from(!matches!(entry, Entry::Claimed { .. }));
        self.changed_at = at;
        if matches!(entry, Entry::Acted { .. } | Entry::TakenBack | Entry::Started | Entry::Rematch)
        {
            self.acted = self.told;
            self.acted_at = at;
        }
    }

    /// Reads an action as the log has it, checks it and carries it out; none when it is not legal.
    fn read_and_act(
        &mut self,
        seat: Option<u8>,
        action: &str,
        how: How,
        spent: Ms,
        told: &mut Told<G>,
    ) -> Option<()> {
        let state = &self.playing.as_ref()?.state;
        if let Some(seat) = seat {
            let seat = self.seat(seat)?;
            let mv = G::read_move(state, action)?;
            G::check(state, seat, &mv).ok()?;
            self.act(seat, &mv, how, spent, told);
        } else {
            let chance = G::read_chance(state, action).ok()?;
            G::check_chance(state, &chance).ok()?;
            self.act_by_chance(&chance, told);
        }
        Some(())
    }

    /// Carries out a legal move.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        mv: &G::Move,
        how: How,
        spent: Ms,
        told: &mut impl Tell<G>,
    ) {
        let clock = self.opening.settings.clock;
        let is_bot = matches!(self.occupants[seat.index()], Occupant::Bot(_));
        let has_others = self.people().nth(1).is_some();
        let told_before = self.told;
        let Some(playing) = &mut self.playing else { return };
        let before = playing.state;
        let reveals = if is_bot {
            G::reveals_to_others(&before, seat, mv)
        } else {
            G::reveals(&before, seat, mv)
        };
        G::apply(&mut playing.state, seat, mv, told);
        let reserve = &mut playing.reserves[seat.index()];
        *reserve = allowance::reserve_after(clock, *reserve, spent);
        if how == How::Chosen {
            keep_latest(&mut playing.took[seat.index()], spent);
        }
        playing.keep_claims(&before);
        if has_others {
            playing.before.clear();
        } else if playing.before.len() == KEPT {
            playing.before.remove(0);
        }
        let is_chosen = how == How::Chosen;
        playing.before.push(Before { state: before, seat, is_chosen, reveals, told: told_before });
    }

    /// Carries out what chance does, which must be legal.
    pub(super) fn act_by_chance(&mut self, chance: &G::Chance, told: &mut impl Tell<G>) {
        let Some(playing) = &mut self.playing else { return };
        let before = playing.state;
        G::apply_chance(&mut playing.state, chance, told);
        playing.drawn += 1;
        playing.keep_claims(&before);
        playing.before.clear();
    }
}

impl<G: TableGame> Playing<G> {
    /// A race lasts as long as people are asked; a new one has no claims yet.
    fn keep_claims(&mut self, before: &G::State) {
        self.claims = match (G::race(&self.state), self.claims.take()) {
            (Some(_), Some(claims)) if G::race(before).is_some() => Some(claims),
            (Some(_), _) => Some(Claims::default()),
            (None, _) => None,
        };
    }
}
