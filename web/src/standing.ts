// How a game is going or ended: points by seat, and places.
import type { BoardProps, Round } from './board';

/** Rounds that are over. */
export function roundsOf({ page, heard }: Pick<BoardProps, 'page' | 'heard'>): Round[] {
  return page.module.rounds?.(heard) ?? [];
}

/** Points by seat: the game's totals, or the sum of its rounds where it counts only at the end. */
export function totalsOf(props: Pick<BoardProps, 'page' | 'heard' | 'game' | 'table'>): number[] {
  const rounds = roundsOf(props);
  if (props.game.totals.length || !rounds.length) return props.game.totals;
  return props.table.seats.map((_, seat) =>
    rounds.reduce((sum, round) => sum + (round.points[seat] ?? 0), 0),
  );
}

/** Seats from the first place to the last; equal points share a place. */
export function standing(
  totals: number[],
  fewestWin: boolean,
): { seat: number; points: number; place: number }[] {
  const better = (a: number, b: number) => (fewestWin ? a < b : a > b);
  return totals
    .map((points, seat) => ({
      seat,
      points,
      place: 1 + totals.filter((other) => better(other, points)).length,
    }))
    .sort((a, b) => a.place - b.place);
}
