//! `vierblatt solo solve`: the verdict on a game, the certificate, and a hint.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};
use vierblatt_game::{Game, Message, Notation};
use vierblatt_koenigs_romme::solver::{
    Exchange, Hint, Packing, Position, Proof, Verdict, advise, conflict, solve as verdict_on,
};
use vierblatt_koenigs_romme::{Card, Cards, KoenigsRomme, Public, PublicSolo, State};
use vierblatt_record::{NoRecord, Reader, Record, Refused, read_action, set_up};
use vierblatt_solo::confirm::{Opinion, confirm_lost, confirm_winnable};
use vierblatt_solo::{Difficulty, Grade};
use vierblatt_texts::Texts;

use super::{SolveRequest, in_words as grade_in_words};
use crate::judging::{in_words as no_record_in_words, open};
use crate::language::{language, say, words};
use crate::output::{Failure, stdout};

/// After how many conflicts a second opinion gives up: some minutes.
const CONFLICTS: u64 = 2_000_000;

/// Solves the game in the file.
pub(super) fn solve(request: &SolveRequest) -> Result<ExitCode, Failure> {
    let public = read(request.file.as_deref())?;
    let Some(position) = Position::seen(&public) else {
        return Err(Message::new("cli-solve-not-dealt").into());
    };
    let verdict = verdict_on(&position);
    let plan = match &verdict {
        Verdict::Winnable(packing) => packing,
        Verdict::Lost(proof) => &proof.most,
    };
    let told = Told {
        hint: public.card.and_then(|card| Some((card, advise(plan, &position, card)?))),
        conflict: request.conflict.then(|| conflict(&position)).flatten(),
        opinion: request.confirm.then(|| match &verdict {
            Verdict::Winnable(packing) => confirm_winnable(&position, packing.cards(), CONFLICTS),
            Verdict::Lost(proof) => confirm_lost(&position, proof, CONFLICTS),
        }),
        position,
        verdict,
    };
    let mut out = stdout();
    if request.json {
        writeln!(out, "{}", told.json())?;
    } else {
        told.print(&mut out)?;
    }
    out.flush()?;
    let is_winnable = matches!(told.verdict, Verdict::Winnable(_));
    Ok(ExitCode::from(u8::from(!is_winnable)))
}

/// What the player of the one record in the file sees.
fn read(file: Option<&Path>) -> Result<PublicSolo, Failure> {
    let (name, input) = open(file)?;
    let asked = |why: &dyn std::fmt::Display| Failure::about(&name, why);
    let mut reader = Reader::new(input);
    let no_record = |why: NoRecord| asked(&say(&no_record_in_words(&why)));
    let replayed = reader.next(replay).map_err(no_record)?;
    let public = replayed.ok_or_else(|| asked(&words("cli-record-none")))?;
    let public = public.map_err(|why| asked(&why))?;
    if reader.next(|_| ()).map_err(no_record)?.is_some() {
        return Err(asked(&words("cli-solve-one-record")));
    }
    Ok(public)
}

/// What the player sees after all actions of the record.
fn replay(record: &Record<'_>) -> Result<PublicSolo, String> {
    if record.game != json!(KoenigsRomme::ID) || record.seats != json!(1) {
        return Err(say(&Message::new("cli-solve-no-solo").text("game", KoenigsRomme::ID)));
    }
    let (options, seats) = set_up::<KoenigsRomme>(record)
        .map_err(|message| Texts::shared(language()).say(&message))?;
    let mut state: State = KoenigsRomme::new(options, seats);
    for (n, action) in record.actions.iter().enumerate() {
        read_action::<KoenigsRomme>(&state, seats, action)
            .and_then(|action| {
                KoenigsRomme::act(&mut state, &action, &mut ()).map_err(Refused::from)
            })
            .map_err(|Refused { rule, message }| {
                let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                let why = Texts::of::<KoenigsRomme>(language()).say(&message);
                let action = Message::new("cli-solve-action").text("number", n);
                say(&action.text("why", format!("{why}{rule}")))
            })?;
    }
    match KoenigsRomme::public(&state) {
        Public::Solo(public) => Ok(public),
        Public::Table(_) => {
            Err(say(&Message::new("cli-solve-no-solo").text("game", KoenigsRomme::ID)))
        }
    }
}

