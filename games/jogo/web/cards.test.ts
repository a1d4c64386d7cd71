import { describe, expect, it } from 'vitest';
import { read, sorted } from './cards';

describe('a card', () => {
  it('JG-01 shows its colour, its symbol and its value', () => {
    expect(read('rL4')).toEqual({ colour: 'red', symbol: 'leaf', special: null, value: 4 });
    expect(read('vH2')).toEqual({ colour: 'violet', symbol: 'heart', special: null, value: 2 });
  });

  it('JG-03 carries the symbol its colour owns if it is special', () => {
    expect(read('rSTOP')).toEqual({ colour: 'red', symbol: 'heart', special: 'stop', value: 1 });
    expect(read('bREV')).toEqual({ colour: 'blue', symbol: 'drop', special: 'reverse', value: 7 });
    expect(read('g+1')).toEqual({ colour: 'green', symbol: 'leaf', special: 'plus', value: 8 });
    expect(read('yJOGO')).toEqual({ colour: 'yellow', symbol: 'sun', special: 'jogo', value: 9 });
  });

  it('is nothing else', () => {
    for (const text of ['', 'r', 'xL4', 'rX4', 'rL7', 'rL1', 'rL44', 'hello', '3'])
      expect(read(text), text).toBeUndefined();
  });
});

it('a hand is sorted by colour, then by symbol, special cards last', () => {
  const hand = ['vH2', 'b+1', 'rSTOP', 'rL4', 'rF2', 'bM2', 'rL4'];
  expect(sorted(hand)).toEqual(['rF2', 'rL4', 'rL4', 'rSTOP', 'bM2', 'b+1', 'vH2']);
  expect(hand[0]).toBe('vH2');
});
