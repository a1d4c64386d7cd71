//! `vierblatt solo solve`: the verdict on a game, the certificate, and a hint.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_cli::commands::SoloSolveRequest;
use vierblatt_cli::{Failure, language, say, stdout, words};
use vierblatt_game::Message;
use vierblatt_record::{NoRecord, Reader};
use vierblatt_solo::confirm::Opinion;
use vierblatt_solo::{
    Card, Cards, Difficulty, Exchange, Hint, NotASoloGame, Packing, Proof, PublicSolo, Solution,
    Verdict, put,
};
use vierblatt_texts::Texts;

use super::in_words as grade_in_words;
use crate::judging::{in_words as no_record_in_words, open};

/// Solves the game in the file.
pub(super) fn solve(request: &SoloSolveRequest) -> Result<ExitCode, Failure> {
    let public = read(request.file.as_deref())?;
    let solution = Solution::of(&public, request.conflict, request.confirm)
        .ok_or_else(|| Failure::from(Message::new("cli-solve-not-dealt")))?;
    let mut out = stdout();
    if request.json {
        writeln!(out, "{}", solution.json())?;
    } else {
        print(&solution, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::from(u8::from(!solution.is_winnable())))
}

/// What the player of the one record in the file sees.
fn read(file: Option<&Path>) -> Result<PublicSolo, Failure> {
    let (name, input) = open(file)?;
    let about = |why: &dyn std::fmt::Display| Failure::about(&name, why);
    let mut reader = Reader::new(input);
    let no_record = |why: NoRecord| about(&say(&no_record_in_words(&why)));
    let read = reader.next(vierblatt_solo::read_game).map_err(no_record)?;
    let public = read.ok_or_else(|| about(&words("cli-record-none")))?;
    let public = public.map_err(|why| about(&not_solo_in_words(&why)))?;
    if reader.next(|_| ()).map_err(no_record)?.is_some() {
        return Err(about(&words("cli-solve-one-record")));
    }
    Ok(public)
}

fn not_solo_in_words(why: &NotASoloGame) -> String {
    match why {
        NotASoloGame::OtherGame => {
            say(&Message::new("cli-solve-no-solo").text("game", vierblatt_solo::GAME))
        }
        NotASoloGame::SetUp(message) => Texts::shared(language()).say(message),
        NotASoloGame::Action { number, rule, message } => {
            let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            let why = vierblatt_solo::texts(language()).say(message);
            let action = Message::new("cli-solve-action").text("number", number);
            say(&action.text("why", format!("{why}{rule}")))
        }
    }
}

fn print(solution: &Solution, out: &mut impl Write) -> io::Result<()> {
    match &solution.verdict {
        Verdict::Winnable(packing) if packing.exchanges.is_empty() => {
            writeln!(out, "{}", words("cli-solve-won"))?;
        }
        Verdict::Winnable(packing) => {
            let Difficulty { spare, grade } = solution.difficulty(packing);
            let winnable = Message::new("cli-solve-winnable")
                .number("needed", packing.cards() as i64)
                .number("cards", solution.cards() as i64)
                .number("spare", spare as i64)
                .message("grade", Message::new(grade_in_words(grade)));
            writeln!(out, "{}", say(&winnable))?;
            print_plan(out, packing)?;
        }
        Verdict::Lost(proof) => {
            writeln!(out, "{}", words("cli-solve-lost"))?;
            print_reason(out, proof)?;
            let most = solution.finished_by(&proof.most) as i64;
            writeln!(out, "{}", say(&Message::new("cli-solve-most").number("hands", most)))?;
            print_plan(out, &proof.most)?;
        }
    }
    if let Some(conflict) = &solution.conflict {
        let hands: Vec<String> = conflict.iter().map(u8::to_string).collect();
        let conflict = Message::new("cli-solve-conflict").text("hands", hands.join(", "));
        writeln!(out, "{}", say(&conflict))?;
    }
    if let Some(opinion) = &solution.opinion {
        writeln!(out, "{}", say(&opinion_in_words(solution.agrees(opinion), opinion)))?;
    }
    match solution.hint {
        None => Ok(()),
        Some((card, hint)) => writeln!(out, "{}", say(&in_words(card, hint))),
    }
}

fn opinion_in_words(agrees: Option<bool>, opinion: &Opinion) -> Message {
    match (agrees, opinion) {
        (Some(true), _) => Message::new("cli-solve-agrees"),
        (None, _) | (_, Opinion::Unknown) => Message::new("cli-solve-gave-up"),
        (_, Opinion::Winnable(_)) => Message::new("cli-solve-disagrees-winnable"),
        (_, Opinion::Lost) => Message::new("cli-solve-disagrees-lost"),
        // What contradicts itself is for whoever repairs it: `--json` says it, in English.
        (_, Opinion::Wrong(_)) => Message::new("cli-solve-disagrees"),
    }
}

fn print_plan(out: &mut impl Write, packing: &Packing) -> io::Result<()> {
    for Exchange { hand, take, drop } in &packing.exchanges {
        let id = if take.is_empty() { "cli-solve-waits" } else { "cli-solve-exchange" };
        let exchange = Message::new(id)
            .text("hand", format!("{hand:>2}"))
            .text("take", listed(*take))
            .text("drop", listed(*drop));
        writeln!(out, "  {}", say(&exchange))?;
    }
    Ok(())
}

fn print_reason(out: &mut impl Write, proof: &Proof) -> io::Result<()> {
    if let Some(need) = proof.needs.iter().find(|need| need.cards.is_none()) {
        let nothing = Message::new("cli-solve-nothing").text("hand", need.hand);
        return writeln!(out, "{}", say(&nothing));
    }
    let all: u32 = proof.needs.iter().filter_map(|need| need.cards).sum();
    let each: Vec<String> = (proof.needs.iter())
        .filter_map(|need| {
            Some(say(&Message::new("cli-solve-need")
                .text("hand", need.hand)
                .text("cards", need.cards?)))
        })
        .collect();
    let why = if proof.by_counting() { "cli-solve-too-many" } else { "cli-solve-same-ones" };
    let why = Message::new(why)
        .number("all", all)
        .number("cards", proof.cards as i64)
        .text("each", each.join(", "));
    writeln!(out, "{}", say(&why))
}

fn in_words(card: Card, hint: Hint) -> Message {
    let message = match hint {
        Hint::Wanted { hand, drop } => {
            Message::new("cli-solve-wanted").text("hand", hand).text("drop", drop)
        }
        Hint::Finishes { hand } => Message::new("cli-solve-finishes").text("hand", hand),
        Hint::Spare { .. } => Message::new("cli-solve-spare"),
    };
    message.text("card", card).text("put", put(card, hint))
}

fn listed(cards: Cards) -> String {
    let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}
