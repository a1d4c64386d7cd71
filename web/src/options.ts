// Options and settings of a table in words. A game names its own: `<game>-option-<name>`, and for a choice
// `<game>-option-<name>-<word>`.
import type { Clock } from './protocol';
import { has, t } from './text.svelte';

/** A game's options, all of them. */
export type OptionValues = Record<string, string | number>;

/** The clocks a form offers; a program may have chosen others. */
export const CLOCKS: Record<string, Clock> = {
  none: { type: 'none' },
  quick: { type: 'move', seconds: 15, reserve: 60 },
  calm: { type: 'move', seconds: 45, reserve: 300 },
  days: { type: 'days', days: 2 },
};

/** Which of them it is; `other` for one that no form offers. */
export function clockName(clock: Clock): string {
  const same = (other: Clock) => Object.entries(other).every(([key, value]) => Object(clock)[key] === value);
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name] as Clock)) ?? 'other';
}

/** An option of a game, or one of its words; as the server writes it where there are no words for it. */
export function optionText(game: string, name: string, word?: string): string {
  const id = ['option', name, word].filter(Boolean).join('-').replaceAll('_', '-');
  return has(`${game}-${id}`) ? t(`${game}-${id}`) : (word ?? name).replaceAll('_', ' ');
}
