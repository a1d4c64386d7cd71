import { beforeEach, expect, test, vi } from 'vitest';
import type { Known } from '../src/connection';
import { keepTurn, lastTurn, turnAt } from '../src/turns';

const name = (seat: number) => ['Anna', 'Ben', 'Chris'][seat] ?? '';
const at = (turn: number[], seat: number | null = 0, status = 'playing') =>
  ({ table: { status }, you: { seat }, game: { turn } }) as unknown as Known;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('whose turn it is at a table is mine, somebody’s, or nobody’s', () => {
  expect(turnAt(at([0]), name)).toEqual({ mine: true });
  expect(turnAt(at([0, 1]), name)).toEqual({ mine: true });
  expect(turnAt(at([1]), name)).toEqual({ mine: false, who: 'Ben' });
  expect(turnAt(at([1, 2]), name)).toBeNull();
  expect(turnAt(at([1], null), name)).toBeNull();
  expect(turnAt(at([0], 0, 'over'), name)).toBeNull();
});

test('it is remembered by table, for as many tables as anybody plays at', () => {
  keepTurn('AAAA', { mine: false, who: 'Ben' });
  keepTurn('AAAA', { mine: true });
  expect(lastTurn('AAAA')).toEqual({ mine: true });
  expect(lastTurn('BBBB')).toBeNull();
  for (let n = 0; n < 29; n += 1) keepTurn(`T${n}`, { mine: true });
  expect(lastTurn('AAAA')).toEqual({ mine: true });
  keepTurn('T29', { mine: true });
  expect(lastTurn('AAAA'), 'the oldest goes first').toBeNull();
  keepTurn('T5', null);
  expect(lastTurn('T5')).toBeNull();
});
