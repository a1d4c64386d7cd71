// The score sheet: what each round came to.
import type { Heard, Round } from '$page';
import { rankText } from './cards';
import type { Event } from './types';

export type Score = Extract<Event, { type: 'score' }>;

/** What was heard as this game tells it. */
export const eventOf = (heard: Heard) => heard.event as Event;

/** Rounds that are over, each with its wild rank. A solo game has none. */
export function rounds(heard: Heard[]): Round[] {
  return heard
    .map(eventOf)
    .filter((event): event is Score => event.type === 'score')
    .map(({ round, points }) => ({
      title: `${round} · ${rankText(round + 2)}`,
      points,
    }));
}

/** What the last round that is over came to. */
export function lastScore(heard: Heard[]): Score | null {
  const found = heard.findLast((one) => eventOf(one).type === 'score');
  return found ? (eventOf(found) as Score) : null;
}
