import { describe, expect, it } from 'vitest';
import { combiner, groupsIn, layOf, without } from './groups';

const cards = (text: string) => (text ? text.split(' ') : []);
/** What the server says of `8s 8h 8d 9s 4s 5s 6s JK 3d` where 3s are wild. */
const combining = [
  { cards: cards('8s 8h 8d'), least: 0, most: 2 },
  { cards: cards('8s 8h'), least: 1, most: 2 },
  { cards: cards('4s 5s 6s'), least: 0, most: 2 },
  { cards: cards('8s 9s'), least: 1, most: 2 },
];
const combines = combiner(combining, 3);
const shown = (text: string) =>
  groupsIn(cards(text), combines).map(({ from, to }) => cards(text).slice(from, to).join(' '));

describe('what combines', () => {
  it('is looked up without regard to the order', () => {
    expect(combines(cards('8d 8s 8h'))).toBe(true);
    expect(combines(cards('6s 4s 5s'))).toBe(true);
    expect(combines(cards('8d 8s 9s'))).toBe(false);
  });
  it('counts wild cards apart', () => {
    expect(combines(cards('8s 8h'))).toBe(false);
    expect(combines(cards('8s JK 8h'))).toBe(true);
    expect(combines(cards('8s 3d 9s'))).toBe(true);
    expect(combines(cards('8s JK 3d JK 9s'))).toBe(false);
  });
});

describe('groups of neighbours', () => {
  it('are found where cards that combine lie side by side', () => {
    expect(shown('4s 5s 6s Kh 8s 8h 8d')).toEqual(['4s 5s 6s', '8s 8h 8d']);
    expect(shown('4s 5s Kh 6s 8s 8h')).toEqual([]);
    expect(shown('')).toEqual([]);
  });
  it('cover as many cards as they can', () => {
    expect(shown('8s 8h 8d JK 4s 5s 6s')).toEqual(['8s 8h 8d JK', '4s 5s 6s']);
    expect(shown('9s 8s JK 8h 8d')).toEqual(['8s JK 8h 8d']);
  });
});

describe('a lay', () => {
  it('is written as in records', () => {
    expect(layOf([cards('8d 9d JK'), cards('4s 4h 4s')])).toBe('lay 8d 9d JK / 4s 4h 4s');
  });
  it('leaves the other cards in their order, and one of twins', () => {
    expect(without(cards('8d Kh 8d 3s'), cards('8d 3s'), (card) => card)).toEqual(cards('Kh 8d'));
  });
});
