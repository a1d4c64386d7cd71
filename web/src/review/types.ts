// What a review tells. Made from crates/review; do not edit:
// UPDATE_TYPES=1 cargo test -p vierblatt-review --lib

/** All that a review has found so far. */
export type Report = {
  /** The game's name in records. */
  game: string,
  /** How many sit at the table. */
  seats: number,
  /** How thorough the review is. */
  depth: Depth,
  /** Whose decisions are judged; none: everybody's. */
  seat: number | null,
  /** The seed: the same gives the same report. */
  seed: number,
  /** How sure a mark is at least. */
  confidence: number,
  /** How far the review has come. */
  progress: Progress,
  /** Whether the game came to its end. */
  is_finished: boolean,
  /** Every decision with more than one move that deserves a look, in order. */
  decisions: Array<Decision>,
  /** Every act of chance, in order. */
  luck: Array<LuckReport>,
  /** Everybody's chances after each action, for a curve. */
  curve: Array<Point>,
  /** What it comes to for each player. */
  players: Array<PlayerSummary>,
};

/** How thorough a review is. */
export type Depth = "quick" | "normal" | "deep";

/** How far a review has come. */
export type Progress = {
  /** The actions looked at. */
  done: number,
  /** All of them. */
  all: number,
};

/** A decision, judged by what its seat knew. */
export type Decision = {
  /** The action's number in the record, from 0. */
  n: number,
  /** Who decided. */
  seat: number,
  /** The round, from 1. */
  round: number,
  /** What kind of decision it was: `lead`, `pass`, `draw`. */
  kind: string,
  /** The move made, as records write it. */
  played: string,
  /** The best one found; the one made where none is better. */
  best: string,
  /** By how much the best one is better. */
  loss: Difference,
  /** What such a loss is called; none where it is small or not certain. */
  mark: Mark | null,
  /** Whether it was computed and not estimated. */
  is_exact: boolean,
  /** The moves compared, the best first. */
  moves: Array<ValuedMove>,
  /** The move made and the best one in words, in the language of the report. */
  words: [string, string] | null,
  /** Why, in words, for decisions with a mark. */
  why: Array<string>,
  /** For decisions with a mark: the cards, piles and places that the best move touches, by their keys. */
  touches: Array<string>,
};

/** By how much one move is better than another. */
export type Difference = {
  /** In chances to win the game, 0 to 1. It may be slightly negative where two moves are as good. */
  chance: number,
  /** The standard error of that difference. */
  chance_error: number,
  /** In points of the round, positive where the move made is worse; none where a game has no points. */
  points: number | null,
  /** The standard error of that difference. */
  points_error: number | null,
};

/** What a decision that lost something is called. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** A move and what it is worth to the seat. */
export type ValuedMove = {
  /** The move, as records write it. */
  action: string,
  /** The chance to win the game; none where only points were computed. */
  chance: number | null,
  /** The standard error of the difference to the move made. */
  error: number,
  /** The points of the round. */
  points: number | null,
  /** In how many worlds it was tried. */
  worlds: number,
};

/** An act of chance, and what it was worth to each seat. */
export type LuckReport = {
  /** The action's number in the record, from 0. */
  n: number,
  /** Who acted: none where chance did, a seat where it drew. */
  seat: number | null,
  /** The round, from 1. */
  round: number,
  /** By how much each seat's chance to win changed. */
  change: number[],
  /** The standard errors. */
  error: number[],
};

/** Everybody's chances at one moment, with all cards face up. */
export type Point = {
  /** After how many actions. */
  n: number,
  /** Each seat's chance to win the game. */
  chances: number[],
};

/** What it comes to for one player. */
export type PlayerSummary = {
  /** Whose. */
  seat: number,
  /** How many decisions were judged. */
  decisions: number,
  /** What was lost by each on average, as a share of a win. */
  error: number,
  /** The standard error of that mean. */
  error_error: number,
  /** How many inaccuracies, mistakes and blunders. */
  marks: [number, number, number],
  /** The same by kind of decision. */
  kinds: Array<KindSummary>,
  /** What the seat got of the win: 1, 0, or a share. None where the game is not over. */
  result: number | null,
  /** What chance added to the seat's chances, all acts together. */
  luck: number,
  /** The standard error of that. */
  luck_error: number,
  /** What play added: the result less the luck and less an equal share. */
  play: number | null,
  /** The result less the luck. Its mean over many games is that of the results, and it varies less. */
  adjusted: number | null,
  /** The three moments that decided the game for this seat, the greatest first. */
  moments: Array<Moment>,
  /** A word for the error; none for few decisions, and alone. */
  strength: Strength | null,
};

/** Decisions of one kind. */
export type KindSummary = {
  /** Which kind. */
  kind: string,
  /** How many. */
  decisions: number,
  /** What was lost by each on average. */
  error: number,
};

/** A moment that changed much. */
export type Moment = {
  /** The action's number in the record, from 0. */
  n: number,
  /** The round, from 1. */
  round: number,
  /** What it was. */
  kind: MomentKind,
  /** By how much it changed the seat's chance to win. */
  change: number,
};

/** What a moment was. */
export type MomentKind = "luck" | "decision";

/** How well somebody played, in a word. Each is the name of a level. */
export type Strength = "beginner" | "casual" | "advanced" | "expert" | "world_class";
