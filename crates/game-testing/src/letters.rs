//! Scenes as text, for scenarios that say what is to be seen.

use vierblatt_game::{
    AtTable, Draw, Holds, Message, Moves, Notation, Published, Scene, Seat, Seen, Spot,
};
use vierblatt_texts::{Language, Texts};

/// What a seat, or somebody who watches, sees drawn in plain letters: a line for what is asked, then a line for each
/// zone. Highlighted spots have a star in front, spots that are set apart a bar, and what is below a spot is in brackets.
pub fn letters<G: Draw + Notation + Published>(state: &G::State, seat: Option<u8>) -> Vec<String> {
    drawn::<G>(state, seat, |spot, texts| {
        let holds = match &spot.holds {
            Holds::Nothing => "__".to_owned(),
            Holds::Back => "##".to_owned(),
            Holds::Card(face) => {
                face.rank.chars().chain(face.sign.map(|(_, plain)| plain)).collect()
            }
            Holds::Sign(sign) => format!("<{sign}>"),
        };
        let note = spot.note.as_ref().map(|note| format!("({})", texts.say(note)));
        let bar = if spot.is_apart { "| " } else { "" };
        let star = if spot.is_lit { "*" } else { "" };
        format!("{bar}{star}{holds}{}", note.unwrap_or_default())
    })
}

/// The same read out: spots by their names.
pub fn read_out<G: Draw + Notation + Published>(state: &G::State, seat: Option<u8>) -> Vec<String> {
    drawn::<G>(state, seat, |spot, texts| match (&spot.name, &spot.holds) {
        (Some(name), _) => format!("[{}]", texts.say(name)),
        (None, Holds::Card(face)) => format!("[{}]", texts.say(&face.words)),
        (None, _) => "[]".to_owned(),
    })
}

/// A spot with all that is known of it. A highlighted one has a star, one that is set apart a bar.
pub fn spelled(spot: &Spot, texts: &Texts) -> String {
    let holds = match &spot.holds {
        Holds::Nothing => "-".to_owned(),
        Holds::Back => "?".to_owned(),
        Holds::Card(face) => texts.say(&face.words),
        Holds::Sign(sign) => sign.clone(),
    };
    let say = |message: &Option<Message>| message.as_ref().map(|message| texts.say(message));
    let name = say(&spot.name).map_or_else(String::new, |name| format!(" {name}"));
    let note = say(&spot.note).map_or_else(String::new, |note| format!(", {note}"));
    let apart = if spot.is_apart { "| " } else { "" };
    let lit = if spot.is_lit { "*" } else { "" };
    format!("{apart}{lit}[{}{name}: {holds}{note}]", spot.key)
}

/// The keys of all spots, from top to bottom.
pub fn keys<G: Draw + Notation + Published>(state: &G::State, seat: Option<u8>) -> Vec<String> {
    let zones = seen::<G, _>(state, seat, |seen| G::scene(seen)).zones;
    zones.into_iter().flat_map(|zone| zone.spots).map(|spot| spot.key).collect()
}

/// What to touch for an action of a seat.
pub fn touched<G: Draw + Notation + Published>(
    state: &G::State,
    seat: u8,
    action: &str,
) -> Vec<String> {
    seen::<G, _>(state, Some(seat), |seen| G::touches(action, seen))
}

/// What a seat may do that is not listed.
pub fn unlisted<G: Draw + Notation + Published>(state: &G::State, seat: u8) -> Vec<String> {
    seen::<G, _>(state, Some(seat), |seen| G::unlisted(seen))
}

/// An action of a seat in English.
pub fn action_words<G: Draw + Notation + Published>(
    state: &G::State,
    seat: u8,
    action: &str,
) -> Option<String> {
    let words = seen::<G, _>(state, Some(seat), |seen| G::action_words(action, seen));
    words.map(|words| Texts::of::<G>(Language::En).say_named::<G>(&words))
}

fn drawn<G: Draw + Notation + Published>(
    state: &G::State,
    seat: Option<u8>,
    spot: impl Fn(&Spot, &Texts) -> String,
) -> Vec<String> {
    let texts = Texts::of::<G>(Language::En);
    let (prompt, Scene { zones }) =
        seen::<G, _>(state, seat, |seen| (G::prompt(seen, &AtTable::default()), G::scene(seen)));
    let mut lines: Vec<_> = prompt.iter().map(|prompt| texts.say_named::<G>(prompt)).collect();
    for zone in &zones {
        let spots: Vec<_> = zone.spots.iter().map(|one| spot(one, &texts)).collect();
        let notes = zone.notes.iter().map(|note| format!(" · {}", texts.say(note)));
        let line =
            format!("{}: {}{}", texts.say(&zone.title), spots.join(" "), notes.collect::<String>());
        lines.push(line);
    }
    lines
}

fn seen<G: Draw + Notation + Published, T>(
    state: &G::State,
    seat: Option<u8>,
    f: impl FnOnce(&Seen<'_, G>) -> T,
) -> T {
    let seat = seat.map(Seat);
    let (public, private) = (G::public(state), seat.map(|seat| G::private(state, seat)));
    let mut legal = Vec::new();
    if let Some(seat) = seat {
        let moves = G::legal(state, seat).to_vec();
        legal.extend(moves.iter().filter(|mv| G::is_listed(mv)).map(|mv| {
            let mut text = String::new();
            G::write_move(mv, &mut text);
            text
        }));
    }
    f(&Seen { public: &public, private: private.as_ref(), seat, legal: &legal })
}
