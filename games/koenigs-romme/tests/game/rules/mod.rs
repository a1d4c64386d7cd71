//! Rule by rule: each test is named after the rule it pins (see `RULES.md`).

mod cards;
mod combinations;
mod ending;
mod going_out;
mod knowledge;
mod reshuffle;
mod score;
mod solo;
mod solo_end;
mod turn;
