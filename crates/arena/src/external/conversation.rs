//! One game with somebody's own program.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use vierblatt_bots::{BotSeat, Sight};
use vierblatt_game::{Moves, Outcome, PerSeat, Telling};

use super::Process;
use crate::Contested;

/// How often a program is started again in one game. After that its moves are made for it.
const RESTARTS: u32 = 3;

/// What is said to a program in one game. Everything it heard is kept: if it has to be started
/// again, it is told all of it.
pub(crate) struct Conversation<'a, G: Contested> {
    process: &'a mut Process,
    my_seat: BotSeat<G>,
    patience: Duration,
    heard: Vec<Value>,
    /// How much of that the running program was told.
    told: usize,
    starts: u32,
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: String,
}

impl<'a, G: Contested> Conversation<'a, G> {
    pub(crate) fn begin(process: &'a mut Process, my_seat: BotSeat<G>, patience: Duration) -> Self {
        let mut conversation =
            Conversation { process, my_seat, patience, heard: Vec::new(), told: 0, starts: 0 };
        if conversation.process.is_running() {
            conversation.introduce();
        }
        conversation
    }

    pub(crate) fn hear(&mut self, told: &Telling<G>) {
        self.heard.push(match told {
            Telling::Event(event) => json!({ "all": event }),
            Telling::Secret(secret) => json!({ "you": secret }),
        });
    }

    /// Asks for a move. None when there is no answer or it is not a move.
    pub(crate) fn choose(&mut self, state: &G::State, sight: &Sight<G>) -> Option<G::Move> {
        if !self.process.is_running() {
            self.restart()?;
        }
        let mut legal = Vec::with_capacity(sight.legal.len());
        sight.legal.for_each(|mv| {
            let mut text = String::new();
            G::write_move(&mv, &mut text);
            legal.push(text);
        });
        let question = json!({
            "type": "choose",
            "heard": &self.heard[self.told..],
            "public": sight.public,
            "private": sight.private,
            "legal": legal,
            "seconds": self.patience.as_secs_f64(),
        });
        self.told = self.heard.len();
        let line = self.process.ask(question.to_string(), self.patience)?;
        let answer: Answer = serde_json::from_str(&line).ok()?;
        G::read_move(state, &answer.mv)
    }

    /// Says how it ended.
    pub(crate) fn end(&mut self, points: &PerSeat<f64>, outcome: Option<&Outcome>) {
        let places = match outcome {
            Some(Outcome::Placed { places, .. }) => Some(places.as_slice()),
            _ => None,
        };
        let end = json!({
            "type": "end",
            "heard": &self.heard[self.told..],
            "points": points.as_slice(),
            "places": places,
        });
        self.process.say(end.to_string());
    }

    fn restart(&mut self) -> Option<()> {
        if self.starts > RESTARTS {
            return None;
        }
        self.starts += 1;
        self.process.start().ok()?;
        self.introduce();
        Some(())
    }

    fn introduce(&mut self) {
        self.told = 0;
        let BotSeat { seat, seats, options } = self.my_seat;
        let begin = json!({
            "type": "begin",
            "protocol": 1,
            "game": G::ID,
            "seat": seat,
            "seats": seats,
            "options": options,
        });
        self.process.say(begin.to_string());
    }
}
