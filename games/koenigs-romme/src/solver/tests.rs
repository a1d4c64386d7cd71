//! The solver against searches that try everything, and the certificate against forgeries.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_game::{Game, Moves, Seat, Seats};

use super::*;
use crate::cards::{Card, Cards, Rank};
use crate::solo::{SOLO_HANDS, SOLO_PILE, Solo};
use crate::view::{Public, PublicSolo};
use crate::{DealtComplete, KoenigsRomme, Options, State, melds};

fn dealt(seed: u64, dealt_complete: DealtComplete) -> Solo {
    let options = Options { dealt_complete, ..Options::default() };
    let mut state = KoenigsRomme::new(options, Seats(1));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let deal = KoenigsRomme::chance(&state, &mut rng);
    KoenigsRomme::apply_chance(&mut state, &deal, &mut ());
    let State::Solo(solo) = state else { unreachable!("one plays solo") };
    solo
}

fn public(solo: &Solo) -> PublicSolo {
    let Public::Solo(public) = KoenigsRomme::public(&State::Solo(*solo)) else {
        unreachable!("one plays solo")
    };
    public
}

fn position(solo: &Solo) -> Position {
    Position::seen(&public(solo)).expect("the cards are dealt")
}

/// The end of a game: only these hands are unfinished, and this many cards are to come.
fn ending(seed: u64, dealt_complete: DealtComplete, unfinished: &[u8], cards: usize) -> Solo {
    let mut solo = dealt(seed, dealt_complete);
    let open: u16 = unfinished.iter().map(|k| 1 << (k - 3)).sum();
    solo.finished |= ((1 << SOLO_HANDS) - 1) & !open;
    solo.put = (SOLO_PILE - cards) as u8;
    solo
}

/// The most hands that whoever knows the order of the draw pile can finish, by trying every move.
fn clairvoyant(state: &State) -> u32 {
    let State::Solo(solo) = state else { unreachable!("one plays solo") };
    if solo.is_over() {
        return solo.finished();
    }
    let mut best = 0;
    KoenigsRomme::legal(state, Seat(0)).for_each(|put| {
        if best < SOLO_HANDS as u32 {
            let mut after = *state;
            KoenigsRomme::apply(&mut after, Seat(0), &put, &mut ());
            best = best.max(clairvoyant(&after));
        }
    });
    best
}

/// How many hands the advice finishes.
fn advised(mut state: State) -> u32 {
    loop {
        let State::Solo(solo) = state else { unreachable!("one plays solo") };
        let Some(put) = best_put(&public(&solo)) else { return solo.finished() };
        assert_eq!(KoenigsRomme::check(&state, Seat(0), &put), Ok(()));
        KoenigsRomme::apply(&mut state, Seat(0), &put, &mut ());
    }
}

/// How many hands the verdict says can be finished.
fn promised(position: &Position) -> u32 {
    let finished = SOLO_HANDS - position.unfinished().count();
    let more = match solve(position) {
        Verdict::Winnable(packing) => {
            assert_eq!(packing.check_all(position), Ok(()));
            packing.exchanges.len()
        }
        Verdict::Lost(proof) => {
            assert_eq!(proof.most.check(position), Ok(()));
            proof.most.exchanges.len()
        }
    };
    (finished + more) as u32
}

/// Verdict, advice and a search through all games agree.
fn assert_exact(solo: &Solo) -> u32 {
    let promised = promised(&position(solo));
    let state = State::Solo(*solo);
    assert_eq!(clairvoyant(&state), promised, "{solo:?}");
    assert_eq!(advised(state), promised, "{solo:?}");
    promised
}

#[test]
fn nobody_who_knows_the_order_finishes_more_hands_than_the_solver_without() {
    let mut results = [0; SOLO_HANDS + 1];
    for seed in 0..250 {
        let solo = ending(seed, DealtComplete::Counts, &[3, 4, 5], 3);
        results[assert_exact(&solo) as usize] += 1;
        let solo = ending(seed, DealtComplete::Counts, &[3, 7], 4);
        results[assert_exact(&solo) as usize] += 1;
    }
    assert!(results[8..].iter().all(|games| *games > 0), "all kinds of endings: {results:?}");
}

#[test]
fn kr_22_a_hand_that_waits_for_its_turn_uses_up_a_card() {
    let (mut waited, mut failed) = (0, 0);
    for seed in 0..1500 {
        let solo = ending(seed, DealtComplete::NeedsTurn, &[3, 4], 2);
        if position(&solo).waiting().next().is_some() {
            waited += 1;
            failed += u32::from(assert_exact(&solo) < SOLO_HANDS as u32);
            // One card fewer.
            assert_exact(&ending(seed, DealtComplete::NeedsTurn, &[3, 4], 1));
        }
    }
    assert!(waited > 30 && failed > 0 && failed < waited, "{waited} {failed}");
}

