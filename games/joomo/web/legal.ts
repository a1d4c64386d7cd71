// What the server lets me do, sorted by card: `35`, `35 on 1`, `35 on 2`, `pass`, `share`, `on`.
import type { Limit } from './types';

/** The ways a card can be played now, as records write them. */
export interface Ways {
  /** As a limit of its own, or into the gap. */
  play?: string;
  /** On top of a limit. */
  first?: string;
  second?: string;
}

const PLACES: Record<string, Limit> = { '1': 'first', '2': 'second' };

/** By card, what can be done with it. */
export function ways(legal: string[]): Map<string, Ways> {
  const all = new Map<string, Ways>();
  for (const action of legal) {
    const found = /^(\d\d)(?: on ([12]))?$/.exec(action);
    if (!found?.[1]) continue;
    const of = all.get(found[1]) ?? {};
    const place = found[2] ? PLACES[found[2]] : undefined;
    of[place ?? 'play'] = action;
    all.set(found[1], of);
  }
  return all;
}

/** What a tap on a card does: an action at once, or nothing yet where there is a choice. */
export function only(ways: Ways | undefined): string | null {
  const actions = Object.values(ways ?? {}) as string[];
  return actions.length === 1 ? (actions[0] ?? null) : null;
}
