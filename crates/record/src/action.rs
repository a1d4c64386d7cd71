//! An action as text: who, a space, what.

use vierblatt_game::{Action, Game, Message, Misread, Notation, Refusal, Seats, Turn, seat_number};

use crate::ActionText;

/// Why an action does not count.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The rule that forbids it. None where it is not understood or follows the end.
    pub rule: Option<&'static str>,
    /// What to tell people.
    pub message: Message,
}

impl Refused {
    pub(crate) fn no_rule(message: Message) -> Self {
        Refused { rule: None, message }
    }
}

impl<R: Refusal> From<R> for Refused {
    fn from(refusal: R) -> Self {
        Refused { rule: refusal.rule(), message: refusal.say() }
    }
}

/// Reads an action. That it reads well does not make it legal.
///
/// # Errors
/// Says what is not understood.
pub fn read_action<G: Notation>(
    state: &G::State,
    seats: Seats,
    action: &ActionText<'_>,
) -> Result<Action<G>, Refused> {
    if G::turn(state) == Turn::Over {
        return Err(Refused::no_rule(Message::new("refused-over")));
    }
    let ActionText::Text(text) = action else {
        return Err(Refused::no_rule(Message::new("refused-no-text")));
    };
    let spaces = || Refused::no_rule(Message::new("refused-spaces"));
    let (who, what) = text.split_once(' ').ok_or_else(spaces)?;
    if what.split(' ').any(str::is_empty) {
        return Err(spaces());
    }
    if who == "~" {
        return match G::read_chance(state, what) {
            Ok(chance) => Ok(Action::Chance(chance)),
            Err(Misread::Refused(refusal)) => Err(refusal.into()),
            Err(Misread::NoCard { nth, rule }) => {
                let word = what.split(' ').nth(nth + 1).unwrap_or_default();
                let message = Message::new("refused-no-card").text("word", brief(word));
                Err(Refused { rule: Some(rule), message: message.number("nth", nth as i64 + 1) })
            }
            Err(Misread::NotUnderstood) => {
                Err(Refused::no_rule(Message::new("refused-not-chance").text("text", brief(what))))
            }
        };
    }
    let seat = seat_number(who, seats).ok_or_else(|| {
        let message = Message::new("refused-seat").text("seat", brief(who));
        Refused::no_rule(message.number("last", seats.0 - 1))
    })?;
    let mv = G::read_move(state, what).ok_or_else(|| {
        Refused::no_rule(Message::new("refused-not-understood").text("text", brief(what)))
    })?;
    Ok(Action::Move(seat, mv))
}

/// Writes an action.
pub fn write_action<G: Notation + Game>(action: &Action<G>) -> String {
    let mut text = String::new();
    match action {
        Action::Chance(chance) => {
            text.push_str("~ ");
            G::write_chance(chance, &mut text);
        }
        Action::Move(seat, mv) => {
            text.push_str(&seat.to_string());
            text.push(' ');
            G::write_move(mv, &mut text);
        }
    }
    text
}

/// Somebody else's text in our message: not longer than a line.
fn brief(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
