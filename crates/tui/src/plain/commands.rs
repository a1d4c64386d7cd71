//! What a line means.

use std::io;
use std::time::Instant;

use vierblatt_client::{Do, Model, Session};
use vierblatt_game::Message;
use vierblatt_protocol::{Ask, Status};

use super::{Teller, read_out, say};

/// The commands and the messages that have their names in the player's language; English counts everywhere.
const COMMANDS: [(&str, &str); 13] = [
    ("help", "tui-cmd-help"),
    ("table", "tui-cmd-table"),
    ("hand", "tui-cmd-hand"),
    ("score", "tui-cmd-score"),
    ("log", "tui-cmd-log"),
    ("hint", "tui-cmd-hint"),
    ("more", "tui-cmd-more"),
    ("rules", "tui-cmd-rules"),
    ("back", "tui-cmd-back"),
    ("chat", "tui-cmd-chat"),
    ("start", "tui-cmd-start"),
    ("again", "tui-cmd-again"),
    ("quit", "tui-cmd-quit"),
];

/// Does what a line says. False when the player leaves.
pub(super) fn obey(session: &mut Session, line: &str, teller: &mut Teller) -> io::Result<bool> {
    let line = line.trim();
    if line.is_empty() {
        return Ok(true);
    }
    let model = &mut session.model;
    if model.is_asked_back() && line.chars().count() == 1 {
        let yes = ["y", "j", "o", "s"].contains(&line.to_lowercase().as_str());
        let requests = model.ask(Ask::AllowTakeback { yes });
        return Ok(session.carry_out_all(requests));
    }
    if model.is_asked()
        && let Some(actions) = chosen(model, line)
    {
        let requests = if model.is_race() {
            model.throw(actions, Instant::now())
        } else {
            actions
                .into_iter()
                .next()
                .map(|action| model.act(action, Instant::now()))
                .unwrap_or_default()
        };
        return Ok(session.carry_out_all(requests));
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let Some(command) = command(model, word) else {
        say(&model.words.plain("tui-plain-not-understood"))?;
        return Ok(true);
    };
    let requests = match command {
        "help" => {
            tell(&help(model))?;
            Vec::new()
        }
        "table" => {
            tell(&read_out::table(model))?;
            Vec::new()
        }
        "hand" => {
            tell(&read_out::own(model))?;
            Vec::new()
        }
        "score" => {
            tell(&read_out::scores(model))?;
            Vec::new()
        }
        "log" => {
            model.readable_log().into_iter().try_for_each(say)?;
            Vec::new()
        }
        "rules" => {
            let rules = model.rules.clone().unwrap_or_else(|| model.words.plain("tui-no-rules"));
            // Headings are marked for the screen; read out, the mark would only disturb.
            let lines = rules.lines().map(|line| line.trim_start_matches('#').to_owned());
            tell(&lines.collect::<Vec<_>>())?;
            Vec::new()
        }
        "more" => {
            teller.list_more(model)?;
            teller.asked = model.known.as_ref().map(|known| (known.n, model.is_race()));
            Vec::new()
        }
        "hint" => vec![Do::Hint],
        "back" => model.ask(Ask::Takeback),
        "chat" => model.ask(Ask::Chat { text: rest.to_owned() }),
        "start" => model.start(),
        "again" if model.status() == Some(Status::Over) => model.ask(Ask::Rematch),
        "quit" => vec![Do::Quit],
        _ => Vec::new(),
    };
    Ok(session.carry_out_all(requests))
}

fn tell(lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| say(line))
}

/// The command a word names, whole or its beginning if only one begins so.
fn command(model: &Model, word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    if word == "?" {
        return Some("help");
    }
    let names = |(english, id): &(&'static str, &'static str)| {
        (*english, [(*english).to_owned(), model.words.plain(id)])
    };
    let known: Vec<_> = COMMANDS.iter().map(names).collect();
    let whole = known.iter().find(|(_, names)| names.contains(&word));
    let mut begun =
        known.iter().filter(|(_, names)| names.iter().any(|name| name.starts_with(&word)));
    let only = begun.next().filter(|_| begun.next().is_none());
    whole.or(only).map(|(english, _)| *english)
}

/// The actions a line names: numbers of the list, words, or as records write them. None if it names none.
fn chosen(model: &Model, line: &str) -> Option<Vec<String>> {
    let actions = &model.drawn.actions;
    let nth = |word: &str| {
        let n: usize = word.parse().ok()?;
        actions.get(n.checked_sub(1)?).map(|action| action.action.clone())
    };
    let numbers: Option<Vec<String>> =
        line.split([' ', ',']).filter(|word| !word.is_empty()).map(nth).collect();
    // One number is an action; several are one each, where several may be thrown.
    if let Some(numbers) = numbers.filter(|numbers| numbers.len() == 1 || model.is_race()) {
        return Some(numbers);
    }
    let wanted = line.to_lowercase();
    if let Some(action) = actions.iter().find(|action| action.action.to_lowercase() == wanted) {
        return Some(vec![action.action.clone()]);
    }
    let words: Vec<String> =
        actions.iter().map(|action| model.words.action(action).to_lowercase()).collect();
    if let Some(n) = words.iter().position(|words| *words == wanted) {
        return Some(vec![actions[n].action.clone()]);
    }
    if command(model, line.split(' ').next().unwrap_or_default()).is_some() {
        return None;
    }
    let mut found = words.iter().enumerate().filter(|(_, words)| words.contains(&wanted));
    match (found.next(), found.next()) {
        (Some((n, _)), None) => Some(vec![actions[n].action.clone()]),
        // It may be one of those that are not listed; the table says whether it is allowed.
        (None, None) if line.contains(' ') => Some(vec![line.to_owned()]),
        _ => None,
    }
}

fn help(model: &Model) -> Vec<String> {
    let mut lines = vec![model.words.plain("tui-plain-help")];
    for (english, id) in COMMANDS {
        let name = model.words.plain(id);
        let name = if name == english { name } else { format!("{name} ({english})") };
        let about = Message::new("tui-cmd-about").text("command", english);
        lines.push(format!("{name}: {}", model.words.say(&about)));
    }
    lines
}
