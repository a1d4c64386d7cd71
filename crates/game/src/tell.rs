//! What happens is told: to all, or to one seat.

use serde::Serialize;

use crate::{Game, Seat};

/// Where a game tells what happens. `()` listens to nothing and costs nothing.
pub trait Tell<G: Game> {
    /// False where nobody listens: what is expensive to describe is then not described.
    const LISTENS: bool = true;
    /// All hear this.
    fn all(&mut self, event: G::Event);
    /// Only this seat hears this.
    fn one(&mut self, seat: Seat, secret: G::Secret);
}

impl<G: Game> Tell<G> for () {
    const LISTENS: bool = false;
    #[inline]
    fn all(&mut self, _: G::Event) {}
    #[inline]
    fn one(&mut self, _: Seat, _: G::Secret) {}
}

/// Everything told, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<G: Game>(pub Vec<(Option<Seat>, Telling<G>)>);

/// One thing told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged, bound = "")]
pub enum Telling<G: Game> {
    /// All hear it.
    Event(G::Event),
    /// One seat hears it.
    Secret(G::Secret),
}

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Told(Vec::new())
    }
}

impl<G: Game> Tell<G> for Told<G> {
    fn all(&mut self, event: G::Event) {
        self.0.push((None, Telling::Event(event)));
    }
    fn one(&mut self, seat: Seat, secret: G::Secret) {
        self.0.push((Some(seat), Telling::Secret(secret)));
    }
}

impl<G: Game> Told<G> {
    /// What this seat heard of it, in order.
    pub fn heard_by(&self, seat: Seat) -> impl Iterator<Item = &Telling<G>> {
        self.0.iter().filter(move |(to, _)| to.is_none_or(|to| to == seat)).map(|(_, told)| told)
    }

    /// What all heard of it, in order.
    pub fn heard_by_all(&self) -> impl Iterator<Item = &G::Event> {
        self.0.iter().filter_map(|(_, told)| match told {
            Telling::Event(event) => Some(event),
            Telling::Secret(_) => None,
        })
    }
}
