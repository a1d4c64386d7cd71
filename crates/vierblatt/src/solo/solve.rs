//! `vierblatt solo solve`: the verdict on a game, the certificate, and a hint.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};
use vierblatt_game::{Game, Notation};
use vierblatt_koenigs_romme::solver::{
    Exchange, Hint, Packing, Position, Proof, Verdict, advise, conflict, solve as verdict_on,
};
use vierblatt_koenigs_romme::{Card, Cards, KoenigsRomme, Public, PublicSolo, State};
use vierblatt_record::{NoRecord, Reader, Record, Refused, read_action, set_up};
use vierblatt_solo::confirm::{Opinion, confirm_lost, confirm_winnable};
use vierblatt_solo::{Difficulty, Grade};
use vierblatt_texts::Texts;

use super::SolveRequest;
use crate::language::language;
use crate::output::{Failure, stdout};

/// After how many conflicts a second opinion gives up: some minutes.
const CONFLICTS: u64 = 2_000_000;

/// Solves the game in the file.
pub(super) fn solve(request: &SolveRequest) -> Result<ExitCode, Failure> {
    let public = read(request.file.as_deref())?;
    let Some(position) = Position::seen(&public) else {
        return Err(Failure::Asked("the cards are not dealt yet".to_owned()));
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
    let (name, input): (_, Box<dyn BufRead>) = match file {
        Some(path) if path != Path::new("-") => {
            let name = path.display().to_string();
            let file =
                File::open(path).map_err(|error| Failure::Asked(format!("{name}: {error}")))?;
            (name, Box::new(BufReader::new(file)))
        }
        _ => ("standard input".to_owned(), Box::new(io::stdin().lock())),
    };
    let asked = |why: &dyn std::fmt::Display| Failure::Asked(format!("{name}: {why}"));
    let mut reader = Reader::new(input);
    let no_record = |why: NoRecord| asked(&why);
    let replayed = reader.next(replay).map_err(no_record)?;
    let public =
        replayed.ok_or_else(|| asked(&"there is no record in it"))?.map_err(|why| asked(&why))?;
    if reader.next(|_| ()).map_err(no_record)?.is_some() {
        return Err(asked(&"there is more than one record in it"));
    }
    Ok(public)
}

/// What the player sees after all actions of the record.
fn replay(record: &Record<'_>) -> Result<PublicSolo, String> {
    if record.game != json!(KoenigsRomme::ID) || record.seats != json!(1) {
        return Err(format!(
            "no solo game: that is \"game\": \"{}\", \"seats\": 1",
            KoenigsRomme::ID
        ));
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
                format!("action {n}: {}{rule}", Texts::of::<KoenigsRomme>(language()).say(&message))
            })?;
    }
    match KoenigsRomme::public(&state) {
        Public::Solo(public) => Ok(public),
        Public::Table(_) => Err("no solo game".to_owned()),
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
            told["second_opinion"] = json!(self.opinion_in_words(opinion));
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
                writeln!(out, "It is won.")?;
            }
            Verdict::Winnable(packing) => {
                let Difficulty { spare, grade } = self.difficulty(packing);
                let needed = packing.cards();
                writeln!(
                    out,
                    "It can be won, whatever the order: {needed} of the {cards} cards to come are \
                     needed, {spare} to spare ({grade})."
                )?;
                print_plan(out, packing)?;
            }
            Verdict::Lost(proof) => {
                writeln!(out, "It cannot be won, whatever the order.")?;
                print_reason(out, proof)?;
                let most = proof.most.exchanges.len();
                let finished = 11 - self.position.unfinished().count();
                writeln!(out, "At most {} hands can be finished:", most + finished)?;
                print_plan(out, &proof.most)?;
            }
        }
        if let Some(conflict) = &self.conflict {
            let hands: Vec<String> = conflict.iter().map(u8::to_string).collect();
            writeln!(
                out,
                "The hands {} cannot all be finished; without any one of them, the others can.",
                hands.join(", ")
            )?;
        }
        if let Some(opinion) = &self.opinion {
            writeln!(out, "Second opinion: {}.", self.opinion_in_words(opinion))?;
        }
        match self.hint {
            None => Ok(()),
            Some((card, hint)) => writeln!(out, "{}", in_words(card, hint)),
        }
    }

    fn opinion_in_words(&self, opinion: &Opinion) -> String {
        match (&self.verdict, opinion) {
            (Verdict::Winnable(_), Opinion::Winnable(_)) | (Verdict::Lost(_), Opinion::Lost) => {
                "agrees".to_owned()
            }
            (_, Opinion::Unknown) => "gave up".to_owned(),
            (_, other) => format!("disagrees: {other:?}"),
        }
    }
}

fn print_plan(out: &mut impl Write, packing: &Packing) -> io::Result<()> {
    for Exchange { hand, take, drop } in &packing.exchanges {
        if take.is_empty() {
            writeln!(out, "  hand {hand:>2} is complete and waits for any card")?;
        } else {
            writeln!(out, "  hand {hand:>2} takes {} and drops {}", listed(*take), listed(*drop))?;
        }
    }
    Ok(())
}

fn print_reason(out: &mut impl Write, proof: &Proof) -> io::Result<()> {
    if let Some(need) = proof.needs.iter().find(|need| need.cards.is_none()) {
        return writeln!(out, "No choice of the cards to come completes hand {}.", need.hand);
    }
    let all: u32 = proof.needs.iter().filter_map(|need| need.cards).sum();
    let each: Vec<String> = (proof.needs.iter())
        .filter_map(|need| Some(format!("hand {}: {}", need.hand, need.cards?)))
        .collect();
    let why = if proof.by_counting() {
        "more than there are"
    } else {
        "not more than there are, but they want the same ones"
    };
    writeln!(
        out,
        "Each on its own, the hands need at least {all} cards of {}, {why} ({}).",
        proof.cards,
        each.join(", ")
    )
}

fn in_words(card: Card, hint: Hint) -> String {
    let put = put(card, hint);
    match hint {
        Hint::Wanted { hand, drop } => {
            format!("{card} is for hand {hand}, which drops {drop}: {put}")
        }
        Hint::Finishes { hand } => format!("{card} is not needed, and finishes hand {hand}: {put}"),
        Hint::Spare { .. } => format!("{card} is not needed; it can pass through any hand: {put}"),
    }
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
