// A trick as it lies on the table, put together from what is seen and what was heard.
import type { Heard } from '$page';
import type { Event, Limit, Phase, Public } from './types';

/** A card of a trick, and who played it where. */
export interface Play {
  seat: number;
  card: string;
  /** The limit it became; none for a card in the gap. */
  limit?: Limit;
  /** The limit card below it. */
  covered?: string;
}

/** A trick from its first card to whoever took it. */
export interface Trick {
  /** The number of the entry that told of its end; none while it is played. */
  n?: number;
  plays: Play[];
  winner?: number;
  markers?: number;
  /** The round it was played in. */
  round?: number;
}

/** All tricks that were heard of; the last one may be under way. */
export function tricks(heard: Heard[]): Trick[] {
  const all: Trick[] = [];
  let plays: Play[] = [];
  let round: number | undefined;
  for (const { n, event: any } of heard) {
    const event = any as Event;
    if (event.type === 'dealt') round = event.round;
    if (event.type === 'limit') plays.push({ seat: event.seat, card: event.card, limit: event.limit });
    else if (event.type === 'gap') plays.push({ seat: event.seat, card: event.card });
    else if (event.type === 'on_limit')
      plays.push({ seat: event.seat, card: event.card, limit: event.limit, covered: event.covered });
    else if (event.type === 'trick') {
      all.push({ n, plays, winner: event.seat, markers: event.markers, ...(round ? { round } : {}) });
      plays = [];
    }
  }
  if (plays.length) all.push({ plays });
  return all;
}

/** A limit with the cards it covers, the lowest of them first. */
export interface Stack {
  limit: Limit;
  card: string;
  covered: string[];
}

/** A trick as a board shows it. */
export interface Laid {
  /** The limits by value, the lower one first; one or none while they are not there yet. */
  stacks: Stack[];
  /** The cards in the gap, in order, without the top one. */
  lane: string[];
  /** The last card of the trick, if it lies in the gap. */
  top: string | null;
  /** The last card of the trick, wherever it lies. */
  last: string | null;
}

export const limitsOf = (phase: Phase): string[] =>
  phase.type === 'gap' ? phase.limits : phase.type === 'second' ? [phase.limit] : [];

/** How the present trick lies. What was not heard of is not known to be covered, and lies in the gap. */
export function laid({ phase, trick }: Pick<Public, 'phase' | 'trick'>, heard: Heard[]): Laid {
  const known = tricks(heard).at(-1);
  const plays = known && known.n === undefined ? known.plays : [];
  const limits = limitsOf(phase);
  return lay(trick, limits, plays);
}

/** How a trick lay that has been taken. */
export function laidTaken({ plays }: Trick): Laid {
  const limits: string[] = [];
  for (const { card, limit } of plays) if (limit) limits[limit === 'first' ? 0 : 1] = card;
  return lay(
    plays.map((play) => play.card),
    limits,
    plays,
  );
}

function lay(trick: string[], limits: string[], plays: Play[]): Laid {
  const below = new Map(plays.flatMap(({ card, covered }) => (covered ? [[card, covered] as const] : [])));
  const stacks = limits.map((card, n): Stack => {
    const covered: string[] = [];
    for (let under = below.get(card); under; under = below.get(under)) covered.unshift(under);
    // The first two cards were the limits at first, whether or not it was heard what lies on them.
    const first = trick[n];
    if (first && first !== card && !covered.includes(first)) covered.unshift(first);
    return { limit: n === 0 ? 'first' : 'second', card, covered };
  });
  stacks.sort((a, b) => Number(a.card) - Number(b.card));
  const elsewhere = new Set(stacks.flatMap(({ card, covered }) => [card, ...covered]));
  const last = trick.at(-1) ?? null;
  const inGap = trick.filter((card) => !elsewhere.has(card));
  const top = last !== null && inGap.at(-1) === last ? last : null;
  return { stacks, lane: top ? inGap.slice(0, -1) : inGap, top, last };
}

/** The cards of the gap in rows, so that each is still readable when there are many of them. */
export function rowsOf(cards: string[]): string[][] {
  const rows = cards.length <= 8 ? 1 : cards.length <= 18 ? 2 : 3;
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}
