//! Tables set up for one situation, and moves as text.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use vierblatt_game::{
    Action, Game, Imagine, Known, Outcome, Seat, Seats, Telling, Told, Unveil, carry_out,
    random_action,
};
use vierblatt_game_testing::{chosen as options, listed, read, refused};
use vierblatt_jogo::{Card, Event, Jogo, Phase, Private, Public, Refusal, Secret, State};

/// A situation in words. Cards that are not named are out of the game.
#[derive(Clone, Copy)]
pub(crate) struct Situation<'a> {
    /// As a record names them: `extra_turn=full`.
    pub(crate) options: &'a str,
    /// The discard piles, bottom to top.
    pub(crate) piles: [&'a str; 4],
    /// The open cards of each seat, `-` where there is none: `rL4 - - b+1`.
    pub(crate) open: &'a [&'a str],
    /// The face-down piles of each seat, top first.
    pub(crate) down: &'a [[&'a str; 4]],
    pub(crate) hands: &'a [&'a str],
    pub(crate) draw: &'a str,
    pub(crate) phase: Phase,
    pub(crate) turn: u8,
    pub(crate) direction: i8,
    pub(crate) skips: &'a [u8],
}

impl Situation<'_> {
    /// Seat 0 is to lay, and no card is left.
    pub(crate) const EMPTY: Situation<'static> = Situation {
        options: "",
        piles: [""; 4],
        open: &[],
        down: &[],
        hands: &[],
        draw: "",
        phase: Phase::Lay,
        turn: 0,
        direction: 1,
        skips: &[],
    };
}

/// A table in some situation.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) state: State,
    /// What all heard since the table was set up.
    pub(crate) heard: Vec<Event>,
    /// What single seats heard.
    pub(crate) secrets: Vec<(u8, Secret)>,
}

/// The cards of a text: `rL4 b+1`.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| card(word).unwrap()).collect()
}

fn card(word: &str) -> Option<Card> {
    (word != "-").then(|| Card::read(word).unwrap_or_else(|| panic!("{word:?} is no card")))
}

