//! What a table may choose.

use vierblatt_game::WrongOption;

vierblatt_game::options! {
    /// What a table may choose.
    pub struct Options {
        choices {
            /// KR-07: what becomes the new draw pile, the whole discard pile or all but its top card.
            reshuffle: Reshuffle { Whole = "whole", KeepTop = "keep_top" } = Whole,
            /// KR-08: whether a card just taken from the discard pile may go right back.
            return_discard: ReturnDiscard { Allowed = "allowed", Forbidden = "forbidden" } = Allowed,
            /// KR-22: whether a solo hand that is complete as dealt is finished at once.
            dealt_complete: DealtComplete { Counts = "counts", NeedsTurn = "needs_turn" } = Counts,
        }
        numbers {
            /// KR-19: the round the game begins with.
            first_round: u8 { 1..=11 } = 1,
            /// KR-19: the round after which it ends.
            last_round: u8 { 1..=11 } = 11,
        }
    }
}

/// KR-19: a game cannot end before it begins.
pub(crate) fn fitting(options: &Options) -> Result<(), WrongOption> {
    if options.first_round > options.last_round {
        return Err(WrongOption::Above { name: "first_round", other: "last_round" });
    }
    Ok(())
}
