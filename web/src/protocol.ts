// What client and server say to each other. Made from crates/protocol; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-protocol

export const VERSION = 1;
export const LONGEST_MESSAGE = 4096;
export const LONGEST_CHAT = 300;
export const LONGEST_ID = 40;

/** A message to the server. */
export type ToServer =
  | { "type": "hello", /** The protocol the client speaks. */ version: number, /** The number of the last entry of the table's log it has heard of; none for a client that is new here. */ since: number | null, /** Whether updates may say only what has changed in the viewer's own view: see `partial` there. */ changes?: boolean, }
  | { "type": "ask", /** The client's own name for it, up to 40 bytes. The same id again is not carried out again. */ id: string, /** What is asked for. */ ask: Ask, }
  | { "type": "pong", /** What the ping said. */ nonce: number, };

/** What a client may ask for. */
export type Ask =
  | { "do": "sit", /** Which one. */ seat: number, }
  | { "do": "stand" }
  | { "do": "bot", /** Which seat. */ seat: number, /** 1 to 5; none to take it away. */ level: number | null, }
  | { "do": "remove", /** Which seat. */ seat: number, }
  | { "do": "open", /** Which seat. */ seat: number, /** Whether they may. */ on: boolean, }
  | { "do": "hand_over", /** Where the new host sits. */ seat: number, }
  | { "do": "first", /** Where they sit; none to leave it to chance. */ seat: number | null, }
  | { "do": "change", /** How many seats. Whoever sits in one that goes moves to a free seat or takes a bot's. */ seats?: number, /** The game's options, as when a table is opened: those that are not named are as usual. */ options?: Record<string, string | number>, /** How the table is run, all of it. */ settings?: Settings, }
  | { "do": "start" }
  | { "do": "entropy", /** Anything, up to 64 characters. */ text: string, }
  | { "do": "commit", /** 64 hexadecimal digits. */ hash: string, }
  | { "do": "reveal", /** 64 hexadecimal digits. */ value: string, }
  | { "do": "act", /** The number of the last entry the player knows of: a move for an earlier moment is refused. */ n: number, /** The action as records write it. */ action: string, }
  | { "do": "claim", /** The number of the last entry the player knows of. */ n: number, /** The actions as records write them; none for "I throw nothing". */ actions: Array<string>, /** How long after the card was painted the player acted, in milliseconds. */ reaction: number, }
  | { "do": "ready" }
  | { "do": "takeback" }
  | { "do": "allow_takeback", /** Whether they may. */ yes: boolean, }
  | { "do": "rematch" }
  | { "do": "chat", /** Up to 300 characters. */ text: string, }
  | { "do": "react", /** Which one. */ reaction: Reaction, }
  | { "do": "mute", /** Which seat. */ seat: number, /** Whether they are muted. */ on: boolean, }
  | { "do": "mute_guest", /** Who: their number among the table's guests. */ guest: number, /** Whether they are muted. */ on: boolean, }
  | { "do": "let_in", /** Who: their number among the table's guests. */ guest: number, };

/** A quick reaction. */
export type Reaction = "applause" | "laugh" | "surprise" | "sigh" | "think" | "wave";

/** A message to a client. */
export type ToClient =
  | { "type": "welcome", /** The protocol the server speaks. */ version: number, /** The number of the last entry the client now knows of. Sealed claims have none. */ n: number, /** Who the viewer is here. */ you: You, /** The table. */ table: TableView, /** The game as the viewer sees it, once there is one. */ game: GameView | null, /** What the viewer missed since the entry it named, as far as that is known. */ missed: Array<Heard>, /** What was said lately. */ chat: Array<ChatLine>, }
  | { "type": "update", /** The number of the last entry this tells of. */ n: number, /** The number of the last entry before it. If the client knows of fewer, it has missed some and says `hello` again. */ after: number, /** What the viewer heard. */ heard: Array<Heard>, /** The table, where that has changed. */ table?: TableView, /** Who the viewer is here, where that has changed. */ you?: You, /** The game as the viewer sees it now. */ game?: GameView, }
  | { "type": "done", /** The client's name for it. */ id: string, /** The number of the last entry then. */ n: number, }
  | { "type": "refused", /** The client's name for it. */ id: string, /** Why. */ why: Why, }
  | { "type": "chat", /** What. */ line: ChatLine, }
  | { "type": "reaction", /** In which seat. */ seat: number, /** How. */ reaction: Reaction, }
  | { "type": "ping", /** To be sent back. */ nonce: number, }
  | { "type": "bye", /** Why. */ why: Why, /** Whether to come back at once. */ reconnect: boolean, };