impl Situation<'_> {
    fn hand(&self, seat: usize) -> Vec<Card> {
        cards(self.hands.get(seat).unwrap_or(&""))
    }

    fn down(&self, seat: usize) -> [Vec<Card>; 4] {
        self.down.get(seat).copied().unwrap_or([""; 4]).map(cards)
    }

    /// What seat 0 sees and was told.
    pub(crate) fn known(&self) -> Known<Jogo> {
        let seats = Seats(self.open.len() as u8);
        let hand = |seat: usize| self.hand(seat);
        let down = |seat: usize| self.down(seat);
        let all = 0..seats.count();
        let open = self.open.iter().map(|open| {
            let mut open = open.split_whitespace().map(card);
            std::array::from_fn(|_| open.next().unwrap())
        });
        let mut public = Public {
            phase: self.phase,
            may_end: matches!(self.phase, Phase::Extra | Phase::Found { extra: true }),
            seat: Some(Seat(self.turn)),
            direction: self.direction,
            skips: all.clone().map(|seat| self.skips.get(seat).copied().unwrap_or(0)).collect(),
            piles: self.piles.map(cards),
            out: Vec::new(),
            open: open.collect(),
            down: all.clone().map(|seat| down(seat).map(|pile| pile.len() as u8)).collect(),
            hands: all.clone().map(|seat| hand(seat).len() as u8).collect(),
            draw: cards(self.draw).len() as u8,
            owned_symbols: !self.options.contains("special_symbol=icon"),
            shown: None,
        };
        let mut named: Vec<Card> = public.piles.iter().flatten().copied().collect();
        named.extend(public.open.iter().flatten().flatten());
        named.extend(all.clone().flat_map(hand).chain(cards(self.draw)));
        named.extend(all.clone().flat_map(down).flatten());
        public.out = Jogo::cards(options(self.options)).to_vec();
        for card in named {
            let at = public.out.iter().position(|out| *out == card);
            public.out.remove(at.unwrap_or_else(|| panic!("{card} is not there so often")));
        }
        let mut memory = Jogo::begin(options(self.options), seats, Seat(0));
        for seat in all {
            let drew = Event::Drew { seat: Seat(seat as u8), cards: public.hands[seat] };
            Jogo::hear(&mut memory, &Telling::Event(drew));
        }
        let private = Private { hand: hand(0) };
        let options = options(self.options);
        Known { seat: Seat(0), seats, options, public, private, memory }
    }

    /// The table. There is no back door into a state: somebody who sees all this imagines what is
    /// hidden, until it is what the situation says.
    pub(crate) fn table(&self) -> Scenario {
        let known = self.known();
        let all = 0..self.open.len();
        let wanted = json!({
            "hands": all.clone().map(|seat| sorted(self.hand(seat))).collect::<Vec<_>>(),
            "down": all.map(|seat| self.down(seat)).collect::<Vec<_>>(),
            "draw": cards(self.draw),
        });
        for seed in 0..200_000 {
            let state = Jogo::imagine(&known, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            let table = Scenario::at(&state);
            if ["hands", "down", "draw"].iter().all(|key| table.open(key) == wanted[key]) {
                table.state.validate();
                return table;
            }
        }
        panic!("too much is hidden");
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// A deal that begins with these cards, in the order of records, and goes on with the others sorted.
pub(crate) fn deal(chosen: &str, begin: &str) -> String {
    let mut rest: Vec<Card> = Jogo::cards(options(chosen)).to_vec();
    let mut dealt = cards(begin);
    for card in &dealt {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    dealt.append(&mut rest);
    dealt.iter().fold(String::from("~ deal"), |text, card| format!("{text} {card}"))
}

impl Scenario {
    fn at(state: &State) -> Self {
        Scenario { state: *state, heard: Vec::new(), secrets: Vec::new() }
    }

    /// A table before anything has happened.
    pub(crate) fn new(seats: u8, chosen: &str) -> Self {
        Scenario::at(&Jogo::new(options(chosen), Seats(seats)))
    }

    /// The first table among random games where this is so.
    pub(crate) fn find(seats: u8, chosen: &str, wanted: impl Fn(&Scenario) -> bool) -> Self {
        for seed in 0..20_000 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut table = Scenario::new(seats, chosen);
            loop {
                if wanted(&table) {
                    return table;
                }
                let Some(action) = random_action::<Jogo>(&table.state, &mut rng) else { break };
                carry_out::<Jogo>(&mut table.state, &action, &mut ());
            }
        }
        panic!("no such game was found");
    }

    /// Carries out actions as records write them. All must be legal.
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            let read = read::<Jogo>(&self.state, action)
                .unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            self.act(&read).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            self.state.validate();
        }
        self
    }

    /// The rule that forbids the action. It must not be legal, and leave the state as it was.
    pub(crate) fn refused(&self, action: &str) -> &'static str {
        refused::<Jogo>(&self.state, action)
    }

    /// What the seat may do, as records list it.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        listed::<Jogo>(&self.state, seat)
    }

    /// The seat whose turn it is.
    pub(crate) fn turn(&self) -> u8 {
        let seats = Jogo::turn(&self.state).seats();
        assert_eq!(seats.len(), 1, "it is the turn of one seat");
        seats.iter().next().unwrap().0
    }

    /// Something of the table face up, as records show it.
    pub(crate) fn open(&self, key: &str) -> Value {
        serde_json::to_value(Jogo::open(&self.state)).unwrap()[key].clone()
    }

    /// The name of the phase.
    pub(crate) fn phase(&self) -> &'static str {
        Jogo::phase(&self.state)
    }

    /// Places and points, once it is over.
    pub(crate) fn result(&self) -> Option<(Vec<u8>, Vec<i32>)> {
        match Jogo::outcome(&self.state)? {
            Outcome::Placed { places, points } => {
                Some((places.as_slice().to_vec(), points.as_slice().to_vec()))
            }
            Outcome::Solo { .. } => panic!("nobody plays alone"),
        }
    }

    fn act(&mut self, action: &Action<Jogo>) -> Result<(), Refusal> {
        let mut told = Told::default();
        Jogo::act(&mut self.state, action, &mut told)?;
        for (to, telling) in told.0 {
            match (to, telling) {
                (_, Telling::Event(event)) => self.heard.push(event),
                (Some(seat), Telling::Secret(secret)) => self.secrets.push((seat.0, secret)),
                (None, Telling::Secret(_)) => panic!("a secret was told to all"),
            }
        }
        Ok(())
    }
}
