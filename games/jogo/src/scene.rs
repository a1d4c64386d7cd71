//! The table in letters.

use vierblatt_game::Draw;

use crate::Jogo;

impl Draw for Jogo {}
