// The eleven hands of the solo game: how they lie on one screen, and what becomes of them.
import { inOrder } from './cards';
import type { Arrangement, Card, PublicSolo } from './types';

/** Small hands share a row, so that the rows are about as long as the largest hand. */
export const ROWS: readonly (readonly number[])[] = [[3, 10], [4, 9], [5, 8], [6, 7], [11], [12], [13]];
/** On a wide table larger ones too: fewer rows, and larger cards. */
export const WIDE_ROWS: readonly (readonly number[])[] = [
  [3, 4, 11],
  [5, 13],
  [6, 12],
  [7, 10],
  [8, 9],
];

/** A card with a name of its own among those of its hand. */
export interface Kept {
  key: string;
  card: Card;
}

/** The cards of a hand, sorted, in groups; the last group is what is left over. */
export interface Sorted {
  combinations: Kept[][];
  left: Kept[];
}

/** Sorts a hand as the server arranged it; by rank where it did not. Twins are told apart by their order. */
export function sortHand(
  prefix: string,
  cards: Card[],
  arranged: Arrangement | null | undefined,
  wild: number,
): Sorted {
  const seen = new Map<Card, number>();
  const keep = (card: Card): Kept => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { key: `${prefix}.${card}#${n}`, card };
  };
  const combinations = (arranged?.combinations ?? []).map((group) => group.map(keep));
  const left = inOrder(arranged?.left ?? cards, 'rank', wild, (card) => card).map(keep);
  return { combinations, left };
}

/** Whether a hand is finished. */
export const isFinished = (view: PublicSolo, hand: number) => view.finished.includes(hand);

/** A result to send to friends: a line in words, and a clover for each hand that is finished. */
export function shared(title: string, view: PublicSolo, link: string): string {
  const hands = Array.from({ length: 11 }, (_, n) => (isFinished(view, n + 3) ? '🍀' : '⬜'));
  return [title, hands.join(''), link].filter(Boolean).join('\n');
}
