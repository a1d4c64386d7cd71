import { expect, test } from 'vitest';
import { countsAs, isRed, parts, power, signed } from './cards';

test('a card is taken apart', () => {
  expect(parts('Th')).toEqual({ rank: 'T', suit: 'h' });
  expect(parts('JK')).toEqual({ rank: 'JK', suit: null });
  expect(['Kh', 'Kd', 'Ks', 'Kc', 'JK'].map((card) => isRed(parts(card)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('KM-01: pictures, red kings and jokers say what they count, numbers need not', () => {
  const counts = ['Js', 'Qh', 'Kc', 'Kd', 'JK', 'As', '8h'].map(countsAs);
  expect(counts).toEqual([11, 12, 13, 0, -1, null, null]);
});

test('KM-10 to KM-13: 7 to 10 do something, nothing else does', () => {
  expect(['6s', '7s', '8h', '9d', 'Tc', 'Jc', 'JK'].map(power)).toEqual([
    null,
    'peek',
    'spy',
    'trade',
    'switch',
    null,
    null,
  ]);
});

test('a negative number has a minus sign, not a hyphen', () => {
  expect([signed(-2), signed(0), signed(7)]).toEqual(['−2', '0', '7']);
});
