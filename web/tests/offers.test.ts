// What a table writes short is spelled out again, as crates/protocol/src/offer.rs does it.
import { expect, it } from 'vitest';
import { exactly, offered, touching } from '../src/offers';

const game: Parameters<typeof offered>[0] = {
  legal: ['pass', 'switch 0.1 2.3', 'switch 0.2 2.3', '35 on 1', 's2 p3'],
  more: ['lay 8d 9d JK', 'x'],
  offers: [
    { id: 'pass' },
    { id: 'switch', args: { how: 'unseen' }, with: { '@one': 1, '#place': 4 }, at: [1, 2], n: 2 },
    { id: 'on', with: { card: 0, limit: 4 }, touch: ['35 27'] },
    { id: 'lay', with: { '#place': 0, '#pile': 1 }, at: [0, 1] },
    { id: 'down', args: { cards: '8d 9d JK' }, touch: ['4s'] },
  ],
};

it('what is said once is offered for each action', () => {
  const offers = offered(game);
  const args = { how: 'unseen', one: { seat: 0 }, place: 3 };
  expect(offers).toEqual([
    { action: 'pass', text: { id: 'pass', args: {} }, touches: [] },
    { action: 'switch 0.1 2.3', text: { id: 'switch', args }, touches: ['0.1', '2.3'] },
    { action: 'switch 0.2 2.3', text: { id: 'switch', args }, touches: ['0.2', '2.3'] },
    { action: '35 on 1', text: { id: 'on', args: { card: '35', limit: '27' } }, touches: ['35', '27'] },
    { action: 's2 p3', text: { id: 'lay', args: { place: 2, pile: 3 } }, touches: ['s2', 'p3'] },
    { action: 'lay 8d 9d JK', text: { id: 'down', args: { cards: '8d 9d JK' } }, touches: ['4s'] },
    { action: 'x', text: null, touches: [] },
  ]);
});

it('offers are found by what they touch', () => {
  const offers = offered(game);
  expect(touching(offers, '2.3').map(({ action }) => action)).toEqual(['switch 0.1 2.3', 'switch 0.2 2.3']);
  expect(exactly(offers, '2.3')).toBeUndefined();
  expect(exactly(offers, '2.3', '0.2')?.action).toBe('switch 0.2 2.3');
});

it('a table that says nothing of its actions still lists them', () => {
  expect(offered({ legal: ['draw'] })).toEqual([{ action: 'draw', text: null, touches: [] }]);
});
