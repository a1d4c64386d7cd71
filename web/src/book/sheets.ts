// A sheet of a book as the score pad counts it: rules, rounds, totals, who deals, when it is over.
import { countsOf, type Counts } from '../counts';
import { ANY_GAME, isOver, leaders, nextDealer, type PadSheet, type Tally } from '../pad';
import type { CellView, SheetView, What } from './types';

/** How a sheet is counted: by its game's rules, or as whoever opened it chose. */
export function rulesOf(sheet: Pick<SheetView, 'game' | 'fewest_win' | 'target'>): Counts {
  const { fewest_win, target } = sheet;
  return countsOf(sheet.game) ?? { ...ANY_GAME, fewest_win, ...(target === null ? {} : { target }) };
}

export const cellAt = (sheet: SheetView, round: number, player: number): CellView | undefined =>
  sheet.cells.find((cell) => cell.round === round && cell.player === player);

/** Points by round, then by player. */
export function rowsOf(sheet: SheetView): (number | null)[][] {
  const written = sheet.cells.filter(({ value }) => value !== null);
  const rounds = Math.max(0, ...written.map(({ round }) => round));
  return Array.from({ length: rounds }, (_, n) =>
    sheet.players.map((_, player) => cellAt(sheet, n + 1, player)?.value ?? null),
  );
}

export function totalsOf(sheet: SheetView): number[] {
  const rows = rowsOf(sheet);
  return sheet.players.map((_, player) => rows.reduce((sum, row) => sum + (row[player] ?? 0), 0));
}

/** The sum of a player's points in all rounds before this one. */
export function sumBefore(sheet: SheetView, round: number, player: number): number {
  return rowsOf(sheet)
    .slice(0, round - 1)
    .reduce((sum, row) => sum + (row[player] ?? 0), 0);
}

/** The first round that is not full. */
export function roundOf(sheet: SheetView): number {
  const open = rowsOf(sheet).findIndex((row) => row.includes(null));
  return open >= 0 ? open + 1 : rowsOf(sheet).length + 1;
}

/** The full rounds as the score pad has them, with how they were counted. */
export function padOf(sheet: SheetView, names: string[]): PadSheet {
  const full = rowsOf(sheet).slice(0, roundOf(sheet) - 1) as number[][];
  const tallies = full.map((_, n): Tally | null => {
    const hows = sheet.players.map((_, player) => cellAt(sheet, n + 1, player)?.how ?? null);
    if (!hows.some(Boolean)) return null;
    const caller = hows.findIndex((how) => how?.caller);
    return { counts: hows.map((how) => how?.counts ?? {}), caller: caller < 0 ? null : caller };
  });
  return { game: sheet.game, players: names, dealer: sheet.dealer, rounds: full, tallies };
}

/** Whether the game has come to its end. */
export function hasEnded(sheet: SheetView, names: string[]): boolean {
  const pad = padOf(sheet, names);
  if (sheet.rounds !== null && pad.rounds.length >= sheet.rounds) return true;
  return isOver(pad, rulesOf(sheet));
}

export const dealerOf = (sheet: SheetView, names: string[]): number =>
  nextDealer(padOf(sheet, names), rulesOf(sheet));

/** Those in the lead, by place. */
export function aheadOf(sheet: SheetView): number[] {
  const totals = totalsOf(sheet);
  if (!rowsOf(sheet).length) return [];
  return leaders({ game: sheet.game, players: sheet.players, dealer: 0, rounds: [totals] }, rulesOf(sheet));
}

/** The entry that writes into a cell over whatever stands there. */
export function cellEntry(
  sheet: SheetView,
  round: number,
  player: number,
  value: number | null,
  tally?: Tally,
): What {
  const over = cellAt(sheet, round, player)?.heads ?? [];
  const counts = tally?.counts[player];
  const items = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const how = counts ? { counts: Object.fromEntries(items), caller: tally?.caller === player } : undefined;
  return { cell: { sheet: sheet.id, round, player, value, over: over.slice(-16), ...(how ? { how } : {}) } };
}

/** Today here, as the book writes days. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
