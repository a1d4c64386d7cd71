//! Anybody's record step by step, as if it had been played at a table here.

use serde_json::Value;
use vierblatt_bus::Perspective;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::{AtTable, Say, Seat, Seen, Told};
use vierblatt_protocol::{GameView, Occupant, SeatView, Settings, Status, TableView};
use vierblatt_record::{Record, read_action, set_up};

use super::steps::{Step, Steps, open, seen};
use crate::heard::{heard_by, listed, tellings};
use crate::offer;

/// The most actions a record may have that is stepped through.
const MOST_ACTIONS: usize = 20_000;

/// Which steps of a record, and what of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepsWanted {
    /// As whom.
    pub perspective: Perspective,
    /// Those after this one.
    pub from: usize,
    /// So many.
    pub count: usize,
    /// With what the seat could do after each, for those who try to find something better.
    pub choices: bool,
}

/// Steps of a record.
///
/// # Errors
/// Says what is wrong with it, for whoever writes records.
pub fn steps_of_record(text: &str, wanted: StepsWanted) -> Result<Steps, String> {
    let record: Record<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(format!("more than {MOST_ACTIONS} actions"));
    }
    let id = record.game.as_str().unwrap_or_default().to_owned();
    let show = Show { record: &record, wanted };
    with_game(&id, show).unwrap_or_else(|| Err(format!("no game '{id}'")))
}

struct Show<'a, 'r> {
    record: &'a Record<'r>,
    wanted: StepsWanted,
}

impl Visit for Show<'_, '_> {
    type Output = Result<Steps, String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Show { record, wanted } = self;
        let StepsWanted { perspective, from, count, choices } = wanted;
        let (options, seats) = set_up::<G>(record).map_err(|message| message.id.to_owned())?;
        let seat_heard = match perspective {
            Perspective::Public | Perspective::Open => None,
            Perspective::Seat(seat) if seat < seats.0 => Some(Seat(seat)),
            Perspective::Seat(seat) => return Err(format!("no seat {seat}")),
        };
        let mut state = G::new(options, seats);
        let mut steps = Vec::new();
        for (at, action) in record.actions.iter().enumerate() {
            let n = at + 1;
            let illegal = |id: &str| format!("action {n} is not legal: {id}");
            let read = read_action::<G>(&state, seats, action)
                .map_err(|refused| illegal(refused.message.id))?;
            let mut told = Told::<G>::default();
            G::act(&mut state, &read, &mut told).map_err(|refusal| illegal(refusal.say().id))?;
            if n <= from || n > from.saturating_add(count) {
                continue;
            }
            let told = tellings(&[(n as u32, told)]);
            let heard = heard_by(&told, seat_heard).cloned().collect();
            let mut game = seen::<G>(&state, seats, perspective).ok_or("it cannot be shown")?;
            if let Some(seat) = seat_heard.filter(|_| choices) {
                offer_choices::<G>(&mut game, &state, seat);
            }
            let action = serde_json::to_value(action).ok();
            let action = action.and_then(|text| text.as_str().map(str::to_owned));
            let open = open::<G>(&state, perspective);
            steps.push(Step { n, action: action.unwrap_or_default(), heard, game, open });
        }
        let outcome = G::outcome(&state);
        let status = if outcome.is_some() { Status::Over } else { Status::Playing };
        let table = table::<G>(record, options, seats.0, status);
        Ok(Steps { table, total: record.actions.len(), steps, outcome })
    }
}

/// Adds what the seat could do, as at a table.
fn offer_choices<G: Listed>(game: &mut GameView<'static>, state: &G::State, seat: Seat) {
    if !G::turn(state).seats().contains(seat) {
        return;
    }
    let (public, private) = (G::public(state), G::private(state, seat));
    let moves = G::legal(state, seat);
    let legal = listed::<G>(&moves);
    let can_lay = G::can_lay(state);
    let seen = Seen { public: &public, private: Some(&private), seat: Some(seat), legal: &legal };
    let asked = offer::ask::<G>(&seen, &AtTable::default(), can_lay.unwrap_or(false));
    game.prompt = asked.prompt;
    game.more = asked.more;
    game.offers = asked.offers;
    game.can_lay = can_lay;
    game.legal = legal;
}

/// The longest name that is shown, in letters.
const LONGEST_NAME: usize = 40;

/// The table as far as a record tells of it.
fn table<G: Listed>(
    record: &Record<'_>,
    options: G::Options,
    seats: u8,
    status: Status,
) -> TableView {
    let occupant = |seat: u8| match record.names.get(usize::from(seat)).and_then(Value::as_str) {
        Some(name) => Occupant::Person {
            name: Some(name.chars().take(LONGEST_NAME).collect()),
            present: true,
            substituted: false,
        },
        None => Occupant::Empty,
    };
    let seat = |seat| SeatView { occupant: occupant(seat), host: false, muted: false, open: false };
    TableView {
        code: String::new(),
        game: G::ID.into(),
        options: serde_json::to_value(options).unwrap_or_default(),
        settings: Settings::default(),
        seats: (0..seats).map(seat).collect(),
        status,
        game_number: 1,
        watching: 0,
        daily: None,
        may_name_first: false,
        first: None,
        commitment: String::new(),
        entropy: Vec::new(),
        shares: Vec::new(),
        reveals: false,
        committed: Vec::new(),
        seed: None,
        next: None,
        takeback: None,
        rematch: Vec::new(),
        guests: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"game":"joomo","seats":2,"names":["Anna"],"actions":["~ dealer 1"]}"#;

    fn wanted(perspective: Perspective) -> StepsWanted {
        StepsWanted { perspective, from: 0, count: 9, choices: false }
    }

    #[test]
    fn a_record_is_stepped_through_like_a_game_that_was_played_here() {
        let steps = steps_of_record(RECORD, wanted(Perspective::Public)).expect("it is a record");
        assert_eq!((steps.total, steps.steps.len()), (1, 1));
        assert_eq!(steps.steps[0].action, "~ dealer 1");
        assert!(!steps.steps[0].heard.is_empty());
        assert!(
            matches!(&steps.table.seats[0].occupant, Occupant::Person { name: Some(name), .. } if name == "Anna")
        );
        assert_eq!(steps.table.seats[1].occupant, Occupant::Empty);
    }

    #[test]
    fn everything_face_up_is_shown_only_to_whoever_looks_with_all_cards_open() {
        for (eyes, is_open) in
            [(Perspective::Open, true), (Perspective::Public, false), (Perspective::Seat(0), false)]
        {
            let steps = steps_of_record(RECORD, wanted(eyes)).expect("it is a record");
            assert_eq!(steps.steps[0].open.is_some(), is_open, "{eyes:?}");
        }
    }

    #[test]
    fn what_is_not_a_record_says_what_is_wrong() {
        let wrong =
            |text: &str, eyes| steps_of_record(text, wanted(eyes)).err().unwrap_or_default();
        assert!(wrong("{}", Perspective::Public).contains("game"));
        assert!(wrong(RECORD, Perspective::Seat(2)).contains("no seat 2"));
        let chess = RECORD.replace("joomo", "chess");
        assert!(wrong(&chess, Perspective::Public).contains("chess"));
        let illegal = RECORD.replace("~ dealer 1", "0 pass");
        assert!(wrong(&illegal, Perspective::Public).contains("action 1"));
    }
}
