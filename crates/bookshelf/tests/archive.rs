//! Books for whoever runs the server: listed, exported, brought back and checked, straight from the store.

use std::path::Path;
use std::sync::Arc;

use vierblatt_book::{Book, Opening, What};
use vierblatt_bookshelf::{
    ArchivedBook, BookFault, Bookshelf, ImportError, NewEntry, ReadBook, books,
};
use vierblatt_store::{Append, Damage, GameStart, Log};
use vierblatt_store_sqlite::{SqliteStore, SqliteTransfer};

const HASH: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

fn with_shelf(directory: &Path, work: impl AsyncFnOnce(&Bookshelf, &SqliteStore)) {
    let store = SqliteStore::open(directory).expect("it opens");
    let shared = Arc::new(store.clone());
    let shelf = Bookshelf::new(Arc::clone(&shared) as _, shared);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(work(&shelf, &store));
    drop(shelf);
    store.close();
}

/// A book with more entries than a checkpoint needs, a sheet with a photo, and another book.
fn fill(directory: &Path) {
    with_shelf(directory, async |shelf, _| {
        shelf.create("ABC", HASH, "p1", "Thursday", 5).await.expect("it is begun");
        shelf.create("XYZ", &HASH.replace('0', "9"), "p2", "Others", 5).await.expect("it is begun");
        let open = shelf.find(HASH).await.expect("it is found");
        let mut all = vec![What::Member { member: "anna".into(), name: "Anna".into() }];
        all.push(What::Sheet(Box::new(Opening {
            game: "komojo".into(),
            title: String::new(),
            players: vec!["anna".into(), "ben".into()],
            dealer: 0,
            fewest_win: false,
            target: None,
            rounds: None,
            day: "2026-01-05".into(),
            points: vec![vec![Some(3), Some(8)]],
            closed: true,
            online: None,
        })));
        all.extend((0..1500).map(|n| What::Evening {
            day: "2026-01-05".into(),
            place: format!("Place {n}"),
            note: String::new(),
        }));
        for (part, entries) in all.chunks(150).enumerate() {
            let entries = entries.iter().enumerate().map(|(n, what)| NewEntry {
                n: (150 * part + n + 1) as u32,
                at: 10 + n as u64,
                what: what.clone(),
            });
            shelf.write(&open, "p1", "phone", entries.collect(), 2000).await.expect("written");
        }
        let photo = vec![0xFF, 0xD8, 0xFF, 1, 2, 3];
        shelf.add_photo(&open, "p1", "phone-2", "PHOTO", photo, 2000).await.expect("stored");
    });
}

fn look(directory: &Path) -> Vec<ArchivedBook> {
    let mut source = SqliteTransfer::look(directory).expect("it is read");
    let mut all = Vec::new();
    books(&mut source, &mut |book| all.push(book)).expect("books");
    all
}

fn exported(directory: &Path, book: &ArchivedBook) -> String {
    let mut source = SqliteTransfer::look(directory).expect("it is read");
    let mut text = String::new();
    let write = &mut |line: &str| {
        text.push_str(line);
        text.push('\n');
        Ok(())
    };
    book.export(&mut source, write).expect("it is read").expect("it is written");
    text
}

