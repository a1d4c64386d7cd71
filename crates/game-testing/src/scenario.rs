//! What the games' scenarios share: options and actions as text, and answers as text.

use vierblatt_game::{
    Action, Game, Misread, Moves, Notation, Options, Refusal, Seat, Turn, Unveil, Value,
};

/// Options as a record names them: `second_card=may_pass target=5`.
pub fn chosen<O: Options>(text: &str) -> O {
    let mut options = O::default();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').expect("an option is written name=value");
        let value = value.parse().map_or_else(|_| Value::Word(value), Value::Number);
        options.set(name, value).expect("the option can have this value");
    }
    options
}

/// Reads an action as records write it. Unlike the referee, it takes any seat number: a scenario may
/// want to see what the rules say to someone who does not sit there.
///
/// # Errors
/// Says what is not understood.
pub fn read<G: Notation>(state: &G::State, text: &str) -> Result<Action<G>, Misread<G::Refusal>> {
    let (who, what) = text.split_once(' ').expect("an action is written `who what`");
    if who == "~" {
        return G::read_chance(state, what).map(Action::Chance);
    }
    let seat = who.parse().expect("a seat is a number");
    let mv = G::read_move(state, what).ok_or(Misread::NotUnderstood)?;
    Ok(Action::Move(Seat(seat), mv))
}

/// The rule that forbids the action. It must be understood and not be legal, and leave the state as
/// it was.
pub fn refused<G: Notation>(state: &G::State, text: &str) -> &'static str {
    let mut after = *state;
    let refusal = match read::<G>(state, text) {
        Ok(action) => G::act(&mut after, &action, &mut ()).expect_err(text),
        Err(Misread::Refused(refusal)) => refusal,
        Err(Misread::NoCard { rule, .. }) => return rule,
        Err(Misread::NotUnderstood) => panic!("{text:?} is not understood"),
    };
    assert!(after == *state, "{text:?} was refused and changed the state");
    refusal.rule().unwrap_or("no rule")
}

/// What the seat may do, as records list it.
pub fn listed<G: Notation>(state: &G::State, seat: u8) -> Vec<String> {
    let mut moves = Vec::new();
    G::legal(state, Seat(seat)).for_each(|mv| {
        if G::is_listed(&mv) {
            let mut text = String::new();
            G::write_move(&mv, &mut text);
            moves.push(text);
        }
    });
    moves.sort_unstable();
    moves
}

/// A state, and what scenarios ask about it.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// The state.
    pub state: G::State,
}

impl<G: Notation + Unveil> Position<G> {
    /// The rule that forbids the action. It must not be legal, and leave the state as it was.
    pub fn refused(&self, action: &str) -> &'static str {
        refused::<G>(&self.state, action)
    }

    /// What the seat may do, as records list it.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        listed::<G>(&self.state, seat)
    }

    /// The seat whose turn it is, which must be one alone.
    pub fn turn(&self) -> u8 {
        match G::turn(&self.state) {
            Turn::Seats(seats) if seats.len() == 1 => seats.iter().map(|seat| seat.0).sum(),
            other => panic!("it is not one seat's turn but {other:?}"),
        }
    }

    /// The name of the phase.
    pub fn phase(&self) -> &'static str {
        G::phase(&self.state)
    }

    /// The points so far.
    pub fn totals(&self) -> Vec<i32> {
        G::totals(&self.state).as_slice().to_vec()
    }

    /// Something of the table face up, as records show it.
    pub fn open(&self, key: &str) -> serde_json::Value {
        let open = serde_json::to_value(G::open(&self.state)).expect("a state can be shown");
        open[key].clone()
    }
}
