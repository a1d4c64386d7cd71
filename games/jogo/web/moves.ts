// What can be done, read from the legal actions: which card goes where, with which choice, and where a card can
// be taken. Nothing else lights up.

/** What a JOGO! card does (JG-17). */
export type Choice = { type: 'skip' } | { type: 'turn' } | { type: 'give'; seat: number };

export interface Lay {
  /** As records write it: `s2` for an open card, the card itself from the hand. */
  source: string;
  /** The discard pile, from 1. */
  pile: number;
  choice: Choice | null;
  action: string;
}

export interface Moves {
  lays: Lay[];
  /** The own piles a pass can take from, from 1. */
  takes: number[];
  /** A pass that takes from no pile. */
  passes: boolean;
  /** An extra turn can be left. */
  ends: boolean;
}

export function readMoves(legal: readonly string[]): Moves {
  const moves: Moves = { lays: [], takes: [], passes: false, ends: false };
  for (const action of legal) {
    const [first = '', second, third, fourth] = action.split(' ');
    if (first === 'end') moves.ends = true;
    else if (first !== 'pass')
      moves.lays.push({
        source: first,
        pile: Number(second?.slice(1)),
        choice: choice(third, fourth),
        action,
      });
    else if (second === undefined) moves.passes = true;
    else moves.takes.push(Number(second));
  }
  return moves;
}

function choice(word: string | undefined, seat: string | undefined): Choice | null {
  if (word === 'skip' || word === 'turn') return { type: word };
  return word === 'give' ? { type: 'give', seat: Number(seat) } : null;
}

/** The piles a card can go on, each once, in order. */
export function pilesFor(moves: Moves, source: string): number[] {
  const piles = moves.lays.filter((lay) => lay.source === source).map((lay) => lay.pile);
  return [...new Set(piles)].sort((a, b) => a - b);
}

/** The ways to lay a card on a pile: more than one where it comes with a choice. */
export function waysTo(moves: Moves, source: string, pile: number): Lay[] {
  return moves.lays.filter((lay) => lay.source === source && lay.pile === pile);
}

/** What can be laid at all. */
export function sources(moves: Moves): Set<string> {
  return new Set(moves.lays.map((lay) => lay.source));
}
