//! What a client says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Settings;
use crate::read::nothing_more;

/// A message to the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message of a connection.
    Hello {
        /// The protocol the client speaks.
        version: u32,
        /// The number of the last entry of the table's log it has heard of; none for a client that is new
        /// here.
        since: Option<u32>,
        /// Whether updates may say only what has changed in the viewer's own view: see `partial` there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        changes: bool,
    },
    /// A request. It is answered by `done` or `refused` with the same id.
    Ask {
        /// The client's own name for it, up to 40 bytes. The same id again is not carried out again.
        id: String,
        /// What is asked for.
        ask: Ask,
    },
    /// Answers a `ping` at once, so that the server knows how long messages travel.
    Pong {
        /// What the ping said.
        nonce: u32,
    },
}

/// What a client may ask for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Take an empty seat.
    Sit {
        /// Which one.
        seat: u8,
    },
    /// Leave one's seat; during a game a bot plays on.
    #[serde(deserialize_with = "nothing_more")]
    Stand,
    /// The host puts a bot into a seat, changes its level, or takes it away.
    Bot {
        /// Which seat.
        seat: u8,
        /// 1 to 5; none to take it away.
        level: Option<u8>,
    },
    /// The host removes somebody from a seat. They stay out until the host lets them in again.
    Remove {
        /// Which seat.
        seat: u8,
    },
    /// During a game the host lets people take a bot's seat, or does not any more.
    Open {
        /// Which seat.
        seat: u8,
        /// Whether they may.
        on: bool,
    },
    /// The host makes somebody else the host.
    HandOver {
        /// Where the new host sits.
        seat: u8,
    },
    /// The host says who deals or begins first, or leaves it to chance. Only before a game, and only where the
    /// game's rules allow it.
    First {
        /// Where they sit; none to leave it to chance.
        seat: Option<u8>,
    },
    /// The host changes how many seats there are, the game's options, or how the table is run. Only before the first game, and not for the
    /// deal of a day. What is not named stays as it is.
    Change {
        /// How many seats. Whoever sits in one that goes moves to a free seat or takes a bot's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seats: Option<u8>,
        /// The game's options, as when a table is opened: those that are not named are as usual.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "Record<string, string | number>")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        options: Option<serde_json::Value>,
        /// How the table is run, all of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        settings: Option<Settings>,
    },
    /// The host starts the game.
    #[serde(deserialize_with = "nothing_more")]
    Start,
    /// Adds to the chance of the next game, so that nobody alone decides the deals.
    Entropy {
        /// Anything, up to 64 characters.
        text: String,
    },
    /// Binds one's seat to a random value for the next game, by its hash: `docs/fair-deals.md`. The latest one counts.
    Commit {
        /// 64 hexadecimal digits.
        hash: String,
    },
    /// Reveals that value, once the game has started and the hashes are fixed.
    Reveal {
        /// 64 hexadecimal digits.
        value: String,
    },
    /// Plays.
    Act {
        /// The number of the last entry the player knows of: a move for an earlier moment is refused.
        n: u32,
        /// The action as records write it.
        action: String,
    },
    /// In a race: what to throw, in order. Nobody sees it before the window closes.
    Claim {
        /// The number of the last entry the player knows of.
        n: u32,
        /// The actions as records write them; none for "I throw nothing".
        actions: Vec<String>,
        /// How long after the card was painted the player acted, in milliseconds.
        reaction: u32,
    },
    /// Has seen enough of the round that is over: the next one begins when everybody who is there says so, or when time is up.
    #[serde(deserialize_with = "nothing_more")]
    Ready,
    /// Asks to take back one's last move.
    #[serde(deserialize_with = "nothing_more")]
    Takeback,
    /// Answers somebody who wants to take a move back.
    AllowTakeback {
        /// Whether they may.
        yes: bool,
    },
    /// Wants to play again; the next game starts when everybody does.
    #[serde(deserialize_with = "nothing_more")]
    Rematch,
    /// Says something to all.
    Chat {
        /// Up to 300 characters.
        text: String,
    },
    /// Shows a quick reaction to all.
    React {
        /// Which one.
        reaction: Reaction,
    },
    /// The host mutes somebody, or lets them speak again.
    Mute {
        /// Which seat.
        seat: u8,
        /// Whether they are muted.
        on: bool,
    },
    /// The same for somebody who watches.
    MuteGuest {
        /// Who: their number among the table's guests.
        guest: u32,
        /// Whether they are muted.
        on: bool,
    },
    /// The host lets somebody come again who was removed.
    LetIn {
        /// Who: their number among the table's guests.
        guest: u32,
    },
}

/// A quick reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well played.
    Applause,
    /// That is funny.
    Laugh,
    /// What was that.
    Surprise,
    /// What a pity.
    Sigh,
    /// Thinking.
    Think,
    /// Hello, or goodbye.
    Wave,
}
