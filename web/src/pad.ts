// A score pad for people with real cards. Everything is kept on the device, so that it works anywhere and
// survives a closed tab.
import type { PadRules } from './leaves';
import { keep, kept } from './settings.svelte';

export interface PadSheet {
  /** The game's id; empty for any other game. */
  game: string;
  players: string[];
  /** Who deals the first round. */
  dealer: number;
  /** Points by round, then by player. */
  rounds: number[][];
}

/** For a game we do not know: count, and let people decide when it ends. */
export const ANY_GAME: PadRules = { fewestWin: false, range: [-9999, 9999] };

export const MOST_PLAYERS = 8;

const KEY = 'vierblatt-pad';

/** The sheet that was being written, if it is still readable. */
export function openSheet(): PadSheet | null {
  const sheet = kept<PadSheet>(KEY);
  const isSound =
    sheet && Array.isArray(sheet.players) && Array.isArray(sheet.rounds) && sheet.players.length > 0;
  return isSound ? sheet : null;
}

export const keepSheet = (sheet: PadSheet | null): void => keep(KEY, sheet);

export function totals(sheet: PadSheet): number[] {
  return sheet.players.map((_, player) => sheet.rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0));
}

/** Whether the game has come to its end. */
export function isOver(sheet: PadSheet, rules: PadRules): boolean {
  const { rounds, target } = rules;
  if (!sheet.rounds.length) return false;
  if (rounds !== undefined && sheet.rounds.length >= rounds) return true;
  return target !== undefined && totals(sheet).some((total) => total >= target);
}

/** The players in the lead, by number. */
export function leaders(sheet: PadSheet, rules: PadRules): number[] {
  if (!sheet.rounds.length) return [];
  const all = totals(sheet);
  const best = rules.fewestWin ? Math.min(...all) : Math.max(...all);
  return all.flatMap((total, player) => (total === best ? [player] : []));
}

/** Who deals the next round: the turn goes around. */
export function nextDealer(sheet: PadSheet): number {
  return (sheet.dealer + sheet.rounds.length) % sheet.players.length;
}

/** What was typed as points, or nothing where it is no number within reason. */
export function points(text: string, rules: PadRules): number | null {
  const tidy = text.trim().replace('−', '-');
  if (!/^-?\d{1,5}$/.test(tidy)) return null;
  const value = Number(tidy);
  return value >= rules.range[0] && value <= rules.range[1] ? value : null;
}
