// What the server shows and tells of Komojo. Made from games/komojo/src; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-komojo types

/** What everyone sees. */
export type Public = {
  /** What the table plays by. */
  options: Options,
  /** How many sit at the table. */
  seats: number,
  /** The round, from 1. */
  round: number,
  /** What the game waits for. */
  phase: Phase,
  /** Who begins the round, once it has been drawn. */
  first: number | null,
  /** Whose turn it is, while a round is played. */
  seat: number | null,
  /** Who said STOP. */
  caller: number | null,
  /** After STOP: how many turns of others come after the present one, those of seats without cards included. */
  turns_left: number,
  /** How many cards the draw pile has. */
  draw: number,
  /** The discard pile, bottom to top. */
  discard: Array<Card>,
  /** The taken places by seat, in ascending order. */
  hands: Array<Array<Place>>,
  /** Points so far. */
  totals: Array<number>,
};

/** What the game waits for. All of it is public. */
export type Phase =
  | { "name": "start" }
  | { "name": "deal" }
  | { "name": "turn" }
  | { "name": "shuffle" } & Pending
  | { "name": "drawn" }
  | { "name": "snap" } & Window
  | { "name": "action" }
  | { "name": "over" };

/** What goes on after a reshuffle. */
export type Pending =
  | { "due": "draw" }
  | { "due": "penalty", /** Who takes it. */ seat: number, /** How they go on. */ then: Window, };

/** The time in which opponents may snap. */
export type Window = {
  /** Who is still asked. */
  asked: Array<number>,
  /** Whether the card was drawn and has an action, due when the snaps are settled (KM-19). */
  action: boolean,
};

/** A taken place as all see it. Looking happens openly, so it is not a secret who knows a card. */
export type Place = {
  /** Its number, from 1. */
  place: number,
  /** Who has seen the card that lies there. */
  known_by: Array<number>,
  /** The card, when all cards are turned up at the end (KM-24). */
  card: Card | null,
};

/** What only one seat sees. `known` is a perfect memory, as bots and the memory aid have it. At the table nobody looks again (KM-03), so a client shows it only where the memory aid is switched on. */
export type Private = {
  /** The card it has drawn and holds. */
  held: Card | null,
  /** The face-down cards it has seen, where they lie now. */
  known: Array<Seen>,
};

/** A face-down card that a seat has seen. */
export type Seen = {
  /** Where it lies now. */
  spot: Spot,
  /** Which card it is. */
  card: Card,
};

/** Everything face up, as records show it. */
export type Open = {
  /** By seat: place and card. */
  places: Array<{ [key in number]: Card }>,
  /** The draw pile, top first. */
  draw: Array<Card>,
  /** The discard pile, bottom to top. */
  discard: Array<Card>,
  /** The drawn card. */
  held: Card | null,
  /** Who said STOP. */
  caller: number | null,
  /** By seat: the places whose present card it knows, sorted as text. */
  knows: Array<Array<Spot>>,
};

