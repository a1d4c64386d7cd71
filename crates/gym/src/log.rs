//! Who watches a table: nobody, bots who hear, or a log of everything.

use vierblatt_game::{Action, Game, Seat, Tell, Told};

/// Somebody who sees what is done besides hearing what is told. `()` watches nothing and costs nothing.
pub trait Witness<G: Game>: Tell<G> {
    /// This was done.
    fn acted(&mut self, action: Action<G>);
}

impl<G: Game> Witness<G> for () {
    #[inline]
    fn acted(&mut self, _: Action<G>) {}
}

impl<G: Game> Witness<G> for Told<G> {
    #[inline]
    fn acted(&mut self, _: Action<G>) {}
}

/// All that was done and told since the episode began.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    /// What was done.
    pub actions: Vec<Action<G>>,
    /// What was told to whom.
    pub told: Told<G>,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Log { actions: Vec::new(), told: Told::default() }
    }
}

impl<G: Game> Tell<G> for Log<G> {
    fn all(&mut self, event: G::Event) {
        self.told.all(event);
    }
    fn one(&mut self, seat: Seat, secret: G::Secret) {
        self.told.one(seat, secret);
    }
}

impl<G: Game> Witness<G> for Log<G> {
    fn acted(&mut self, action: Action<G>) {
        self.actions.push(action);
    }
}
