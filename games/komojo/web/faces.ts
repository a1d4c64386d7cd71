// Which card is which, for those who look at a game afterwards with all cards open: a record says how every deal and
// every shuffle lay.
import type { Card } from './types';

/** The face of each card by the name that `trace.ts` gives it, from the actions of the record so far. */
export function facesIn(actions: string[], seats: number): Map<string, Card> {
  const faces = new Map<string, Card>();
  let round = 0;
  let drawn = 0;
  /** The draw pile, top first. */
  let pile: Card[] = [];
  const lies = (cards: Card[]) => {
    pile = cards;
    // As long as nothing is reshuffled, they come in this order.
    pile.forEach((card, n) => faces.set(`${round}:d${drawn + n + 1}`, card));
  };
  for (const action of actions) {
    const [who, what, ...cards] = action.split(' ');
    if (who === '~' && what === 'deal') {
      round += 1;
      drawn = 0;
      for (let n = 0; n < 4 * seats; n += 1)
        faces.set(`${round}:${Math.floor(n / 4)}.${(n % 4) + 1}`, cards[n] ?? '');
      lies(cards.slice(4 * seats));
    } else if (who === '~' && what === 'shuffle') {
      drawn += pile.length;
      lies(cards);
    }
  }
  return faces;
}
