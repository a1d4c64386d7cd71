import { expect, test, vi } from 'vitest';
import { canTake, drops, isLit, meaning, second, type Chosen } from './targets';

vi.mock('$page', () => import('../../../web/src/offers'));

const nothing: Chosen = { taking: false, first: null };
/** Offers as a table makes them: what to touch, by action. */
const offers = (of: Record<string, string>) =>
  Object.entries(of).map(([action, touches]) => ({
    action,
    text: null,
    touches: touches.split(' ').filter(Boolean),
  }));

test('at the start of a turn a place alone means nothing that is offered', () => {
  const now = offers({ draw: 'draw', stop: '', 'take 1': 'discard 0.1', 'take 2': 'discard 0.2' });
  expect([canTake(now), drops(now)]).toEqual([true, undefined]);
  expect(isLit('0.1', now, nothing)).toBe(false);
  expect(meaning('0.1', 0, now, nothing)).toEqual({ tried: 'swap 1' });
  expect(meaning('1.1', 0, now, nothing)).toEqual({ tried: 'spy 1.1' });
});

test('once the discard is chosen, my places take it', () => {
  const now = offers({ draw: 'draw', 'take 1': 'discard 0.1', 'take 2': 'discard 0.2' });
  const chosen = { taking: true, first: null };
  expect(isLit('0.2', now, chosen)).toBe(true);
  expect(isLit('0.3', now, chosen)).toBe(false);
  expect(meaning('0.2', 0, now, chosen)).toEqual({ act: 'take 2' });
});

test('a drawn card is put down or swapped for a place', () => {
  const now = offers({ drop: 'discard', 'swap 1': '2.1', 'swap 10': '2.10' });
  expect(drops(now)?.action).toBe('drop');
  expect(canTake(now)).toBe(false);
  expect(isLit('2.10', now, nothing)).toBe(true);
  expect(meaning('2.10', 2, now, nothing)).toEqual({ act: 'swap 10' });
});

test('two cards are swapped, whichever is touched first', () => {
  const now = offers({ 'trade 1 2.3': '0.1 2.3', 'trade 2 2.3': '0.2 2.3' });
  expect(['0.1', '0.2', '2.3', '2.4'].map((at) => isLit(at, now, nothing))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(meaning('2.3', 0, now, nothing)).toEqual({ first: '2.3' });
  expect(second(0, now, '2.3')).toBe('mine');
  expect(second(0, now, '0.1')).toBe('theirs');
  const chosen = { taking: false, first: '2.3' };
  expect(meaning('0.2', 0, now, chosen)).toEqual({ act: 'trade 2 2.3' });
  expect(meaning('2.3', 0, now, chosen)).toEqual({ first: null });
  expect(meaning('0.2', 0, now, { taking: false, first: '0.1' })).toEqual({ first: '0.2' });
});

test('cards of two others are swapped', () => {
  const now = offers({ 'switch 1.1 2.3': '1.1 2.3', 'switch 1.2 2.3': '1.2 2.3' });
  expect(second(0, now, '1.1')).toBe('another');
  expect(isLit('1.2', now, { taking: false, first: '1.1' })).toBe(false);
  expect(meaning('1.2', 0, now, { taking: false, first: '2.3' })).toEqual({ act: 'switch 1.2 2.3' });
});

test('in a race my places are thrown', () => {
  const now = offers({ no: '', 'snap 1': '0.1', 'snap 3': '0.3' });
  expect(meaning('0.3', 0, now, nothing)).toEqual({ act: 'snap 3' });
});
