// A book on the page: what was written here over what the server told, sheets as the score pad counts them, old paper.
import { describe, expect, it } from 'vitest';
import { overlay, type OwnEntry } from '../src/book/overlay';
import { pasted, pointsOf } from '../src/book/paper';
import { aheadOf, cellEntry, dealerOf, hasEnded, roundOf, rowsOf, rulesOf, today } from '../src/book/sheets';
import type { BookView, SheetView, What } from '../src/book/types';
import { ANY_GAME } from '../src/pad';

const empty: BookView = {
  name: 'Thursday',
  position: 2,
  owner: true,
  me: 'anna',
  members: [],
  sheets: [],
  rosters: [],
  seasons: [],
  tables: [],
  counted: 0,
};
let n = 0;
const entry = (what: What): OwnEntry => ({ device: 'phone', n: ++n, at: n, what });

function written(...values: (number | null)[]): { view: BookView; sheet: SheetView } {
  const opening = entry({
    sheet: { game: '', players: ['anna', 'ben'], dealer: 1, fewest_win: true, rounds: 2, day: '2026-01-01' },
  });
  let view = overlay(empty, [opening]);
  for (const [at, value] of values.entries()) {
    const sheet = view.sheets[0] as SheetView;
    view = overlay(view, [entry(cellEntry(sheet, Math.floor(at / 2) + 1, at % 2, value))]);
  }
  return { view, sheet: view.sheets[0] as SheetView };
}

describe('what was written on this device', () => {
  it('is shown before the server has it, and names what it replaces', () => {
    const { sheet } = written(3, 4, 5);
    expect(rowsOf(sheet)).toEqual([
      [3, 4],
      [5, null],
    ]);
    const [head] = sheet.cells[0]?.heads ?? [];
    const change = cellEntry(sheet, 1, 0, 9);
    expect('cell' in change && change.cell.over).toEqual([head]);
    const after = overlay({ ...empty, sheets: [sheet] }, [entry(change)]).sheets[0];
    expect(after?.cells.at(-1)?.before.map(({ value }) => value)).toEqual([3]);
  });

  it('is not laid over what came back from the server', () => {
    const { sheet } = written(3);
    const own: OwnEntry = {
      device: 'phone',
      n: Number(sheet.cells[0]?.heads[0]?.split('-')[1]),
      at: 1,
      what: { cell: { sheet: sheet.id, round: 1, player: 0, value: 3 } },
    };
    const told = { ...empty, sheets: [sheet] };
    expect(overlay(told, [own])).toEqual(told);
  });

  it('adds, renames and removes members', () => {
    const view = overlay(empty, [
      entry({ member: { member: 'x', name: 'Opa' } }),
      entry({ member: { member: 'x', name: 'Grandpa' } }),
      entry({ remove: { member: 'x', removed: true } }),
    ]);
    expect(view.members).toEqual([{ id: 'x', name: 'Grandpa', removed: true, claimed: false, merged: [] }]);
  });
});

describe('a sheet', () => {
  it('knows its round, its dealer, who leads and when it is over', () => {
    const names = ['Anna', 'Ben'];
    const { sheet } = written(3, 4, 5);
    expect(roundOf(sheet)).toBe(2);
    expect(dealerOf(sheet, names)).toBe(0);
    expect(hasEnded(sheet, names)).toBe(false);
    const full = written(3, 4, 5, 4).sheet;
    expect(aheadOf(full)).toEqual([0, 1]);
    expect(hasEnded(full, names)).toBe(true);
    expect(rulesOf(full).fewest_win).toBe(true);
  });

  it('is of the day it is here', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('old paper', () => {
  it('is pasted from spreadsheets', () => {
    expect(pasted('Anna\tBen\r\n1\t2\r\n')).toEqual([
      ['Anna', 'Ben'],
      ['1', '2'],
    ]);
    expect(pasted('"1";"−2"')).toEqual([['1', '−2']]);
  });

  it('is checked: numbers, reason, totals that fall', () => {
    const rules = { ...ANY_GAME, range: [0, 100] as [number, number] };
    expect(
      pointsOf(
        [
          ['10', '5'],
          ['8', ''],
        ],
        2,
        true,
        rules,
      ),
    ).toEqual({
      points: [
        [10, 5],
        [-2, null],
      ],
      wrong: [{ round: 1, player: 0, id: 'book-wrong-falls' }],
    });
    expect(pointsOf([['x', '500']], 2, false, rules).wrong.map(({ id }) => id)).toEqual([
      'book-wrong-number',
      'book-wrong-range',
    ]);
    expect(
      pointsOf(
        [
          ['1', '2'],
          ['', ''],
        ],
        2,
        false,
        rules,
      ).points,
    ).toEqual([[1, 2]]);
  });
});
