// What a board sees and hears of Joomo. Made from games/joomo; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-joomo types

/** What everyone sees. */
export type Public = {
  /** What the game waits for, with limits and the seat of the last card. */
  phase: Phase,
  /** The round, from 1. */
  round: number,
  /** The points so far. */
  totals: number[],
  /** Who deals, or has dealt, this round. */
  dealer: number | null,
  /** How many cards each seat has. */
  hand_sizes: number[],
  /** How many cards were set aside. */
  aside_size: number,
  /** The cards of the trick in order. */
  trick: Card[],
  /** What the trick is worth. */
  value: number,
  /** Who has passed in this trick. */
  passed: number[],
  /** All cards played this round, those of the trick too. */
  played: Cards,
  /** The markers taken this round. */
  markers: number[],
  /** Who has the Joomo marker. */
  joomo: number | null,
  /** In `tie` and `over`, what the round just scored came to for each seat. */
  scores: number[] | null,
  /** Whether the game goes on only to break a tie. */
  tie_break: boolean,
};

/** What one seat sees besides. */
export type Private = {
  /** Its hand. */
  hand: Cards,
};

/** What the game waits for, with what is known only then. All of it is public. */
export type Phase =
  | { "type": "dealer" }
  | { "type": "deal" }
  | { "type": "lead", /** Who leads. */ seat: number, }
  | { "type": "second", /** Whose turn it is. */ seat: number, /** Who led, and so played the last card. */ last: number, /** The first limit. */ limit: Card, }
  | { "type": "gap", /** Whose turn it is. */ seat: number, /** Who played the last card. */ last: number, /** The first and the second limit. */ limits: [Card, Card], }
  | { "type": "tie", /** The tied seats that have not answered yet. */ asked: number[], }
  | { "type": "over" };

/** What all hear. */
export type Event =
  | { "type": "dealer", /** Who deals. */ seat: number, }
  | { "type": "dealt", /** Which round. */ round: number, /** Who dealt. */ seat: number, }
  | { "type": "limit", /** Who played. */ seat: number, /** What. */ card: Card, /** Which limit it is. */ limit: Limit, }
  | { "type": "gap", /** Who played. */ seat: number, /** What. */ card: Card, }
  | { "type": "on_limit", /** Who played. */ seat: number, /** What. */ card: Card, /** On which limit. */ limit: Limit, /** The card it covers. */ covered: Card, }
  | { "type": "raised", /** The ten. */ card: Card, /** What the trick is worth now. */ value: number, }
  | { "type": "passed", /** Who. */ seat: number, }
  | { "type": "joomo", /** Who takes the Joomo marker. */ seat: number, }
  | { "type": "trick", /** Who took it. */ seat: number, /** What it was worth. */ markers: number, }
  | { "type": "scored", /** Whose. */ seat: number, /** The markers taken. */ markers: number, /** Whether the Joomo marker counts too. */ joomo: boolean, /** The tens in hand. */ tens: number, /** What it comes to. */ score: number, /** The points so far. */ total: number, }
  | { "type": "tied", /** Who is asked. */ seats: number[], }
  | { "type": "shares", /** Who. */ seat: number, }
  | { "type": "plays_on", /** Who. */ seat: number, }
  | { "type": "won", /** Who has won; more than one where the win is shared. */ seats: number[], };

/** What one seat hears. */
export type Secret = {
  "type": "hand",
  /** Which. */
  cards: Cards,
};

/** One of the two limits: a place on the table, whichever card is the higher. */
export type Limit = "first" | "second";

/** A card by its value, 0 to 69. */
export type Card = string;

/** A set of cards: bit `value` for each. */
export type Cards = Card[];
