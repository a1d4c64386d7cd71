// What the table did for somebody who had no choice: it is said, so that nobody wonders why a turn passed by.
import type { Known } from './connection';
import type { Text } from './protocol';

/**
 * What was asked when the table moved for me between these two, or null. `acted` is the last moment for which I asked for
 * something myself.
 */
export function forced(before: Known | null, after: Known, acted: number | null): Text | null {
  const game = before?.game;
  const seat = before?.you.seat;
  if (!game || seat === null || seat === undefined || acted === before.n) return null;
  if (after.n <= before.n || after.table.status !== 'playing') return null;
  if (after.table.game_number !== before.table.game_number) return null;
  const had = game.turn.includes(seat) && !game.race && game.legal.length === 1 && !game.more?.length;
  return had && !(after.game?.turn.includes(seat) ?? false) ? (game.prompt ?? null) : null;
}
