//! What players have claimed in a race, sealed until the window closes.

use vierblatt_game::Seat;

/// Whoever is within this of the fastest was as fast, in milliseconds.
const SPAN: u32 = 40;

/// The claims of a race.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Claims(Vec<Claim>);

/// One player's claim.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    pub seat: Seat,
    /// What to throw, in order, as records write it.
    pub actions: Vec<String>,
    /// How fast they were, in milliseconds.
    pub reaction: u32,
    /// Decides between those who were equally fast.
    pub lot: u32,
}

impl Claims {
    /// Takes in a claim. Somebody's second one replaces their first.
    pub fn add(&mut self, claim: Claim) {
        self.0.retain(|other| other.seat != claim.seat);
        self.0.push(claim);
    }

    /// Whether this seat has claimed.
    pub fn has(&self, seat: Seat) -> bool {
        self.of(seat).is_some()
    }

    /// How many cards the seat wants to throw; None where it has not chosen.
    pub fn thrown(&self, seat: Seat) -> Option<usize> {
        self.of(seat).map(|claim| claim.actions.len())
    }

    /// What this seat has claimed.
    pub fn of(&self, seat: Seat) -> Option<&Claim> {
        self.0.iter().find(|claim| claim.seat == seat)
    }

    /// The claims in the order in which they count: the fastest and all who were as fast, in random order; then
    /// the fastest of the rest, and so on.
    pub fn in_order(&self) -> Vec<&Claim> {
        let mut claims: Vec<&Claim> = self.0.iter().collect();
        claims.sort_by_key(|claim| (claim.reaction, claim.lot));
        let mut rest = &mut claims[..];
        while let Some(fastest) = rest.first().map(|claim| claim.reaction) {
            let equals = rest.iter().take_while(|claim| claim.reaction - fastest <= SPAN).count();
            let (together, later) = rest.split_at_mut(equals);
            together.sort_by_key(|claim| claim.lot);
            rest = later;
        }
        claims
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fastest_comes_first_and_the_lot_decides_near_ties() {
        let claim = |seat, reaction, lot, actions: &[&str]| Claim {
            seat: Seat(seat),
            actions: actions.iter().map(|action| (*action).to_owned()).collect(),
            reaction,
            lot,
        };
        let mut claims = Claims::default();
        claims.add(claim(0, 399, 9, &["snap 1"]));
        claims.add(claim(1, 439, 3, &["snap 2"]));
        claims.add(claim(2, 300, 7, &["snap 3"]));
        let order = |claims: &Claims| -> Vec<u8> {
            claims.in_order().iter().map(|claim| claim.seat.0).collect()
        };
        assert_eq!(order(&claims), [2, 1, 0]);
        claims.add(claim(2, 900, 7, &[]));
        assert_eq!(order(&claims), [1, 0, 2], "a second claim replaces the first");
    }
}
