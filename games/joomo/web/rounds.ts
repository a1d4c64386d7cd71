// What the rounds came to, from what was heard.
import type { Heard, Round } from '$page';
import type { Event } from './types';

type Scored = Extract<Event, { type: 'scored' }>;

/** A round that is over, by seat. */
export interface Scores {
  round: number;
  seats: Scored[];
}

export function scores(heard: Heard[]): Scores[] {
  const all: Scores[] = [];
  let round = 0;
  let isOpen = false;
  for (const { event: any } of heard) {
    const event = any as Event;
    if (event.type === 'dealt') round = event.round;
    if (event.type === 'scored') {
      // One for each seat, one after the other.
      if (!isOpen) all.push({ round: round || all.length + 1, seats: [] });
      const last = all.at(-1);
      if (last) last.seats[event.seat] = event;
    }
    isOpen = event.type === 'scored';
  }
  return all;
}

/** For the score sheet and the chart. */
export function rounds(heard: Heard[]): Round[] {
  return scores(heard).map(({ round, seats }) => ({
    title: String(round),
    points: seats.map(({ score }) => score),
  }));
}