#[test]
fn kr_22_hands_that_wait_are_lost_without_a_card_each() {
    let hand = |text: &str| text.split(' ').map(|card| Card::read(card).unwrap()).collect();
    let mut hands = dealt(1, DealtComplete::NeedsTurn).hands;
    hands[0] = hand("8s 8h 8d");
    hands[1] = hand("9s 9h 9d 9c");
    let stock = |text: &str| text.split(' ').map(|card| Card::read(card).unwrap()).collect();
    let two = Position::new(hands, 0b11, stock("Ks Kh"));
    assert_eq!(two.waiting().collect::<Vec<_>>(), [3, 4]);
    let Verdict::Winnable(packing) = solve(&two) else { panic!("a card each") };
    assert_eq!((packing.cards(), spare(&two)), (2, Some(0)));
    let one = two.with_stock(stock("Ks"));
    assert_eq!(packing.check_all(&one), Err(Flaw::TooFewTurns));
    let Verdict::Lost(proof) = solve(&one) else { panic!("two hands and one card") };
    assert!(proof.by_counting());
    assert_eq!(proof.most.exchanges.len(), 1);
    assert_eq!(conflict(&one), Some(vec![3, 4]));
}

/// Whether the hand combines after it has dropped as many of its cards as it takes.
fn completes(hand: Cards, wild: Rank, take: &[Card]) -> bool {
    fn drop(hand: Cards, left: usize, take: &[Card], wild: Rank) -> bool {
        if left == 0 {
            return melds::combines(take.iter().fold(hand, |hand, card| hand.with(*card)), wild);
        }
        hand.iter().any(|card| drop(hand.without(card), left - 1, take, wild))
    }
    take.len() <= hand.len() && drop(hand, take.len(), take, wild)
}

#[test]
fn the_ways_of_a_hand_are_those_of_trying_every_part_of_the_stock() {
    let mut completed = 0;
    for seed in 0..60 {
        let solo = dealt(seed, DealtComplete::Counts);
        for k in 3..=6 {
            let cards = &solo.pile[..7];
            let position = position(&solo).with_stock(cards.iter().copied().collect());
            let (hand, wild) = (solo.hand(k), Rank(k));
            if melds::combines(hand, wild) {
                continue;
            }
            let ways = takings(&position, k, 7);
            let parts = (0..1usize << cards.len()).map(|part| -> Vec<Card> {
                (0..cards.len()).filter(|at| part >> at & 1 != 0).map(|at| cards[at]).collect()
            });
            let parts: Vec<(Vec<Card>, bool)> =
                parts.map(|part| (part.clone(), completes(hand, wild, &part))).collect();
            for (at, (part, _)) in parts.iter().enumerate() {
                // Whether some part of this part completes the hand.
                let does =
                    parts.iter().enumerate().any(|(other, (_, does))| *does && other & !at == 0);
                let naturals: Cards =
                    part.iter().copied().filter(|card| !card.is_wild(wild)).collect();
                let wilds = part.len() - naturals.len();
                let has = |way: &Taking| {
                    naturals.contains_all(way.naturals) && usize::from(way.wilds) <= wilds
                };
                assert_eq!(ways.iter().any(has), does, "{hand:?} of {k} with {part:?}: {ways:?}");
                completed += u32::from(does);
            }
        }
    }
    assert!(completed > 1000, "{completed}");
}

#[test]
fn the_ways_of_large_hands_complete_them_and_no_part_of_a_way_does() {
    for seed in 0..6 {
        let solo = dealt(seed, DealtComplete::Counts);
        let position = position(&solo);
        for Need { hand: k, cards } in needs(&position).into_iter().filter(|need| need.hand > 8) {
            let ways = takings(&position, k, cards.unwrap());
            assert!(!ways.is_empty());
            for way in ways.iter().step_by(1 + ways.len() / 8) {
                let wild = position.stock().iter().filter(|card| card.is_wild(Rank(k)));
                let take: Vec<Card> =
                    way.naturals.iter().chain(wild.take(way.wilds.into())).collect();
                assert!(completes(solo.hand(k), Rank(k), &take), "{k}: {way:?}");
                for left_out in 0..take.len() {
                    let mut part = take.clone();
                    part.remove(left_out);
                    assert!(!completes(solo.hand(k), Rank(k), &part), "{k}: {part:?}");
                }
            }
        }
    }
}

