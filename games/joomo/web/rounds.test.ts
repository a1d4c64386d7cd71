import { expect, it } from 'vitest';
import type { Heard } from '$page';
import { rounds, scores } from './rounds';
import type { Event } from './types';

const hear = (...events: Event[]): Heard[] =>
  events.map((event, n) => ({ n: n + 1, event, text: { id: '', args: {} } }));
const scored = (seat: number, score: number, total: number): Event => ({
  type: 'scored',
  seat,
  markers: score,
  joomo: false,
  tens: 0,
  score,
  total,
});

const GAME = hear(
  { type: 'dealt', round: 1, seat: 1 },
  scored(0, 2, 2),
  scored(1, 5, 5),
  { type: 'dealt', round: 2, seat: 0 },
  scored(0, -1, 1),
  scored(1, 3, 8),
  { type: 'dealt', round: 3, seat: 0 },
);

it('gives the points of each round that is over, by seat', () => {
  expect(rounds(GAME)).toEqual([
    { title: '1', points: [2, 5] },
    { title: '2', points: [-1, 3] },
  ]);
});

it('keeps what the points came from', () => {
  expect(scores(GAME).at(-1)).toMatchObject({ round: 2, seats: [{ total: 1 }, { total: 8 }] });
});

it('has no rounds before the first is over', () => {
  expect(rounds(GAME.slice(0, 1))).toEqual([]);
});
