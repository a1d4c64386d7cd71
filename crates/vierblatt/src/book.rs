//! `vierblatt book`: the books of groups, for whoever runs the server.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use serde_json::json;
use vierblatt_bookshelf::{
    ArchivedBook, BookFault, Bookshelf, BookshelfError, ImportError, ReadBook, books,
};
use vierblatt_cli::commands::{BookCommand, BookForm};
use vierblatt_cli::{Columns, Failure, say, stdout, words};
use vierblatt_edge::new_book_names;
use vierblatt_game::Message;
use vierblatt_server::Environment;
use vierblatt_store::transfer::{Source, TransferError};
use vierblatt_store_postgres::{PostgresStore, Use};
use vierblatt_store_sqlite::SqliteStore;

use crate::backup::unopened;
use crate::check::damage_in_words;
use crate::serve::no_database;
use crate::store::{Place, address};

pub(crate) fn book(command: BookCommand) -> Result<ExitCode, Failure> {
    match command {
        BookCommand::List { json, place } => list(&Place::of(place)?, json),
        BookCommand::Export { book, form, place } => export(&Place::of(place)?, &book, form),
        BookCommand::Import { file, place } => import(&Place::of(place)?, &file),
        BookCommand::Check { book, json, place } => {
            check(&Place::of(place)?, book.as_deref(), json)
        }
    }
}

/// All books, or those of this name or id.
fn found(source: &mut dyn Source, wanted: Option<&str>) -> Result<Vec<ArchivedBook>, Failure> {
    let mut all = Vec::new();
    let is_wanted =
        |book: &ArchivedBook| wanted.is_none_or(|one| one == book.id || one == book.book.name());
    books(source, &mut |book| all.extend(Some(book).filter(is_wanted)))
        .map_err(|why| failed(&why))?;
    if let Some(wanted) = wanted
        && all.is_empty()
    {
        return Err(Message::new("cli-book-unknown").text("book", wanted).into());
    }
    Ok(all)
}

fn failed(why: &TransferError) -> Failure {
    Message::new("cli-book-failed").text("why", why).into()
}

