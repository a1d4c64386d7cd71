//! What is said about a solo deal once it is lost, and never before.

use rand::SeedableRng;
use vierblatt_bots::Dice;
use vierblatt_game::{Draw, Game, Moves, Seat, Seats, Telling, Told, Turn};
use vierblatt_koenigs_romme::solver::{Position, Verdict, solve};
use vierblatt_koenigs_romme::{DealtComplete, KoenigsRomme, Options, Public};

/// Whether a deal could be won, by the solver, and what is said after each action of a game that is played badly.
fn played(options: Options, seed: u64) -> (bool, bool, Vec<Option<&'static str>>) {
    let mut state = KoenigsRomme::new(options, Seats(1));
    let mut dice = Dice::seed_from_u64(seed);
    let mut told = Told::<KoenigsRomme>::default();
    let deal = KoenigsRomme::chance(&state, &mut dice);
    KoenigsRomme::apply_chance(&mut state, &deal, &mut told);
    let Public::Solo(dealt) = KoenigsRomme::public(&state) else { unreachable!("one seat") };
    let position = Position::seen(&dealt).expect("the cards are dealt");
    let can_be_won = matches!(solve(&position), Verdict::Winnable(_));
    let mut said = Vec::new();
    while KoenigsRomme::turn(&state) != Turn::Over {
        let heard: Vec<Telling<KoenigsRomme>> = told.heard_by(Seat(0)).cloned().collect();
        said.push(KoenigsRomme::afterword(&heard).map(|message| message.id));
        let moves: Vec<_> = KoenigsRomme::legal(&state, Seat(0)).to_vec();
        KoenigsRomme::apply(&mut state, Seat(0), &moves[0], &mut told);
    }
    let Public::Solo(over) = KoenigsRomme::public(&state) else { unreachable!("one seat") };
    let heard: Vec<Telling<KoenigsRomme>> = told.heard_by(Seat(0)).cloned().collect();
    said.push(KoenigsRomme::afterword(&heard).map(|message| message.id));
    (can_be_won, over.finished.len() == 11, said)
}

#[test]
fn a_lost_solo_deal_is_told_to_have_been_winnable_or_not_and_only_at_the_end() {
    let mut seen = [0; 2];
    for seed in 0..60 {
        let needs_turn = seed % 2 == 1;
        let dealt_complete =
            if needs_turn { DealtComplete::NeedsTurn } else { DealtComplete::Counts };
        let options = Options { dealt_complete, ..Options::default() };
        let (can_be_won, is_won, said) = played(options, seed);
        assert!(!is_won, "seed {seed}: who always makes the first move loses");
        let (last, before) = said.split_last().expect("the end");
        assert!(before.iter().all(Option::is_none), "seed {seed}: {before:?}");
        let right = if can_be_won { "winnable" } else { "lost" };
        assert_eq!(*last, Some(format!("koenigs-romme-afterword-{right}").as_str()), "{seed}");
        seen[usize::from(can_be_won)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "deals of both kinds: {seen:?}");
}
