//! Every message has its words.

use std::path::Path;

use vierblatt_texts::Source;
use vierblatt_texts::testing::must_be_whole;

const TEXTS: Source = &[("en", include_str!("../../../texts/locales/en.ftl"))];

#[test]
fn every_message_of_the_server_has_words_and_no_words_are_left_over() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["edge", "keeper", "server", "table"].map(|part| crates.join(part).join("src"));
    must_be_whole("server-", &folders, TEXTS);
}
