// What to show of all that was heard last.
import type { Event } from './types';

/** What is worth telling of what happened last, most telling first. */
const TELLING: Event['type'][] = [
  'won',
  'stuck',
  'skipped',
  'owes_skip',
  'drew',
  'reversed',
  'pile_out',
  'passed',
  'extra_turn',
  'ended',
  'laid',
  'started',
];

/** Of all that was heard last, the one thing to show. */
export function mostTelling<T extends { event: unknown; secret?: boolean }>(heard: T[]): T | undefined {
  const type = (one: T) => TELLING.indexOf((one.event as Event).type);
  const told = heard.filter((one) => !one.secret && type(one) >= 0);
  return told.sort((a, b) => type(a) - type(b))[0];
}
