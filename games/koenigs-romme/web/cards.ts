// Cards as records write them (`8d`, `Tt`, `JK`), taken apart, in words, and in an order for the eye.
import { t } from '$page';
import type { Card } from './types';

export type Suit = 's' | 'h' | 'd' | 'c' | 't';

const RANKS = '3456789TJQK';
const SUITS = 'shdct';

/** The suit of a card; none for a joker. */
export function suitOf(card: Card): Suit | null {
  return card === 'JK' ? null : (card[1] as Suit);
}

/** The number of a card's rank, 3 to 13, as views write it; none for a joker. */
export function rankOf(card: Card): number | null {
  return card === 'JK' ? null : RANKS.indexOf(card[0] ?? '') + 3;
}

/** What stands for a rank in a card's corner. */
export function rankText(rank: number): string {
  return rank <= 10 ? String(rank) : (RANKS[rank - 3] ?? '');
}

/** Whether a card is wild where this rank is. */
export function isWild(card: Card, wild: number): boolean {
  return card === 'JK' || rankOf(card) === wild;
}

/** A card in words. */
export function cardName(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === null || suit === null) return t('koenigs-romme-joker');
  return t('koenigs-romme-card', { rank: rankText(rank), suit });
}

/** A rank in words, as many of it: "sevens". */
export function rankName(rank: number): string {
  return t('koenigs-romme-rank', { rank: rankText(rank) });
}

/** Several cards in words; `8d 9d JK / 4s 4h 4s` are two combinations. */
export function cardNames(text: string): string {
  const group = (cards: string) =>
    cards
      .split(' ')
      .map((card) => (card === '–' ? '–' : cardName(card)))
      .join(', ');
  return text.split(' / ').map(group).join('; ');
}

/** The cards that an argument of a message is. */
export function cardsIn(name: string, value: string): string[] {
  if (!['card', 'cards', 'discard'].includes(name)) return [];
  return value.split(/[ /]+/).filter((card) => /^(?:[3-9TJQK][shdct]|JK)$/.test(card));
}

/** An argument of a message in words. */
export function words(name: string, value: string): string {
  if (name === 'card' || name === 'discard') return cardName(value);
  if (name === 'cards') return cardNames(value);
  return value;
}

export type Order = 'rank' | 'suit';

/** Cards by rank or by suit, wild ones last, for they go with everything. */
export function inOrder<T>(cards: T[], by: Order, wild: number, card: (one: T) => Card): T[] {
  const weight = (one: T): number => {
    const text = card(one);
    const [rank, suit] = [rankOf(text) ?? 14, SUITS.indexOf(suitOf(text) ?? '')];
    const last = text === 'JK' ? 20_000 : rank === wild ? 10_000 : 0;
    return last + (by === 'rank' ? rank * 10 + suit : suit * 100 + rank);
  };
  return [...cards].sort((a, b) => weight(a) - weight(b));
}
