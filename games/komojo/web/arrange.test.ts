import { expect, test } from 'vitest';
import { arrange, cellOf, columnsOf, matWidth } from './arrange';

const phone = { width: 344, height: 300, line: 18 };

test('KM-02, KM-20: places lie two by two and grow to the right', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(cellOf)).toEqual([
    { column: 1, row: 1 },
    { column: 2, row: 1 },
    { column: 1, row: 2 },
    { column: 2, row: 2 },
    { column: 3, row: 1 },
    { column: 3, row: 2 },
    { column: 4, row: 1 },
  ]);
  expect([columnsOf([]), columnsOf([2]), columnsOf([1, 2, 3, 4, 5]), columnsOf([7])]).toEqual([2, 2, 3, 4]);
});

test('five opponents sit around the piles of a phone, with cards a finger hits', () => {
  const places = arrange([2, 2, 2, 2, 2], phone);
  expect(places).toMatchObject({ left: [0], top: [1, 2, 3], right: [4] });
  expect(places.card + 4).toBeGreaterThanOrEqual(44);
});

test('nothing is wider than the table, however many penalty cards there are', () => {
  for (const columns of [
    [2, 2],
    [6, 2, 2],
    [3, 4, 5, 6],
    [8, 2, 2, 2, 9],
  ]) {
    const { top, left, right, card, pile, fits } = arrange(columns, phone);
    const wide = (seats: number[]) => seats.reduce((sum, n) => sum + matWidth(columns[n] ?? 2, card) + 8, -8);
    if (fits) {
      expect(wide(top)).toBeLessThanOrEqual(phone.width);
      expect(wide([...left, ...right]) + 2 * pile).toBeLessThanOrEqual(phone.width);
    }
    expect([...left, ...top, ...right].sort()).toEqual(columns.map((_, n) => n));
  }
});

test('where there is room, people sit left and right of the piles', () => {
  expect(arrange([2, 2, 2], { width: 700, height: 440, line: 18 })).toMatchObject({
    left: [0],
    top: [1],
    right: [2],
  });
  expect(arrange([2, 2], { width: 700, height: 440, line: 18 })).toMatchObject({
    left: [0],
    top: [],
    right: [1],
  });
});

test('on a wide table those beside the piles have the whole height, so that all cards are larger', () => {
  const wide = { width: 840, height: 430, line: 42 };
  expect(arrange([2, 2, 2], wide)).toMatchObject({ left: [0], top: [1], right: [2], tall: true, fits: true });
  expect(arrange([2, 2, 2], wide).card).toBeGreaterThanOrEqual(66);
  const { top, left, right, tall } = arrange([2, 2, 2, 2, 2], wide);
  expect({ top, left, right, tall }).toEqual({ left: [0], top: [1, 2, 3], right: [4], tall: true });
});

test('on a screen that is hardly high six who are watched sit in one line with the piles, and nothing scrolls', () => {
  const places = arrange([2, 2, 2, 2, 2, 2], { width: 724, height: 150, line: 18 });
  expect(places).toMatchObject({ left: [0, 1, 2], top: [], right: [3, 4, 5], fits: true });
});

test('the piles take the height that is left over', () => {
  const low = arrange([2, 2, 2], { width: 344, height: 300, line: 18 });
  const high = arrange([2, 2, 2], { width: 344, height: 360, line: 18 });
  expect(high.card).toBe(low.card);
  expect(high.pile).toBeGreaterThan(low.pile);
});

test('what cannot be shown at all says so', () => {
  expect(arrange([2, 2, 2], { width: 344, height: 90, line: 36 }).fits).toBe(false);
  expect(arrange([2, 2, 2], phone).fits).toBe(true);
});
