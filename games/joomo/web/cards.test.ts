import { expect, it } from 'vitest';
import { colourOf, kindsOf } from './cards';

it('knows what is special about a card', () => {
  expect(kindsOf('27')).toEqual([]);
  expect(kindsOf('35')).toEqual(['five']);
  expect(kindsOf('33')).toEqual(['double']);
  expect(kindsOf('30')).toEqual(['ten']);
  expect(kindsOf('00')).toEqual(['ten', 'double']);
  expect(kindsOf('55')).toEqual(['five', 'double']);
});

it('gives each block of ten its colour', () => {
  expect(colourOf('07')).toBe('red');
  expect(colourOf('50')).toBe('deep-blue');
  expect(colourOf('69')).toBe('violet');
});
