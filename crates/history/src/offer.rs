//! What a viewer is asked and offered, as the game says it, written as short as it goes: see `Offer`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use vierblatt_game::{Arg, AtTable, Draw, Message, Seen};
use vierblatt_protocol::{Offer, Offered, Text, number_of, parts};

use crate::text::text;

/// What is asked of a viewer, and what they may do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    /// What is asked, or whom they wait for.
    pub prompt: Option<Text>,
    /// What they may do besides what is listed.
    pub more: Vec<String>,
    /// Both in words.
    pub offers: Vec<Offer>,
}

/// What a game asks of and offers to whoever sees this. `can_lay` says that not everything is listed.
pub fn ask<G: Draw>(seen: &Seen<'_, G>, table: &AtTable, can_lay: bool) -> Asked {
    let prompt = G::prompt(seen, table).as_ref().map(text);
    let more = if can_lay { G::unlisted(seen) } else { Vec::new() };
    let mut groups: Vec<Group> = Vec::new();
    for action in seen.legal.iter().chain(&more) {
        // Without words for one of them, what follows could not be counted; every game has words for all.
        let Some(words) = G::action_words(action, seen) else { break };
        let mut touches = G::touches(action, seen);
        if !groups.last_mut().is_some_and(|group| group.takes(action, &words, &mut touches)) {
            groups.push(Group::new(action, words, touches));
        }
    }
    let offers = groups.into_iter().map(Group::written).collect();
    Asked { prompt, more, offers }
}

/// One action in words, whether or not it is listed.
pub fn offered<G: Draw>(action: String, seen: &Seen<'_, G>) -> Offered {
    Offered {
        text: G::action_words(&action, seen).as_ref().map(text),
        touches: G::touches(&action, seen),
        action,
        reason: None,
    }
}

/// Actions that are said alike.
struct Group {
    /// The first one's words.
    words: Message,
    /// Of each argument, whether it is the same for all of them, and the parts it is found in.
    args: Vec<(bool, Positions)>,
    /// What each of them touches.
    touches: Vec<Vec<String>>,
    /// Of each thing that is touched, the words of the action that name it.
    at: Vec<Positions>,
}

/// Some of the parts or words of an action, by their number: a bit each. What is beyond is not pointed at, but written out.
#[derive(Clone, Copy)]
struct Positions(u64);

impl Positions {
    fn of(which: impl Iterator<Item = bool>) -> Self {
        let found = (0..u64::BITS).zip(which).filter(|(_, is_it)| *is_it);
        Positions(found.fold(0, |all, (n, _)| all | 1 << n))
    }

    fn in_both(self, other: Self) -> Self {
        Positions(self.0 & other.0)
    }

    fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }
}

impl Group {
    fn new(action: &str, words: Message, touches: Vec<String>) -> Self {
        let args = words.args.iter().map(|(_, arg)| (true, found(arg, action, &touches))).collect();
        let at = touches.iter().map(|key| named(key, action)).collect();
        Group { words, args, touches: vec![touches], at }
    }

    /// Takes one more, with what it touches, if it is said like those that are there.
    fn takes(&mut self, action: &str, words: &Message, touches: &mut Vec<String>) -> bool {
        if self.words.id != words.id
            || self.at.len() != touches.len()
            || !names(&self.words).eq(names(words))
        {
            return false;
        }
        let all = self.args.iter().zip(&self.words.args).zip(&words.args);
        let now = all.map(|(((same, at), (_, first)), (_, arg))| {
            (*same && first == arg, at.in_both(found(arg, action, touches)))
        });
        let now: Vec<(bool, Positions)> = now.collect();
        if now.iter().any(|(same, at)| !same && at.first().is_none()) {
            return false;
        }
        self.args = now;
        for (at, key) in self.at.iter_mut().zip(touches.iter()) {
            *at = at.in_both(named(key, action));
        }
        self.touches.push(std::mem::take(touches));
        true
    }

    fn written(self) -> Offer {
        let count = self.touches.len();
        let (mut args, mut with) = (BTreeMap::new(), BTreeMap::new());
        let Text { id, args: mut first } = text(&self.words);
        for ((name, arg), (same, at)) in self.words.args.iter().zip(&self.args) {
            match at.first() {
                Some(at) if !same => {
                    let name = match arg {
                        Arg::Number(_) => Cow::Owned(format!("#{name}")),
                        Arg::Seat(_) => Cow::Owned(format!("@{name}")),
                        Arg::Text(_) | Arg::Message(_) => Cow::Borrowed(*name),
                    };
                    with.insert(name, at);
                }
                _ => args.extend(first.remove_entry(*name)),
            }
        }
        let at: Option<Vec<u8>> = self.at.iter().map(|at| at.first()).collect();
        let (at, touch) = match at {
            Some(at) => (at, Vec::new()),
            None => (Vec::new(), self.touches.iter().map(|keys| keys.join(" ")).collect()),
        };
        let n = (count > 1 && touch.is_empty()).then_some(count as u32);
        Offer { id, args, with, at, touch, n }
    }
}

