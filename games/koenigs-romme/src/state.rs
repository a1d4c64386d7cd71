//! The table with everything on it: for two to seven, or the solo player's eleven hands.

use vierblatt_game::{MAX_SEATS, Seat, Seats, Stage};

use crate::cards::{Card, Cards, DECK, Rank};
use crate::melds::Lay;
use crate::solo::Solo;
use crate::{Options, Reshuffle, ReturnDiscard};

/// Everything, hidden cards included.
///
/// It cannot be serialised, so that nobody sends it by mistake. What everyone sees can:
///
/// ```
/// fn send(_: impl serde::Serialize) {}
/// fn show(public: vierblatt_koenigs_romme::Public) {
///     send(public);
/// }
/// ```
///
/// ```compile_fail
/// fn send(_: impl serde::Serialize) {}
/// fn leak(state: vierblatt_koenigs_romme::State) {
///     send(state);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum State {
    /// Two to seven play.
    Table(TableState),
    /// One plays (KR-20 to KR-24).
    Solo(Solo),
}

impl State {
    /// The table before anything has happened.
    pub(crate) fn new(options: Options, seats: Seats) -> Self {
        if seats.0 == 1 {
            State::Solo(Solo::new(options.dealt_complete))
        } else {
            State::Table(TableState {
                hands: [Cards::NONE; MAX_SEATS],
                lying: [Lying(0); DECK],
                totals: [0; MAX_SEATS],
                discards: 0,
                draw_at: DECK as u8,
                laid_at: DECK as u8,
                seats: seats.0,
                dealer: 0,
                seat: 0,
                out: NOBODY,
                barred: NO_CARD,
                round: options.first_round,
                last_round: options.last_round,
                reshuffle: options.reshuffle,
                return_discard: options.return_discard,
                phase: Phase::Dealer,
            })
        }
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Somebody is named the first dealer (KR-04).
    Dealer,
    /// The cards are dealt (KR-02, KR-03).
    Deal,
    /// The seat draws (KR-06).
    Draw,
    /// The discard pile is shuffled, because the seat drew the last card (KR-07).
    Shuffle,
    /// The seat lays down and discards (KR-08).
    Play,
    /// The last round is scored (KR-19).
    Over,
}

impl Phase {
    #[inline]
    pub(crate) const fn stage(self) -> Stage {
        match self {
            Phase::Dealer => Stage::Setup,
            Phase::Deal => Stage::Deal,
            Phase::Draw | Phase::Shuffle | Phase::Play => Stage::Play,
            Phase::Over => Stage::Over,
        }
    }

    const ALL: [Phase; 6] =
        [Phase::Dealer, Phase::Deal, Phase::Draw, Phase::Shuffle, Phase::Play, Phase::Over];

    /// The phase of this name, which must be the name of one.
    pub(crate) fn named(name: &str) -> Self {
        let phase = Phase::ALL.into_iter().find(|phase| phase.name() == name);
        phase.expect("views name a phase")
    }

    /// Its name in records.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Dealer => "dealer",
            Phase::Deal => "deal",
            Phase::Draw => "draw",
            Phase::Shuffle => "shuffle",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

/// No seat, in one byte.
const NOBODY: u8 = u8::MAX;
/// No card, in one byte.
const NO_CARD: u8 = u8::MAX;

/// A game of two to seven.
///
/// All cards that nobody holds lie in one row of 116: the discard pile from the left, what was laid
/// down from the right, and the draw pile right before that. Whatever moves, there is room for it,
/// because it came from this row or from a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableState {
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) lying: [Lying; DECK],
    pub(crate) totals: [u16; MAX_SEATS],
    /// How many cards the discard pile has.
    pub(crate) discards: u8,
    /// Where the draw pile's top card lies.
    pub(crate) draw_at: u8,
    /// Where the draw pile ends and what was laid down begins.
    pub(crate) laid_at: u8,
    pub(crate) seats: u8,
    pub(crate) dealer: u8,
    pub(crate) seat: u8,
    pub(crate) out: u8,
    pub(crate) barred: u8,
    pub(crate) round: u8,
    pub(crate) last_round: u8,
    pub(crate) reshuffle: Reshuffle,
    pub(crate) return_discard: ReturnDiscard,
    pub(crate) phase: Phase,
}

