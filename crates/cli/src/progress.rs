//! How far something long has come: on standard error, and only where that is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use vierblatt_game::Message;

use crate::language::say;

/// A bar of this length. The message says what is counted: it has the gaps `done`, `all` and, where it makes sense,
/// `left` for the time.
pub fn bar(length: u64, what: &'static str) -> ProgressBar {
    let counted =
        say(&(Message::new(what)).text("done", "{pos}").text("all", "{len}").text("left", "{eta}"));
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {counted}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A sign that something runs of which nobody knows how long it takes.
pub fn spinner(message: &Message) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(say(message));
    spinner.enable_steady_tick(Duration::from_millis(200));
    spinner
}
