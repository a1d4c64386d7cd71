//! Whether a solo deal that was lost could have been won. The solver is certain, whatever the order of the draw pile.

use vierblatt_game::{Message, Telling};

use crate::KoenigsRomme;
use crate::cards::Cards;
use crate::event::Event;
use crate::solo::SOLO_HANDS;
use crate::solver::{Position, spare};

pub(super) fn afterword(heard: &[Telling<KoenigsRomme>]) -> Option<Message> {
    let mut dealt = None;
    let mut is_lost = false;
    for telling in heard {
        match telling {
            Telling::Event(Event::Hands { hands, finished }) => dealt = Some((hands, finished)),
            Telling::Event(Event::End { won, .. }) => is_lost = !won,
            _ => {}
        }
    }
    let (hands, finished) = dealt.filter(|_| is_lost)?;
    let mut stock = Cards::ALL;
    let mut lying = [Cards::NONE; SOLO_HANDS];
    for (lying, hand) in lying.iter_mut().zip(hands) {
        for card in hand {
            stock.remove(*card);
            lying.add(*card);
        }
    }
    let unfinished = finished.iter().fold(u16::MAX, |all, hand| all & !(1 << (hand - 3)));
    let can_be_won = spare(&Position::new(lying, unfinished, stock)).is_some();
    Some(Message::new(if can_be_won {
        "koenigs-romme-afterword-winnable"
    } else {
        "koenigs-romme-afterword-lost"
    }))
}