/// A card in the row: its kind, and whether a laid combination ends with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lying(u8);

const ENDS: u8 = 1 << 7;

impl Lying {
    #[inline]
    const fn card(self) -> Card {
        Card::from_index((self.0 & !ENDS) as usize)
    }

    #[inline]
    const fn ends(self) -> bool {
        self.0 & ENDS != 0
    }
}

impl From<Card> for Lying {
    #[inline]
    fn from(card: Card) -> Self {
        Lying(card.index() as u8)
    }
}

// What can be asked of a table.
impl TableState {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> Seats {
        Seats(self.seats)
    }

    /// Who dealt this round, or deals next (KR-04). Means nothing before the first is named.
    #[inline]
    pub const fn dealer(&self) -> Seat {
        Seat(self.dealer)
    }

    /// Whose turn it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        Seat(self.seat)
    }

    /// Who has gone out this round (KR-12).
    #[inline]
    pub const fn out(&self) -> Option<Seat> {
        if self.out == NOBODY { None } else { Some(Seat(self.out)) }
    }

    /// KR-08: the card the seat whose turn it is may not discard, because it has just taken it from
    /// the discard pile and had no twin of it.
    #[inline]
    pub const fn barred(&self) -> Option<Card> {
        if self.barred == NO_CARD { None } else { Some(Card::from_index(self.barred as usize)) }
    }

    /// KR-11: the rank that is wild this round.
    #[inline]
    pub const fn wild(&self) -> Rank {
        Rank(self.round + 2)
    }

    /// KR-02: how many cards everyone gets this round.
    #[inline]
    pub const fn hand_size(&self) -> usize {
        self.round as usize + 2
    }

    /// What a seat holds.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The discard pile, its top card last.
    pub fn discard_pile(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.lying[..self.discards as usize].iter().map(|lying| lying.card())
    }

    /// The draw pile, its top card first.
    pub fn draw_pile(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        let draw = self.draw_at as usize..self.laid_at as usize;
        self.lying[draw].iter().map(|lying| lying.card())
    }

    /// What a seat has laid down, in the order in which it did.
    pub fn laid(&self, seat: Seat) -> Vec<Vec<Card>> {
        let (mut all, mut combination) = (Vec::new(), Vec::new());
        for lying in self.lying.iter().rev().skip(self.laid_before(seat)).take(self.laid_by(seat)) {
            combination.push(lying.card());
            if lying.ends() {
                all.push(std::mem::take(&mut combination));
            }
        }
        all
    }

    /// How many cards a seat has laid down: those of its cards it does not hold.
    pub(crate) fn laid_by(&self, seat: Seat) -> usize {
        if self.out().is_none() {
            return 0;
        }
        let drawn = matches!(self.phase, Phase::Play | Phase::Shuffle) && self.seat() == seat;
        self.hand_size() + usize::from(drawn) - self.hand(seat).len()
    }

    /// How many cards had been laid down when the seat's last turn came. What was laid down lies in
    /// the order of the turns: first whoever went out, then the others from the left of that seat.
    fn laid_before(&self, seat: Seat) -> usize {
        let Some(mut other) = self.out() else { return 0 };
        let mut before = 0;
        while other != seat {
            before += self.laid_by(other);
            other = self.seats().left_of(other);
        }
        before
    }

    /// KR-07: how many cards of the discard pile are shuffled when the draw pile is empty: its first.
    #[inline]
    pub(crate) const fn shuffled(&self) -> usize {
        match self.reshuffle {
            Reshuffle::Whole => self.discards as usize,
            Reshuffle::KeepTop => (self.discards as usize).saturating_sub(1),
        }
    }

    /// KR-14, KR-16: whether this is a turn after somebody else has gone out.
    #[inline]
    pub(crate) const fn is_last_turn(&self) -> bool {
        self.out != NOBODY && self.out != self.seat
    }
}

