//! The laws every game must obey, as one macro, and the conformance games as one function.
//!
//! A game's tests implement [`Lawful`] (how to write any move, where the cards are) and say
//! `laws!(Harness)`; that runs every law over random games of all player counts and options. The
//! crate's own tests break each law on purpose in a small game and see that it is noticed.

mod conformance;
mod drawn;
mod each_move;
mod lawful;
mod laws;
mod letters;
mod reasons;
mod scenario;
mod secrets;
mod sentences;
mod test_table;
mod texts;

pub use conformance::judged_as_expected;
pub use drawn::{scenes_are_sound, views_read_back};
pub use each_move::each_move;
pub use lawful::Lawful;
pub use laws::{
    legal_and_check_agree, records_replay, rules_hold_to_the_end, wrong_chance_is_refused,
};
pub use letters::{action_words, keys, letters, read_out, spelled, touched, unlisted};
pub use reasons::{each_reason, number_in};
pub use scenario::{Position, chosen, listed, read, refused};
pub use secrets::secrets_are_kept;
pub use sentences::{Compared, sentences_are_true};
pub use test_table::{Players, TestTable, law, options};
pub use texts::{messages_have_words, texts_are_there};

/// Judges the conformance games that lie in `../conformance` beside the test, as tests.
///
/// `records` came with the rules: random whole games, and games that end in a refusal. `rare` are
/// situations that random play hardly ever reaches, answered by a second referee that was written
/// from the rules alone. `conformance!(Game, options)` judges `options` too: games in which an option decides
/// something that it seldom decides in random play.
#[macro_export]
macro_rules! conformance {
    ($game:ty, options) => {
        $crate::conformance!($game);

        #[test]
        fn games_that_an_option_decides_are_judged_as_expected() {
            $crate::judged_as_expected::<$game>(
                include_bytes!("../conformance/options.records.jsonl"),
                include_bytes!("../conformance/options.expected.jsonl.gz"),
            );
        }
    };
    ($game:ty) => {
        #[test]
        fn the_conformance_games_are_judged_as_expected() {
            $crate::judged_as_expected::<$game>(
                include_bytes!("../conformance/records.jsonl"),
                include_bytes!("../conformance/expected.jsonl.gz"),
            );
        }

        #[test]
        fn rare_situations_are_judged_as_a_second_referee_does() {
            $crate::judged_as_expected::<$game>(
                include_bytes!("../conformance/rare.records.jsonl"),
                include_bytes!("../conformance/rare.expected.jsonl.gz"),
            );
        }
    };
}

/// Runs every law for a game as tests of their own.
#[macro_export]
macro_rules! laws {
    ($harness:ty) => {
        #[test]
        fn cards_are_conserved_and_every_game_ends() {
            $crate::law::<$harness>(64, $crate::rules_hold_to_the_end::<$harness>);
        }

        #[test]
        fn legal_and_check_agree_on_every_move_one_can_write() {
            $crate::law::<$harness>(32, $crate::legal_and_check_agree::<$harness>);
        }

        #[test]
        fn a_wrong_deal_or_shuffle_is_refused_and_changes_nothing() {
            $crate::law::<$harness>(32, $crate::wrong_chance_is_refused::<$harness>);
        }

        #[test]
        fn a_written_record_replays_to_the_same_states() {
            $crate::law::<$harness>(32, $crate::records_replay::<$harness>);
        }

        #[test]
        fn what_a_seat_may_not_know_changes_nothing_it_sees_hears_or_may_do() {
            $crate::law::<$harness>(48, $crate::secrets_are_kept::<$harness>);
        }

        #[test]
        fn everything_that_is_told_or_refused_has_words() {
            $crate::law::<$harness>(16, $crate::texts_are_there::<$harness>);
        }
    };
}

/// Holds what a terminal asks of a game against random games, as tests of their own.
#[macro_export]
macro_rules! drawn {
    ($harness:ty) => {
        #[test]
        fn what_a_seat_sees_reads_back_as_it_was_written() {
            $crate::law::<$harness>(16, $crate::views_read_back::<$harness>);
        }

        #[test]
        fn what_is_drawn_has_words_and_what_can_be_done_can_be_touched() {
            $crate::law::<$harness>(16, $crate::scenes_are_sound::<$harness>);
        }
    };
}
