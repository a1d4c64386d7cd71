//! What is asked and offered, in words; and the table in letters: the others and what they laid down, the piles, one's
//! own cards as they are best sorted; or the eleven hands of the solo game.

mod afterword;
pub(crate) mod faces;
mod lays;
mod prompt;
mod reason;
mod solo;
mod sorted;
mod table;

use vierblatt_game::{AtTable, Draw, Face, Message, Scene, Seen, Telling};

use crate::cards::Card;
use crate::moves::Move;
use crate::view::{Private, Public};
use crate::{KoenigsRomme, notation};

impl Draw for KoenigsRomme {
    fn prompt(seen: &Seen<'_, Self>, _: &AtTable) -> Option<Message> {
        Some(match seen.public {
            Public::Table(public) => prompt::table(public, seen),
            Public::Solo(public) => prompt::solo(public, seen.seat),
        })
    }

    fn action_words(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        let of = |id, card: Card| Message::new(id).text("card", card);
        Some(match notation::read(action)? {
            Move::Draw => Message::new("koenigs-romme-draw"),
            Move::Take => of("koenigs-romme-take", top(seen.public)?),
            // Its cards are in it as records write them, without the verb.
            Move::Lay(_) => Message::new("koenigs-romme-lay-down")
                .text("cards", action.split_once(' ').map_or("", |(_, cards)| cards)),
            Move::Discard(card) => of("koenigs-romme-discard", card),
            Move::Put { hand, discard } => of("koenigs-romme-put", discard).number("hand", hand),
        })
    }

    fn touches(action: &str, seen: &Seen<'_, Self>) -> Vec<String> {
        let touched = match (notation::read(action), seen.public) {
            (Some(Move::Draw), _) => Some(DRAW.to_owned()),
            (Some(Move::Take), _) => Some(DISCARD.to_owned()),
            (Some(Move::Discard(card)), _) => Some(card.to_string()),
            // Whoever goes out chooses the card that is left. On a last turn there is nothing to choose.
            (Some(Move::Lay(lay)), _) => seen.private.and_then(|Private { hand, .. }| {
                lays::only_left(hand, &lay).map(|card| card.to_string())
            }),
            (Some(Move::Put { hand, discard }), Public::Solo(public)) => {
                Some(solo::touched(public, hand, discard))
            }
            _ => None,
        };
        touched.into_iter().collect()
    }

    fn unlisted(seen: &Seen<'_, Self>) -> Vec<String> {
        match (seen.public, seen.private, seen.seat) {
            (Public::Table(public), Some(private), Some(seat)) => lays::lays(public, private, seat),
            _ => Vec::new(),
        }
    }

    fn reason(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        reason::reason(action, seen)
    }

    fn afterword(heard: &[Telling<Self>]) -> Option<Message> {
        afterword::afterword(heard)
    }

    fn scene(seen: &Seen<'_, Self>) -> Scene {
        let zones = match seen.public {
            Public::Table(public) => table::zones(public, seen),
            Public::Solo(public) => solo::zones(public, seen),
        };
        Scene { zones }
    }

    fn face(card: &str) -> Option<Face> {
        Card::read(card).map(faces::face)
    }
}

/// The card on top of the discards.
fn top(public: &Public) -> Option<Card> {
    match public {
        Public::Table(public) => public.discard.last().copied(),
        Public::Solo(public) => public.discard.last().copied(),
    }
}

/// The key of the draw pile.
const DRAW: &str = "draw";
/// The key of the discard pile.
const DISCARD: &str = "discard";
