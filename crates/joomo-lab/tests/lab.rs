//! Joomo in small: solved, and what a strategy there is worth.

use std::collections::HashMap;

use rand::SeedableRng;
use vierblatt_bots::{Dice, Limit, RandomPlayer};
use vierblatt_game::{Game, Imagine, Moves, Seat};
use vierblatt_joomo::{Cards, Joomo};
use vierblatt_joomo_lab::{
    Answer, Belief, Extensive, Guide, History, Learning, Mini, Moment, PLAIN, Policy, Quick, Shape,
    Solver, Strategy, Tree, exploit, strategy_of_player, value,
};

/// Kuhn's poker: three cards, one each, one chip in the pot and one more to bet. Its value to the
/// first player is known: −1/18.
struct Kuhn;

#[derive(Clone)]
struct Poker {
    cards: [u8; 2],
    bets: Vec<bool>,
}

impl Extensive for Kuhn {
    type State = Poker;
    type Move = bool;
    type Secret = u8;

    fn deals(&self) -> Vec<(Poker, f64)> {
        let pairs = (0..3).flat_map(|one| (0..3).map(move |other| [one, other]));
        pairs
            .filter(|cards| cards[0] != cards[1])
            .map(|cards| (Poker { cards, bets: Vec::new() }, 1.0 / 6.0))
            .collect()
    }

    fn secret(&self, dealt: &Poker, player: usize) -> u8 {
        dealt.cards[player]
    }

    fn mover(&self, state: &Poker) -> Option<usize> {
        match *state.bets {
            [] | [false, true] => Some(0),
            [_] => Some(1),
            _ => None,
        }
    }

    fn moves(&self, _: &Poker) -> Vec<bool> {
        vec![false, true]
    }

    fn play(&self, state: &Poker, mv: bool) -> Poker {
        let mut next = state.clone();
        next.bets.push(mv);
        next
    }

    fn gain(&self, state: &Poker) -> f64 {
        let sign = if state.cards[0] > state.cards[1] { 1.0 } else { -1.0 };
        match *state.bets {
            [true, false] => 1.0,
            [false, true, false] => -1.0,
            [false, false] => sign,
            _ => 2.0 * sign,
        }
    }
}

fn tiny() -> (Mini, Tree<Mini>) {
    let mini = Mini::named("tiny").unwrap();
    (mini, Tree::new(&mini))
}

fn solved<G: Extensive>(tree: &Tree<G>, rounds: u32) -> Strategy {
    let mut solver = Solver::new(tree);
    solver.run(rounds);
    solver.strategy()
}

#[test]
fn the_solver_finds_the_known_value_of_kuhns_poker() {
    let tree = Tree::new(&Kuhn);
    assert_eq!((tree.sets.len(), tree.size()), (12, 6 * 9));
    let solution = solved(&tree, 1000);
    assert!(exploit(&tree, &solution).a_game() < 0.001);
    assert!((value(&tree, [&solution, &solution]) + 1.0 / 18.0).abs() < 0.001);
}

#[test]
fn always_betting_at_kuhns_poker_loses_what_one_can_work_out_by_hand() {
    let tree = Tree::new(&Kuhn);
    let mut bets = Strategy::uniform(&tree);
    for set in 0..tree.sets.len() {
        bets.set(&tree, set, &[0.0, 1.0]);
    }
    // A player who knows it folds the worst card for 1, calls with the best for 2, and evens out with the
    // middle one: 1/3 in both chairs.
    let gains = exploit(&tree, &bets).gains;
    assert!(
        (gains[0] - 1.0 / 3.0).abs() < 1e-9 && (gains[1] - 1.0 / 3.0).abs() < 1e-9,
        "{gains:?}"
    );
}

#[test]
fn a_mini_table_is_solved_and_nobody_gains_against_the_solution() {
    let (_, tree) = tiny();
    let solution = solved(&tree, 100);
    let exploited = exploit(&tree, &solution);
    assert!(exploited.a_game() < 0.001, "{exploited:?}");
    let worth = value(&tree, [&solution, &solution]);
    assert!((exploited.gains[0] - worth).abs() < 0.001);
    assert!((exploited.gains[1] + worth).abs() < 0.001);
}

#[test]
fn uniform_play_is_easily_exploited() {
    let (_, tree) = tiny();
    let uniform = Strategy::uniform(&tree);
    assert!(exploit(&tree, &uniform).a_game() > 1.0);
}

#[test]
fn every_named_table_has_cards_of_all_kinds_and_some_aside() {
    for mini in Mini::all() {
        assert_eq!(Mini::named(mini.name), Some(mini));
        assert!(mini.deck.len() > 2 * mini.hand, "{}", mini.name);
        for kind in [Cards::TENS, Cards::DOUBLES, Cards::FIVES] {
            assert!(!(mini.deck & kind).is_empty(), "{}: none of {kind:?}", mini.name);
        }
    }
    assert_eq!(Mini::named("huge"), None);
}

#[test]
fn worlds_imagined_at_a_mini_table_are_made_of_its_own_cards() {
    let (mini, tree) = tiny();
    let mut rng = Dice::seed_from_u64(1);
    for set in &tree.sets {
        let moment = Moment::of(&tree, set);
        let other = Seat(1 - moment.known.seat.0);
        for _ in 0..4 {
            let state = Joomo::imagine(&moment.known, &mut rng);
            let hand = Joomo::private(&state, other).hand;
            assert_eq!(hand.len() as u8, moment.known.public.hand_sizes[other]);
            assert!((hand - (mini.deck - moment.known.private.hand)).is_empty());
            assert_eq!(Joomo::legal(&state, moment.known.seat).to_vec(), set.moves);
        }
    }
}

