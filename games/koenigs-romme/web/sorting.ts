// The hand in the order the player wants.
import { inOrder } from './cards';
import type { Followed } from './follow';
import { without } from './groups';
import type { Arrangement } from './types';

/** By the best combinations, by rank, by suit, or as the player put the cards. */
export type Sorting = 'groups' | 'rank' | 'suit' | 'own';

const cardOf = (one: Followed) => one.card;

/** The combinations first, each in its own order, in which wild cards stand where they are needed; then the rest. */
function byGroups(hand: Followed[], arranged: Arrangement | null, wild: number): Followed[] {
  let rest = hand;
  const grouped = (arranged?.combinations ?? []).flatMap((cards) => {
    const left = without(rest, cards, cardOf);
    const taken = rest.filter((one) => !left.includes(one));
    rest = left;
    return cards.flatMap((card) => {
      const at = taken.findIndex((one) => one.card === card);
      return at < 0 ? [] : taken.splice(at, 1);
    });
  });
  return [...grouped, ...inOrder(rest, 'rank', wild, cardOf)];
}

/** The hand, sorted. `own` are the keys in the player's own order; what is not among them comes last. */
export function sortedHand(
  hand: Followed[],
  sorting: Sorting,
  { arranged, own, wild }: { arranged: Arrangement | null; own: string[]; wild: number },
): Followed[] {
  if (sorting === 'groups') return byGroups(hand, arranged, wild);
  if (sorting !== 'own') return inOrder(hand, sorting, wild, cardOf);
  const at = (one: Followed) => own.indexOf(one.key) + 1 || own.length + 1;
  return [...hand].sort((a, b) => at(a) - at(b));
}
