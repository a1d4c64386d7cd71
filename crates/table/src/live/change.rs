//! The host changes the table before the first game: how many seats, the game's options, how it is run.

use serde_json::Value;
use vierblatt_catalog::TableGame;
use vierblatt_game::Seat;
use vierblatt_history::{Changed, Entry, Occupant, text};
use vierblatt_protocol::{Kind, Settings, Status, Why};
use vierblatt_store::PersonId;

use super::{Table, refusals};

impl<G: TableGame> Table<G> {
    /// What it takes to change the table. Whoever sits in a seat that goes moves first.
    pub(super) fn change(
        &self,
        person: &PersonId,
        seats: Option<u8>,
        options: Option<Value>,
        settings: Option<Settings>,
    ) -> Result<Vec<Entry>, Why> {
        self.only_host(person)?;
        if self.folded.status() != Status::Lobby {
            return Err(refusals::not_allowed("table-already-started"));
        }
        if self.folded.opening.daily.is_some() {
            return Err(refusals::not_allowed("table-day-is-fixed"));
        }
        let now = self.folded.opened().map_err(|_| refusals::storage())?;
        let seats = seats.unwrap_or(now.seats);
        let settings = settings.unwrap_or_else(|| now.settings.clone());
        settings.check().map_err(|_| refusals::malformed("table-no-setting"))?;
        let options = options.unwrap_or_else(|| now.options.clone());
        let changed = Changed { seats, options, settings };
        let opening = self.folded.changed(&changed).map_err(|message| Why {
            text: text(&message),
            rule: None,
            kind: Kind::Malformed,
        })?;
        // As the table has them: all of them, in its order.
        let options = serde_json::to_value(opening.options).map_err(|_| refusals::storage())?;
        if (seats, &options, &changed.settings) == (now.seats, &now.options, &now.settings) {
            return Ok(Vec::new());
        }
        let moves = self.moves(seats)?;
        let mut entries = Vec::new();
        for (person, from, to) in &moves {
            entries.push(Entry::Emptied { seat: from.0 });
            entries.push(Entry::Sat { seat: to.0, person: person.clone() });
        }
        entries.push(Entry::Changed(Box::new(Changed { options, ..changed })));
        // Whoever is to deal first still is, in another seat.
        let named = moves.iter().find(|(_, from, _)| Some(*from) == self.folded.first);
        if let Some((_, _, to)) = named.filter(|_| opening.may_name_first) {
            entries.push(Entry::First { seat: Some(to.0) });
        }
        Ok(entries)
    }

    /// Who moves where when only this many seats are left: to the first free one, or in place of the first bot.
    fn moves(&self, seats: u8) -> Result<Vec<(PersonId, Seat, Seat)>, Why> {
        let stays = |seat: &Seat| seat.0 < seats;
        let all = || self.folded.seats().iter();
        let free = all().filter(|seat| *self.folded.occupant(*seat) == Occupant::Nobody);
        let bots = all().filter(|seat| matches!(self.folded.occupant(*seat), Occupant::Bot(_)));
        let mut places = free.chain(bots).filter(stays);
        let leave = self.folded.people().filter(|(seat, _)| !stays(seat));
        leave
            .map(|(from, person)| {
                let to = places.next();
                let to = to.ok_or_else(|| refusals::not_allowed("table-too-few-seats"))?;
                Ok((person.clone(), from, to))
            })
            .collect()
    }
}
