//! What documents say byte by byte is so: the order in which cards lie before they are shuffled, in each game's
//! `RECORD.md`, and the example in `docs/fair-deals.md`.

use std::convert::Infallible;
use std::fs;
use std::path::Path;

use rand_xoshiro::rand_core::{Rng, TryRng};
use vierblatt_catalog::{IDS, TableGame, Visit, with_game};
use vierblatt_fair::{By, Hex32, Seed, Share};
use vierblatt_game::{Action, Seats, Turn};
use vierblatt_record::write_action;

const DOCUMENT: &str = include_str!("../../../../docs/fair-deals.md");

/// Random numbers with which a shuffle leaves every card where it is.
struct Highest;

impl TryRng for Highest {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::MAX)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::MAX)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.fill(u8::MAX);
        Ok(())
    }
}

/// What chance does until somebody is to move, with these random numbers for each time.
fn first_chances<G: TableGame, R: Rng>(seats: u8, mut dice: impl FnMut(u64) -> R) -> Vec<String> {
    let mut state = G::new(G::Options::default(), Seats(seats));
    let mut actions = Vec::new();
    while G::turn(&state) == Turn::Chance {
        let chance = G::chance(&state, &mut dice(actions.len() as u64));
        G::apply_chance(&mut state, &chance, &mut ());
        actions.push(write_action(&Action::<G>::Chance(chance)));
    }
    actions
}

struct Order;

impl Visit for Order {
    type Output = String;
    fn visit<G: TableGame>(self) -> String {
        let actions = first_chances::<G, _>(*G::SEATS.end(), |_| Highest);
        actions.last().and_then(|deal| deal.strip_prefix("~ deal ")).unwrap_or_default().to_owned()
    }
}

struct ForTwo<F>(F);

impl<F: FnMut(u64) -> R, R: Rng> Visit for ForTwo<F> {
    type Output = Vec<String>;
    fn visit<G: TableGame>(self) -> Vec<String> {
        first_chances::<G, _>(2, self.0)
    }
}

/// What chance does first at a Joomo table for two.
fn joomo<R: Rng>(dice: impl FnMut(u64) -> R) -> Vec<String> {
    with_game("joomo", ForTwo(dice)).expect("a game of the catalog")
}

/// The first deal at a Joomo table for two.
pub(crate) fn joomo_for_two<R: Rng>(dice: impl FnMut(u64) -> R) -> String {
    joomo(dice).pop().expect("a deal")
}

/// Words only, however the lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_game_names_the_order_of_its_deck() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for id in IDS {
        let order = with_game(id, Order).expect("a game of the catalog");
        let document = fs::read_to_string(games.join(id).join("RECORD.md")).unwrap_or_default();
        assert!(words(&document).contains(&words(&order)), "games/{id}/RECORD.md lacks\n{order}");
    }
}

#[test]
fn the_examples_in_the_document_are_right() {
    let seed = Seed([0; 32]);
    let value = Hex32([1; 32]);
    let hash = Share::hash(&seed.commitment(), &value);
    let player = Share { seat: 0, by: By::Player, hash, value: Some(value) };
    let bot = Share::of_bot(&seed, 1);
    let shares = [player, bot];
    for shares in [&[][..], &shares] {
        let texts = ["42".to_owned()];
        let example = joomo(|nth| seed.dice(&texts, shares, nth)).join("\n    ");
        assert!(words(DOCUMENT).contains(&words(&example)), "\n    {example}");
    }
    let list_hash = Share::list_hash(&seed.commitment(), &shares);
    for text in [seed.commitment(), hash, bot.hash, bot.value.expect("a value"), list_hash] {
        assert!(DOCUMENT.contains(&text.to_string()), "{text}");
    }
}
