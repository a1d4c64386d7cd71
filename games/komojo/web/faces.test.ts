import { expect, test } from 'vitest';
import { facesIn } from './faces';

test('a record says what lies where, what is drawn, and what comes after a shuffle', () => {
  const dealt = ['As 2s 3s 4s', 'Ah 2h 3h 4h', 'Ad 2d 3d 4d', '9c Tc'].join(' ');
  const faces = facesIn(['~ start 0', `~ deal ${dealt}`, '0 draw', '~ shuffle 5c 6c'], 3);
  expect(['1:0.1', '1:1.4', '1:2.3', '1:d1', '1:d2', '1:d3', '1:d4'].map((key) => faces.get(key))).toEqual([
    'As',
    '4h',
    '3d',
    '9c',
    'Tc',
    '5c',
    '6c',
  ]);
  expect(facesIn([`~ deal ${dealt}`, `~ deal ${dealt}`], 3).get('2:d1')).toBe('9c');
});
