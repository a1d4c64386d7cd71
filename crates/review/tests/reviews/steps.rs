//! A review goes on in steps, and the same seed gives the same report.

use serde_json::{Value, json};
use vierblatt_catalog::IDS;
use vierblatt_record::Record;
use vierblatt_review::{CONFIDENCE, Mark, ReviewError, begin};
use vierblatt_texts::Language;

use crate::games::{quick, random_game, reviewed};

#[test]
fn the_same_seed_gives_the_same_report_and_another_one_another() {
    for id in IDS {
        let game = random_game(id, 3, 11, 24);
        let text = |seed| {
            let mut settings = quick(None);
            settings.seed = seed;
            serde_json::to_string(&reviewed(&game, settings).expect("it is legal")).expect("JSON")
        };
        assert_eq!(text(1), text(1), "{id}");
        assert_ne!(text(1), text(2), "{id}");
    }
}

#[test]
fn a_report_can_be_asked_for_after_every_step() {
    let text = random_game("joomo", 2, 4, 12).to_string();
    let record: Record<'_> = serde_json::from_str(&text).expect("a record");
    let mut review = begin(&record, quick(None)).expect("it is legal");
    for n in 0..12 {
        let report = review.report(Language::De);
        assert_eq!((report.progress.done, report.progress.all), (n, 12));
        assert_eq!(report.curve.len(), n);
        assert!(report.decisions.iter().all(|decision| decision.n < n));
        review.step();
    }
    assert!(review.progress().is_done());
    assert_eq!(review.step().done, 12, "nothing more happens");
}

#[test]
fn decisions_have_a_choice_and_marks_are_larger_than_their_uncertainty() {
    let mut marked = 0;
    for id in IDS {
        let report = reviewed(&random_game(id, 3, 2, 60), quick(None)).expect("it is legal");
        assert!(!report.decisions.is_empty(), "{id}");
        for decision in &report.decisions {
            assert!(decision.moves.len() > 1, "{decision:?}");
            assert!(decision.moves.iter().any(|valued| valued.action == decision.played));
            let Some(mark) = decision.mark else { continue };
            marked += 1;
            let sure = decision.loss.chance - 2.326 * decision.loss.chance_error;
            assert!(decision.loss.chance >= mark.least() && sure > 0.0, "{decision:?}");
            assert_ne!(decision.played, decision.best);
            assert!(decision.words.is_some());
        }
    }
    assert!(marked > 0, "random play makes mistakes");
    assert!(CONFIDENCE > 0.98 && Mark::Blunder.least() > Mark::Mistake.least());
}

#[test]
fn what_is_not_a_game_is_refused_with_the_reason() {
    let refused = |record: Value| reviewed(&record, quick(None)).expect_err("it is refused");
    let no_game = json!({ "game": "chess", "seats": 2, "actions": [] });
    assert_eq!(refused(no_game), ReviewError::NoGame);
    let seats = json!({ "game": "joomo", "seats": 9, "actions": [] });
    assert!(matches!(refused(seats), ReviewError::SetUp(_)));
    let illegal = json!({ "game": "joomo", "seats": 2, "actions": ["0 pass"] });
    assert!(matches!(refused(illegal), ReviewError::Illegal { n: 0, .. }));
    let long = json!({ "game": "joomo", "seats": 2, "actions": vec!["0 pass"; 20_001] });
    assert!(matches!(refused(long), ReviewError::TooLong { .. }));
    let game = random_game("joomo", 2, 1, 3);
    assert_eq!(reviewed(&game, quick(Some(2))).expect_err("no seat"), ReviewError::NoSeat);
}
