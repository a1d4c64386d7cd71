//! Whole games with the referee's every answer.

vierblatt_game_testing::conformance!(vierblatt_komojo::Komojo, options);
