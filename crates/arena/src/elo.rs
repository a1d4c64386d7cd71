//! Elo from who finished before whom: every two different bots at a table have played each other.

/// How often each bot has beaten each other one; ties count half to both.
#[derive(Clone, Debug)]
pub(crate) struct Duels {
    wins: Vec<Vec<f64>>,
}

/// Rounds of the fit; it settles long before.
const ROUNDS: usize = 2000;

impl Duels {
    pub(crate) fn new(bots: usize) -> Self {
        Duels { wins: vec![vec![0.0; bots]; bots] }
    }

    /// Counts what one got of the point that two play for: 1, ½ or 0.
    pub(crate) fn count(&mut self, one: usize, other: usize, share: f64) {
        self.wins[one][other] += share;
        self.wins[other][one] += 1.0 - share;
    }

    /// The ratings that make the results likeliest (Bradley–Terry), their mean 0. Everyone is lent one
    /// tie with everyone they met, so that whoever won every game has a rating too.
    pub(crate) fn ratings(&self) -> Vec<f64> {
        let bots = self.wins.len();
        let met = |i: usize, j: usize| self.wins[i][j] + self.wins[j][i] > 0.0;
        let won = |i: usize, j: usize| self.wins[i][j] + if met(i, j) { 0.5 } else { 0.0 };
        let mut strength = vec![1.0_f64; bots];
        for _ in 0..ROUNDS {
            for i in 0..bots {
                let others = (0..bots).filter(|j| *j != i && met(i, *j));
                let (wins, games) = others.fold((0.0, 0.0), |(wins, games), j| {
                    let games_of_two = won(i, j) + won(j, i);
                    (wins + won(i, j), games + games_of_two / (strength[i] + strength[j]))
                });
                if games > 0.0 {
                    strength[i] = wins / games;
                }
            }
        }
        let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
        let mean = elo.iter().sum::<f64>() / bots.max(1) as f64;
        elo.iter().map(|elo| elo - mean).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_in_four_are_191_points() {
        let mut duels = Duels::new(2);
        for game in 0..40_000 {
            duels.count(0, 1, if game % 4 == 0 { 0.0 } else { 1.0 });
        }
        let elo = duels.ratings();
        assert!((elo[0] - elo[1] - 190.8).abs() < 0.5, "{elo:?}");
        assert!((elo[0] + elo[1]).abs() < 1e-6);
    }

    #[test]
    fn who_never_lost_has_a_finite_rating_and_who_met_nobody_the_mean() {
        let mut duels = Duels::new(3);
        for _ in 0..10 {
            duels.count(0, 1, 1.0);
        }
        let elo = duels.ratings();
        assert!(elo[0] > elo[1] + 300.0 && elo[0].is_finite());
        assert!(elo[2] < elo[0] && elo[2] > elo[1]);
        assert_eq!(Duels::new(1).ratings(), [0.0]);
    }
}
