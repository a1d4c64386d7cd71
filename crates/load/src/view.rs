//! What one player of a table knows.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use crate::ledger::Fingerprint;
use crate::message::{Game, Message};

/// What a player was told last.
#[derive(Debug, Default)]
pub(crate) struct View {
    pub(crate) seat: u8,
    /// The last entry they know of.
    pub(crate) n: u32,
    pub(crate) turn: Vec<u8>,
    pub(crate) legal: Vec<String>,
    /// What they still have to say, beside moves.
    pub(crate) reply_due: Option<Reply>,
    shown: Shown,
    standing: Standing,
    is_over: bool,
}

/// What all see and what only this player sees, by member, put together from what has changed.
#[derive(Debug, Default, Hash)]
pub(crate) struct Shown {
    public: BTreeMap<String, String>,
    private: BTreeMap<String, String>,
}

impl Shown {
    fn take(&mut self, game: &Game<'_>) {
        if !game.partial {
            *self = Shown::default();
        }
        self.public.extend(members(game.public));
        self.private.extend(game.private.map(members).unwrap_or_default());
    }
}

fn members(object: &RawValue) -> BTreeMap<String, String> {
    let members: BTreeMap<String, &RawValue> =
        serde_json::from_str(object.get()).unwrap_or_default();
    members.into_iter().map(|(name, value)| (name, value.get().to_owned())).collect()
}

/// Something that everybody has to say before the table goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// What they throw while a window is open.
    Claim,
    /// That they want to play again.
    Rematch,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Standing {
    #[default]
    NoGame,
    Moves,
    Race,
}

impl View {
    /// Takes over a welcome or an update, and gives how the game looks if that is in it.
    pub(crate) fn receive(&mut self, message: Message<'_>) -> Option<Fingerprint> {
        self.n = message.n;
        if let Some(seat) = message.you.and_then(|you| you.seat) {
            self.seat = seat;
        }
        if let Some(table) = message.table {
            let is_over = table.status == "over";
            // Who wants to play again is not stored: after a welcome everyone asks once more.
            if is_over && (!self.is_over || message.kind == "welcome") {
                self.reply_due = Some(Reply::Rematch);
            } else if !is_over {
                self.reply_due = self.reply_due.filter(|due| *due != Reply::Rematch);
            }
            self.is_over = is_over;
        }
        let game = message.game?;
        self.shown.take(&game);
        let fingerprint = Fingerprint::of(&self.shown, &game);
        self.standing = if game.race.is_some() { Standing::Race } else { Standing::Moves };
        let claims = game.race.is_some_and(|race| !race.claimed) && !game.legal.is_empty();
        self.reply_due =
            self.reply_due.filter(|due| *due != Reply::Claim).or(claims.then_some(Reply::Claim));
        self.turn = game.turn;
        self.legal = game.legal;
        Some(fingerprint)
    }

    pub(crate) fn has_game(&self) -> bool {
        self.standing != Standing::NoGame
    }

    /// Whether they are to move and have a choice. Where there is only one move, the table makes it.
    pub(crate) fn may_choose(&self) -> bool {
        self.is_asked() && self.legal.len() > 1
    }

    /// Whether the table waits for something that is not a player's choice: a forced move, which it makes in
    /// its own time, a race, or the next game.
    pub(crate) fn is_between_moves(&self) -> bool {
        let is_forced = self.is_asked() && self.legal.len() == 1;
        self.is_over || self.standing == Standing::Race || is_forced
    }

    fn is_asked(&self) -> bool {
        !self.is_over && self.standing == Standing::Moves && self.turn.contains(&self.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(texts: &[&str]) -> View {
        let mut view = View::default();
        for text in texts {
            view.receive(Message::read(text).expect("a message"));
        }
        view
    }

    const MY_TURN: &str = r#"{"type":"update","n":8,"after":7,"you":{"seat":1,"host":false},
        "game":{"public":{},"turn":[1],"legal":["draw","take"]}}"#;
    const FORCED: &str = r#"{"type":"update","n":9,"after":8,
        "game":{"public":{},"turn":[1],"legal":["draw"]}}"#;
    const OVER: &str = r#"{"type":"update","n":10,"after":9,"table":{"status":"over"},
        "game":{"public":{},"turn":[],"legal":[]}}"#;
    const AGAIN: &str = r#"{"type":"update","n":11,"after":10,"table":{"status":"playing"}}"#;

    #[test]
    fn a_player_with_a_choice_chooses_and_a_forced_move_is_left_to_the_table() {
        let chooses = view(&[MY_TURN]);
        assert!(chooses.may_choose() && !chooses.is_between_moves());
        let forced = view(&[MY_TURN, FORCED]);
        assert!(forced.is_between_moves() && !forced.may_choose());
    }

    #[test]
    fn a_rematch_is_due_once_per_game_and_again_after_a_welcome() {
        let mut over = view(&[MY_TURN, OVER]);
        assert!(over.reply_due == Some(Reply::Rematch) && !over.may_choose());
        over.reply_due = None;
        over.receive(Message::read(OVER).expect("a message"));
        assert_eq!(over.reply_due, None);
        let welcome = OVER.replace("update", "welcome");
        over.receive(Message::read(&welcome).expect("a message"));
        assert_eq!(over.reply_due, Some(Reply::Rematch));
        over.receive(Message::read(AGAIN).expect("a message"));
        assert_eq!(over.reply_due, None);
    }
}
