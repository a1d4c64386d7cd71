// Cards and ranks in words, in the language of the page.
import { t } from '$page';
import { isCard, parts } from './cards';
import type { Card } from './types';

/** "the 8 of diamonds" */
export function cardName(card: Card): string {
  const { rank, suit } = parts(card);
  if (!suit) return t('komojo-card-joker');
  return t('komojo-card', {
    rank: t(`komojo-rank-${rank}`),
    suit: t(`komojo-suit-${suit}`),
  });
}

/** What stands in a card's corner: the same letters in every language and game, as in records and in the terminal. */
export function indexOf(card: Card): string {
  const { rank } = parts(card);
  return rank === 'T' ? '10' : rank;
}

/** Arguments of messages that are cards, in words. */
export function words(_name: string, value: string): string {
  return isCard(value) ? cardName(value) : value;
}