#[test]
fn an_information_set_is_what_the_mover_knows_and_no_hidden_card_is_in_it() {
    let (mini, tree) = tiny();
    let mut deals = HashMap::<_, usize>::new();
    for (dealt, _) in mini.deals() {
        // Every history of every deal: what the mover is told and may do is what the set says.
        let mut todo = vec![(dealt, History::NONE)];
        while let Some((state, history)) = todo.pop() {
            let Some(player) = mini.mover(&state) else { continue };
            let set = tree.find(history, player, mini.secret(&dealt, player)).unwrap();
            let moment = Moment::of(&tree, &tree.sets[set]);
            assert_eq!(moment.known.public, Joomo::public(&state));
            assert_eq!(moment.known.private, Joomo::private(&state, Seat(player as u8)));
            *deals.entry(set).or_default() += 1;
            for mv in mini.moves(&state) {
                todo.push((mini.play(&state, mv), tree.after(history, mv).unwrap()));
            }
        }
    }
    assert_eq!(deals.len(), tree.sets.len());
    // Four of six cards are unseen at first, and two of them are the other's: six deals.
    let first = tree.sets.iter().position(|set| tree.moves(set.history).is_empty()).unwrap();
    assert_eq!(deals[&first], 6);
}

#[test]
fn a_search_is_exploited_less_than_uniform_play_and_the_solution_guides_it_further() {
    let (mini, tree) = tiny();
    let solution = solved(&tree, 100);
    let guide = Guide { tree: &tree, strategy: &solution };
    let exploited = |policy: Policy| {
        let (strategy, _) = policy.strategy(&mini, guide, 100, 3, 7);
        exploit(&tree, &strategy).a_game()
    };
    let searched = exploited(PLAIN);
    let guided = exploited(Policy { quick: Quick::Solved, belief: Belief::Solved, ..PLAIN });
    assert!(searched < 0.3, "{searched}");
    assert!(guided < searched, "{guided} is not below {searched}");
}

#[test]
fn every_way_to_search_gives_the_same_strategy_for_the_same_seed() {
    let (mini, tree) = tiny();
    let solution = solved(&tree, 20);
    let guide = Guide { tree: &tree, strategy: &solution };
    let each = |learning| Policy {
        shape: Shape::Each { learning, own: 0.5 },
        answer: Answer::Mixed { temperature: 1.0, least: 0.1 },
        ..PLAIN
    };
    for policy in [
        PLAIN,
        each(Learning::Bounds { curiosity: 0.3 }),
        each(Learning::Smooth { curiosity: 0.3, least: 0.1, decay: 0.1 }),
        each(Learning::Regret { explore: 0.1 }),
        each(Learning::External),
    ] {
        let strategy = |seed| policy.strategy(&mini, guide, 30, 2, seed).0;
        assert_eq!(strategy(1), strategy(1));
        assert_ne!(strategy(1), strategy(2));
    }
}

#[test]
fn whoever_plays_at_random_is_measured_to_do_so() {
    let (_, tree) = tiny();
    let random = |_, seed| RandomPlayer::new(seed);
    let (strategy, asked) = strategy_of_player(&tree, random, &Limit::NORMAL, 60, 3);
    assert_eq!(asked, tree.sets.iter().filter(|set| set.moves.len() > 1).count());
    let uniform = exploit(&tree, &Strategy::uniform(&tree)).a_game();
    assert!((exploit(&tree, &strategy).a_game() - uniform).abs() < 0.1);
}

mod learning {
    use vierblatt_joomo::bot::learned::Learned;
    use vierblatt_joomo_lab::learn::{Lessons, Method, Pupil, Table, strategy_of_policy};
    use vierblatt_joomo_lab::{Mini, Tree, exploit};

    fn tiny(method: Method) -> Lessons {
        Lessons { method, decisions: 2048, together: 256, rate: 3e-3, ..Lessons::default() }
    }

    #[test]
    fn every_method_learns_at_the_smallest_table() {
        let mini = Mini::named("tiny").expect("there is a tiny table");
        let tree = Tree::new(&mini);
        let table = Table::mini(&mini);
        let exploited =
            |policy: &Learned| exploit(&tree, &strategy_of_policy(&tree, policy)).a_game();
        for (name, method) in Method::ALL {
            assert_eq!(Method::named(name), Some(method));
            let mut pupil = Pupil::new(tiny(method));
            let before = exploited(pupil.learned());
            for _ in 0..40 {
                pupil.learn(&table);
            }
            let after = exploited(pupil.learned());
            assert!(after < 0.8 * before, "{name}: {before} {after}");
        }
    }

    #[test]
    fn an_interrupted_pupil_goes_on_where_it_was() {
        let lessons = Lessons { decisions: 512, ..tiny(Method::Nash) };
        let table = Table::Full;
        let mut whole = Pupil::new(lessons);
        let mut first = Pupil::new(lessons);
        whole.learn(&table);
        whole.learn(&table);
        first.learn(&table);
        let mut second = Pupil::load(lessons, &first.save()).expect("it was saved");
        second.learn(&table);
        assert_eq!(second.iterations, 2);
        assert!(second.save() == whole.save(), "the same seed gives the same weights");
        assert!(Pupil::load(lessons, &first.save()[1..]).is_none());
        assert!(Pupil::load(lessons, b"JOLEARN1").is_none());
    }

    #[test]
    fn without_a_network_only_the_weights_of_features_are_learned() {
        let lessons = Lessons { network: false, ..tiny(Method::Magnet) };
        let mut pupil = Pupil::new(lessons);
        pupil.learn(&Table::Full);
        assert_eq!(pupil.learned().net.inputs(), 0);
        assert_ne!(pupil.learned().tastes, Learned::fitted().tastes);
    }
}