// What happens to a table; the rules say when.
impl TableState {
    #[inline]
    pub(crate) fn set_dealer(&mut self, dealer: Seat) {
        self.dealer = dealer.0;
    }

    #[inline]
    pub(crate) fn set_seat(&mut self, seat: Seat) {
        self.seat = seat.0;
        self.barred = NO_CARD;
    }

    #[inline]
    pub(crate) fn set_out(&mut self, seat: Option<Seat>) {
        self.out = seat.map_or(NOBODY, |seat| seat.0);
    }

    #[inline]
    pub(crate) fn set_barred(&mut self, card: Option<Card>) {
        self.barred = card.map_or(NO_CARD, |card| card.index() as u8);
    }

    /// Takes everything off the table.
    pub(crate) fn clear(&mut self) {
        self.hands = [Cards::NONE; MAX_SEATS];
        self.discards = 0;
        self.draw_at = DECK as u8;
        self.laid_at = DECK as u8;
        self.out = NOBODY;
        self.barred = NO_CARD;
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn push_discard(&mut self, card: Card) {
        self.lying[self.discards as usize] = card.into();
        self.discards += 1;
    }

    /// Takes the top of the discard pile, which must not be empty.
    #[inline]
    pub(crate) fn pop_discard(&mut self) -> Card {
        self.discards -= 1;
        self.lying[self.discards as usize].card()
    }

    /// Takes the top of the draw pile, which must not be empty.
    #[inline]
    pub(crate) fn pop_draw(&mut self) -> Card {
        debug_assert!(self.draw_at < self.laid_at);
        let card = self.lying[self.draw_at as usize].card();
        self.draw_at += 1;
        card
    }

    #[inline]
    pub(crate) const fn draw_is_empty(&self) -> bool {
        self.draw_at == self.laid_at
    }

    /// The card at this place of the row.
    #[inline]
    pub(crate) const fn lying_at(&self, place: usize) -> Card {
        self.lying[place].card()
    }

    /// Puts a card in place of the one at this place of the draw pile.
    #[inline]
    pub(crate) fn put_at(&mut self, place: usize, card: Card) {
        self.lying[place] = card.into();
    }

    /// Makes these the draw pile, their first on top.
    pub(crate) fn set_draw(&mut self, cards: &[Card]) {
        let (from, to) = (self.laid_at as usize - cards.len(), self.laid_at as usize);
        for (lying, card) in self.lying[from..to].iter_mut().zip(cards) {
            *lying = (*card).into();
        }
        self.draw_at = from as u8;
    }

    /// KR-07: these, the shuffled ones of the discard pile, become the draw pile.
    pub(crate) fn reshuffle(&mut self, cards: &[Card]) {
        let kept = self.discards as usize - cards.len();
        self.lying.copy_within(cards.len()..self.discards as usize, 0);
        self.discards = kept as u8;
        self.set_draw(cards);
    }

    /// Lays down combinations that have left a hand: the draw pile makes room for them.
    pub(crate) fn push_laid(&mut self, lay: &Lay) {
        for combination in lay.combinations() {
            self.push_combination(combination);
        }
    }

    pub(crate) fn push_combination(&mut self, cards: &[Card]) {
        let (draw, laid) = (self.draw_at as usize, self.laid_at as usize);
        self.lying.copy_within(draw..laid, draw - cards.len());
        self.draw_at -= cards.len() as u8;
        self.laid_at -= cards.len() as u8;
        let room = &mut self.lying[laid - cards.len()..laid];
        for (lying, card) in room.iter_mut().rev().zip(cards) {
            *lying = (*card).into();
        }
        room[0].0 |= ENDS;
    }
}
