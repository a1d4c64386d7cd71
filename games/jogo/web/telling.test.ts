import { expect, it } from 'vitest';
import { mostTelling } from './telling';

const heard = (...types: string[]) => types.map((type) => ({ event: { type } }));

it('of all that happened at once the effect is told rather than the card', () => {
  expect(mostTelling(heard('laid', 'turned_up', 'reversed', 'extra_turn'))?.event.type).toBe('reversed');
  expect(mostTelling(heard('laid', 'owes_skip', 'skipped'))?.event.type).toBe('skipped');
  expect(mostTelling(heard('laid', 'turned_up'))?.event.type).toBe('laid');
  expect(mostTelling(heard('dealt'))).toBeUndefined();
});

it('a secret is not told to all', () => {
  expect(mostTelling([{ event: { type: 'drew' }, secret: true }])).toBeUndefined();
});
