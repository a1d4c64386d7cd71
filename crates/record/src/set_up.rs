//! From a record's head to an empty table, or the reason why there is none.

use serde_json::Value as Json;
use vierblatt_game::{Game, Kind, Message, Options, Seats, Value, WrongOption};

use crate::Record;

/// The table a record starts from.
///
/// # Errors
/// A message that says which part of the set-up is wrong.
pub fn set_up<G: Game>(record: &Record<'_>) -> Result<(G::Options, Seats), Message> {
    let seats = seats::<G>(&record.seats)?;
    let Json::Object(given) = &record.options else {
        return Err(Message::new("refused-options-type"));
    };
    let mut options = G::Options::default();
    for (name, value) in given {
        set(&mut options, name, value).map_err(|wrong| said::<G>(&wrong))?;
    }
    G::fitting(&options).map_err(|wrong| said::<G>(&wrong))?;
    Ok((options, seats))
}

fn seats<G: Game>(given: &Json) -> Result<Seats, Message> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    match given.as_u64() {
        Some(seats) if (least.into()..=most.into()).contains(&seats) => Ok(Seats(seats as u8)),
        _ => Err(Message::new("refused-seats").number("least", least).number("most", most)),
    }
}

fn set<O: Options>(options: &mut O, name: &str, value: &Json) -> Result<(), WrongOption> {
    let given = match value {
        Json::String(word) => Some(Value::Word(word)),
        Json::Number(number) => number.as_i64().map(Value::Number),
        _ => None,
    };
    let Some(spec) = O::SPECS.iter().find(|spec| spec.name == name) else {
        return Err(WrongOption::Unknown(name.to_owned()));
    };
    given.map_or_else(|| Err(spec.wrong()), |value| options.set(name, value))
}

fn said<G: Game>(wrong: &WrongOption) -> Message {
    match wrong {
        WrongOption::Unknown(name) => {
            let names: Vec<_> = G::Options::SPECS.iter().map(|spec| spec.name).collect();
            Message::new("refused-option-unknown")
                .text("name", name)
                .text("names", names.join(", "))
        }
        WrongOption::Value { name, .. } => {
            let kind =
                G::Options::SPECS.iter().find(|spec| spec.name == *name).map(|spec| spec.kind);
            match kind {
                Some(Kind::Number { min, max, .. }) => Message::new("refused-option-number")
                    .text("name", name)
                    .text("least", min)
                    .text("most", max),
                Some(Kind::Choice { words, .. }) => Message::new("refused-option-word")
                    .text("name", name)
                    .text("words", words.join(", ")),
                None => Message::new("refused-option-unknown").text("name", name).text("names", ""),
            }
        }
        WrongOption::Above { name, other } => {
            Message::new("refused-option-above").text("name", name).text("other", other)
        }
    }
}