#[test]
fn a_book_that_was_exported_comes_back_as_it_was() {
    let here = tempfile::tempdir().expect("a directory");
    fill(here.path());
    let all = look(here.path());
    let names: Vec<(&str, &str)> =
        all.iter().map(|book| (book.id.as_str(), book.book.name())).collect();
    assert_eq!(names, [("ABC", "Thursday"), ("XYZ", "Others")]);
    assert!(all.iter().all(|book| book.faults.is_empty()), "{:?}", all[0].faults);
    let text = exported(here.path(), &all[0]);

    let there = tempfile::tempdir().expect("a directory");
    let fresh = HASH.replace('1', "7");
    with_shelf(there.path(), async |shelf, _| {
        let read = ReadBook::read(&text).expect("a book");
        assert_eq!(read.name(), "Thursday");
        // A clock that is behind does not make the old link count.
        shelf.import(read, "NEW", &fresh, 1).await.expect("it is stored");
        assert!(shelf.find(HASH).await.is_err(), "the old link opens nothing here");
        let open = shelf.find(&fresh).await.expect("the new one does");
        let photo = shelf.photo(&open, "PHOTO").await.expect("a photo");
        assert_eq!(photo, [0xFF, 0xD8, 0xFF, 1, 2, 3]);
        // Whoever began it still did, and devices write on where they were.
        let (book, _) = shelf.read(&open).await.expect("it is read");
        assert!(book.is_owner("p1"));
        let again = NewEntry {
            n: 1,
            at: 10,
            what: What::Member { member: "anna".into(), name: "Anna".into() },
        };
        let written = shelf.write(&open, "p1", "phone", vec![again], 3000).await;
        assert_eq!(written.expect("it is known").new, 0);
    });
    let back = look(there.path()).pop().expect("a book");
    assert_eq!(back.faults, []);
    let seen = |book: &Book| {
        let mut view = book.view("p1", 0);
        view.position = 0;
        (view, book.figures(None), book.evenings(None, 10), book.to_csv())
    };
    assert_eq!(seen(&back.book), seen(&all[0].book));
    // And once more: what is exported now is the same, but for the new link.
    let again = exported(there.path(), &back);
    let kept: Vec<&str> = again.lines().filter(|line| !line.contains(&fresh)).collect();
    assert_eq!(kept, text.lines().collect::<Vec<_>>());
}

#[test]
fn what_is_not_a_book_is_not_imported_and_the_line_is_named() {
    let line = |text: &str| match ReadBook::read(text) {
        Err(ImportError::Line { line, why }) => (line, why),
        other => panic!("{other:?}"),
    };
    let group = r#"{"device":"a","n":1,"by":"p","at":1,"what":{"group":{"name":"G"}}}"#;
    assert_eq!(ReadBook::read("").err(), Some(ImportError::NoGroup));
    assert_eq!(line(&format!("{group}\n\nno")).0, 3);
    let (at, why) = line(&format!("{group}\n{}", group.replace("\"G\"", "\"\"")));
    assert!(at == 2 && why.contains("name"), "{why}");
    let (_, why) = line(&format!("{group}\n{}", group.replace("group", "prize")));
    assert!(why.contains("prize"), "{why}");
    assert_eq!(line(&format!("{group}\n{{\"photo\":\"a\",\"base64\":\"%\"}}")).0, 2);
}

#[test]
fn a_check_finds_what_is_changed_missing_or_counted_wrongly() {
    let here = tempfile::tempdir().expect("a directory");
    fill(here.path());
    let change = |sql: &str| {
        let file = here.path().join(vierblatt_store_sqlite::DATABASE);
        rusqlite::Connection::open(file).expect("a file").execute_batch(sql).expect("changed");
    };
    let faults = || look(here.path()).remove(0).faults;
    let of_log = |code: &str| format!("table_id = (SELECT id FROM tables WHERE code = '{code}')");
    // A checkpoint that is not what its entries come to, with hashes that are right.
    with_shelf(here.path(), async |_, store| {
        let next = store.read("~book-ABC", 0, 10_000).await.expect("entries").len() as u64;
        let start = GameStart { number: 1, first: next, checkpoint: Book::default().pack() };
        let wrong =
            Append { game_starts: vec![start], ..Append::new("~book-ABC", next, Vec::new()) };
        store.append(wrong).await.expect("stored");
    });
    assert_eq!(faults(), [BookFault::Checkpoint]);
    change(&format!("DELETE FROM game_starts WHERE {}", of_log("~book-ABC")));
    assert_eq!(faults(), []);
    change(&format!("DELETE FROM log WHERE {}", of_log("~book-ABC-PHOTO")));
    assert_eq!(faults(), [BookFault::NoPhoto("PHOTO".into())]);
    change(&format!("DELETE FROM log WHERE {}", of_log(&format!("~link-{HASH}"))));
    assert_eq!(faults()[0], BookFault::NoLink);
    change(&format!("UPDATE log SET entry = x'78' WHERE n = 7 AND {}", of_log("~book-ABC")));
    assert_eq!(faults()[0], BookFault::Damaged(Damage::Entry(7)));
    assert_eq!(look(here.path())[1].faults, [], "no other book is affected");
}
