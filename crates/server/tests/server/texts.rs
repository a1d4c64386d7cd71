//! Every message has its words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All texts in the code that begin like the name of a message.
fn named(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            named(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).expect("a file of the project");
            let texts = code.split('"').skip(1).step_by(2);
            let ours = texts.filter(|text| {
                let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
                text.starts_with("server-") && text.bytes().all(is_plain)
            });
            names.extend(ours.map(str::to_owned));
        }
    }
}

#[test]
fn every_message_of_the_server_has_words_and_no_words_are_left_over() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names = BTreeSet::new();
    for part in ["edge", "keeper", "server", "table"] {
        named(&home.join("..").join(part).join("src"), &mut names);
    }
    let texts = fs::read_to_string(home.join("../../locales/en.ftl")).expect("the texts");
    let written: BTreeSet<String> = texts
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
        .filter(|id| id.starts_with("server-"))
        .collect();
    assert_eq!(names, written);
}
