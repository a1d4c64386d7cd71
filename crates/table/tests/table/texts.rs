//! Every message a table names has words.

use std::path::Path;

/// All message ids in the sources: `"table-…"`.
fn named(folder: &Path) -> Vec<String> {
    let mut ids = Vec::new();
    for file in std::fs::read_dir(folder).expect("the sources are there") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        for quoted in text.split('"').filter(|quoted| quoted.starts_with("table-")) {
            ids.push(quoted.to_owned());
        }
    }
    ids.sort();
    ids.dedup();
    ids
}

#[test]
fn every_message_of_the_table_has_words_and_no_words_are_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = std::fs::read_to_string(root.join("../../locales/en.ftl")).expect("the texts");
    let mut there: Vec<String> = (texts.lines())
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id.to_owned())
        .filter(|id| id.starts_with("table-"))
        .collect();
    there.sort();
    assert_eq!(named(&root.join("src")), there);
}