fn list(place: &Place, is_json: bool) -> Result<ExitCode, Failure> {
    let all = found(&mut *place.look()?, None)?;
    let mut out = stdout();
    if is_json {
        for book in &all {
            writeln!(out, "{}", summary(book))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    if all.is_empty() {
        writeln!(out, "{}", words("cli-book-none"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let columns = Columns::new(&[
        ("cli-book-id", -12),
        ("cli-book-name", -24),
        ("cli-book-members", 5),
        ("cli-book-sheets", 5),
        ("cli-book-entries", 7),
        ("cli-book-latest", 10),
    ]);
    writeln!(out, "{}", columns.heading())?;
    for book in &all {
        let (members, sheets, latest) = figures(book);
        let line = [
            book.id.clone(),
            book.book.name().to_owned(),
            members.to_string(),
            sheets.to_string(),
            book.entries.to_string(),
            latest.unwrap_or_else(|| "–".to_owned()),
        ];
        writeln!(out, "{}", columns.line(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How many members, how many sheets that count, and the day of the latest.
fn figures(book: &ArchivedBook) -> (usize, u32, Option<String>) {
    let (members, _, _) = book.book.size();
    let sheets = book.book.figures(None).map_or(0, |figures| figures.sheets);
    let latest = book.book.evenings(None, 1).pop().map(|evening| evening.day);
    (members, sheets, latest)
}

fn summary(book: &ArchivedBook) -> serde_json::Value {
    let (members, sheets, latest) = figures(book);
    json!({
        "id": book.id, "name": book.book.name(), "members": members, "sheets": sheets,
        "entries": book.entries, "latest": latest,
    })
}

fn export(place: &Place, wanted: &str, form: BookForm) -> Result<ExitCode, Failure> {
    let mut source = place.look()?;
    let all = found(&mut *source, Some(wanted))?;
    let [book] = all.as_slice() else {
        let ids: Vec<&str> = all.iter().map(|book| book.id.as_str()).collect();
        let several = Message::new("cli-book-several").text("name", wanted);
        return Err(several.text("ids", ids.join(", ")).into());
    };
    // Half of a book would look like a whole one.
    if let Some(fault) = book.faults.iter().find(|fault| matches!(fault, BookFault::Damaged(_))) {
        return Err(about(book, fault).into());
    }
    let mut out = stdout();
    match form {
        BookForm::Csv => write!(out, "{}", book.book.to_csv())?,
        BookForm::Json => {
            let written = book.export(&mut *source, &mut |line| writeln!(out, "{line}"));
            written.map_err(|why| failed(&why))??;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn import(place: &Place, file: &Path) -> Result<ExitCode, Failure> {
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().read_to_string(&mut text)?;
    } else {
        text = fs::read_to_string(file).map_err(|why| Failure::about(file.display(), why))?;
    }
    let read = ReadBook::read(&text).map_err(|why| not_taken(file, &why))?;
    let name = read.name().to_owned();
    let Environment { clock, seed } = Environment::system();
    let (random, _) = seed.split_first_chunk::<28>().ok_or_else(|| Failure::about("seed", ""))?;
    let (id, code, hash) = new_book_names(random);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let put = |shelf: Bookshelf| runtime.block_on(shelf.import(read, &id, &hash, clock.now()));
    let done = match place {
        Place::Directory(data) => {
            let store = Arc::new(SqliteStore::open(data).map_err(|why| unopened(&why))?);
            put(Bookshelf::new(Arc::clone(&store) as _, store))
        }
        Place::Database(url) => {
            let store = PostgresStore::open(&address(url)?, Use::Alone);
            let store = Arc::new(store.map_err(|why| no_database(&why))?);
            put(Bookshelf::new(Arc::clone(&store) as _, store))
        }
    };
    done.map_err(|why| not_taken(file, &why.into()))?;
    let told =
        Message::new("cli-book-imported").text("name", name).text("link", format!("/b/{code}"));
    writeln!(io::stdout(), "{}", say(&told))?;
    Ok(ExitCode::SUCCESS)
}

fn not_taken(file: &Path, why: &ImportError) -> Message {
    let file = file.display();
    match why {
        ImportError::Line { line, why } => {
            Message::new("cli-book-line").text("file", file).text("line", line).text("why", why)
        }
        ImportError::NoGroup => Message::new("cli-book-no-group").text("file", file),
        ImportError::Shelf(BookshelfError::Full) => Message::new("cli-book-full"),
        ImportError::Shelf(why) => Message::new("cli-book-failed").text("why", why),
    }
}

fn check(place: &Place, wanted: Option<&str>, is_json: bool) -> Result<ExitCode, Failure> {
    let all = found(&mut *place.look()?, wanted)?;
    let mut out = stdout();
    for book in &all {
        if is_json {
            let faults: Vec<String> = book.faults.iter().map(ToString::to_string).collect();
            let line = json!({
                "book": book.id, "name": book.book.name(), "ok": faults.is_empty(),
                "entries": book.entries, "faults": faults,
            });
            writeln!(out, "{line}")?;
            continue;
        }
        for fault in &book.faults {
            writeln!(out, "{}", say(&about(book, fault)))?;
        }
        if book.faults.is_empty() {
            let well = Message::new("cli-book-well").text("name", book.book.name());
            writeln!(out, "{}", say(&well.text("id", &book.id).text("entries", book.entries)))?;
        }
    }
    if all.is_empty() && !is_json {
        writeln!(out, "{}", words("cli-book-none"))?;
    }
    out.flush()?;
    let is_well = all.iter().all(|book| book.faults.is_empty());
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong with a book, in words.
fn about(book: &ArchivedBook, fault: &BookFault) -> Message {
    let fault = match fault {
        BookFault::Damaged(damage) => {
            Message::new("cli-book-fault-damaged").message("damage", damage_in_words(damage))
        }
        BookFault::Unreadable(count) => {
            Message::new("cli-book-fault-unreadable").text("count", count)
        }
        BookFault::Checkpoint => Message::new("cli-book-fault-checkpoint"),
        BookFault::NoLink => Message::new("cli-book-fault-no-link"),
        BookFault::NoPhoto(photo) => Message::new("cli-book-fault-no-photo").text("photo", photo),
    };
    let told = Message::new("cli-book-fault").text("name", book.book.name()).text("id", &book.id);
    told.message("fault", fault)
}