struct Told {
    position: Position,
    verdict: Verdict,
    hint: Option<(Card, Hint)>,
    conflict: Option<Vec<u8>>,
    opinion: Option<Opinion>,
}

impl Told {
    fn json(&self) -> Value {
        let mut told = match &self.verdict {
            Verdict::Winnable(packing) => {
                let difficulty = self.difficulty(packing);
                json!({ "winnable": true, "packing": packing, "difficulty": difficulty })
            }
            Verdict::Lost(proof) => json!({
                "winnable": false,
                "by_counting": proof.by_counting(),
                "needs": proof.needs,
                "most": proof.most,
            }),
        };
        told["cards"] = json!(self.position.stock().len());
        told["card"] = json!(self.hint.map(|(card, _)| card));
        told["hint"] = json!(self.hint.map(|(_, hint)| hint));
        told["put"] = json!(self.hint.map(|(card, hint)| put(card, hint)));
        if let Some(conflict) = &self.conflict {
            told["conflict"] = json!(conflict);
        }
        if let Some(opinion) = &self.opinion {
            told["second_opinion"] = json!(self.opinion(opinion));
        }
        told
    }

    fn difficulty(&self, packing: &Packing) -> Difficulty {
        let spare = self.position.stock().len() - packing.cards();
        Difficulty { spare, grade: Grade::of(spare) }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let cards = self.position.stock().len();
        match &self.verdict {
            Verdict::Winnable(packing) if packing.exchanges.is_empty() => {
                writeln!(out, "{}", words("cli-solve-won"))?;
            }
            Verdict::Winnable(packing) => {
                let Difficulty { spare, grade } = self.difficulty(packing);
                let winnable = Message::new("cli-solve-winnable")
                    .number("needed", packing.cards() as i64)
                    .number("cards", cards as i64)
                    .number("spare", spare as i64)
                    .message("grade", Message::new(grade_in_words(grade)));
                writeln!(out, "{}", say(&winnable))?;
                print_plan(out, packing)?;
            }
            Verdict::Lost(proof) => {
                writeln!(out, "{}", words("cli-solve-lost"))?;
                print_reason(out, proof)?;
                let most = proof.most.exchanges.len() + 11 - self.position.unfinished().count();
                let most = Message::new("cli-solve-most").number("hands", most as i64);
                writeln!(out, "{}", say(&most))?;
                print_plan(out, &proof.most)?;
            }
        }
        if let Some(conflict) = &self.conflict {
            let hands: Vec<String> = conflict.iter().map(u8::to_string).collect();
            let conflict = Message::new("cli-solve-conflict").text("hands", hands.join(", "));
            writeln!(out, "{}", say(&conflict))?;
        }
        if let Some(opinion) = &self.opinion {
            let opinion = match self.agrees(opinion) {
                Some(true) => Message::new("cli-solve-agrees"),
                None => Message::new("cli-solve-gave-up"),
                Some(false) => {
                    Message::new("cli-solve-disagrees").text("why", format!("{opinion:?}"))
                }
            };
            writeln!(out, "{}", say(&opinion))?;
        }
        match self.hint {
            None => Ok(()),
            Some((card, hint)) => writeln!(out, "{}", say(&in_words(card, hint))),
        }
    }

    /// Whether a second opinion is ours; none if it gave up.
    fn agrees(&self, opinion: &Opinion) -> Option<bool> {
        match (&self.verdict, opinion) {
            (Verdict::Winnable(_), Opinion::Winnable(_)) | (Verdict::Lost(_), Opinion::Lost) => {
                Some(true)
            }
            (_, Opinion::Unknown) => None,
            _ => Some(false),
        }
    }

    /// For programs.
    fn opinion(&self, opinion: &Opinion) -> String {
        match self.agrees(opinion) {
            Some(true) => "agrees".to_owned(),
            None => "gave up".to_owned(),
            Some(false) => format!("disagrees: {opinion:?}"),
        }
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

fn put(card: Card, hint: Hint) -> String {
    let mut text = String::new();
    KoenigsRomme::write_move(&hint.put(card), &mut text);
    text
}

fn listed(cards: Cards) -> String {
    let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}
