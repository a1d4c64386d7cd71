//! The table in letters.

use vierblatt_game::Draw;

use crate::Komojo;

impl Draw for Komojo {}
