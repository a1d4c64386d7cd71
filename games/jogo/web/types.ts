// What a table of JOGO! shows and tells. Made from the game's own types; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-jogo types

/** What everyone sees. */
export type Public = {
  /** What the game waits for. */
  phase: Phase,
  /** JG-11: whether the turn is an extra turn that may be declined. */
  may_end: boolean,
  /** Who acts, or will begin once the cards are dealt. */
  seat: number | null,
  /** 1 clockwise, −1 the other way. */
  direction: 1 | -1,
  /** The turns each seat has yet to skip. */
  skips: Array<number>,
  /** The discard piles, bottom to top; empty where out or not there. */
  piles: [Array<Card>, Array<Card>, Array<Card>, Array<Card>],
  /** The cards of the piles that are out of the game, sorted. */
  out: Array<Card>,
  /** The open cards of each seat. */
  open: Array<[Card | null, Card | null, Card | null, Card | null]>,
  /** How many cards lie face down at each place of each seat. */
  down: Array<[number, number, number, number]>,
  /** How many cards each hand has. */
  hands: Array<number>,
  /** How many cards the draw pile has. */
  draw: number,
  /** JG-03: whether special cards carry the symbol of their colour; otherwise their kind is their symbol. */
  owned_symbols: boolean,
  /** JG-21: what each seat had hidden, once the game is over and counted. */
  shown: Array<Shown> | null,
};

/** What only one seat sees. */
export type Private = {
  /** Its hand, sorted. */
  hand: Array<Card>,
};

/** What a seat had hidden and turns up at the end. */
export type Shown = {
  /** Its hand, sorted. */
  hand: Array<Card>,
  /** Its face-down piles, top first. */
  down: [Array<Card>, Array<Card>, Array<Card>, Array<Card>],
};

/** What the game waits for. */
export type Phase = "start" | "deal" | "lay" | "extra" | "found" | "over";

/** A card by its kind. Cards are ordered as their text is. */
export type Card = string;

/** A discard pile, numbered from 0; people and records count from 1. */
export type Pile = number;

/** One of a player's four places, numbered from 0; people and records count from 1. */
export type Place = number;

/** What all hear. */
export type Event =
  | { "type": "started", /** Who. */ seat: number, }
  | { "type": "dealt", /** The start cards. */ tops: Array<Card | null>, /** The open cards of each seat. */ open: Array<[Card | null, Card | null, Card | null, Card | null]>, }
  | { "type": "laid", /** By whom. */ seat: number, /** Which. */ card: Card, /** From where. */ from: Origin, /** On which discard pile. */ pile: Pile, /** JG-14: whether it begins the pile. */ founds: boolean, }
  | { "type": "turned_up", /** Whose. */ seat: number, /** At which place. */ place: Place, /** The card. */ card: Card, }
  | { "type": "pile_out", /** Which. */ pile: Pile, }
  | { "type": "reversed", /** Whether play goes clockwise now. */ clockwise: boolean, }
  | { "type": "owes_skip", /** Who. */ seat: number, }
  | { "type": "drew", /** Who. */ seat: number, /** How many: none if the draw pile is empty. */ cards: number, }
  | { "type": "passed", /** Who. */ seat: number, /** Whether a card came from the draw pile. */ drew: boolean, /** The seat's own pile that another card came from. */ took_from: Place | null, }
  | { "type": "extra_turn", /** Who. */ seat: number, }
  | { "type": "ended", /** Who. */ seat: number, }
  | { "type": "skipped", /** Who. */ seat: number, }
  | { "type": "won", /** Who. */ seat: number, }
  | { "type": "stuck" }
  | { "type": "counted", /** Who. */ seat: number, /** What was hidden until now. */ shown: Shown, /** The sum of all its cards, the open ones too. */ points: number, };

/** Where a card that was laid came from. */
export type Origin =
  | { "open": Place }
  | "hand";

/** What one seat hears. */
export type Secret =
  | { "type": "drew", /** The card. */ card: Card, }
  | { "type": "took", /** From which. */ place: Place, /** The card. */ card: Card, };

/**
 * What a card costs at the end (JG-01), by what it shows besides its colour.
 */
export const VALUES: Record<string, number> = {
  "+1": 8,
  "D2": 2,
  "D3": 3,
  "D4": 4,
  "D5": 5,
  "D6": 6,
  "F2": 2,
  "F3": 3,
  "F4": 4,
  "F5": 5,
  "F6": 6,
  "H2": 2,
  "H3": 3,
  "H4": 4,
  "H5": 5,
  "H6": 6,
  "JOGO": 9,
  "L2": 2,
  "L3": 3,
  "L4": 4,
  "L5": 5,
  "L6": 6,
  "M2": 2,
  "M3": 3,
  "M4": 4,
  "M5": 5,
  "M6": 6,
  "REV": 7,
  "S2": 2,
  "S3": 3,
  "S4": 4,
  "S5": 5,
  "S6": 6,
  "STOP": 1,
};
