import type { Heard } from '$page';
import { expect, test } from 'vitest';
import { follow, keyAt, scored } from './trace';
import type { Event } from './types';

const told = (...events: Event[]): Heard[] =>
  events.map((event, n) => ({ n: n + 1, event, text: { id: '', args: {} } }));

const dealt: Event = { type: 'dealt', round: 1, seat: 0 };

test('a swapped card goes to the pile and the drawn one to its place', () => {
  const before = follow(told(dealt, { type: 'drew', seat: 0 }));
  const held = before.held?.key;
  const old = keyAt(before, '0.3');
  const after = follow(
    told(dealt, { type: 'drew', seat: 0 }, { type: 'swapped', seat: 0, place: 3, card: '5s' }),
  );
  expect(after.held).toBeNull();
  expect(after.discard).toEqual([old]);
  expect(keyAt(after, '0.3')).toBe(held);
});

test('a taken discard is the same card at its place', () => {
  const trace = follow(
    told(
      dealt,
      { type: 'turned', seat: 0, card: '7s' },
      { type: 'took', seat: 1, place: 2, taken: '7s', card: 'Kh' },
    ),
  );
  expect(keyAt(trace, '1.2')).toBe('1:d1');
  expect(trace.discard).toEqual(['1:1.2']);
});

test('cards keep their names in blind swaps', () => {
  const trace = follow(
    told(
      dealt,
      { type: 'traded', seat: 0, place: 1, spot: '2.4' },
      { type: 'switched', seat: 0, lower: '1.1', higher: '2.4' },
    ),
  );
  expect([keyAt(trace, '0.1'), keyAt(trace, '1.1'), keyAt(trace, '2.4')]).toEqual([
    '1:2.4',
    '1:0.1',
    '1:1.1',
  ]);
});

test('no card ever has the name of another', () => {
  const trace = follow(
    told(
      dealt,
      { type: 'drew', seat: 0 },
      { type: 'dropped', seat: 0, card: '2s' },
      { type: 'snapped', seat: 1, place: 1, card: '2h' },
      { type: 'missed', seat: 2, place: 2, card: '3h' },
      { type: 'penalty', seat: 2, place: 5 },
      { type: 'penalty', seat: 1, place: 1 },
      { type: 'drew', seat: 1 },
    ),
  );
  const keys = [
    ...trace.discard,
    trace.held?.key,
    ...['1.1', '1.2', '2.2', '2.5'].map((at) => keyAt(trace, at)),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('after a reshuffle only the top discard is left', () => {
  const trace = follow(
    told(
      dealt,
      { type: 'turned', seat: 0, card: '7s' },
      { type: 'turned', seat: 1, card: '8s' },
      { type: 'reshuffled', cards: ['7s'] },
    ),
  );
  expect(trace.discard).toEqual(['1:d2']);
});

test('what was turned up lies there until the next deal, and stays known as the last round', () => {
  const end: Event[] = [
    dealt,
    { type: 'ran_out', seat: 1 },
    { type: 'turned_up', hands: [[{ place: 2, card: 'Kh' }], []] },
    { type: 'scored', seat: 0, sum: 0, points: 0, total: 0 },
    { type: 'scored', seat: 1, sum: 0, points: 30, total: 30 },
  ];
  const open = follow(told(...end));
  expect(open.isOpen).toBe(true);
  expect(open.last).toMatchObject({ caller: 1, hands: new Map([['0.2', 'Kh']]) });
  expect(open.last?.scores.get(1)).toEqual({ sum: 0, points: 30 });
  const next = follow(told(...end, { type: 'dealt', round: 2, seat: 1 }));
  expect([next.isOpen, next.caller, next.last?.caller]).toEqual([false, null, 1]);
  expect(keyAt(next, '0.2')).toBe('2:0.2');
});

test('rounds are scored one after the other, and secrets are no events', () => {
  const up: Event = { type: 'turned_up', hands: [] };
  const score = (seat: number, points: number): Event => ({
    type: 'scored',
    seat,
    sum: points,
    points,
    total: points,
  });
  const heard = told(up, score(0, 4), score(1, 30), up, score(0, -1), score(1, 12));
  expect(scored(heard)).toEqual([
    [4, 30],
    [-1, 12],
  ]);
  const secret: Heard = {
    n: 1,
    event: { type: 'drew', card: '5h' },
    text: { id: '', args: {} },
    secret: true,
  };
  expect(follow([...told(dealt), secret]).held).toBeNull();
});
