//! Every rule by its number, in small scenes with chosen cards.

mod actions;
mod piles;
mod score;
mod setup;
mod snap;
mod stop;
mod turn;
