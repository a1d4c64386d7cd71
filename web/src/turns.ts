// Whose turn it was at each of my tables when I last looked. Lists of tables do not say it: they are read without
// waking the tables. Who has to play keeps their turn until they do, so it is mostly still true.
import type { Known } from './connection';
import { keep, kept } from './settings.svelte';

export type LastTurn = { mine: true } | { mine: false; who: string };
/** By table; the one looked at last at the end. */
type Turns = Record<string, LastTurn>;

const KEY = 'vierblatt-turns';
const MOST = 30;

export const lastTurn = (code: string): LastTurn | null => kept<Turns>(KEY)?.[code] ?? null;

/** Whose turn it is at a table where I sit; nothing while it is nobody's, as before a game and after it. */
export function turnAt({ table, you, game }: Known, name: (seat: number) => string): LastTurn | null {
  if (you.seat === null || table.status !== 'playing' || !game) return null;
  if (game.turn.includes(you.seat)) return { mine: true };
  const [seat, ...more] = game.turn;
  return seat === undefined || more.length ? null : { mine: false, who: name(seat) };
}

export function keepTurn(code: string, turn: LastTurn | null): void {
  const { [code]: before, ...others } = kept<Turns>(KEY) ?? {};
  if (!turn && !before) return;
  keep(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST), ...(turn ? [[code, turn]] : [])]));
}