#[test]
fn a_forged_packing_is_refused() {
    let (position, packing) = (0..)
        .find_map(|seed| match solve(&position(&dealt(seed, DealtComplete::Counts))) {
            Verdict::Winnable(packing) => {
                Some((position(&dealt(seed, DealtComplete::Counts)), packing))
            }
            Verdict::Lost(_) => None,
        })
        .unwrap();
    assert_eq!(packing.check_all(&position), Ok(()));
    let forged = |forge: &dyn Fn(&mut Vec<Exchange>)| {
        let mut forged = packing.clone();
        forge(&mut forged.exchanges);
        forged.check_all(&position)
    };
    let last = packing.exchanges.len() - 1;
    let Exchange { hand, take, drop } = packing.exchanges[last];
    assert_eq!(forged(&|all| _ = all.pop()), Err(Flaw::LeftOut(hand)));
    assert_eq!(forged(&|all| all.push(all[last])), Err(Flaw::NoSuchHand(hand)));
    assert_eq!(forged(&|all| all[last].hand = 14), Err(Flaw::NoSuchHand(14)));
    let idle =
        |all: &mut Vec<Exchange>| (all[last].take, all[last].drop) = (Cards::NONE, Cards::NONE);
    assert_eq!(forged(&idle), Err(Flaw::NoCombination(hand)));
    let one = drop.iter().next().unwrap();
    assert_eq!(forged(&|all| all[last].drop.remove(one)), Err(Flaw::Uneven(hand)));
    let foreign = Cards::ALL.iter().find(|card| position.hand(hand).count(*card) == 0).unwrap();
    let lie = |all: &mut Vec<Exchange>| all[last].drop = drop.without(one).with(foreign);
    assert_eq!(forged(&lie), Err(Flaw::NotInHand(hand)));
    let absent = Cards::ALL.iter().find(|card| position.stock().count(*card) == 0).unwrap();
    let dream = |all: &mut Vec<Exchange>| {
        let first = take.iter().next().unwrap();
        all[last].take = take.without(first).with(absent);
    };
    assert_eq!(forged(&dream), Err(Flaw::TakenTooOften));
}

#[test]
fn fewer_cards_to_come_never_help() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for seed in 0..20 {
        let mut here = position(&dealt(seed, DealtComplete::Counts));
        let mut before = spare(&here);
        for _ in 0..3 {
            let stock: Vec<Card> = here.stock().iter().collect();
            here = here.with_stock(here.stock().without(stock[rng.random_range(0..stock.len())]));
            let after = spare(&here);
            assert!(
                after < before || (after.is_none() && before.is_none()),
                "{before:?} {after:?}"
            );
            before = after;
        }
    }
}

#[test]
fn a_plan_is_kept_under_way_and_found_again_after_a_blunder() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    for seed in 0..12 {
        let mut state = State::Solo(dealt(seed, DealtComplete::Counts));
        let mut player = Player::default();
        loop {
            let State::Solo(solo) = state else { unreachable!("one plays solo") };
            let view = public(&solo);
            let before = solo.card().map(|_| promised(&position(&solo)));
            let Some(put) = player.put(&view) else { break };
            let legal = KoenigsRomme::legal(&state, Seat(0));
            let blunder = rng.random_range(0..6) == 0;
            let put = if blunder { legal.get(rng.random_range(0..legal.len())) } else { put };
            KoenigsRomme::apply(&mut state, Seat(0), &put, &mut ());
            let State::Solo(after) = state else { unreachable!("one plays solo") };
            let now = promised(&position(&after));
            // Nothing makes it better, and the advice does not make it worse.
            assert!(Some(now) <= before && (blunder || Some(now) == before), "{before:?} {now}");
        }
        let State::Solo(solo) = state else { unreachable!("one plays solo") };
        assert_eq!(best_put(&public(&solo)), None, "it is over");
    }
}

#[test]
fn a_hint_says_what_the_card_is_for() {
    let solo = dealt(3, DealtComplete::Counts);
    let (view, here) = (public(&solo), position(&solo));
    let packing = plan(&here);
    for card in here.stock().iter() {
        let wanted = packing.exchanges.iter().find(|exchange| exchange.take.count(card) > 0);
        match (advise(&packing, &here, card), wanted) {
            (Some(Hint::Wanted { hand, drop }), Some(exchange)) => {
                assert_eq!(hand, exchange.hand);
                assert!(exchange.drop.count(drop) > 0);
            }
            (Some(Hint::Spare { hand }), None) => assert!(here.is_unfinished(hand)),
            other => panic!("{card}: {other:?}"),
        }
    }
    assert_eq!(hint(&view).map(|hint| hint.put(view.card.unwrap())), best_put(&view));
}

#[test]
fn a_view_that_no_game_has_is_no_position() {
    let good = public(&dealt(1, DealtComplete::Counts));
    assert!(Position::seen(&good).is_some());
    let wrong: [&dyn Fn(&mut PublicSolo); 5] = [
        &|view| _ = view.hands.pop(),
        &|view| view.hands[3] = view.hands[4].clone(),
        &|view| view.hands[0] = vec![Card::JOKER; 3],
        &|view| view.draw += 1,
        &|view| view.finished = vec![2],
    ];
    for (n, wrong) in wrong.iter().enumerate() {
        let mut view = good.clone();
        wrong(&mut view);
        let seen = Position::seen(&view);
        // Three jokers may be there to be held.
        assert!(seen.is_none() || n == 2, "{n}");
    }
}
