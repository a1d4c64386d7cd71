// A score pad for people with real cards. Everything is kept on the device, so that it works anywhere and
// survives a closed tab.
import type { Counts, CountedRound, Item } from './counts';
import { keep, kept } from './settings.svelte';

/** What was counted in one round. */
export interface Tally {
  /** How many of each item, by player. */
  counts: Record<string, number>[];
  /** Who said STOP. */
  caller: number | null;
}

export interface PadSheet {
  /** The game's id; empty for any other game. */
  game: string;
  players: string[];
  /** Who deals the first round. */
  dealer: number;
  /** Points by round, then by player. */
  rounds: number[][];
  /** How they came about, round by round; none where they were typed. Sheets from before this was counted have none at all. */
  tallies?: (Tally | null)[];
  /** The round that is being counted. */
  draft?: Tally;
}

/** For a game we do not know: count, and let people decide when it ends. */
export const ANY_GAME: Counts = { players: [2, 10], fewest_win: false, range: [-9999, 9999], rounds: [] };

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
export function isOver(sheet: PadSheet, rules: Counts): boolean {
  const { target } = rules;
  if (!sheet.rounds.length) return false;
  if (rules.ends_after_rounds && sheet.rounds.length >= rules.rounds.length) return true;
  if (target === undefined) return false;
  // Once somebody has reached it, a tie is broken also below the target (JO-23).
  const hasReached = sheet.rounds.some((_, n) =>
    totals({ ...sheet, rounds: sheet.rounds.slice(0, n + 1) }).some((total) => total >= target),
  );
  return hasReached && (rules.tie !== 'play_on' || leaders(sheet, rules).length === 1);
}

/** The players in the lead, by number. */
export function leaders(sheet: PadSheet, rules: Counts): number[] {
  if (!sheet.rounds.length) return [];
  const all = totals(sheet);
  const best = rules.fewest_win ? Math.min(...all) : Math.max(...all);
  return all.flatMap((total, player) => (total === best ? [player] : []));
}

/** Who deals the next round: whoever got the marker that says so, else the turn goes around. */
export function nextDealer(sheet: PadSheet, rules: Counts): number {
  const { next_dealer: marker } = rules;
  return sheet.rounds.reduce((dealer, _, round) => {
    const owner = marker ? sheet.tallies?.[round]?.counts.findIndex((counts) => counts[marker]) : undefined;
    return owner !== undefined && owner >= 0 ? owner : (dealer + 1) % sheet.players.length;
  }, sheet.dealer);
}

/** What was typed as points, or nothing where it is no number within reason. */
export function points(text: string, rules: Counts): number | null {
  const tidy = text.trim().replace('−', '-');
  if (!/^-?\d{1,5}$/.test(tidy)) return null;
  const value = Number(tidy);
  return value >= rules.range[0] && value <= rules.range[1] ? value : null;
}

/** What counts in a round, from 1; nothing where points can only be typed. */
export function itemsOf(rules: Counts, round: number): CountedRound | undefined {
  return rules.rounds[round - 1] ?? rules.rounds.at(-1);
}

export const emptyTally = (players: number): Tally => ({
  counts: Array.from({ length: players }, () => ({})),
  caller: null,
});

/** One more or one fewer of something; what only one player can have leaves the others. */
export function tap(tally: Tally, player: number, item: Item, by: 1 | -1): Tally {
  const counts = tally.counts.map((own, n) => {
    const now = own[item.id] ?? 0;
    if (n === player) return { ...own, [item.id]: item.needed ? Math.max(0, by) : Math.max(0, now + by) };
    return item.needed && by > 0 ? { ...own, [item.id]: 0 } : own;
  });
  return { ...tally, counts };
}

/** The sum of what one player has. */
export function sumOf(tally: Tally, round: CountedRound, player: number): number {
  const own = tally.counts[player] ?? {};
  return round.items.reduce((sum, { id, points }) => sum + points * (own[id] ?? 0), 0);
}

/** Everybody's points: what their cards sum up to, and what a STOP makes of it. */
export function counted(tally: Tally, rules: Counts, round: CountedRound): number[] {
  const sums = tally.counts.map((_, player) => sumOf(tally, round, player));
  const { stop } = rules;
  const { caller } = tally;
  if (!stop || caller === null) return sums;
  const own = sums[caller] ?? 0;
  const isLowest = sums.every((sum, player) => player === caller || sum > own);
  return sums.map((sum, player) => (player !== caller ? sum : isLowest ? 0 : stop.penalty));
}

/** What cannot be, as a message with arguments; nothing if it can. */
export type Problem = { id: string; args: Record<string, string | number> };

export function problemOf(
  tally: Tally,
  rules: Counts,
  round: CountedRound,
  players: string[],
  label: (item: string) => string,
): Problem | null {
  const cards = tally.counts.map((own) => Object.values(own).reduce((sum, count) => sum + count, 0));
  for (const { id, most, needed } of round.items) {
    const all = tally.counts.reduce((sum, own) => sum + (own[id] ?? 0), 0);
    if (needed && all !== 1) return { id: 'pad-one-needed', args: { item: label(id) } };
    const limit = most ? most[0] + most[1] * players.length : Infinity;
    if (all > limit) return { id: 'pad-too-many', args: { item: label(id), most: limit } };
  }
  const { cards: most } = round;
  const full = most === undefined ? -1 : cards.findIndex((count) => count > most);
  if (full >= 0) return { id: 'pad-hand', args: { who: players[full] ?? '', most: most ?? 0 } };
  if (rules.needs_out && !cards.includes(0)) return { id: 'pad-out-needed', args: {} };
  if (rules.stop && tally.caller === null) return { id: 'pad-caller-needed', args: {} };
  return null;
}

/** The sheet with one more round. */
export function withRound(sheet: PadSheet, row: number[], tally: Tally | null): PadSheet {
  const { draft: _, ...rest } = sheet;
  const before = sheet.rounds.map((_, n) => sheet.tallies?.[n] ?? null);
  return { ...rest, rounds: [...sheet.rounds, row], tallies: [...before, tally] };
}

/** The sheet without its last round, which is there again to be put right. */
export function withoutRound(sheet: PadSheet): PadSheet {
  const { draft: _, ...rest } = sheet;
  const tally = sheet.tallies?.[sheet.rounds.length - 1];
  const kept = { ...rest, rounds: sheet.rounds.slice(0, -1), tallies: sheet.tallies?.slice(0, -1) ?? [] };
  return tally ? { ...kept, draft: tally } : kept;
}
