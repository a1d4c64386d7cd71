// Positions to think about: puzzles kept with the games, one a day, and one's own marked moves.
import { isSame } from '../lesson';
import type { Record_ } from './load.svelte';
import type { Decision, ValuedMove } from './types';

/** A position and what is known of its moves. */
export interface Task {
  id: string;
  /** What has happened. */
  record: Record_;
  seat: number;
  best: string;
  /** The move that was made, or that quick play makes. */
  made: string;
  moves: ValuedMove[];
  /** Why the best move is the best, where that is known in words. */
  why: string[];
}

/** A puzzle as its file has it: a record with the answer beside it. */
export type Puzzle = Record_ & {
  id: string;
  puzzle: { seat: number; best: string; tempting: string; loss: number; moves: ValuedMove[] };
};

const files = import.meta.glob<Puzzle[]>('../../../games/*/web/puzzles.json', { import: 'default' });

/** The games that have puzzles. */
export const puzzled = (): string[] => Object.keys(files).map((path) => path.split('/').at(-3) ?? '');

export async function puzzlesOf(game: string): Promise<Task[]> {
  const puzzles = (await files[`../../../games/${game}/web/puzzles.json`]?.()) ?? [];
  return puzzles.map(({ puzzle, ...record }) => ({
    id: record.id,
    record,
    seat: puzzle.seat,
    best: puzzle.best,
    made: puzzle.tempting,
    moves: puzzle.moves,
    why: [],
  }));
}

/** Which of so many is a day's: one after the other, whatever the month is. */
export function ofDay(day: string, count: number): number {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return count > 0 && Number.isFinite(days) ? ((days % count) + count) % count : 0;
}

/** Somebody's marked decision as a position to find something better in. */
export function mistake(record: Record_, decision: Decision): Task {
  const { n, seat, best, played, moves, why } = decision;
  return {
    id: String(n),
    record: { ...record, actions: record.actions.slice(0, n) },
    seat,
    best,
    made: played,
    moves,
    why,
  };
}

export type Verdict = 'best' | 'good' | 'same' | 'worse';

/** A move this close to the best is as good. */
const AS_GOOD = 0.01;

/** What there is to say about a move tried in a position. */
export function verdict({ best, made, moves }: Task, action: string): Verdict {
  if (isSame(action, best)) return 'best';
  if (isSame(action, made)) return 'same';
  const worth = (of: string) => moves.find((one) => isSame(one.action, of))?.chance ?? null;
  const [tried, most] = [worth(action), worth(best)];
  return tried !== null && most !== null && most - tried <= AS_GOOD ? 'good' : 'worse';
}

const KEPT = 'vierblatt-puzzles';

/** The puzzles that were solved in this browser, by id. */
export function solved(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...solved().add(id)].slice(-500)));
  } catch {
    // Without it the puzzle is offered again, and nothing worse.
  }
}