/** Why something was refused. */
export type Why = {
  /** In words, by name. */
  text: Text,
  /** The rule of the game that forbids it. */
  rule?: string,
  /** What the client can do about it. */
  kind: Kind,
};

/** What a client can do about a refusal. */
export type Kind = "rule" | "late" | "not_allowed" | "malformed" | "too_much" | "storage";

/** A message by name, for the client's own language. */
export type Text = {
  /** Its id in the Fluent files. */
  id: string,
  /** What fills its gaps: words and cards as records write them, numbers, seats, or another message. */
  args?: Record<string, string | number | { seat: number } | Text>,
};

/** Who the viewer is at this table. */
export type You = {
  /** Their seat. */
  seat: number | null,
  /** Whether they are the host. */
  host: boolean,
};

/** The table: who sits where and how it is run. */
export type TableView = {
  /** Its code, as in its link. */
  code: string,
  /** The game's id. */
  game: string,
  /** The game's options, all of them. */
  options: Record<string, string | number>,
  /** How the table is run. */
  settings: Settings,
  /** Everyone, by seat. */
  seats: Array<SeatView>,
  /** What it is doing. */
  status: Status,
  /** Which game this is at the table, from 1. */
  game_number: number,
  /** How many watch. */
  watching: number,
  /** The day whose deal this is, for everybody the same, as in 2026-12-24. */
  daily: string | null,
  /** Whether the host may say who deals or begins first. */
  may_name_first: boolean,
  /** Whom the host has named to deal or begin first; none where it is drawn. */
  first: number | null,
  /** The hash of the seed of this game's deals, published before the first of them. */
  commitment: string,
  /** What was added to this game's chance, in order. */
  entropy: Array<string>,
  /** What each seat added to this game's chance, from its start on; none where no player's program did. */
  shares?: Array<ShareView>,
  /** Whether the first deal waits for values to be revealed. */
  reveals?: boolean,
  /** Who is bound to a value for the next game: for this one before it starts, for the one after it when it is over. */
  committed?: Array<CommittedView>,
  /** The seed itself, once the game is over. */
  seed: string | null,
  /** What the next game is committed to, once this one is over. */
  next: NextView | null,
  /** Who wants to take back their last move. */
  takeback: number | null,
  /** Who wants to play again. */
  rematch: Array<number>,
  /** People without a seat who said something, were muted, or were removed. */
  guests?: Array<GuestView>,
};

/** What the next game at a table is committed to. */
export type NextView = {
  /** The hash of the seed of its deals. */
  commitment: string,
  /** What was added to its chance so far, in order. */
  entropy: Array<string>,
};

/** Somebody without a seat whom the host may mute or let in. */
export type GuestView = {
  /** Their number at this table. */
  guest: number,
  /** What they are called; none once they had themselves deleted. */
  name: string | null,
  /** Whether they are muted. */
  muted: boolean,
  /** Whether they were removed and have to stay out. */
  removed: boolean,
};

/** What a table is doing. */
export type Status = "lobby" | "playing" | "over";

/** One seat. */
export type SeatView = {
  /** Who sits there. */
  occupant: Occupant,
  /** Whether it is the host. */
  host: boolean,
  /** Whether they are muted. */
  muted: boolean,
  /** Whether somebody may take this bot's seat during the game. */
  open?: boolean,
};

/** What a seat added to the chance of a game: `docs/fair-deals.md`. */
export type ShareView = {
  /** Which seat. */
  seat: number,
  /** Who drew the value. */
  by: ShareBy,
  /** What the seat was bound to before any value was known. */
  hash: string,
  /** The value; none if it is not revealed, or was not in time. */
  value: string | null,
};

/** Who drew a value. */
export type ShareBy = "player" | "table";

/** Who is bound to a value for the next game. */
export type CommittedView = {
  /** Which seat. */
  seat: number,
  /** The hash of the value. */
  hash: string,
};

/** Who sits in a seat. */
export type Occupant =
  | { "type": "empty" }
  | { "type": "person", /** Their name; none once they had themselves deleted. */ name: string | null, /** Whether they are connected. */ present: boolean, /** Whether a bot plays for them meanwhile. */ substituted: boolean, }
  | { "type": "bot", /** Its level, 1 to 5. */ level: number, };

