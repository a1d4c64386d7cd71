// What a board sees and hears of Königs-Rommé. Made from games/koenigs-romme; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-koenigs-romme types

/** What everyone sees. */
export type Public = PublicTable | PublicSolo;

/** What everyone sees of a game of two to seven. */
export type PublicTable = {
  /** What the table waits for. */
  phase: 'dealer' | 'deal' | 'draw' | 'shuffle' | 'play' | 'over',
  /** The round, from 1. */
  round: number,
  /** After which round it ends. */
  last_round: number,
  /** The rank that is wild. */
  wild: Rank,
  /** Who deals, once somebody is named. */
  dealer: number | null,
  /** Whose turn it is, even while the discard pile is shuffled for that seat. */
  turn: number | null,
  /** Who has gone out. */
  out: number | null,
  /** How many cards each seat holds. */
  hands: number[],
  /** The discard pile, its top card last. */
  discard: Array<Card>,
  /** How many cards the draw pile has. */
  draw: number,
  /** What each seat has laid down. */
  laid: Array<Array<Array<Card>>>,
  /** Points so far. */
  totals: number[],
  /** What is left in each hand, once the game is over. */
  shown: Array<Array<Card>> | null,
};

/** What everyone sees of a solo game. */
export type PublicSolo = {
  /** What it waits for. */
  phase: 'deal' | 'put' | 'over',
  /** The hands of 3 to 13 cards. */
  hands: Array<Array<Card>>,
  /** The numbers of those that are finished. */
  finished: Array<number>,
  /** The card turned up. */
  card: Card | null,
  /** What was discarded, in order. */
  discard: Array<Card>,
  /** How many cards the draw pile has. */
  draw: number,
};

/** What one seat sees besides. The solo player sees nothing that is not public. */
export type Private = {
  /** Its hand, sorted as in records. */
  hand: Array<Card>,
  /** KR-08: the card it may not discard this turn. */
  barred: Card | null,
  /** Its hand as it is best sorted; nothing without a hand. */
  arranged: Arranged | null,
  /** Which cards of its hand combine. */
  combining: Combinable,
  /** How the solo hands, which all see, are best sorted. */
  solo: Array<SoloArranged>,
};

/** A hand with its best combinations (KR-16, KR-17). */
export type Arrangement = {
  /** What leaves the fewest points. A card to discard is left where one must be. */
  combinations: Array<Array<Card>>,
  /** The other cards, sorted as in records; the one to discard is among them. */
  left: Array<Card>,
  /** KR-17: what these cost, less the one to discard. */
  points: number,
};

/** A hand, to be [arranged](Arrangement) when it is written out. Whoever reads it there gets the arrangement. */
export type Arranged = Arrangement;

/** Natural cards that are a set or a run with some wild ones (KR-09 to KR-11). */
export type Combining = {
  /** The natural cards, in the order of their suits and ranks; none where all are wild. */
  cards: Array<Card>,
  /** How many wild cards it takes at least. */
  least: number,
  /** How many of the hand's wild cards it takes at most. */
  most: number,
};

/** The cards of a hand, to be asked which of them [combine](Combining) when they are written out. */
export type Combinable = Combining[];

/** A solo hand as it is best sorted. */
export type SoloArranged = {
  /** As it is. */
  now: Arranged,
  /** With the card turned up, if that may be put there. */
  with_card: Arranged | null,
};

/** What all hear. */
export type Event =
  | { "type": "dealer", /** The seat. */ seat: number, }
  | { "type": "deal", /** Which round, from 1. */ round: number, /** Who dealt. */ dealer: number, /** How many cards everyone got. */ cards: number, /** The rank that is wild. */ wild: Rank, /** The card turned up. */ discard: Card, }
  | { "type": "draw", /** Who drew. */ seat: number, }
  | { "type": "take", /** Who took it. */ seat: number, /** Which card. */ card: Card, }
  | { "type": "shuffle", /** How many cards. */ cards: number, }
  | { "type": "lay", /** Who laid them down. */ seat: number, /** What. */ combinations: Array<Array<Card>>, /** Whether the seat has gone out with it. */ out: boolean, }
  | { "type": "discard", /** By whom. */ seat: number, /** Which card. */ card: Card, }
  | { "type": "show", /** The cards left in each hand. */ hands: Array<Array<Card>>, }
  | { "type": "score", /** Which round. */ round: number, /** What each seat's cards cost. */ points: number[], /** What each seat has now. */ totals: number[], }
  | { "type": "hands", /** The hands of 3 to 13 cards. */ hands: Array<Array<Card>>, /** Which are finished as dealt. */ finished: Array<number>, }
  | { "type": "turn_up", /** Which. */ card: Card, }
  | { "type": "put", /** The hand. */ hand: number, /** The card. */ card: Card, /** What was discarded from the hand. */ discard: Card, /** Whether the hand is finished with it. */ finished: boolean, }
  | { "type": "end", /** Whether it is won. */ won: boolean, /** How many hands are finished. */ finished: number, };

/** What one seat hears. */
export type Secret =
  | { "type": "hand", /** Sorted as in records. */ cards: Array<Card>, }
  | { "type": "drew", /** Which. */ card: Card, };

/** A card by its kind: `suit * 11 + rank - 3`, the joker is 55. Twins are the same card. */
export type Card = string;

/** A rank from 3 to 13 (K). */
export type Rank = number;
