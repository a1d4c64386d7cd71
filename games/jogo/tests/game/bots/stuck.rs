//! Games that may be stuck (JG-22): what bots make of it.

use vierblatt_bots::{BotSeat, Limit};
use vierblatt_game_testing::chosen as options;

use super::{answer, bot, my_seat};
use crate::scenario::Situation;

#[test]
fn where_it_may_be_stuck_the_card_is_laid_that_leaves_fewer_points() {
    // Nobody can lay after either card. The opponent's eight points beat a JOGO! card and lose to a 5.
    let situation = Situation {
        options: "stuck=hands_only",
        piles: ["rL4", "", "", ""],
        open: &["- - - -", "- - - -"],
        hands: &["rD5 gJOGO", "bF4 bF4"],
        draw: "bF4",
        ..Situation::EMPTY
    };
    let table = situation.table();
    let my_seat = BotSeat { options: options(situation.options), ..my_seat(2) };
    for level in 1..=5 {
        let answer = answer(&table, bot(my_seat, level, 1), &Limit::NORMAL);
        assert!(answer.starts_with("gJOGO"), "level {level}: {answer}");
    }
}
