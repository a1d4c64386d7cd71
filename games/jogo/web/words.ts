// Cards in words.
import { spoken, t } from '$page';
import { read } from './cards';
import type { Card } from './types';

/** A card in words: "red leaf 4". A special one with the symbol it carries, unless its sign is its symbol. */
export function cardName(card: Card, signOnly = false): string {
  const print = read(card);
  if (!print) return card;
  const { colour, symbol, special, value } = print;
  if (special === null) return t('jogo-card', { colour, symbol, value });
  const name = t('jogo-card-special', { colour, special });
  return signOnly ? name : t('jogo-card-special-with', { card: name, symbol });
}

/** A sentence that begins with a card. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken()) + text.slice(1);
}

/** Numbers of piles: "1 or 3". */
export function either(piles: number[]): string {
  return new Intl.ListFormat(spoken(), { type: 'disjunction' }).format(piles.map(String));
}

/** The cards that an argument of a message is. */
export function cardsIn(_name: string, value: string): string[] {
  const cards = value.split(' ');
  return cards.every((card) => read(card)) ? cards : [];
}

/** An argument of a message in words: cards, one or several. */
export function words(name: string, value: string): string {
  const cards = cardsIn(name, value);
  return cards.length ? cards.map((card) => cardName(card, true)).join(', ') : value;
}
