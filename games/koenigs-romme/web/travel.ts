// Where cards come from that were not there, and where those go that are gone: a pile, or somebody's seat.
import type { Followed, Places } from './follow';
import type { Event } from './types';

/** Who did this last. */
function lastOf(fresh: Event[], type: 'draw' | 'take' | 'discard'): number | undefined {
  return fresh.flatMap((event) => (event.type === type ? [event.seat] : [])).at(-1);
}

const has = (all: Followed[], key: string) => all.some((one) => one.key === key);

/** Where a new card comes from. */
export function origin(key: string, places: Places<Followed>, fresh: Event[]): string {
  const seat = places.laid.findIndex((combinations) => combinations.some((cards) => has(cards, key)));
  if (seat >= 0) return `seat-${seat}`;
  const by = has(places.discard, key) ? lastOf(fresh, 'discard') : undefined;
  return by === undefined ? 'draw' : `seat-${by}`;
}

/** Where a card goes that is gone. The draw pile's top card is `down#…`; what I draw I see coming. */
export function goal(key: string, fresh: Event[], me: number | null): string | null {
  if (fresh.some((event) => event.type === 'score')) return 'draw';
  const seat = lastOf(fresh, key.startsWith('down#') ? 'draw' : 'take');
  return seat === undefined || seat === me ? null : `seat-${seat}`;
}
