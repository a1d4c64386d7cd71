//! How people did.

use super::{entries, register, result};
use crate::{Append, Directory, Log, PersonId, SeatResult};

/// Three games of p1 at the table "a", the last one of another game; and results of somebody unknown.
fn play(store: &(impl Log + Directory)) -> [SeatResult; 3] {
    register(store, &["p1", "p2"]);
    let jogo = SeatResult { game: "jogo".to_owned(), ..result("p1", 3, 3, 40, 0.0) };
    let games = [result("p1", 1, 1, 12, 1.0), result("p1", 2, 2, -4, 0.5), jogo.clone()];
    for (n, result) in (0..).zip(&games) {
        let stranger = SeatResult { person: "nobody".into(), ..jogo.clone() };
        let results = vec![result.clone(), stranger];
        let append = Append { results, ..Append::new("a", n, entries(&["over"])) };
        assert_eq!(store.append(append).wait(), Ok(()));
    }
    games
}

/// Results are listed in pages, the newest first; those of unknown people are not kept.
pub fn results_are_listed_in_pages_newest_first<S: Log + Directory>(store: &S) {
    let [first, second, third] = play(store);
    let p1 = PersonId::from("p1");
    let newest = store.person_results(&p1, None, 1).wait().unwrap();
    assert_eq!((&newest[0].result, newest[0].table.as_str()), (&third, "a"));
    let older = store.person_results(&p1, Some(newest[0].number), 9).wait().unwrap();
    assert_eq!(older.iter().map(|past| &past.result).collect::<Vec<_>>(), [&second, &first]);
    assert_eq!(store.person_results(&p1, Some(older[1].number), 9).wait(), Ok(Vec::new()));
    assert_eq!(store.person_results(&"nobody".into(), None, 9).wait(), Ok(Vec::new()));
    assert_eq!(store.person_results(&"p2".into(), None, 9).wait(), Ok(Vec::new()));
}

/// Results are summed up by game, in the order of the games' ids.
pub fn results_are_summed_up_by_game<S: Log + Directory>(store: &S) {
    play(store);
    let statistics = store.person_statistics(&"p1".into()).wait().unwrap();
    assert_eq!(statistics.len(), 2);
    let (jogo, joomo) = (&statistics[0], &statistics[1]);
    assert_eq!((jogo.game.as_str(), jogo.games, jogo.wins), ("jogo", 1, 0.0));
    assert_eq!((joomo.game.as_str(), joomo.games), ("joomo", 2));
    assert_eq!((joomo.wins, joomo.mean_place, joomo.mean_points), (1.5, 1.5, 4.0));
    assert_eq!((joomo.fewest_points, joomo.most_points), (-4, 12));
    assert_eq!(store.person_statistics(&"nobody".into()).wait(), Ok(Vec::new()));
}
