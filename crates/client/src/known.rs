//! What is known of a table: what it said, put together.

use std::borrow::Cow;
use std::time::Instant;

use vierblatt_protocol::{ChatLine, GameView, Heard, Status, TableView, ToClient, You};

/// What is known of the table.
#[derive(Clone, Debug)]
pub struct KnownTable {
    /// The number of the last entry.
    pub n: u32,
    /// Who the viewer is there.
    pub you: You,
    /// Who sits where, and what was agreed.
    pub table: TableView,
    /// The game as the viewer sees it.
    pub game: Option<GameView<'static>>,
    /// When `game` arrived: clocks run from then.
    pub at: Instant,
    /// All that was heard in this game, oldest first.
    pub heard: Vec<Heard>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// Points by round and seat, since the client came.
    pub rounds: Vec<Vec<i32>>,
}

impl KnownTable {
    /// Takes in a message. Nothing is known before a welcome. The connection has seen to it that none is missing.
    pub fn take(
        before: Option<KnownTable>,
        message: ToClient<'static>,
        now: Instant,
    ) -> Option<KnownTable> {
        match (before, message) {
            (before, ToClient::Welcome { n, you, table, game, missed, chat, .. }) => {
                let table = table.into_owned();
                let goes_on = before.filter(|known| known.table.game_number == table.game_number);
                let (mut heard, rounds) =
                    goes_on.map(|known| (known.heard, known.rounds)).unwrap_or_default();
                // What was taken back meanwhile was never told.
                heard
                    .retain(|one| one.n <= n && missed.first().is_none_or(|first| one.n < first.n));
                heard.extend(missed);
                let game = game.map(|game| *game);
                Some(KnownTable { n, you, table, game, at: now, heard, chat, rounds })
            }
            (Some(mut known), ToClient::Update { n, heard, table, you, game, .. }) => {
                let table = table.map_or_else(|| known.table.clone(), std::borrow::Cow::into_owned);
                if table.game_number != known.table.game_number {
                    known.heard.clear();
                    known.rounds.clear();
                    known.game = None;
                }
                known.n = n;
                known.you = you.unwrap_or(known.you);
                known.table = table;
                if let Some(game) = game {
                    known.count(&game);
                    known.game = Some(*game);
                    known.at = now;
                }
                known.heard.extend(heard.into_iter().map(Cow::into_owned));
                Some(known)
            }
            (Some(mut known), ToClient::Chat { line }) => {
                known.chat.push(line);
                Some(known)
            }
            (known, _) => known,
        }
    }

    /// A round is over when points have changed.
    fn count(&mut self, now: &GameView<'_>) {
        let Some(before) = &self.game else { return };
        if before.totals != now.totals && before.totals.len() == now.totals.len() {
            let points = now.totals.iter().zip(&before.totals).map(|(now, before)| now - before);
            self.rounds.push(points.collect());
        }
    }

    /// Whether the viewer is asked to do something.
    pub fn is_my_turn(&self) -> bool {
        let asked =
            |game: &GameView<'_>| self.you.seat.is_some_and(|seat| game.turn.contains(&seat));
        self.table.status == Status::Playing && self.game.as_ref().is_some_and(asked)
    }

    /// Whether several may throw a card, and the viewer is one of them.
    pub fn is_race(&self) -> bool {
        self.is_my_turn() && self.game.as_ref().is_some_and(|game| game.race.is_some())
    }
}
