// Old paper: what is typed or pasted into a grid, and what is wrong with it.
import type { Counts } from '../counts';

/** A cell that was typed: empty, a number, or something else. */
export function typed(text: string): number | null | undefined {
  const tidy = text.trim().replace('−', '-');
  if (!tidy || tidy === '-' || tidy === '–') return null;
  return /^-?\d{1,5}$/.test(tidy) ? Number(tidy) : undefined;
}

/** What was copied from a spreadsheet as rows of cells. */
export function pasted(text: string): string[][] {
  const mark = ['\t', ';', ','].find((one) => text.includes(one)) ?? '\t';
  return text
    .replace(/\r/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

/** A cell that is wrong, by round and player from 0, and why. */
export interface Wrong {
  round: number;
  player: number;
  id: 'book-wrong-number' | 'book-wrong-range' | 'book-wrong-falls';
}

/** Points by round, or what is wrong. Where totals were typed, the points are their differences. */
export function pointsOf(
  rows: string[][],
  players: number,
  running: boolean,
  rules: Counts,
): { points: (number | null)[][]; wrong: Wrong[] } {
  const wrong: Wrong[] = [];
  const sums = Array<number>(players).fill(0);
  const points = rows.map((row, round) =>
    Array.from({ length: players }, (_, player) => {
      const value = typed(row[player] ?? '');
      if (value === undefined) wrong.push({ round, player, id: 'book-wrong-number' });
      if (value === undefined || value === null) return null;
      const own = running ? value - (sums[player] ?? 0) : value;
      sums[player] = (sums[player] ?? 0) + own;
      if (running && own < 0 && rules.range[0] >= 0) wrong.push({ round, player, id: 'book-wrong-falls' });
      else if (own < rules.range[0] || own > rules.range[1])
        wrong.push({ round, player, id: 'book-wrong-range' });
      return own;
    }),
  );
  while (points.length && points.at(-1)?.every((value) => value === null)) points.pop();
  return { points, wrong };
}
