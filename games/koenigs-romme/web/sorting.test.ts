import { expect, it } from 'vitest';
import { sortedHand } from './sorting';

const hand = '3s 4h 8d JK 8d 5s 4s'.split(' ').map((card, n) => ({ key: `${card}#${n}`, card }));
const arranged = {
  combinations: [
    ['3s', '4s', '5s'],
    ['8d', '8d', 'JK'],
  ],
  left: ['4h'],
  points: 4,
};
const sorted = (sorting: 'groups' | 'rank' | 'suit' | 'own', own: string[] = []) =>
  sortedHand(hand, sorting, { arranged, own, wild: 9 });
const shown = (...args: Parameters<typeof sorted>) =>
  sorted(...args)
    .map((one) => one.card)
    .join(' ');

it('sorts by the best combinations, in their own order', () => {
  expect(shown('groups')).toBe('3s 4s 5s 8d 8d JK 4h');
  expect(new Set(sorted('groups')).size).toBe(hand.length);
});

it('sorts by rank and by suit', () => {
  expect(shown('rank')).toBe('3s 4s 4h 5s 8d 8d JK');
  expect(shown('suit')).toBe('3s 4s 5s 4h 8d 8d JK');
});

it('keeps the order of the player, and puts what is new at the end', () => {
  expect(shown('own', ['4s#6', '8d#2', '3s#0', '4h#1', 'JK#3', '8d#4'])).toBe('4s 8d 3s 4h JK 8d 5s');
});
