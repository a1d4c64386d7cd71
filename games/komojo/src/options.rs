//! What a table may choose where the rulebook leaves it open.

vierblatt_game::options! {
    /// What a table may choose.
    pub struct Options {
        choices {
            /// KM-21: whether the turn in which STOP is said is played as usual.
            stop: Stop { WithTurn = "with_turn", InsteadOfTurn = "instead_of_turn" } = WithTurn,
            /// KM-23: how far the last round goes when somebody has run out of cards.
            auto_stop: AutoStop { Everyone = "everyone", ToCaller = "to_caller" } = Everyone,
            /// KM-25: what a caller who is not the lowest scores.
            stop_penalty: StopPenalty { Flat = "flat", Added = "added" } = Flat,
            /// KM-27: whether the limit must be reached or exceeded.
            limit_rule: LimitRule { Reach = "reach", Exceed = "exceed" } = Reach,
        }
        numbers {
            /// KM-27: the points that end the game.
            limit: u16 { 20..=500 } = 100,
        }
    }
}