/** What all hear. No face-down card is ever in it. */
export type Event =
  | { "type": "first", /** Who. */ seat: number, }
  | { "type": "dealt", /** The round. */ round: number, /** Who begins. */ seat: number, }
  | { "type": "drew", /** Who. */ seat: number, }
  | { "type": "turned", /** Who. */ seat: number, /** The card all see. */ card: Card, }
  | { "type": "swapped", /** Who. */ seat: number, /** To which place. */ place: number, /** The card from there, now on the discard pile. */ card: Card, }
  | { "type": "dropped", /** Who. */ seat: number, /** The card. */ card: Card, }
  | { "type": "took", /** Who. */ seat: number, /** To which place. */ place: number, /** What it took. */ taken: Card, /** The card from there, now on the discard pile. */ card: Card, }
  | { "type": "stopped", /** Who. */ seat: number, }
  | { "type": "ran_out", /** Who. */ seat: number, }
  | { "type": "snapped", /** Who. */ seat: number, /** From which place. */ place: number, /** The card. */ card: Card, }
  | { "type": "missed", /** Who. */ seat: number, /** From which place, and back to it. */ place: number, /** The card. */ card: Card, }
  | { "type": "penalty", /** Who. */ seat: number, /** To which place. */ place: number, }
  | { "type": "spared", /** Who. */ seat: number, }
  | { "type": "declined", /** Who. */ seat: number, }
  | { "type": "peeked", /** Who. */ seat: number, /** At which place. */ place: number, }
  | { "type": "spied", /** Who. */ seat: number, /** At which card. */ spot: Spot, }
  | { "type": "traded", /** Who. */ seat: number, /** Its own place. */ place: number, /** The opponent's. */ spot: Spot, }
  | { "type": "switched", /** Who. */ seat: number, /** The one. */ lower: Spot, /** The other. */ higher: Spot, }
  | { "type": "skipped", /** Who. */ seat: number, }
  | { "type": "passed_over", /** Who. */ seat: number, }
  | { "type": "reshuffled", /** Which cards, sorted: nobody knows their order. */ cards: Array<Card>, }
  | { "type": "turned_up", /** By seat. */ hands: Array<Array<Shown>>, }
  | { "type": "scored", /** Who. */ seat: number, /** The sum of its cards. */ sum: number, /** What it scores. */ points: number, /** Its points so far. */ total: number, }
  | { "type": "lost", /** Who. */ seat: number, /** Its points. */ total: number, };

/** A card that was turned up. */
export type Shown = {
  /** At which place. */
  place: number,
  /** Which card. */
  card: Card,
};

/** What one seat hears. */
export type Secret =
  | { "type": "saw", /** Where. */ spot: Spot, /** Which card. */ card: Card, }
  | { "type": "drew", /** Which card. */ card: Card, };

/** A card: `rank * 4 + suit`. The joker is 52, and both jokers are this same card, so that nothing can ever tell them apart. */
export type Card = string;

/** One place in front of a seat, written `2.1`: seat 2's place 1. */
export type Spot = string;

/**
 * What the table plays by.
 */
export type Options = {
stop: "with_turn" | "instead_of_turn",
auto_stop: "everyone" | "to_caller",
stop_penalty: "flat" | "added",
limit_rule: "reach" | "exceed",
limit: number,
};

/**
 * What each card counts (KM-01).
 */
export const VALUES: Record<string, number> = {
  "As": 1,
  "Ah": 1,
  "Ad": 1,
  "Ac": 1,
  "2s": 2,
  "2h": 2,
  "2d": 2,
  "2c": 2,
  "3s": 3,
  "3h": 3,
  "3d": 3,
  "3c": 3,
  "4s": 4,
  "4h": 4,
  "4d": 4,
  "4c": 4,
  "5s": 5,
  "5h": 5,
  "5d": 5,
  "5c": 5,
  "6s": 6,
  "6h": 6,
  "6d": 6,
  "6c": 6,
  "7s": 7,
  "7h": 7,
  "7d": 7,
  "7c": 7,
  "8s": 8,
  "8h": 8,
  "8d": 8,
  "8c": 8,
  "9s": 9,
  "9h": 9,
  "9d": 9,
  "9c": 9,
  "Ts": 10,
  "Th": 10,
  "Td": 10,
  "Tc": 10,
  "Js": 11,
  "Jh": 11,
  "Jd": 11,
  "Jc": 11,
  "Qs": 12,
  "Qh": 12,
  "Qd": 12,
  "Qc": 12,
  "Ks": 13,
  "Kh": 0,
  "Kd": 0,
  "Kc": 13,
  "JK": -1,
};

/**
 * What cards do when they are drawn (KM-10 to KM-13).
 */
export type Power = "peek" | "spy" | "trade" | "switch";

/**
 * The cards that do something.
 */
export const POWERS: Record<string, Power> = {
  "7s": "peek",
  "7h": "peek",
  "7d": "peek",
  "7c": "peek",
  "8s": "spy",
  "8h": "spy",
  "8d": "spy",
  "8c": "spy",
  "9s": "trade",
  "9h": "trade",
  "9d": "trade",
  "9c": "trade",
  "Ts": "switch",
  "Th": "switch",
  "Td": "switch",
  "Tc": "switch",
};
