//! Every rule, as small scenes with explicit cards.

mod end;
mod lay;
mod set_up;
mod solo;
mod turn;
