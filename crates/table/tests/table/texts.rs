//! Every message a table names has words.

use std::path::Path;

/// All message ids in the sources: `"table-…"`.
fn named(folder: &Path) -> Vec<String> {
    let mut ids = Vec::new();
    for file in std::fs::read_dir(folder).expect("the sources are there") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            ids.extend(named(&path));
            continue;
        }
        let text = std::fs::read_to_string(path).expect("text");
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
    let texts = std::fs::read_to_string(root.join("../texts/locales/en.ftl")).expect("the texts");
    let mut there: Vec<String> = (texts.lines())
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id.to_owned())
        .filter(|id| id.starts_with("table-"))
        .collect();
    there.sort();
    // A keeper speaks for its tables when too much waits for one of them.
    let mut named = [named(&root.join("src")), named(&root.join("../keeper/src"))].concat();
    named.sort();
    named.dedup();
    assert_eq!(named, there);
}
