//! Checks the deals of a finished game's record: that seed and commitment fit, and that every deal and
//! shuffle is the one that comes of them. `docs/fair-deals.md` says how to do the same without this code.

use serde::Deserialize;
use serde_json::Value;
use vierblatt_catalog::{TableGame, Visit, with_game};
use vierblatt_game::{Action, Seat, Turn};
use vierblatt_record::{Record, read_action, set_up, write_action};

use crate::{By, Hex32, Seed, Share};

/// A record's `fair` section.
#[derive(Deserialize)]
struct Fair {
    commitment: String,
    seed: Option<String>,
    #[serde(default)]
    entropy: Vec<String>,
    #[serde(default)]
    shares: Vec<Share>,
    /// Whom the host named to be first.
    first: Option<u8>,
}

/// A record whose deals are what they had to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// What was published before the game. It proves something only if it is what players were shown.
    pub commitment: Hex32,
    /// The hash of the list of shares as it was fixed before any value was revealed, where there are shares.
    pub list_hash: Option<Hex32>,
    /// How many times chance acted: deals, shuffles, and who begins.
    pub chances: u32,
    /// How many texts players added.
    pub entropy: usize,
    /// The seats whose players' own values are in the deals. With none, whoever knew the seed could have chosen the texts, or the
    /// seed itself.
    pub players: Vec<u8>,
    /// The seats that were bound to a value and did not reveal it in time.
    pub not_revealed: Vec<u8>,
    /// Whether the record goes on to the end of the game.
    pub is_over: bool,
}

/// Why a record's deals are not shown to be fair.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unverified {
    /// It is not a record.
    #[error("this is no record: {0}")]
    NoRecord(String),
    /// There is nothing to check by.
    #[error("the record has no 'fair' section, so nobody can check its deals")]
    NoFair,
    /// The game was not over when the record was made.
    #[error("the seed is not in the record: it is told when the game is over")]
    NoSeed,
    /// There is no such game.
    #[error("there is no game '{0}'")]
    NoGame(String),
    /// Seats or options are not the game's.
    #[error("the game has no such seats or options")]
    SetUp,
    /// The text given as the seed is not one.
    #[error("the seed must be 64 hexadecimal digits")]
    NotASeed,
    /// Another seed was committed to.
    #[error(
        "the seed does not fit the commitment: {published} was published, the seed gives {given}"
    )]
    Commitment {
        /// What was published.
        published: String,
        /// What the seed gives.
        given: String,
    },
    /// A share is not what the seat was bound to.
    #[error("the value of seat {seat} does not fit its hash")]
    Share {
        /// Which seat.
        seat: u8,
    },
    /// The list of shares is not one a table makes.
    #[error("the shares must be of the table's seats, in their order, each seat at most once")]
    ShareList,
    /// An action is not legal, so what comes after it cannot be checked.
    #[error("action {n}, counted from 0 ('{action}'), is not legal")]
    Illegal {
        /// Which.
        n: usize,
        /// What it says.
        action: String,
    },
    /// A deal or a shuffle is not what seed and entropy give.
    #[error(
        "action {n}, counted from 0, is not what the seed gives.\n  recorded: {found}\n  expected: {expected}"
    )]
    Differs {
        /// Which action.
        n: usize,
        /// What the record says.
        found: String,
        /// What the seed gives.
        expected: String,
    },
}

impl Unverified {
    /// Whether the deals are shown to be wrong, and not only impossible to check.
    pub fn is_wrong(&self) -> bool {
        matches!(
            self,
            Unverified::Commitment { .. }
                | Unverified::Share { .. }
                | Unverified::ShareList
                | Unverified::Illegal { .. }
                | Unverified::Differs { .. }
        )
    }
}

/// Computes every deal and shuffle of a record again.
///
/// # Errors
/// Says what does not fit, or why it cannot be checked.
pub fn verify(record: &Value) -> Result<Verified, Unverified> {
    let no_record = |error: serde_json::Error| Unverified::NoRecord(error.to_string());
    let fair = match record.get("fair") {
        None | Some(Value::Null) if record.is_object() => return Err(Unverified::NoFair),
        fair => Fair::deserialize(fair.unwrap_or(&Value::Null)).map_err(no_record)?,
    };
    let record = Record::deserialize(record).map_err(no_record)?;
    let seed = fair.seed.as_deref().ok_or(Unverified::NoSeed)?;
    let seed = Seed::read(seed).ok_or(Unverified::NotASeed)?;
    let given = seed.commitment().to_string();
    if !given.eq_ignore_ascii_case(&fair.commitment) {
        return Err(Unverified::Commitment { published: fair.commitment, given });
    }
    if let Some(share) = fair.shares.iter().find(|share| !share.fits(&seed)) {
        return Err(Unverified::Share { seat: share.seat });
    }
    let game = record.game.as_str().unwrap_or_default().to_owned();
    with_game(&game, Replay { record: &record, seed: &seed, fair: &fair })
        .ok_or(Unverified::NoGame(game))?
}

struct Replay<'a> {
    record: &'a Record<'a>,
    seed: &'a Seed,
    fair: &'a Fair,
}

impl Visit for Replay<'_> {
    type Output = Result<Verified, Unverified>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Replay { record, seed, fair } = self;
        let (options, seats) = set_up::<G>(record).map_err(|_| Unverified::SetUp)?;
        let is_of_seats = fair.shares.iter().all(|share| share.seat < seats.0);
        if !is_of_seats || !fair.shares.is_sorted_by(|one, next| one.seat < next.seat) {
            return Err(Unverified::ShareList);
        }
        let mut state = G::new(options, seats);
        let mut chances = 0;
        for (n, text) in record.actions.iter().enumerate() {
            let found = || match text {
                vierblatt_record::ActionText::Text(text) => text.to_string(),
                vierblatt_record::ActionText::Other(other) => other.to_string(),
            };
            if G::turn(&state) == Turn::Chance {
                let named = fair.first.and_then(|seat| G::named_first(&state, Seat(seat)));
                let chance = named.unwrap_or_else(|| {
                    let mut dice = seed.dice(&fair.entropy, &fair.shares, u64::from(chances));
                    G::chance(&state, &mut dice)
                });
                let expected = write_action(&Action::<G>::Chance(chance));
                if found() != expected {
                    return Err(Unverified::Differs { n, found: found(), expected });
                }
                chances += 1;
            }
            let illegal = || Unverified::Illegal { n, action: found() };
            let action = read_action::<G>(&state, seats, text).map_err(|_| illegal())?;
            G::act(&mut state, &action, &mut ()).map_err(|_| illegal())?;
        }
        let commitment = seed.commitment();
        let of_players = |is_revealed: bool| {
            let shares = fair.shares.iter().filter(|share| share.by == By::Player);
            let shares = shares.filter(|share| share.value.is_some() == is_revealed);
            shares.map(|share| share.seat).collect()
        };
        let has_shares = !fair.shares.is_empty();
        Ok(Verified {
            commitment,
            list_hash: has_shares.then(|| Share::list_hash(&commitment, &fair.shares)),
            chances,
            entropy: fair.entropy.len(),
            players: of_players(true),
            not_revealed: of_players(false),
            is_over: G::outcome(&state).is_some(),
        })
    }
}
