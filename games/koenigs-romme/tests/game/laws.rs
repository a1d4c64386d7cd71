use vierblatt_game::{Game, Notation, Seat, Seats, Unveil};
use vierblatt_koenigs_romme::{
    Card, Cards, KINDS, KoenigsRomme, Memory, Move, Open, Options, Rank, State, melds,
};

struct Harness;

impl vierblatt_game_testing::Lawful for Harness {
    type Game = KoenigsRomme;

    fn vocabulary(_: &State) -> Vec<Move> {
        let cards = || (0..KINDS).map(Card::from_index);
        let puts =
            (2..=14).flat_map(|hand| cards().map(move |discard| Move::Put { hand, discard }));
        let mut all = vec![Move::Draw, Move::Take];
        all.extend(cards().map(Move::Discard));
        all.extend(puts);
        all
    }

    fn cards(state: &State) -> Vec<String> {
        let (mut all, discarded): (Vec<Card>, _) = match (KoenigsRomme::open(state), state) {
            (Open::Table { hands, discard, draw, laid, .. }, _) => {
                let hands = hands.into_iter().flatten();
                let laid = laid.into_iter().flatten().flatten();
                (hands.chain(discard).chain(draw).chain(laid).collect(), &[][..])
            }
            (Open::Solo { hands, card, draw, .. }, State::Solo(solo)) => {
                let hands = hands.into_iter().flatten();
                (hands.chain(card).chain(draw).collect(), solo.discards())
            }
            _ => unreachable!("the solo game is open as such"),
        };
        all.extend(discarded);
        all.iter().map(Card::to_string).collect()
    }

    fn deck(_: &Options, _: Seats) -> Vec<String> {
        Cards::ALL.iter().map(|card| card.to_string()).collect()
    }

    fn validate(state: &State) {
        match state {
            State::Table(table) => validate_table(state, table),
            State::Solo(solo) => {
                for k in 3..=13 {
                    let hand = solo.hand(k);
                    assert!(hand.is_empty() || hand.len() == k as usize);
                    assert!(!solo.is_finished(k) || melds::combines(hand, Rank(k)));
                }
                assert_eq!(KoenigsRomme::totals(state)[Seat(0)], solo.finished() as i32);
            }
        }
    }

    /// What others were seen to take they hold. The rest is tested in `imagine`, step by step.
    fn plausible(memory: &Memory, world: &State) -> bool {
        let State::Table(table) = world else { return true };
        matches!(KoenigsRomme::phase(world), "dealer" | "deal")
            || table.seats().iter().all(|seat| table.hand(seat).contains_all(memory.taken(seat)))
    }
}

fn validate_table(state: &State, table: &vierblatt_koenigs_romme::TableState) {
    let phase = KoenigsRomme::phase(state);
    if matches!(phase, "dealer" | "deal") {
        assert_eq!(table.discard_pile().len() + table.draw_pile().len(), 0);
        return;
    }
    for seat in table.seats().iter() {
        let laid: Vec<_> = table.laid(seat);
        assert!(laid.iter().all(|cards| melds::is_combination(cards, table.wild())));
        let drawn = matches!(phase, "play" | "shuffle") && table.seat() == seat;
        let has = laid.iter().flatten().count() + table.hand(seat).len();
        assert_eq!(has, table.hand_size() + usize::from(drawn));
    }
    // Nobody can be without a move: there is something to draw and something to take (KR-06), and
    // when the draw pile is used up there is enough to shuffle (KR-07).
    if phase == "draw" {
        assert!(table.discard_pile().len() + table.draw_pile().len() >= 25);
        assert!(table.discard_pile().len() > 0 && table.draw_pile().len() > 0);
    }
    assert_eq!(phase == "shuffle", table.draw_pile().len() == 0);
    let can_lay = KoenigsRomme::can_lay(state) == Some(true);
    let legal = vierblatt_game::Moves::to_vec(&KoenigsRomme::legal(state, table.seat()));
    assert_eq!(can_lay, legal.iter().any(|mv| matches!(mv, Move::Lay(_))));
}

vierblatt_game_testing::laws!(Harness);
vierblatt_game_testing::drawn!(Harness);
