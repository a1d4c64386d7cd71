// The 70 cards as a board draws and names them: a colour for each block of ten, a sign for each special kind.
import { t } from '$page';

/** What is special about a card (JO-14 to JO-17). Some are two things at once. */
export type Kind = 'double' | 'five' | 'ten';

/** The colours of the blocks 00s to 60s; each has a pattern of its own, see Patterns.svelte. */
export const BLOCKS = ['red', 'orange', 'yellow', 'green', 'blue', 'deep-blue', 'violet'] as const;

export const blockOf = (card: string): number => Number(card[0]);

export const colourOf = (card: string): string => BLOCKS[blockOf(card)] ?? 'red';

export function kindsOf(card: string): Kind[] {
  const kinds: Kind[] = [];
  if (card[1] === '5') kinds.push('five');
  if (card[1] === '0') kinds.push('ten');
  if (card[0] === card[1]) kinds.push('double');
  return kinds;
}

/** A card in words, with what is special about it. */
export function cardName(card: string): string {
  const kinds = kindsOf(card);
  if (kinds.length === 2)
    return t(kinds[0] === 'five' ? 'joomo-card-five-double' : 'joomo-card-ten-double', { card });
  if (kinds[0] === 'double') return t('joomo-card-double', { card });
  if (kinds[0] === 'five') return t('joomo-card-five', { card });
  if (kinds[0] === 'ten') return t('joomo-card-ten', { card });
  return card;
}
