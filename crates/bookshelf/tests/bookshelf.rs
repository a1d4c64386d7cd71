//! Books in a store: found by their secret alone, written once, shared by two servers, and gone when they are deleted.

use std::sync::Arc;
use std::time::Duration;

use vierblatt_book::{Opening, What};
use vierblatt_bookshelf::{Bookshelf, BookshelfError, LARGEST_PHOTO, NewEntry, Written};
use vierblatt_store::{Log, MemoryStore};

fn shelf(store: &Arc<MemoryStore>) -> Bookshelf {
    Bookshelf::new(Arc::clone(store) as _, Arc::clone(store) as _)
}

async fn begun() -> (Arc<MemoryStore>, Bookshelf) {
    let store = Arc::new(MemoryStore::new());
    let shelf = shelf(&store);
    shelf.create("book1", "hash1", "anna", "Thursday", 1).await.expect("stored");
    (store, shelf)
}

fn member(n: u32, name: &str) -> NewEntry {
    let what = What::Member { member: name.to_lowercase(), name: name.to_owned() };
    NewEntry { n, at: 5, what }
}

fn sheet(n: u32) -> NewEntry {
    let opening = Opening {
        game: String::new(),
        title: "Hearts".into(),
        players: vec!["ben".into(), "carla".into()],
        dealer: 0,
        fewest_win: true,
        target: None,
        rounds: None,
        day: "2026-01-01".into(),
        points: vec![vec![Some(1), Some(2)]],
        closed: true,
        online: None,
    };
    NewEntry { n, at: 6, what: What::Sheet(Box::new(opening)) }
}

#[tokio::test]
async fn entries_that_are_sent_again_are_there_once_and_another_servers_are_seen() {
    let (store, one) = begun().await;
    let other = shelf(&store);
    let book = one.find("hash1").await.expect("the book");
    let same = other.find("hash1").await.expect("the book");
    let entries = vec![member(1, "Ben"), sheet(2)];
    let written = one.write(&book, "anna", "phone", entries.clone(), 9).await;
    assert_eq!(written, Ok(Written { new: 2, position: 4 }));
    // The answer was lost: the device sends them again, to another server, with one more.
    let again = [entries, vec![member(3, "Carla")]].concat();
    assert_eq!(
        other.write(&same, "anna", "phone", again, 9).await,
        Ok(Written { new: 1, position: 5 })
    );
    let (read, position) = one.read(&book).await.expect("the book");
    assert_eq!((read.view("anna", 0).members.len(), position), (2, 5));
    assert_eq!(one.export(&book).await.expect("entries").lines().count(), 5);
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_is_told_of_something_new_by_whichever_server() {
    let (store, one) = begun().await;
    let other = shelf(&store);
    let (book, same) =
        (one.find("hash1").await.expect("it"), other.find("hash1").await.expect("it"));
    for writer in [&one, &other] {
        let (_, position) = one.read(&book).await.expect("the book");
        let wait = one.wait(&book, position, Duration::from_secs(20));
        let open = if std::ptr::eq(writer, &raw const one) { &book } else { &same };
        let write = writer.write(open, "anna", "phone", vec![member(position as u32, "Ben")], 9);
        let (waited, written) = tokio::join!(wait, write);
        assert!(waited.is_ok() && written.is_ok());
        assert_eq!(one.read(&book).await.expect("the book").1, position + 1);
    }
    let before = tokio::time::Instant::now();
    let (_, position) = one.read(&book).await.expect("the book");
    one.wait(&book, position, Duration::from_secs(20)).await.expect("nothing new");
    assert_eq!(before.elapsed(), Duration::from_secs(20));
}

#[tokio::test]
async fn only_who_began_a_group_removes_members_and_makes_a_new_link_and_the_old_one_opens_nothing()
{
    let (_, shelf) = begun().await;
    let book = shelf.find("hash1").await.expect("the book");
    shelf.write(&book, "ben", "bens", vec![member(1, "Ben")], 9).await.expect("written");
    let remove = || {
        vec![NewEntry { n: 2, at: 9, what: What::Remove { member: "ben".into(), removed: true } }]
    };
    let not_allowed = Err(BookshelfError::NotAllowed);
    assert_eq!(shelf.write(&book, "ben", "bens", remove(), 9).await, not_allowed);
    assert_eq!(
        shelf.change_link(&book, "ben", "x1", "hash2", 9).await,
        Err(BookshelfError::NotAllowed)
    );
    assert_eq!(shelf.delete(&book, "ben", 9).await, Err(BookshelfError::NotAllowed));
    let own = vec![NewEntry { n: 2, at: 9, what: What::Link { hash: "hash3".into() } }];
    assert_eq!(shelf.write(&book, "anna", "annas", own, 9).await, Err(BookshelfError::NotAllowed));
    shelf.write(&book, "anna", "annas", remove(), 9).await.expect("written");
    shelf.change_link(&book, "anna", "x1", "hash2", 9).await.expect("a new link");
    assert_eq!(shelf.find("hash1").await.err(), Some(BookshelfError::NotFound));
    let (read, _) =
        shelf.read(&shelf.find("hash2").await.expect("the book").clone()).await.expect("it");
    assert!(read.view("", 0).members[0].removed);
    // A device writes for one person.
    let strange = shelf.write(&book, "ben", "annas", vec![member(9, "X")], 9).await;
    assert_eq!(strange, Err(BookshelfError::Device));
}

#[tokio::test]
async fn a_book_that_is_deleted_leaves_nothing_behind() {
    let (store, shelf) = begun().await;
    let book = shelf.find("hash1").await.expect("the book");
    shelf
        .write(&book, "anna", "phone", vec![member(1, "Ben"), sheet(2)], 9)
        .await
        .expect("written");
    let photo = vec![0xFF; 100];
    shelf.add_photo(&book, "anna", "phone-2", "photo1", photo.clone(), 9).await.expect("added");
    assert_eq!(shelf.photo(&book, "photo1").await, Ok(photo));
    assert_eq!(shelf.photo(&book, "photo2").await, Err(BookshelfError::NotFound));
    let large = vec![0xFF; LARGEST_PHOTO + 1];
    let full = shelf.add_photo(&book, "anna", "phone-2", "photo2", large, 9).await;
    assert_eq!(full, Err(BookshelfError::Full));
    shelf.delete(&book, "anna", 10).await.expect("deleted");
    assert_eq!(shelf.find("hash1").await.err(), Some(BookshelfError::NotFound));
    assert_eq!(shelf.read(&book).await.err(), Some(BookshelfError::NotFound));
    for code in ["~book-book1", "~link-hash1", "~book-book1-photo1"] {
        assert_eq!(store.read(code, 0, 10).await, Ok(Vec::new()), "{code}");
    }
}

#[tokio::test]
async fn a_long_book_is_opened_from_its_checkpoint() {
    let (store, one) = begun().await;
    let book = one.find("hash1").await.expect("the book");
    for batch in 0..12_u32 {
        let entries = (1..=100).map(|n| sheet(batch * 100 + n)).collect();
        one.write(&book, "anna", "phone", entries, 9).await.expect("written");
    }
    let stored = store.load("~book-book1").await.expect("stored").expect("the book");
    let start = stored.start.expect("a checkpoint");
    assert!(start.first >= 1000 && stored.entries.len() < 300, "{}", start.first);
    let other = shelf(&store);
    let (whole, loaded) =
        (one.read(&book).await, other.read(&other.find("hash1").await.expect("it").clone()).await);
    assert_eq!(whole, loaded);
}
