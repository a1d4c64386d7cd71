// Options and settings of a table in words. A game names its own: `<game>-option-<name>`, and for a choice
// `<game>-option-<name>-<word>`.
import { has, t } from './text.svelte';

/** An option of a game, or one of its words; as the server writes it where there are no words for it. */
export function optionText(game: string, name: string, word?: string): string {
  const id = ['option', name, word].filter(Boolean).join('-').replaceAll('_', '-');
  return has(`${game}-${id}`) ? t(`${game}-${id}`) : (word ?? name).replaceAll('_', ' ');
}
