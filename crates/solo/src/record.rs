//! Solo games as records: a deal is written as one, and a game is read from one.

use serde::Serialize;
use serde_json::{Map, Value, json};
use vierblatt_game::{Action, Game, Message, Options as _};
use vierblatt_koenigs_romme::{KoenigsRomme, Options, Public, PublicSolo};
use vierblatt_record::{Record, Refused, read_action, set_up, write_action};
use vierblatt_texts::{Language, Texts};

use crate::{Deal, Difficulty};

/// The game all of this is about, as records name it.
pub const GAME: &str = KoenigsRomme::ID;

/// The game's texts, in which refusals are said.
pub fn texts(language: Language) -> Texts {
    Texts::of::<KoenigsRomme>(language)
}

/// The options of a table for one, as a record has them.
///
/// # Errors
/// What the game does not have, in words to come.
pub fn options(given: Map<String, Value>) -> Result<Options, Message> {
    let head = Record {
        game: json!(GAME),
        seats: json!(1),
        options: Value::Object(given),
        actions: Vec::new(),
        names: Value::Null,
    };
    set_up::<KoenigsRomme>(&head).map(|(options, _)| options)
}

/// A deal as a record, with its keys in the order people read them.
#[derive(Debug, Serialize)]
pub struct DealRecord {
    id: String,
    game: &'static str,
    seats: u8,
    options: Map<String, Value>,
    difficulty: Difficulty,
    actions: [String; 1],
}

impl DealRecord {
    /// The record of a deal.
    pub fn new(deal: Deal, difficulty: Difficulty) -> Self {
        DealRecord {
            id: format!("{GAME}-{}-{}", deal.seed, deal.number),
            game: GAME,
            seats: 1,
            options: changed(&deal.options),
            difficulty,
            actions: [write_action::<KoenigsRomme>(&Action::Chance(deal.cards))],
        }
    }
}

/// The options that are not at their default.
fn changed(options: &Options) -> Map<String, Value> {
    let usual = Options::default();
    let names = Options::SPECS.iter().map(|spec| spec.name);
    let changed = names.filter(|name| options.get(name) != usual.get(name));
    changed.map(|name| (name.to_owned(), json!(options.get(name)))).collect()
}

/// Why a record is not a solo game that can be solved.
#[derive(Debug, thiserror::Error)]
pub enum NotASoloGame {
    /// It is a record of something else.
    #[error("not a solo game")]
    OtherGame,
    /// It cannot be set up.
    #[error("it cannot be set up: {}", .0.id)]
    SetUp(Message),
    /// An action is not legal.
    #[error("action {number} is not legal: {}", .message.id)]
    Action {
        /// Which one, from 0.
        number: usize,
        /// The rule it breaks, if it is one.
        rule: Option<&'static str>,
        /// Why, in the game's words.
        message: Message,
    },
}

/// What the player sees after all actions of a record.
///
/// # Errors
/// Why it is not a solo game, or not a legal one.
pub fn read_game(record: &Record<'_>) -> Result<PublicSolo, NotASoloGame> {
    if record.game != json!(GAME) || record.seats != json!(1) {
        return Err(NotASoloGame::OtherGame);
    }
    let (options, seats) = set_up::<KoenigsRomme>(record).map_err(NotASoloGame::SetUp)?;
    let mut state = KoenigsRomme::new(options, seats);
    for (number, action) in record.actions.iter().enumerate() {
        read_action::<KoenigsRomme>(&state, seats, action)
            .and_then(|action| {
                KoenigsRomme::act(&mut state, &action, &mut ()).map_err(Refused::from)
            })
            .map_err(|Refused { rule, message }| NotASoloGame::Action { number, rule, message })?;
    }
    match KoenigsRomme::public(&state) {
        Public::Solo(public) => Ok(public),
        Public::Table(_) => Err(NotASoloGame::OtherGame),
    }
}
