//! How long a book of 10,000 evenings takes: `cargo run --release -p vierblatt-book --example evenings`.

use std::time::Instant;

use vierblatt_book::{Book, Entry, Opening, What};

const EVENINGS: u32 = 10_000;
const PLAYERS: u8 = 5;
const ROUNDS: u16 = 8;

fn main() {
    let entries = entries();
    let timed = |what: &str, start: Instant| {
        println!("{what:<34} {:>8.1} ms", start.elapsed().as_secs_f64() * 1000.0);
    };
    println!("{} entries, {EVENINGS} evenings", entries.len());

    let start = Instant::now();
    let mut book = Book::default();
    for entry in &entries {
        let _ = book.apply(entry);
    }
    timed("fold all entries", start);
    let start = Instant::now();
    let packed = book.pack();
    timed("write a checkpoint", start);
    println!("{:<34} {:>8.1} MB", "its size", packed.len() as f64 / 1e6);
    let start = Instant::now();
    let opened = Book::unpack(&packed).unwrap_or_default();
    timed("open from the checkpoint", start);
    let start = Instant::now();
    let view = opened.view("person", 0);
    timed("the view of a group", start);
    let start = Instant::now();
    let figures = opened.figures(None);
    timed("all figures", start);
    let start = Instant::now();
    let page = opened.member_page("member0");
    timed("a member's page", start);
    let start = Instant::now();
    let evenings = opened.evenings(None, 30);
    timed("the latest evenings", start);
    assert!(
        view.counted == EVENINGS && figures.is_some() && page.is_some() && evenings.len() == 30
    );
}

fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut write = |at: u64, what: What| {
        let n = entries.len() as u32 + 1;
        entries.push(Entry { device: "phone".into(), n, by: "person".into(), at, what });
        format!("phone-{n}")
    };
    write(0, What::Group { name: "Thursday".into() });
    let members: Vec<String> = (0..PLAYERS).map(|n| format!("member{n}")).collect();
    for member in &members {
        write(0, What::Member { member: member.clone(), name: member.clone() });
    }
    for evening in 0..EVENINGS {
        let at = u64::from(evening) * 86_400_000;
        let day = format!(
            "{}-{:02}-{:02}",
            1990 + evening / 336,
            1 + evening % 336 / 28,
            1 + evening % 28
        );
        let opening = Opening {
            game: ["joomo", "koenigs-romme", "jogo", "komojo"][evening as usize % 4].into(),
            title: String::new(),
            players: members.clone(),
            dealer: 0,
            fewest_win: true,
            target: None,
            rounds: None,
            day,
            points: Vec::new(),
            closed: false,
            online: None,
        };
        let sheet = write(at, What::Sheet(Box::new(opening)));
        for round in 1..=ROUNDS {
            for player in 0..PLAYERS {
                let value = Some(
                    (evening * 7 + u32::from(round) * 13 + u32::from(player) * 29) as i32 % 41,
                );
                let what = What::Cell {
                    sheet: sheet.clone(),
                    round,
                    player,
                    value,
                    over: Vec::new(),
                    how: None,
                };
                write(at + 1, what);
            }
        }
        write(at + 2, What::Close { sheet, closed: true });
    }
    entries
}
