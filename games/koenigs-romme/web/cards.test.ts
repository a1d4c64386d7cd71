import { describe, expect, it } from 'vitest';
import { inOrder, isWild, rankOf, rankText, suitOf } from './cards';
import { lastScore, rounds } from './rounds';
import { ROWS, shared, sortHand, WIDE_ROWS } from './solo';
import type { PublicSolo } from './types';

const cards = (text: string) => text.split(' ');

describe('a card', () => {
  it('has a rank and a suit; a joker has neither', () => {
    expect([rankOf('3s'), rankOf('Td'), rankOf('Kt'), rankOf('JK')]).toEqual([3, 10, 13, null]);
    expect([suitOf('Jt'), suitOf('JK')]).toEqual(['t', null]);
    expect([3, 10, 11, 13].map(rankText)).toEqual(['3', '10', 'J', 'K']);
  });
  it('is wild in its round, a joker always', () => {
    expect([isWild('7h', 7), isWild('7h', 8), isWild('JK', 8)]).toEqual([true, false, true]);
  });
});

it('hands are sorted by rank or suit, wild cards last', () => {
  const hand = cards('JK Kh 4s 7d 5s 4h');
  expect(inOrder(hand, 'rank', 7, (card) => card)).toEqual(cards('4s 4h 5s Kh 7d JK'));
  expect(inOrder(hand, 'suit', 7, (card) => card)).toEqual(cards('4s 5s 4h Kh 7d JK'));
});

it('the score sheet has a line for each round that is over', () => {
  const text = { id: '', args: {} };
  const heard = [
    { n: 1, event: { type: 'draw', seat: 0 }, text },
    {
      n: 2,
      event: { type: 'score', round: 1, points: [0, 7], totals: [0, 7] },
      text,
    },
    {
      n: 3,
      event: { type: 'score', round: 9, points: [5, 0], totals: [5, 7] },
      text,
    },
  ];
  expect(rounds(heard)).toEqual([
    { title: '1 · 3', points: [0, 7] },
    { title: '9 · J', points: [5, 0] },
  ]);
  expect(lastScore(heard)?.round).toBe(9);
  expect(lastScore([])).toBeNull();
});

describe('the eleven hands', () => {
  it('are all on the screen, once', () => {
    for (const rows of [ROWS, WIDE_ROWS])
      expect(rows.flat().sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
  it('are sorted as the server says, and twins are told apart', () => {
    const arranged = {
      combinations: [cards('8s 8s 8h')],
      left: cards('Kh 4d'),
      points: 17,
    };
    const { combinations, left } = sortHand('5', cards('4d 8h 8s 8s Kh'), arranged, 5);
    expect(combinations[0]?.map((one) => one.key)).toEqual(['5.8s#0', '5.8s#1', '5.8h#0']);
    expect(left.map((one) => one.card)).toEqual(cards('4d Kh'));
    expect(sortHand('5', cards('Kh 4d'), null, 5).left.map((one) => one.card)).toEqual(cards('4d Kh'));
  });
  it('are shared as a row of clovers', () => {
    const view = { finished: [3, 4, 13] } as PublicSolo;
    expect(shared('Solo · 3', view, 'https://example.org/g/1')).toBe(
      'Solo · 3\n🍀🍀⬜⬜⬜⬜⬜⬜⬜⬜🍀\nhttps://example.org/g/1',
    );
  });
});