/** The game as one viewer sees it. */
export type GameView = {
  /** Whether `public` and `private` have only those members that have changed since the last message of this connection that had a game in it. Only for players who said in `hello` that they put that together. */
  partial?: boolean,
  /** What everyone sees. */
  public: unknown,
  /** What only this seat sees. */
  private?: unknown,
  /** Who may act now. */
  turn: Array<number>,
  /** What is asked of the viewer now, or whom they wait for. */
  prompt?: Text,
  /** What the viewer may do now, as records write it. */
  legal: Array<string>,
  /** What else the viewer may do, of that what a player could want, where not everything is listed: lays. */
  more?: Array<string>,
  /** Both in words, with what they touch. */
  offers?: Array<Offer>,
  /** Whether the viewer may lay, where lays are not listed. */
  can_lay?: boolean,
  /** Points by seat, where the game has them. */
  totals: Array<number>,
  /** The time left, where there is a clock. */
  clock?: ClockView,
  /** The race that is on. */
  race?: RaceView,
  /** The wait between two rounds. */
  between?: BetweenView,
  /** What was taken back: all that was heard after the first of two numbers, up to the second, is as if it had never been. */
  taken_back?: Array<[number, number]>,
};

/** Actions that are said alike, one after the other in `legal` and then in `more`. */
export type Offer = {
  /** The message that says it, by its id in the Fluent files. */
  id: string,
  /** What fills gaps of the message for all of them alike. */
  args?: Record<string, string | number | { seat: number } | Text>,
  /** What fills the other gaps: a part of the action and then of what it touches, counted from 0. Parts lie between spaces and dots. A name that begins with `#` is filled by the number the part ends with, one with `@` by the seat it is. */
  with?: { [key in string]: number },
  /** What they touch, where these are words of the action itself: which ones, counted from 0. */
  at?: Array<number>,
  /** What each of them touches, where these are not words of the action: keys with spaces between them. */
  touch?: Array<string>,
  /** How many there are, where that is neither 1 nor what `touch` says. */
  n?: number,
};

/** One thing that can be done. */
export type Offered = {
  /** The action, as records write it. */
  action: string,
  /** In words, by name; none where the game has none. */
  text: Text | null,
  /** The cards, piles and places it touches, by their keys, in the order of choosing. */
  touches: Array<string>,
  /** Of a hint: a fact that speaks for it, by name. */
  reason?: Text,
};

/** The time that is left. */
export type ClockView = {
  /** For this move, in milliseconds from now. */
  left: number,
  /** Each seat's reserve, in milliseconds. */
  reserves: number[],
  /** Whether it stands still because nobody is there. */
  paused: boolean,
};

/** A window in which several may throw a card. */
export type RaceView = {
  /** How long it is open from now, in milliseconds; none where it waits for everyone. */
  left: number | null,
  /** Whether the viewer has claimed. */
  claimed: boolean,
};

/** The wait between two rounds: for everybody who is there, or until time is up. */
export type BetweenView = {
  /** How long at most, in milliseconds from now. */
  left: number,
  /** Who is ready, by seat. */
  ready: Array<number>,
};

/** One thing a viewer heard. */
export type Heard = {
  /** The number of the entry that told it, from 1. */
  n: number,
  /** What happened, as the game tells it. */
  event: unknown,
  /** In words, by name. */
  text: Text,
  /** Whether only this seat heard it. */
  secret?: boolean,
};

/** A line of chat. */
export type ChatLine = {
  /** Where the speaker sits; none for somebody who watches. */
  seat: number | null,
  /** The number of somebody who watches, among the table's guests. */
  guest?: number,
  /** What they are called. */
  name: string,
  /** What they say. */
  text: string,
  /** When, in milliseconds since 1970. */
  at: number,
};

/** What the host chose when opening the table. */
export type Settings = {
  /** How long a move may take. */
  clock: Clock,
  /** What those see who only watch. */
  watch: Watch,
  /** How races for a card are run. */
  snap: Snap,
  /** How long the result of a round is shown before the next deal, unless everybody is ready before; in seconds, up to 120. */
  pause: number,
  /** How fast bots answer. */
  tempo: Tempo,
  /** Whether the table is in the list of open tables. */
  listed: boolean,
  /** Whether moves may be taken back when everybody agrees. */
  takeback: boolean,
  /** Whether a bot plays for those who are away. */
  substitute: boolean,
  /** Whether a player is shown again what they have seen (Komojo). */
  memory_aid: boolean,
};

/** How long a move may take. When time runs out, a harmless move is made. */
export type Clock =
  | { "type": "none" }
  | { "type": "move", /** A move, 5 to 3600. */ seconds: number, /** For the whole game, up to 36,000. */ reserve: number, }
  | { "type": "days", /** The days. */ days: number, };

/** What those see who only watch. */
export type Watch = "nobody" | "public" | "delayed";

/** How races for a card are run. */
export type Snap =
  | { "type": "race", /** How long. */ seconds: number, }
  | { "type": "sealed" };

/** How fast bots answer. It counts neither in races nor where people have days. */
export type Tempo = "calm" | "normal" | "quick";
