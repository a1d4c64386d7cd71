// Cards and ranks in words, in the language of the page.
import { t } from '$page';
import { parts } from './cards';
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

/** "an 8", as in "have you an 8?" */
export function someOf(card: Card): string {
  return t(`komojo-some-${parts(card).rank}`);
}

/** What stands in a card's corner. */
export function indexOf(card: Card): string {
  const { rank } = parts(card);
  return 'AJQK'.includes(rank) ? t(`komojo-index-${rank}`) : rank === 'T' ? '10' : rank;
}

/** Whether a text is a card. */
export const isCard = (text: string): boolean => /^(?:[A2-9TJQK][shdc]|JK)$/.test(text);

/** Arguments of messages that are cards, in words. */
export function words(_name: string, value: string): string {
  return isCard(value) ? cardName(value) : value;
}

/** An action in words, for hints; cards of others are marked on the table. */
export function actionWords(action: string): string {
  const [verb = '', place = ''] = action.split(' ');
  return t(`komojo-do-${verb}`, { place });
}
