import { expect, it } from 'vitest';
import { pilesFor, readMoves, sources, waysTo } from './moves';

it('lays are read from open places and from the hand', () => {
  const moves = readMoves(['s2 p3', 's2 p1', 'rL4 p3', 'r+1 p2']);
  expect(pilesFor(moves, 's2')).toEqual([1, 3]);
  expect(pilesFor(moves, 'rL4')).toEqual([3]);
  expect(pilesFor(moves, 's1')).toEqual([]);
  expect(sources(moves)).toEqual(new Set(['s2', 'rL4', 'r+1']));
  expect(moves).toMatchObject({ takes: [], passes: false, ends: false });
});

it('JG-17 a JOGO! card has as many ways as choices, and counts as one pile', () => {
  const moves = readMoves(['s1 p2 skip', 's1 p2 turn', 's1 p2 give 0', 's1 p2 give 2', 's1 p4 skip']);
  expect(pilesFor(moves, 's1')).toEqual([2, 4]);
  expect(waysTo(moves, 's1', 2).map((way) => way.choice)).toEqual([
    { type: 'skip' },
    { type: 'turn' },
    { type: 'give', seat: 0 },
    { type: 'give', seat: 2 },
  ]);
  expect(waysTo(moves, 's1', 2)[3]?.action).toBe('s1 p2 give 2');
});

it('JG-10 a pass names a pile, or none where all are empty', () => {
  expect(readMoves(['pass 1', 'pass 4'])).toMatchObject({ takes: [1, 4], passes: false, lays: [] });
  expect(readMoves(['pass'])).toMatchObject({ takes: [], passes: true, lays: [] });
});

it('JG-11 an extra turn can be left', () => {
  expect(readMoves(['s1 p1', 'end'])).toMatchObject({ ends: true });
  expect(readMoves([]).ends).toBe(false);
});
