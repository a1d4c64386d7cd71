import { describe, expect, it } from 'vitest';
import { firstRow, layout, moved, placeAt } from './layout';

const groups = [
  { from: 0, to: 4 },
  { from: 4, to: 8 },
  { from: 8, to: 11 },
];

describe('a hand', () => {
  it('lies in one row, in the middle, where there is room', () => {
    const { rows, places } = layout(4, [], 348, 65);
    expect(rows).toBe(1);
    const [first, last] = [places[0]?.left ?? 0, places[3]?.left ?? 0];
    expect(first + last + 65).toBeCloseTo(348);
  });
  it('breaks into two rows where fingers would not hit the cards', () => {
    const { rows, places } = layout(14, [], 348, 65);
    expect(rows).toBe(2);
    const first = places.filter((place) => place.row === 0).map((place) => place.left);
    expect(first).toHaveLength(7);
    for (let n = 1; n < first.length; n += 1)
      expect((first[n] ?? 0) - (first[n - 1] ?? 0)).toBeGreaterThanOrEqual(44);
    expect((first.at(-1) ?? 0) + 65).toBeLessThanOrEqual(348.01);
  });
  it('tears no group between rows if that can be helped', () => {
    expect(firstRow(14, groups)).toBe(8);
    expect(firstRow(14, [{ from: 0, to: 14 }])).toBe(7);
    expect(firstRow(14, [])).toBe(7);
  });
  it('shows all of a group where there is room', () => {
    const { places } = layout(12, groups, 818, 92);
    const left = (n: number) => places[n]?.left ?? 0;
    expect(left(4) - left(3)).toBeCloseTo(102);
    expect(left(1) - left(0)).toBeGreaterThanOrEqual(44);
    expect(left(1) - left(0)).toBeLessThan(92);
    expect(left(0)).toBeCloseTo(0);
    expect(left(11) + 92).toBeCloseTo(818);
  });
  it('lies as it will lie with one card more, and higher than it must', () => {
    expect(layout(7, [], 348, 65, 8).places.filter((place) => place.row === 0)).toHaveLength(4);
    expect(layout(3, [], 348, 65, 8)).toMatchObject({
      rows: 2,
      places: [{ row: 0 }, { row: 0 }, { row: 0 }],
    });
  });
  it('shows every group as a tray, two where it is torn', () => {
    expect(layout(14, groups, 348, 65).trays.map((tray) => tray.row)).toEqual([0, 0, 1]);
    expect(layout(14, [{ from: 0, to: 14 }], 348, 65).trays.map((tray) => tray.row)).toEqual([0, 1]);
    expect(layout(14, groups, 808, 92).trays).toHaveLength(3);
  });
});

describe('dragging', () => {
  it('finds the place below the finger', () => {
    const { places } = layout(14, [], 348, 65);
    expect(placeAt(places, 0, 0, 65, 56)).toBe(0);
    expect(placeAt(places, 400, -90, 65, 56)).toBe(6);
    expect(placeAt(places, 0, 60, 65, 56)).toBe(7);
    expect(placeAt(places, 400, 300, 65, 56)).toBe(13);
  });
  it('puts a card elsewhere', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

it('begins a second row sooner where more of each card is to be seen', () => {
  const [room, card] = [770, 115];
  expect(layout(14, [], room, card).rows).toBe(1);
  expect(layout(14, [], room, card, 14, card * 0.55).rows).toBe(2);
});
