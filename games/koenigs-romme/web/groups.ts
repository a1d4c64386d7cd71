// Which neighbours in a hand form combinations. What combines is told by the server (`combining`); here it is
// only looked up.
import { isWild } from './cards';
import type { Card, Combining } from './types';

/** Neighbours from `from` up to, not with, `to`. */
export interface Group {
  from: number;
  to: number;
}

const nameOf = (cards: Card[]) => [...cards].sort().join(' ');

/** Says of some cards of the hand whether they are a set or a run. */
export function combiner(combining: Combining[], wild: number): (cards: Card[]) => boolean {
  const known = new Map(combining.map((one) => [nameOf(one.cards), one]));
  return (cards) => {
    const naturals = cards.filter((card) => !isWild(card, wild));
    const found = known.get(nameOf(naturals));
    const wilds = cards.length - naturals.length;
    return found !== undefined && found.least <= wilds && wilds <= found.most;
  };
}

/**
 * The groups of neighbours that combine, so that as many cards as possible are in one; of equal choices the one
 * with the fewest groups, and then the one whose first group begins first and is longest.
 */
export function groupsIn(cards: Card[], combines: (cards: Card[]) => boolean): Group[] {
  // best[n]: the best of the cards from n on.
  const best: { covered: number; groups: Group[] }[] = [];
  best[cards.length] = { covered: 0, groups: [] };
  for (let from = cards.length - 1; from >= 0; from -= 1) {
    let here = best[from + 1] ?? { covered: 0, groups: [] };
    for (let to = cards.length; to >= from + 3; to -= 1) {
      const rest = best[to] ?? { covered: 0, groups: [] };
      const covered = to - from + rest.covered;
      const count = 1 + rest.groups.length;
      const most = here.groups.length - (here.groups[0]?.from === from ? 1 : 0);
      const isBetter = covered > here.covered || (covered === here.covered && count <= most);
      if (isBetter && combines(cards.slice(from, to)))
        here = { covered, groups: [{ from, to }, ...rest.groups] };
    }
    best[from] = here;
  }
  return best[0]?.groups ?? [];
}

/** How records write that these are laid down. */
export function layOf(combinations: Card[][]): string {
  return `lay ${combinations.map((cards) => cards.join(' ')).join(' / ')}`;
}

/** Takes some cards, as often as they are named, out of others; the rest keeps its order. */
export function without<T>(all: T[], taken: Card[], card: (one: T) => Card): T[] {
  const left = [...taken];
  return all.filter((one) => {
    const at = left.indexOf(card(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
