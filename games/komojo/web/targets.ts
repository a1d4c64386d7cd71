// What lights up, and what tapping it means: what I may do, by what one touches to do it.
import { exactly, touching, type Offered } from '$page';
import { takeApart } from './trace';
import type { Spot } from './types';

/** What offers call the piles. */
export const DRAW = 'draw';
export const DISCARD = 'discard';

/** What the player has chosen so far. */
export interface Chosen {
  /** The top discard is to be taken. */
  taking: boolean;
  /** The first of two cards to be swapped. */
  first: Spot | null;
}

/** Whether this goes from the discard pile to a place: it begins at the pile, and no place lights before. */
const takes = ({ touches }: Offered) => touches[0] === DISCARD && touches.length > 1;

/** What can be done with the discard pile: putting a card down, or taking the top one. */
export const drops = (offers: Offered[]): Offered | undefined => exactly(offers, DISCARD);
export const canTake = (offers: Offered[]): boolean => offers.some(takes);

/** What fits what is chosen, and this card. */
function fitting(offers: Offered[], chosen: Chosen, at: Spot): Offered[] {
  const begun = offers.filter((offer) => takes(offer) === chosen.taking);
  return touching(begun, ...(chosen.first === null ? [] : [chosen.first]), at);
}

/** Whether a card lights up: something can be done by touching it now. */
export function isLit(at: Spot, offers: Offered[], chosen: Chosen): boolean {
  return fitting(offers, chosen, at).length > 0;
}

/**
 * What tapping a card means: something to do, or a first card that waits for a second one. `tried` is what cannot be
 * done, as records write it: it is sent so that the server says why.
 */
export type Meaning = { act: string } | { first: Spot | null } | { tried: string };

export function meaning(at: Spot, mine: number | null, offers: Offered[], chosen: Chosen): Meaning {
  if (chosen.first === at) return { first: null };
  const fits = fitting(offers, chosen, at);
  const keys = [...(chosen.taking ? [DISCARD] : []), ...(chosen.first === null ? [] : [chosen.first]), at];
  const only = exactly(fits, ...keys);
  if (only) return { act: only.action };
  if (fits.length) return { first: at };
  // Choosing something else starts over.
  if (chosen.first !== null) return meaning(at, mine, offers, { ...chosen, first: null });
  const { seat, place } = takeApart(at);
  return { tried: seat === mine ? `${chosen.taking ? 'take' : 'swap'} ${place}` : `spy ${at}` };
}

/** Whose card is to be the second of two: mine, somebody else's, or that of another player than the first one's. */
export function second(mine: number | null, offers: Offered[], first: Spot): 'mine' | 'theirs' | 'another' {
  const others = touching(offers, first).flatMap(({ touches }) => touches.filter((key) => key !== first));
  if (others.every((at) => takeApart(at).seat === mine)) return 'mine';
  return takeApart(first).seat === mine ? 'theirs' : 'another';
}
