//! Small games written out in full: every deal, every history, every information set.
//!
//! Two players, one's gain is the other's loss, chance acts once and first, and both see all moves.
//! Then what a player knows is their own secret and the moves so far, and nothing else: an
//! information set is that pair, so hidden cards have no way into it.

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

/// A game small enough to be written out in full.
pub trait Extensive {
    /// Everything, hidden cards included.
    type State: Clone;
    /// What a player does; both see it.
    type Move: Copy + Eq + Hash;
    /// What chance tells one player alone.
    type Secret: Copy + Eq + Hash;

    /// All deals, each with how likely it is.
    fn deals(&self) -> Vec<(Self::State, f64)>;
    /// What the deal told this player, 0 or 1.
    fn secret(&self, dealt: &Self::State, player: usize) -> Self::Secret;
    /// Who moves, 0 or 1; nobody at the end.
    fn mover(&self, state: &Self::State) -> Option<usize>;
    /// What the mover may do: never nothing, and the same wherever they know the same.
    fn moves(&self, state: &Self::State) -> Vec<Self::Move>;
    /// What comes of a move.
    fn play(&self, state: &Self::State, mv: Self::Move) -> Self::State;
    /// What the first player has gained at the end.
    fn gain(&self, state: &Self::State) -> f64;
}

/// The whole game, layer by layer: layer `n` holds what can be there after `n` moves.
pub struct Tree<G: Extensive> {
    /// The information sets, in the order of their layers.
    pub sets: Vec<Set<G>>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) layers: Vec<Range<usize>>,
    /// The chance of each deal: of the nodes of the first layer.
    pub(crate) chances: Vec<f64>,
    histories: Vec<(History, Option<G::Move>)>,
    after: HashMap<(History, G::Move), History>,
    found: HashMap<(History, usize, G::Secret), u32>,
    width: usize,
}

/// The moves so far, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct History(u32);

impl History {
    /// Nothing has happened yet.
    pub const NONE: History = History(0);
}

/// What one player knows at one moment, and what they may do then.
pub struct Set<G: Extensive> {
    /// Who moves, 0 or 1.
    pub player: usize,
    /// What they were dealt.
    pub secret: G::Secret,
    /// What they may do.
    pub moves: Vec<G::Move>,
    /// One of the deals it can come from.
    pub dealt: G::State,
    /// The mover's last information set before this and which of its moves led here.
    pub(crate) before: Option<(u32, u32)>,
    /// Where its moves begin in a strategy.
    pub(crate) first: usize,
    /// The moves so far.
    pub history: History,
}

impl<G: Extensive> Set<G> {
    /// Where its moves are in a strategy.
    pub(crate) fn slots(&self) -> Range<usize> {
        self.first..self.first + self.moves.len()
    }
}

/// One history of one deal.
#[derive(Clone, Copy)]
pub(crate) enum Node {
    /// Somebody moves: which information set, and the first of the nodes that follow, in the order
    /// of the set's moves.
    Choice { set: u32, first: u32 },
    /// The end, with the first player's gain.
    End(f32),
}

/// A state on the way through the layers.
struct Walker<S> {
    state: S,
    deal: u32,
    history: History,
    before: [Option<(u32, u32)>; 2],
}

impl<G: Extensive> Tree<G> {
    /// Writes the game out.
    pub fn new(game: &G) -> Self {
        let deals = game.deals();
        let mut tree = Tree {
            sets: Vec::new(),
            nodes: Vec::new(),
            layers: Vec::new(),
            chances: deals.iter().map(|(_, chance)| *chance).collect(),
            histories: vec![(History::NONE, None)],
            after: HashMap::new(),
            found: HashMap::new(),
            width: 0,
        };
        let mut layer: Vec<_> = (0..)
            .zip(&deals)
            .map(|(deal, (state, _))| Walker {
                state: state.clone(),
                deal,
                history: History::NONE,
                before: [None, None],
            })
            .collect();
        while !layer.is_empty() {
            let top = tree.nodes.len();
            let follow = top + layer.len();
            let mut next = Vec::new();
            for walker in layer {
                let Some(player) = game.mover(&walker.state) else {
                    tree.nodes.push(Node::End(game.gain(&walker.state) as f32));
                    continue;
                };
                let (start, _) = &deals[walker.deal as usize];
                let secret = game.secret(start, player);
                let set =
                    *tree.found.entry((walker.history, player, secret)).or_insert_with(|| {
                        let moves = game.moves(&walker.state);
                        let first = tree.width;
                        tree.width += moves.len();
                        tree.sets.push(Set {
                            player,
                            secret,
                            moves,
                            dealt: start.clone(),
                            before: walker.before[player],
                            first,
                            history: walker.history,
                        });
                        tree.sets.len() as u32 - 1
                    });
                tree.nodes.push(Node::Choice { set, first: (follow + next.len()) as u32 });
                for (n, mv) in (0..).zip(&tree.sets[set as usize].moves) {
                    let history = *tree.after.entry((walker.history, *mv)).or_insert_with(|| {
                        tree.histories.push((walker.history, Some(*mv)));
                        History(tree.histories.len() as u32 - 1)
                    });
                    let mut before = walker.before;
                    before[player] = Some((set, n));
                    let state = game.play(&walker.state, *mv);
                    next.push(Walker { state, deal: walker.deal, history, before });
                }
            }
            tree.layers.push(top..tree.nodes.len());
            layer = next;
        }
        tree
    }

    /// How many histories there are, over all deals.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// How many moves all information sets have together: the length of a strategy.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// The history with one move more, where there is one.
    pub fn after(&self, history: History, mv: G::Move) -> Option<History> {
        self.after.get(&(history, mv)).copied()
    }

    /// The number of the information set of a player who was dealt this, after these moves.
    pub fn find(&self, history: History, player: usize, secret: G::Secret) -> Option<usize> {
        self.found.get(&(history, player, secret)).map(|set| *set as usize)
    }

    /// The moves of a history, from the first.
    pub fn moves(&self, history: History) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let mut at = history;
        while let (before, Some(mv)) = self.histories[at.0 as usize] {
            moves.push(mv);
            at = before;
        }
        moves.reverse();
        moves
    }
}
