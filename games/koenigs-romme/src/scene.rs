//! The table in letters.

use vierblatt_game::Draw;

use crate::KoenigsRomme;

impl Draw for KoenigsRomme {}
