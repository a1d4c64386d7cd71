//! What bots answer in situations in which one answer is right.

use vierblatt_bots::{BotSeat, Limit, Sight};
use vierblatt_game::{Game, Moves, Seat, Seats, Told, Value};
use vierblatt_komojo::{Komojo, Move, Options};

use super::{PlayerKind, sitter};
use crate::scenario::{Scenario, options};

/// What a player answers in a scenario after it heard all that was told in it.
struct Asked {
    scene: Scenario,
    told: Told<Komojo>,
}

impl Asked {
    fn dealt(options: Options, hands: &[&str], draw: &str) -> Self {
        let scene = Scenario::new(hands.len() as u8, options);
        let mut asked = Asked { scene, told: Told::default() };
        asked.play(&["~ start 0", &crate::scenario::deal_text(hands, draw)]);
        asked
    }

    fn play(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            if *action == "nobody" {
                while self.scene.phase() == "snap" {
                    let seat = self.scene.turn()[0];
                    self.play(&[&format!("{seat} no")]);
                }
                continue;
            }
            self.scene.play(&[action]);
            self.told.0.append(&mut self.scene.told.0);
        }
        self
    }

    fn answer(&self, kind: PlayerKind, seat: u8) -> Move {
        let seats = Seats(self.scene.totals().len() as u8);
        let options = Komojo::public(&self.scene.state).options;
        let my_seat = BotSeat { seat: Seat(seat), seats, options };
        let mut player = sitter(kind, my_seat, 1).player;
        self.told.heard_by(Seat(seat)).for_each(|heard| player.hear(heard));
        let sight = Sight::<Komojo>::of(&self.scene.state, Seat(seat));
        assert!(!sight.legal.is_empty(), "it is asked");
        player.choose(&sight, &Limit::iterations(1500))
    }

    /// Whether level 5 and the greedy player answer this.
    fn all_answer(&self, seat: u8, expected: Move) {
        for kind in [PlayerKind::Level(5), PlayerKind::Greedy] {
            assert_eq!(self.answer(kind, seat), expected, "{kind:?}");
        }
    }
}

const THREE: [&str; 3] = ["5s 6s Ks 2s", "5h 6h 3h 8h", "5d 6d Jd Qd"];

#[test]
fn in_the_last_turn_a_low_card_takes_the_place_of_the_worst_one() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "Qc Qs Jh Ah");
    asked.play(&["0 draw", "0 drop", "nobody", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 stop", "2 drop", "nobody", "0 draw"]);
    asked.all_answer(0, Move::Swap(3));
}

#[test]
fn early_in_a_round_a_good_player_parts_with_a_card_it_has_not_seen() {
    // Only what one knows can be snapped, and a king will go with the next turn.
    let mut asked = Asked::dealt(Options::default(), &THREE, "Ah");
    asked.play(&["0 draw"]);
    assert!(matches!(asked.answer(PlayerKind::Level(5), 0), Move::Swap(1 | 2)));
    assert_eq!(asked.answer(PlayerKind::Greedy, 0), Move::Swap(3));
}

#[test]
fn a_high_card_is_dropped() {
    // Where STOP is a turn of its own, it is not a choice after the draw.
    let options = options(&[("stop", Value::Word("instead_of_turn"))]);
    let hands = ["5s 6s As 2s", THREE[1], THREE[2]];
    let mut asked = Asked::dealt(options, &hands, "Kc");
    asked.play(&["0 draw"]).all_answer(0, Move::Drop);
}

#[test]
fn a_joker_on_the_pile_is_taken_for_the_worst_card() {
    let hands = [THREE[0], "5h 6h 3h Qh", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "JK");
    asked.play(&["0 draw", "0 stop", "0 drop", "nobody"]).all_answer(1, Move::Take(4));
}

#[test]
fn a_seven_looks_at_a_card_it_has_not_seen() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "7s");
    asked.play(&["0 draw", "nobody"]);
    for kind in [PlayerKind::Level(5), PlayerKind::Level(1), PlayerKind::Greedy] {
        assert!(matches!(asked.answer(kind, 0), Move::Peek(1 | 2)), "{kind:?}");
    }
}

#[test]
fn an_eight_looks_at_a_card_it_has_not_seen() {
    let mut asked = Asked::dealt(Options::default(), &THREE, "8s Kc Qc 8c");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    for kind in [PlayerKind::Level(5), PlayerKind::Greedy] {
        let Move::Spy(spot) = asked.answer(kind, 0) else { panic!("{kind:?}") };
        assert_ne!(spot.to_string(), "1.3", "{kind:?}");
    }
}

#[test]
fn a_nine_gives_the_worst_card_for_the_best_one_it_has_seen() {
    let hands = [THREE[0], "5h 6h JK 8h", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(1), 3);
    asked.all_answer(0, Move::Trade(3, joker));
}

