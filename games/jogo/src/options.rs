//! What a table may choose where the rulebook leaves it open.

vierblatt_game::options! {
    /// The options of JOGO!
    pub struct Options {
        choices {
            /// JG-02: which plain cards there are.
            deck: DeckChoice { Owned = "owned", Parity = "parity" } = Owned,
            /// JG-03: the symbol a special card carries.
            special_symbol: SpecialSymbol { Owned = "owned", Icon = "icon" } = Owned,
            /// JG-11: whether an extra turn may be declined, or is a whole turn.
            extra_turn: ExtraTurn { Optional = "optional", Full = "full" } = Optional,
            /// JG-22: whether the game also ends when all have only hand cards that nobody can lay.
            stuck: Stuck { NothingToTake = "nothing_to_take", HandsOnly = "hands_only" } = NothingToTake,
        }
        numbers {}
    }
}
