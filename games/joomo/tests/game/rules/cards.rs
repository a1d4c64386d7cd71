//! JO-01 to JO-05: cards and set-up.

use vierblatt_game::{Game, Seat, Seats};
use vierblatt_joomo::{Card, Cards, Joomo, MAX_DECK, Private};

use crate::scenario::{Scenario, cards, deal};

#[test]
fn jo_01_there_are_seventy_cards_from_00_to_69_each_once() {
    let all: Vec<Card> = (0..=u8::MAX).filter_map(Card::new).collect();
    assert_eq!(all.len(), MAX_DECK);
    assert_eq!(all.iter().copied().collect::<Cards>().len(), 70);
    assert_eq!((all[0].to_string(), all[69].to_string()), ("00".into(), "69".into()));
    for card in all {
        assert_eq!(Card::read(&card.to_string()), Some(card));
    }
    for wrong in ["", "7", "70", "99", "007", " 7", "7 ", "+7", "-1", "é", "0x"] {
        assert_eq!(Card::read(wrong), None, "{wrong:?}");
    }
}

#[test]
fn jo_01_a_deal_of_something_else_than_cards_is_refused() {
    let mut table = Scenario::new(2, "");
    table.play(&["~ dealer 0"]);
    assert_eq!(table.refused("~ deal 01 70"), "JO-01");
    assert_eq!(table.refused("~ deal 1"), "JO-01");
}

#[test]
fn jo_02_n_players_use_the_cards_up_to_10n_plus_9() {
    for (seats, highest) in [(2, 29), (3, 39), (4, 49), (5, 59), (6, 69)] {
        let deck = Cards::deck(Seats(seats));
        assert_eq!(deck.len(), highest + 1);
        assert_eq!(deck.iter().last(), Card::new(highest as u8));
    }
}

#[test]
fn jo_02_a_card_out_of_use_cannot_be_dealt() {
    let mut table = Scenario::new(3, "");
    table.play(&["~ dealer 0"]);
    let right = deal(&["39", "", ""]);
    assert_eq!(table.refused(&right.replace("39", "40")), "JO-02");
    table.play(&[&right]);
}

#[test]
fn jo_03_everyone_gets_ten_cards_and_ten_are_set_aside() {
    let hands = ["00 01 02 03 04 05 06 07 08 09", "10 11 12 13 14 15 16 17 18 19"];
    let table = Scenario::dealt("", &hands);
    for (seat, hand) in hands.iter().enumerate() {
        assert_eq!(table.open("hands")[seat], serde_json::json!(cards(hand)));
    }
    let aside = cards("20 21 22 23 24 25 26 27 28 29");
    assert_eq!(table.open("aside"), serde_json::json!(aside));
    for seats in 2..=6 {
        let public = Joomo::public(&Scenario::dealt("", &vec![""; seats]).state);
        assert!(public.hand_sizes.as_slice().iter().all(|size| *size == 10));
        assert_eq!((public.hand_sizes.as_slice().len(), public.aside_size), (seats, 10));
    }
}

#[test]
fn jo_03_every_round_all_cards_in_use_are_dealt_each_once() {
    let mut table = Scenario::dealt("second_card=may_pass", &["", ""]);
    table.play_for(0);
    assert_eq!((table.phase(), Joomo::round(&table.state)), ("deal", 2));
    let right = deal(&["", ""]);
    assert_eq!(table.refused("~ deal"), "JO-03");
    assert_eq!(table.refused(&right[..right.len() - 3]), "JO-03", "a card is missing");
    assert_eq!(table.refused(&format!("{right} 07")), "JO-03", "a card is doubled");
    assert_eq!(table.refused(&format!("{right}{}", " 07".repeat(100))), "JO-03");
    table.play(&[&right]);
    assert_eq!(table.refused(&right), "JO-03", "no deal is due");
}

#[test]
fn jo_03_nobody_sees_the_cards_set_aside_or_in_other_hands() {
    let hand = "00 01 02 03 04 05 06 07 08 09";
    let one = Scenario::dealt("", &[hand, "10 11 12 13 14 15 16 17 18 19"]);
    let other = Scenario::dealt("", &[hand, "20 21 22 23 24 25 26 27 28 29"]);
    assert_ne!(one.open("aside"), other.open("aside"));
    assert_eq!(Joomo::public(&one.state), Joomo::public(&other.state));
    assert_eq!(Joomo::private(&one.state, Seat(0)), Joomo::private(&other.state, Seat(0)));
    assert_ne!(Joomo::private(&one.state, Seat(1)), Joomo::private(&other.state, Seat(1)));
    let nobody = Private { hand: Cards::NONE };
    assert_eq!(Joomo::private(&one.state, Seat(2)), nobody);
    assert_eq!(Joomo::private(&one.state, Seat(255)), nobody);
}

#[test]
fn jo_04_the_first_dealer_is_drawn_once() {
    let mut table = Scenario::new(3, "");
    assert_eq!(table.phase(), "dealer");
    assert_eq!(table.refused("~ dealer 3"), "JO-04");
    assert_eq!(table.refused(&deal(&["", "", ""])), "JO-04");
    assert_eq!(table.refused("0 27"), "JO-04");
    table.play(&["~ dealer 2"]);
    assert_eq!(table.open("dealer"), 2);
    assert_eq!(table.refused("~ dealer 2"), "JO-04");
    assert_eq!(table.refused("0 27"), "JO-03");
}

#[test]
fn jo_04_whoever_got_the_joomo_marker_deals_the_next_round() {
    let mut table = Scenario::dealt("second_card=may_pass", &["", "", ""]);
    table.play_for(1);
    assert_eq!((table.phase(), table.open("dealer")), ("deal", 1.into()));
    assert_eq!(table.refused("~ dealer 0"), "JO-04");
    table.play(&[&deal(&["", "", ""])]);
    assert_eq!(table.turn(), 2, "left of the new dealer");
}

#[test]
fn jo_05_the_seat_left_of_the_dealer_leads() {
    for (dealer, leader) in [(0, 1), (1, 2), (2, 0)] {
        let mut table = Scenario::new(3, "");
        table.play(&[&format!("~ dealer {dealer}"), &deal(&["", "", ""])]);
        assert_eq!((table.phase(), table.turn()), ("lead", leader));
    }
}
