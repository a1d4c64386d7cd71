//! Moves as numbers and views as arrays, for programs that learn. The layout never changes, it only grows at the end.
//!
//! Lays have the numbers of the cards they are listed for: "lay down what is best if this card is discarded".

use vierblatt_game::{Block, Chooser, Chosen, Encode, Fields, Seats};

use crate::cards::{Card, KINDS, RANKS, kinds};
use crate::solo::SOLO_HANDS;
use crate::{
    DealtComplete, KoenigsRomme, Legal, Move, Options, Private, Public, PublicSolo, PublicTable,
    Reshuffle, ReturnDiscard,
};

const DISCARD: usize = 2;
const LAY: usize = DISCARD + KINDS;

const TABLE: &[Block] = &[
    Block { name: "draw", size: 1, about: "draw from the draw pile" },
    Block { name: "take", size: 1, about: "take the top of the discard pile" },
    Block {
        name: "discard",
        size: KINDS,
        about: "discard this card: suit * 11 + rank - 3, or 55, the joker",
    },
    Block {
        name: "lay",
        size: KINDS,
        about: "lay down what leaves the fewest points besides this card",
    },
];

const SOLO: &[Block] = &[Block {
    name: "put",
    size: SOLO_HANDS * KINDS,
    about: "put the card turned up into a hand and discard: (hand - 3) * 56 + the discarded card",
}];

impl Encode for KoenigsRomme {
    fn blocks(seats: Seats) -> &'static [Block] {
        if seats.0 == 1 { SOLO } else { TABLE }
    }

    #[inline]
    fn offer(legal: &Legal, _: Chooser, mut offered: impl FnMut(usize)) {
        match legal {
            Legal::Nothing => {}
            Legal::Draw => (0..2).for_each(offered),
            Legal::Play(play) => {
                kinds(play.discards).for_each(|card| offered(DISCARD + card.index()));
                kinds(play.lays).for_each(|card| offered(LAY + card.index()));
            }
            Legal::Put(hands) => {
                for (hand, mask) in hands.iter().enumerate() {
                    kinds(*mask).for_each(|card| offered(hand * KINDS + card.index()));
                }
            }
        }
    }

    #[inline]
    fn choose(legal: &Legal, _: Chooser, number: usize) -> Chosen<Move> {
        let among = |mask: u64, kind: usize| {
            (kind < KINDS && mask >> kind & 1 != 0).then(|| Card::from_index(kind))
        };
        let mv = match legal {
            Legal::Draw => [Move::Draw, Move::Take].get(number).copied(),
            Legal::Play(play) if number >= LAY => {
                among(play.lays, number - LAY).map(|card| play.lay(card))
            }
            Legal::Play(play) if number >= DISCARD => {
                among(play.discards, number - DISCARD).map(Move::Discard)
            }
            Legal::Put(hands) => hands.get(number / KINDS).and_then(|mask| {
                let hand = (number / KINDS) as u8 + 3;
                among(*mask, number % KINDS).map(|discard| Move::Put { hand, discard })
            }),
            Legal::Play(_) | Legal::Nothing => None,
        };
        mv.map_or(Chosen::Nothing, Chosen::Move)
    }

    fn numbers(legal: &Legal, _: Chooser, mv: &Move) -> Option<(usize, Option<usize>)> {
        let number = match (mv, legal) {
            (Move::Draw, _) => 0,
            (Move::Take, _) => 1,
            (Move::Discard(card), _) => DISCARD + card.index(),
            (Move::Put { hand, discard }, _) => {
                usize::from(hand.checked_sub(3)?) * KINDS + discard.index()
            }
            // The same cards laid down in another way are not a different choice.
            (Move::Lay(lay), Legal::Play(play)) => {
                let same = |card: &Card| matches!(play.lay(*card), Move::Lay(listed) if listed.cards() == lay.cards());
                LAY + kinds(play.lays).find(same)?.index()
            }
            (Move::Lay(_), _) => return None,
        };
        Some((number, None))
    }

    fn observe(
        public: &Public,
        private: &Private,
        options: &Options,
        chooser: Chooser,
        fields: &mut impl Fields,
    ) {
        match public {
            Public::Table(table) => observe_table(table, private, options, chooser, fields),
            Public::Solo(solo) => observe_solo(solo, options, fields),
        }
    }
}

