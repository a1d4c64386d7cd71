import { expect, it } from 'vitest';
import { comesFrom, goesTo, type Told } from './travel';

const laid = (from: 'hand' | { open: number }): Told => ({
  type: 'laid',
  seat: 2,
  card: 'rL4',
  from,
  pile: 1,
  founds: false,
});

it('a laid card comes from its place or out of a hand', () => {
  expect(comesFrom('rL4#7', 'p1', [laid({ open: 3 })], 0)).toBe('down-2-3');
  expect(comesFrom('rL4#7', 'p1', [laid('hand')], 0)).toBe('hand-2');
});

it('a card that is turned up comes from below', () => {
  const told: Told[] = [laid({ open: 3 }), { type: 'turned_up', seat: 2, place: 3, card: 'gH5' }];
  expect(comesFrom('gH5#8', 'o2.3', told, 0)).toBe('down-2-3');
});

it('JG-10 of two cards that are taken one comes from the draw pile and one from the own pile', () => {
  const told: Told[] = [
    { type: 'drew', card: 'bM2' },
    { type: 'took', place: 4, card: 'vH2' },
    { type: 'passed', seat: 0, drew: true, took_from: 4 },
  ];
  expect(comesFrom('bM2#1', 'hand', told, 0)).toBe('draw');
  expect(comesFrom('vH2#2', 'hand', told, 0)).toBe('down-0-4');
});

it('another hand grows from the draw pile and shrinks where it is', () => {
  expect(comesFrom('hand.2.3', undefined, [{ type: 'drew', seat: 2, cards: 1 }], 0)).toBe('draw');
  expect(comesFrom('hand.2.2', undefined, [laid('hand')], 0)).toBeNull();
});

it('a deal comes from the draw pile', () => {
  expect(comesFrom('rL4#0', 'p1', [{ type: 'dealt', tops: ['rL4'], open: [] }], 0)).toBe('draw');
});

it('JG-13 cards vanish to the side only with a pile that is stopped', () => {
  expect(goesTo([laid('hand'), { type: 'pile_out', pile: 1 }])).toBe('out');
  expect(goesTo([laid('hand')])).toBeNull();
});
