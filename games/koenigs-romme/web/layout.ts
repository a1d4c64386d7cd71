// Where the cards of a hand lie: in one row or two, groups a little apart.
import type { Group } from './groups';

export interface Place {
  left: number;
  row: number;
}

/** A group as it is lit; in two parts where it goes over the end of a row. */
export interface Tray {
  key: string;
  left: number;
  width: number;
  row: number;
  /** Above all cards before it and below its own, which lie at two for each place, from two on. */
  above: number;
}

export interface Layout {
  rows: number;
  places: Place[];
  trays: Tray[];
}

/** The narrowest strip of a card that a finger hits. */
export const TAP = 44;
/** Between cards that do not overlap. */
const LOOSE = 6;
/** Before and after a group. */
const APART = 10;

/** How many cards the first of two rows has: as even as possible, and no group torn if that can be helped. */
export function firstRow(count: number, groups: Group[]): number {
  const tears = (at: number) => groups.some(({ from, to }) => from < at && at < to);
  let best = Math.ceil(count / 2);
  let least = Infinity;
  for (let at = 1; at < count; at += 1) {
    const cost = Math.max(at, count - at) + (tears(at) ? 1.6 : 0) + (at < count - at ? 0.1 : 0);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

/**
 * The left edges in a row. What is a group shows all of itself where there is room: then cards overlap within groups
 * and among the loose ones only, as little as they must.
 */
function lefts(from: number, to: number, groups: Group[], width: number, card: number): number[] {
  const isApart = (n: number) => n > from && groups.some((group) => group.from === n || group.to === n);
  const count = to - from;
  let parts = 1;
  for (let n = from + 1; n < to; n += 1) if (isApart(n)) parts += 1;
  const room = width - card;
  const inside = count - parts;
  let step = Math.min(card + LOOSE, inside ? (room - (parts - 1) * (card + APART)) / inside : Infinity);
  let between = card + APART;
  if (step < TAP) {
    step = TAP;
    between = parts > 1 ? (room - inside * step) / (parts - 1) : 0;
    if (between < step + APART) {
      step = (room - (parts - 1) * APART) / Math.max(1, count - 1);
      between = step + APART;
    }
  }
  let left = (room - inside * step - (parts - 1) * between) / 2;
  return Array.from({ length: count }, (_, n) => {
    if (n > 0) left += isApart(from + n) ? between : step;
    return left;
  });
}

/**
 * Lays cards of this width out; those of a second row below the first. There is height for as many rows as `most`
 * cards need, and a hand that has one card less lies as if it had them. A second row is begun where less than `strip`
 * would be seen of each card.
 */
export function layout(
  count: number,
  groups: Group[],
  room: number,
  card: number,
  most = count,
  strip = TAP,
): Layout {
  const isCramped = (cards: number, apart: number) =>
    cards > 1 && (room - card - apart) / (cards - 1) < strip;
  const isTall = isCramped(most, 0);
  const isTwo = isCramped(count, groups.length * APART) || (isTall && count >= most - 1);
  const end = isTwo ? firstRow(count, groups) : count;
  const rows: [number, number][] = isTwo
    ? [
        [0, end],
        [end, count],
      ]
    : [[0, count]];
  const places: Place[] = [];
  const trays: Tray[] = [];
  rows.forEach(([from, to], row) => {
    const all = lefts(from, to, groups, room, card);
    for (const left of all) places.push({ left, row });
    for (const group of groups) {
      const [first, last] = [Math.max(group.from, from), Math.min(group.to, to) - 1];
      if (first > last) continue;
      const left = all[first - from] ?? 0;
      const width = (all[last - from] ?? 0) + card - left;
      trays.push({
        key: `${group.from}/${row}`,
        left,
        width,
        row,
        above: 2 * first + 1,
      });
    }
  });
  return { rows: isTall || isTwo ? 2 : 1, places, trays };
}

/** Which place a card dragged to this point would take; `x` is its middle, `y` its top within the hand. */
export function placeAt(places: Place[], x: number, y: number, card: number, step: number): number {
  const rows = Math.max(0, ...places.map((place) => place.row)) + 1;
  const row = Math.min(rows - 1, Math.max(0, Math.round(y / step)));
  let nearest = 0;
  let least = Infinity;
  places.forEach((place, n) => {
    const distance = Math.abs(place.left + card / 2 - x);
    if (place.row === row && distance < least) [nearest, least] = [n, distance];
  });
  return nearest;
}

/** The list with one of its members at another place. */
export function moved<T>(all: T[], from: number, to: number): T[] {
  const rest = all.filter((_, n) => n !== from);
  const one = all.slice(from, from + 1);
  return [...rest.slice(0, to), ...one, ...rest.slice(to)];
}
