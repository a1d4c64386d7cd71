// A card as records write it, taken apart: `8d`, `Ks`, `JK`.
import type { Card } from './types';

export type Suit = 's' | 'h' | 'd' | 'c';
/** What a card does when it is drawn (KM-10 to KM-13). */
export type Power = 'peek' | 'spy' | 'trade' | 'switch';

export interface Parts {
  /** `A`, `2` … `9`, `T`, `J`, `Q`, `K`; `JK` for a joker. */
  rank: string;
  /** A joker has none. */
  suit: Suit | null;
}

const POWERS: Record<string, Power> = {
  '7': 'peek',
  '8': 'spy',
  '9': 'trade',
  T: 'switch',
};

export function parts(card: Card): Parts {
  if (card === 'JK') return { rank: 'JK', suit: null };
  return { rank: card.slice(0, 1), suit: card.slice(1) as Suit };
}

export function isRed({ suit }: Parts): boolean {
  return suit === 'h' || suit === 'd';
}

/** What the card's number does not say: what pictures, red kings and jokers count (KM-01). */
export function countsAs(parts: Parts): number | null {
  switch (parts.rank) {
    case 'J':
      return 11;
    case 'Q':
      return 12;
    case 'K':
      return isRed(parts) ? 0 : 13;
    case 'JK':
      return -1;
    default:
      return null;
  }
}

export function power(card: Card): Power | null {
  return POWERS[parts(card).rank] ?? null;
}

/** A number with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
