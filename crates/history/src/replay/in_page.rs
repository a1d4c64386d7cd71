//! A game that somebody played in a page, without a server, as a table of theirs here: its record is checked, every deal included, and becomes a log. So it
//! is looked at, reviewed and counted like any other game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_fair::{Seed, Share, verify};
use vierblatt_protocol::Settings;
use vierblatt_record::{ActionText, Record, set_up};
use vierblatt_store::{Append, Ms, PersonId};

use crate::folded::{Corrupt, Draft, Folded};
use crate::{Entry, How, Line, Opened};

/// The most actions a game may have.
const MOST_ACTIONS: usize = 20_000;

/// What the deals of a game came from that was played in a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct InPage {
    /// The game's own seed, which is no secret any more.
    pub seed: Seed,
    /// What was added to chance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// The players' own values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
    /// Who was named to be first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
}

/// Whose game it is, and what its table becomes.
#[derive(Clone, Debug)]
pub struct Sender {
    /// Who played it.
    pub person: PersonId,
    /// Where they sat.
    pub seat: u8,
    /// How strong the bots in the other seats were, 1 to 5, in their order. Nobody can check that.
    pub levels: Vec<u8>,
    /// The table's code.
    pub code: String,
    /// What the seeds of further games at the table come from: not those of the page, which are known.
    pub root: Seed,
}

/// The table of a record: all that is to be stored.
///
/// # Errors
/// Says what is wrong with the record, for whoever writes records.
pub fn table_of_record(record: &Value, sender: &Sender, now: Ms) -> Result<Append, String> {
    let verified = verify(record).map_err(|why| why.to_string())?;
    if !verified.is_over {
        return Err("the game is not over".to_owned());
    }
    let wrong = |error: serde_json::Error| error.to_string();
    let given = InPage::deserialize(&record["fair"]).map_err(wrong)?;
    let record = Record::deserialize(record).map_err(wrong)?;
    if record.actions.len() > MOST_ACTIONS {
        return Err(format!("more than {MOST_ACTIONS} actions"));
    }
    let id = record.game.as_str().unwrap_or_default().to_owned();
    let made = with_game(&id, Make { record: &record, given, sender, now });
    made.unwrap_or_else(|| Err(format!("no game '{id}'")))
}

struct Make<'a, 'r> {
    record: &'a Record<'r>,
    given: InPage,
    sender: &'a Sender,
    now: Ms,
}

impl Visit for Make<'_, '_> {
    type Output = Result<Append, String>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Make { record, given, sender, now } = self;
        let Sender { person, seat, levels, code, root } = sender;
        let (options, seats) = set_up::<G>(record).map_err(|message| message.id.to_owned())?;
        if *seat >= seats.0 || levels.len() + 1 != seats.count() {
            return Err("one person, and a bot in every other seat".to_owned());
        }
        let opened = Line::new(
            now,
            Entry::Opened(Box::new(Opened {
                code: code.clone(),
                game: G::ID.to_owned(),
                seats: seats.0,
                options: serde_json::to_value(options).map_err(|error| error.to_string())?,
                settings: Settings::default(),
                host: person.clone(),
                seed: root.clone(),
                daily: None,
            })),
        );
        let corrupt = |corrupt: Corrupt| corrupt.to_string();
        let table = Folded::<G>::begin(&opened).map_err(corrupt)?;
        let mut draft = Draft::new(&table, now);
        let bots = (0..seats.0).filter(|other| other != seat).zip(levels);
        for (seat, level) in bots {
            draft.enter(Entry::Bot { seat, level: *level }).map_err(corrupt)?;
        }
        if *seat != 0 {
            draft.enter(Entry::Sat { seat: *seat, person: person.clone() }).map_err(corrupt)?;
        }
        draft.enter(Entry::Started).map_err(corrupt)?;
        draft.enter(Entry::InPage(Box::new(given))).map_err(corrupt)?;
        for action in &record.actions {
            let line = Line::new(now, acted(action, *seat).ok_or("an action that is no text")?);
            draft.folded.fold(&line).map_err(corrupt)?;
            draft.lines.push(line);
        }
        let lines = [opened].into_iter().chain(draft.lines);
        let entries = lines.map(|line| line.write()).collect::<Result<_, _>>();
        Ok(Append {
            game_starts: draft.game_starts,
            summary: Some(draft.folded.summary(now)),
            results: draft.folded.results(now),
            ..Append::new(code.clone(), 0, entries.map_err(|error| error.to_string())?)
        })
    }
}

/// An action of a record as an entry of a log.
fn acted(action: &ActionText<'_>, mine: u8) -> Option<Entry> {
    let ActionText::Text(text) = action else { return None };
    let (who, action) = text.split_once(' ')?;
    let seat: Option<u8> = if who == "~" { None } else { Some(who.parse().ok()?) };
    let is_bot = seat.is_some_and(|seat| seat != mine);
    let how = if is_bot { How::Bot } else { How::Chosen };
    Some(Entry::Acted { seat, action: action.to_owned(), how, spent: 0 })
}
