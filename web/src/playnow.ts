// What "play now" opens: as many bots and as strong as the last time; two friendly ones the first time.
import type { OpenTable } from './api-types';
import { leaf } from './leaves';
import { keep, kept, settings } from './settings.svelte';

export interface Bots {
  count: number;
  /** 1 to 5. */
  level: number;
}

export const LEVELS = [1, 2, 3, 4, 5];
/** Round ends wait for people, but not longer than this, in seconds. */
export const LONGEST_PAUSE = 60;

const FIRST: Bots = { count: 2, level: 2 };
const key = (game: string) => `vierblatt-bots-${game}`;

/** How many bots there can be at a table of one person. */
export function botCounts([fewest, most]: [number, number]): number[] {
  const least = Math.max(1, fewest - 1);
  return Array.from({ length: most - least }, (_, n) => least + n);
}

/** The bots that were chosen last for this game, as far as it has room for them. */
export function lastBots(game: string, seats: [number, number]): Bots {
  const { count, level } = { ...FIRST, ...kept<Partial<Bots>>(key(game)) };
  const counts = botCounts(seats);
  const fits = (n: number) => Math.min(Math.max(n, counts[0] ?? 1), counts.at(-1) ?? 1);
  return { count: fits(Number(count) || FIRST.count), level: LEVELS.includes(level) ? level : FIRST.level };
}

export const keepBots = (game: string, bots: Bots): void => keep(key(game), bots);

/** A table for one person and so many bots. */
export function tableFor(game: string, bots: Bots): OpenTable {
  return {
    game,
    seats: bots.count + 1,
    settings: {
      pause: LONGEST_PAUSE,
      tempo: settings.tempo,
      ...(settings.leisure && leaf(game)?.races ? { snap: { type: 'sealed' } } : {}),
    },
  };
}