fn observe_table(
    public: &PublicTable,
    private: &Private,
    options: &Options,
    chooser: Chooser,
    fields: &mut impl Fields,
) {
    let seats = chooser.seats.count();
    let phase = ["draw", "play"].iter().position(|phase| *phase == public.phase);
    fields.one_hot("phase", 2, "draw, play; all 0 once the game is over", phase);
    count(fields.field("hand", &[KINDS], "how often each card is in hand"), &private.hand);
    let index = |card: Option<Card>| card.map(Card::index);
    fields.one_hot("barred", KINDS, "the card that may not be discarded", index(private.barred));
    let top = public.discard.last().copied();
    fields.one_hot("top", KINDS, "the top of the discard pile", index(top));
    count(
        fields.field("discard", &[KINDS], "how often each card is in the discard pile"),
        &public.discard,
    );
    let laid = fields.field("laid", &[seats, KINDS], "how often each seat has laid down each card");
    for (relative, seat) in chooser.around().enumerate() {
        for combination in &public.laid[seat.index()] {
            count(&mut laid[relative * KINDS..], combination);
        }
    }
    let wild = public.wild.index() as usize;
    fields.one_hot("wild", RANKS as usize, "the wild rank, 3 to 13", Some(wild));
    let held = |seat| i16::from(public.hands[seat]);
    fields.each("hand_sizes", seats, "how many cards each seat holds", chooser.around().map(held));
    let total = |seat| public.totals[seat] as i16;
    fields.each("totals", seats, "the points so far; few are good", chooser.around().map(total));
    fields.one_hot("out", seats, "who has gone out", chooser.relative_to(public.out));
    fields.one_hot("turn", seats, "whose turn it is", chooser.relative_to(public.turn));
    fields.one_hot("dealer", seats, "who dealt", chooser.relative_to(public.dealer));
    fields.one("draw", "how many cards the draw pile has", public.draw.into());
    fields.one("round", "the round, 1 to 11", public.round.into());
    fields.one("last_round", "the round after which the game ends", public.last_round.into());
    let keep_top = options.reshuffle == Reshuffle::KeepTop;
    fields.one("keep_top", "1 if a reshuffle keeps the top discard", keep_top.into());
    let forbidden = options.return_discard == ReturnDiscard::Forbidden;
    fields.one("no_return", "1 if a card just taken may not be discarded", forbidden.into());
}

fn observe_solo(public: &PublicSolo, options: &Options, fields: &mut impl Fields) {
    let shape = [SOLO_HANDS, KINDS];
    let hands = fields.field("hands", &shape, "how often each card is in the hands of 3 to 13");
    for (n, hand) in public.hands.iter().enumerate() {
        count(&mut hands[n * KINDS..], hand);
    }
    let finished = |k: u8| i16::from(public.finished.contains(&k));
    let about = "which hands are finished";
    fields.each("finished", SOLO_HANDS, about, (3..=13).map(finished));
    fields.one_hot("card", KINDS, "the card turned up", public.card.map(Card::index));
    count(fields.field("discard", &[KINDS], "how often each card was discarded"), &public.discard);
    fields.one("draw", "how many cards the draw pile has", public.draw.into());
    let counts = options.dealt_complete == DealtComplete::Counts;
    fields.one("counts", "1 if a hand complete as dealt is finished", counts.into());
}

fn count(field: &mut [i16], cards: &[Card]) {
    for card in cards {
        field[card.index()] += 1;
    }
}
