//! The table in letters.

use vierblatt_game::Draw;

use crate::Joomo;

impl Draw for Joomo {}
