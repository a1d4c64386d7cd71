import { expect, it } from 'vitest';
import { Names } from './keys';

const zones = (of: Record<string, string[]>) => new Map(Object.entries(of));

it('a card keeps its name from place to place', () => {
  const names = new Names();
  const before = names.name(zones({ p1: ['rL4'], 'o0.1': ['rF2'] }));
  const after = names.name(zones({ p1: ['rL4', 'rF2'], 'o0.1': ['gH5'] }));
  expect(after.get('p1')?.[0]).toEqual(before.get('p1')?.[0]);
  expect(after.get('p1')?.[1]).toEqual(before.get('o0.1')?.[0]);
  expect(after.get('o0.1')?.[0]?.key).not.toBe(before.get('o0.1')?.[0]?.key);
});

it('twins do not change names when one of them moves', () => {
  const names = new Names();
  const before = names.name(zones({ p1: [], p2: ['rL4'], hand: ['rL4', 'rL4'] }));
  const after = names.name(zones({ p1: ['rL4'], p2: ['rL4'], hand: ['rL4'] }));
  expect(after.get('p2')).toEqual(before.get('p2'));
  const moved = after.get('p1')?.[0]?.key;
  expect(before.get('hand')?.map((one) => one.key)).toContain(moved);
  expect(after.get('hand')?.[0]?.key).not.toBe(moved);
});

it('a twin that is turned up where one was laid has a name of its own', () => {
  const names = new Names();
  names.name(zones({ p1: ['rF2'], 'o0.1': ['rL4'] }));
  const after = names.name(zones({ p1: ['rF2', 'rL4'], 'o0.1': ['rL4'] }));
  const keys = [...after.values()].flat().map((one) => one.key);
  expect(new Set(keys).size).toBe(3);
});

it('naming the same table twice changes nothing', () => {
  const names = new Names();
  const table = zones({ p1: ['rL4', 'rL4'], hand: ['bM2'] });
  expect(names.name(table)).toEqual(names.name(table));
  expect(names.zoneOf(names.name(table).get('hand')?.[0]?.key ?? '')).toBe('hand');
});
