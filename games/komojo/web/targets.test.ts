import { expect, test } from 'vitest';
import { isLit, meaning, pair, spotsOf, targets, type Chosen } from './targets';

const nothing: Chosen = { taking: false, first: null };

test('at the start of a turn one draws, takes or stops, and a place alone means nothing legal', () => {
  const now = targets(['draw', 'stop', 'take 1', 'take 2']);
  expect(now).toMatchObject({ draw: true, drop: false, stop: true, take: true, snap: false, power: null });
  expect(isLit('0.1', 0, now, nothing)).toBe(false);
  expect(meaning('0.1', 0, now, nothing)).toEqual({ act: 'swap 1' });
});

test('once the discard is chosen, my places take it', () => {
  const now = targets(['draw', 'take 1', 'take 2']);
  const chosen = { taking: true, first: null };
  expect(isLit('0.2', 0, now, chosen)).toBe(true);
  expect(isLit('0.3', 0, now, chosen)).toBe(false);
  expect(meaning('0.2', 0, now, chosen)).toEqual({ act: 'take 2' });
});

test('a drawn card is swapped for a place', () => {
  const now = targets(['drop', 'stop', 'swap 1', 'swap 10']);
  expect(now.drop).toBe(true);
  expect(isLit('2.10', 2, now, nothing)).toBe(true);
  expect(isLit('2.1', 0, now, nothing)).toBe(false);
});

test('in a race my places are thrown', () => {
  const now = targets(['no', 'snap 1', 'snap 3']);
  expect(now.snap).toBe(true);
  expect(meaning('1.3', 1, now, nothing)).toEqual({ act: 'snap 3' });
  expect(isLit('1.2', 1, now, nothing)).toBe(false);
});

test('a 7 looks at my cards, an 8 at those of others', () => {
  const seven = targets(['peek 1', 'peek 4', 'stop']);
  expect(seven.power).toBe('peek');
  expect([isLit('0.4', 0, seven, nothing), isLit('1.4', 0, seven, nothing)]).toEqual([true, false]);
  const eight = targets(['spy 1.1', 'spy 2.3']);
  expect([isLit('2.3', 0, eight, nothing), isLit('0.1', 0, eight, nothing)]).toEqual([true, false]);
  expect(meaning('2.3', 0, eight, nothing)).toEqual({ act: 'spy 2.3' });
});

test('a 9 swaps two cards, whichever is touched first, and a second touch lets go', () => {
  const now = targets(['trade 1 1.2', 'trade 2 1.2']);
  expect([
    isLit('0.1', 0, now, nothing),
    isLit('1.2', 0, now, nothing),
    isLit('1.1', 0, now, nothing),
  ]).toEqual([true, true, false]);
  expect(meaning('1.2', 0, now, nothing)).toEqual({ first: '1.2' });
  const first = { taking: false, first: '1.2' };
  expect(meaning('1.2', 0, now, first)).toEqual({ first: null });
  expect(meaning('0.1', 0, now, first)).toEqual({ act: 'trade 1 1.2' });
  expect(meaning('1.2', 0, now, { taking: false, first: '0.2' })).toEqual({ act: 'trade 2 1.2' });
  expect([isLit('0.2', 0, now, first), isLit('1.1', 0, now, first)]).toEqual([true, false]);
});

test('a place number is no beginning of a longer one', () => {
  const now = targets(['trade 10 1.2']);
  expect([isLit('0.1', 0, now, nothing), isLit('0.10', 0, now, nothing)]).toEqual([false, true]);
});

test('a 10 names the lower seat first', () => {
  expect(pair('switch', '3.1', '1.4', 0)).toBe('switch 1.4 3.1');
  const now = targets(['switch 1.4 3.1']);
  expect(isLit('3.1', 0, now, { taking: false, first: '1.4' })).toBe(true);
});

test('a hint is about the cards it names', () => {
  expect(spotsOf('swap 3', 2)).toEqual(['2.3']);
  expect(spotsOf('trade 4 0.1', 2)).toEqual(['2.4', '0.1']);
  expect(spotsOf('draw', 2)).toEqual([]);
});
