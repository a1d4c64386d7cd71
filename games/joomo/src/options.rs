//! What a table may choose.

vierblatt_game::options! {
    /// What a Joomo table may choose.
    pub struct Options {
        choices {
            /// JO-08: whether the second card of a trick may be declined.
            second_card: SecondCard { Must = "must", MayPass = "may_pass" } = Must,
            /// JO-23: what a tie for the highest total leads to.
            tie: Tie { PlayOn = "play_on", Shared = "shared" } = PlayOn,
        }
        numbers {
            /// JO-22: the total that ends the game.
            target: u8 { 5..=100 } = 20,
        }
    }
}
