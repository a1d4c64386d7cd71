// Which card is which while it moves, and what lay on the table when a round ended.
//
// A face-down card has no name, yet it must be seen to go where it goes: from the pile to a place, from place to
// place in a blind swap, from a place to the discard pile. All of that is told to everyone, so each card gets a
// name of our own that says nothing about its face.
import type { Heard } from '$page';
import type { Card, Event, Spot } from './types';

/** A card that lies face up at the end of a round. */
export interface Revealed {
  hands: Map<Spot, Card>;
  caller: number | null;
  /** By seat: the sum of the cards and what was scored for it. */
  scores: Map<number, { sum: number; points: number }>;
}

export interface Trace {
  round: number;
  /** The names of the cards that lie somewhere else than they were dealt to. */
  moved: Map<Spot, string>;
  /** The drawn card, and who holds it. */
  held: { key: string; seat: number } | null;
  /** Bottom to top. */
  discard: string[];
  /** The round that ended last, once one has. */
  last: Revealed | null;
  /** Whether its cards still lie there. */
  isOpen: boolean;
  /** Who said STOP, and whether it was for want of cards. */
  caller: number | null;
  ranOut: boolean;
  /** Taken from the draw pile so far in this round. */
  drawn: number;
}

export const spot = (seat: number, place: number): Spot => `${seat}.${place}`;

export function takeApart(spot: Spot): { seat: number; place: number } {
  const [seat, place] = spot.split('.').map(Number);
  return { seat: seat ?? 0, place: place ?? 0 };
}

/** The name of the card that lies there. */
export function keyAt(trace: Trace, at: Spot): string {
  return trace.moved.get(at) ?? `${trace.round}:${at}`;
}

export function follow(heard: Heard[]): Trace {
  const trace: Trace = {
    round: 0,
    moved: new Map(),
    held: null,
    discard: [],
    last: null,
    isOpen: false,
    caller: null,
    ranOut: false,
    drawn: 0,
  };
  for (const { event, secret } of heard) if (!secret) step(trace, event as Event);
  return trace;
}

function step(trace: Trace, event: Event): void {
  const fresh = () => `${trace.round}:d${(trace.drawn += 1)}`;
  const lay = (at: Spot) => trace.discard.push(keyAt(trace, at));
  const swap = (one: Spot, other: Spot) => {
    const [first, second] = [keyAt(trace, one), keyAt(trace, other)];
    trace.moved.set(one, second).set(other, first);
  };
  switch (event.type) {
    case 'dealt':
      Object.assign(trace, {
        round: event.round,
        moved: new Map(),
        held: null,
        discard: [],
        drawn: 0,
      });
      Object.assign(trace, { isOpen: false, caller: null, ranOut: false });
      break;
    case 'drew':
      trace.held = { key: fresh(), seat: event.seat };
      break;
    case 'turned':
      trace.discard.push(fresh());
      break;
    case 'swapped': {
      const at = spot(event.seat, event.place);
      lay(at);
      trace.moved.set(at, trace.held?.key ?? fresh());
      trace.held = null;
      break;
    }
    case 'dropped':
      trace.discard.push(trace.held?.key ?? fresh());
      trace.held = null;
      break;
    case 'took': {
      const at = spot(event.seat, event.place);
      const taken = trace.discard.pop() ?? fresh();
      lay(at);
      trace.moved.set(at, taken);
      break;
    }
    case 'snapped':
      lay(spot(event.seat, event.place));
      break;
    case 'penalty':
      trace.moved.set(spot(event.seat, event.place), fresh());
      break;
    case 'traded':
      swap(spot(event.seat, event.place), event.spot);
      break;
    case 'switched':
      swap(event.lower, event.higher);
      break;
    case 'reshuffled':
      trace.discard = trace.discard.slice(-1);
      break;
    case 'stopped':
    case 'ran_out':
      trace.caller = event.seat;
      trace.ranOut = event.type === 'ran_out';
      break;
    case 'turned_up': {
      const each = event.hands.flatMap((cards, seat) =>
        cards.map(({ place, card }) => [spot(seat, place), card] as const),
      );
      trace.last = {
        hands: new Map(each),
        caller: trace.caller,
        scores: new Map(),
      };
      trace.isOpen = true;
      break;
    }
    case 'scored':
      trace.last?.scores.set(event.seat, {
        sum: event.sum,
        points: event.points,
      });
      break;
  }
}

/** Points by round and seat, for the score sheet. */
export function scored(heard: Heard[]): number[][] {
  const rounds: number[][] = [];
  for (const { event, secret } of heard) {
    const told = event as Event;
    if (secret) continue;
    if (told.type === 'turned_up') rounds.push([]);
    else if (told.type === 'scored') {
      const round = rounds.at(-1);
      if (round) round[told.seat] = told.points;
    }
  }
  return rounds;
}