#[test]
fn what_was_seen_is_known_where_it_was_swapped_to() {
    let hands = [THREE[0], "5h 6h JK 8h", THREE[2]];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s 9c Qc 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "nobody", "1 trade 3 2.1"]);
    asked.play(&["2 draw", "2 stop", "2 drop", "nobody", "0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(2), 1);
    asked.all_answer(0, Move::Trade(3, joker));
}

#[test]
fn a_ten_takes_a_low_card_from_whoever_said_stop() {
    let hands = ["5s 6s Ks 2s", "As 3h JK Ac", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc Ts");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 stop", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody"]);
    for kind in [PlayerKind::Level(5), PlayerKind::Greedy] {
        let Move::Switch(lower, _) = asked.answer(kind, 0) else { panic!("{kind:?}") };
        assert_eq!(lower.to_string(), "1.3", "{kind:?}");
    }
}

#[test]
fn a_card_it_knows_to_match_is_thrown() {
    let hands = ["5s 6s Ks 2s", "5h 6h 3h Qh", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "Qc");
    asked.play(&["0 draw", "0 drop"]);
    asked.all_answer(1, Move::Snap(4));
    asked.all_answer(2, Move::Snap(4));
}

#[test]
fn a_joker_is_kept_and_an_unseen_card_is_not_thrown_on_luck() {
    let hands = ["JK 6s Ks 2s", "5h 6h JK 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "3c");
    asked.play(&["0 draw", "0 swap 1"]);
    asked.all_answer(1, Move::No);
    asked.all_answer(2, Move::No);
}

#[test]
fn stop_is_said_with_a_sure_win_and_not_when_somebody_is_known_to_have_less() {
    let hands = ["Kh Kd JK As", "5h 6h 3h 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "7s Kc Qc 7c Ks Qs 4c");
    asked.play(&["0 draw", "nobody", "0 peek 1", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody", "0 peek 2"]);
    asked.play(&["1 draw", "1 drop", "nobody", "2 draw", "2 drop", "nobody", "0 draw"]);
    asked.all_answer(0, Move::Stop);

    // The same cards in front of somebody else, who has shown them.
    let hands = ["As 2h 3c 2s", "Kh Kd JK Ah", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(Options::default(), &hands, "8s Kc Qc 8c Ks Qs 8d Js Jc 8h");
    for spy in ["0 spy 1.1", "0 spy 1.2", "0 spy 1.3"] {
        asked.play(&["0 draw", "nobody", spy, "1 draw", "1 drop", "nobody"]);
        asked.play(&["2 draw", "2 drop", "nobody"]);
    }
    asked.play(&["0 draw", "nobody"]);
    assert_ne!(asked.answer(PlayerKind::Level(5), 0), Move::Stop);
}

#[test]
fn where_stop_is_a_turn_it_is_said_at_its_start() {
    let options = options(&[("stop", Value::Word("instead_of_turn"))]);
    let hands = ["Kh Kd JK As", "5h 6h 3h 8h", "5d 6d Jd Qd"];
    let mut asked = Asked::dealt(options, &hands, "7s Kc Qc 7c Ks Qs");
    asked.play(&["0 draw", "nobody", "0 peek 1", "1 draw", "1 drop", "nobody"]);
    asked.play(&["2 draw", "2 drop", "nobody", "0 draw", "nobody", "0 peek 2"]);
    asked.play(&["1 draw", "1 drop", "nobody", "2 draw", "2 drop", "nobody"]);
    asked.all_answer(0, Move::Stop);
}

#[test]
fn a_beginner_forgets_what_a_master_remembers() {
    let hands = ["5s 6s Ks 2s", "5h 6h JK 8h", "5d 6d Jd Qd"];
    let mut asked =
        Asked::dealt(Options::default(), &hands, "8s Kc Qc Qs Kd Qh Js Jc Jh Kh 4c 4d 4h 3s 3d 9s");
    asked.play(&["0 draw", "nobody", "0 spy 1.3", "1 draw", "1 drop", "nobody"]);
    while asked.scene.open().draw.first().map(ToString::to_string) != Some("9s".to_owned()) {
        let seat = asked.scene.turn()[0];
        asked.play(&[&format!("{seat} draw"), &format!("{seat} drop"), "nobody"]);
    }
    asked.play(&["0 draw", "nobody"]);
    let joker = vierblatt_komojo::Spot::new(Seat(1), 3);
    assert_eq!(asked.answer(PlayerKind::Level(5), 0), Move::Trade(3, joker));
    assert_ne!(asked.answer(PlayerKind::Level(1), 0), Move::Trade(3, joker));
}
