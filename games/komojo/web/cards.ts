// A card as records write it, taken apart: `8d`, `Ks`, `JK`.
import { POWERS, VALUES, type Card, type Power } from './types';

export type Suit = 's' | 'h' | 'd' | 'c';

export interface Parts {
  /** `A`, `2` … `9`, `T`, `J`, `Q`, `K`; `JK` for a joker. */
  rank: string;
  /** A joker has none. */
  suit: Suit | null;
}

export function parts(card: Card): Parts {
  if (card === 'JK') return { rank: 'JK', suit: null };
  return { rank: card.slice(0, 1), suit: card.slice(1) as Suit };
}

export function isRed({ suit }: Parts): boolean {
  return suit === 'h' || suit === 'd';
}

/** What the card's number does not say: what pictures, red kings and jokers count (KM-01). */
export function countsAs(card: Card): number | null {
  return 'JQK'.includes(parts(card).rank.charAt(0)) ? (VALUES[card] ?? null) : null;
}

/** What a card does when it is drawn (KM-10 to KM-13). */
export function power(card: Card): Power | null {
  return POWERS[card] ?? null;
}

/** Whether a text is a card. */
export const isCard = (text: string): boolean => text in VALUES;

/** A number with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