fn names(message: &Message) -> impl Iterator<Item = &'static str> {
    message.args.iter().map(|(name, _)| *name)
}

/// The parts of an action and of what it touches that say this.
fn found(arg: &Arg, action: &str, touches: &[String]) -> Positions {
    let says = |part: &str| match arg {
        Arg::Text(text) => part == text,
        Arg::Number(number) => number_of(part) == Some(*number),
        Arg::Seat(seat) => part.parse() == Ok(seat.0),
        Arg::Message(_) => false,
    };
    let parts = parts(action).chain(touches.iter().flat_map(|key| parts(key)));
    Positions::of(parts.map(says))
}

/// The words of an action that are this key.
fn named(key: &str, action: &str) -> Positions {
    Positions::of(action.split(' ').map(|word| word == key))
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use serde_json::value::to_raw_value;
    use vierblatt_catalog::{IDS, Listed, Visit, with_game};
    use vierblatt_game::{Seats, Turn, carry_out, random_action};
    use vierblatt_protocol::GameView;

    use super::*;
    use crate::heard::listed;

    /// Plays a random game and looks at what every seat is offered: how many actions, in how many offers.
    struct Play(u64);

    impl Visit for Play {
        type Output = (usize, usize);
        fn visit<G: Listed>(self) -> (usize, usize) {
            let (mut actions, mut offers) = (0, 0);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.0);
            let some = G::SEATS.start() + (self.0 % 3) as u8;
            let seats = Seats(some.min(*G::SEATS.end()));
            let mut state = G::new(G::Options::default(), seats);
            for _ in 0..300 {
                if let Turn::Seats(asked) = G::turn(&state) {
                    for seat in asked.iter() {
                        let (public, private) = (G::public(&state), G::private(&state, seat));
                        let legal = listed::<G>(&G::legal(&state, seat));
                        let private = Some(&private);
                        let seen =
                            Seen { public: &public, private, seat: Some(seat), legal: &legal };
                        let can_lay = G::can_lay(&state) == Some(true);
                        let found = spelled_out::<G>(&seen, can_lay);
                        actions += found.0;
                        offers += found.1;
                    }
                }
                let Some(action) = random_action::<G>(&state, &mut rng) else { break };
                carry_out::<G>(&mut state, &action, &mut ());
            }
            (actions, offers)
        }
    }

    /// What is written short reads as if each action had been written for itself.
    fn spelled_out<G: Listed>(seen: &Seen<'_, G>, can_lay: bool) -> (usize, usize) {
        let Asked { prompt, more, offers } = ask(seen, &AtTable::default(), can_lay);
        assert_eq!(more.is_empty(), !can_lay);
        let count = offers.len();
        let view = GameView {
            partial: false,
            public: Cow::Owned(to_raw_value(&()).expect("nothing")),
            private: None,
            turn: Vec::new(),
            prompt,
            legal: seen.legal.to_vec(),
            more,
            offers,
            can_lay: None,
            totals: Vec::new(),
            clock: None,
            race: None,
            between: None,
            taken_back: Vec::new(),
        };
        let all = view.offered();
        for one in &all {
            assert_eq!(*one, offered(one.action.clone(), seen), "of {all:?}");
            assert!(one.text.is_some(), "{:?} has no words", one.action);
        }
        assert_eq!(all.len(), view.legal.len() + view.more.len());
        (all.len(), count)
    }

    #[test]
    fn what_is_written_short_says_of_every_action_what_the_game_says() {
        let mut all = (0, 0);
        for id in IDS {
            for seed in 0..6 {
                let (actions, offers) = with_game(id, Play(seed)).expect("a game");
                assert!(actions >= offers, "{id}: {offers} offers for {actions} actions");
                all = (all.0 + actions, all.1 + offers);
            }
        }
        // A game with two things to do has nothing to write short; cards are many.
        assert!(all.0 > 2 * all.1, "{} actions in {} offers", all.0, all.1);
    }
}
