// The small things: how a hand spreads, which ink can be read, how words are filled.
import { describe, expect, it } from 'vitest';
import { pick } from '../scripts/texts.js';
import { today } from '../src/day';
import { inkOn, lightness } from '../src/colour';
import { bundle, find, takeApart } from '../src/text.svelte';
import { spread } from '../src/parts/spread';
import { tableFor } from '../src/playnow';
import { settings } from '../src/settings.svelte';

describe('a hand', () => {
  it('lies loose and centred where there is room', () => {
    expect(spread(3, 400, 70, null)).toEqual([89, 165, 241]);
    expect(spread(1, 400, 70, null)).toEqual([165]);
    expect(spread(0, 400, 70, null)).toEqual([]);
  });
  it.each([null, 0, 4, 9])('never leaves its place, whichever card is raised (%s)', (raised) => {
    const lefts = spread(10, 336, 72, raised);
    expect(lefts[0]).toBe(0);
    expect((lefts.at(-1) ?? 0) + 72).toBeCloseTo(336);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  });
  it('shows more of the card that is raised', () => {
    const lefts = spread(10, 336, 72, 4);
    expect((lefts[5] ?? 0) - (lefts[4] ?? 0)).toBeGreaterThan((lefts[4] ?? 0) - (lefts[3] ?? 0));
  });
});

describe('a table to play at now', () => {
  it('is without races where that is wanted and there are any', () => {
    const bots = { count: 2, level: 1 };
    expect(tableFor('komojo', bots).settings?.snap).toBeUndefined();
    settings.leisure = true;
    expect(tableFor('komojo', bots).settings?.snap).toEqual({ type: 'sealed' });
    expect(tableFor('joomo', bots).settings?.snap).toBeUndefined();
    settings.leisure = false;
  });
});

describe('a day', () => {
  it('is named as it is where the player is', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('ink', () => {
  const contrast = (a: string, b: string) => {
    const [dark = 0, light = 0] = [lightness(a), lightness(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  it.each(['#B0213A', '#EE8A2A', '#FBE98B', '#4BA37F', '#8FD0FA', '#4B2E83', '#1F4E8C', '#2E7D5B'])(
    'can be read on %s',
    (colour) => expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5),
  );
});

describe('words', () => {
  const words = bundle(
    'en',
    'plays = { $seat } plays { $card }.\ncards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n}',
  );
  const named = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
  it('name the player for a seat', () => {
    expect(find(words, 'plays', { seat: { seat: 1 }, card: '35' }, named)).toBe('Ben plays 35.');
  });
  it('count', () => {
    expect(find(words, 'cards', { n: 1 }, named)).toBe('a card');
    expect(find(words, 'cards', { n: 3 }, named)).toBe('3 cards');
    expect(find(words, 'nothing', {}, named)).toBeUndefined();
  });
  it('are taken apart at the cards they name', () => {
    const cards = (name: string, value: string) => (name === 'card' ? value.split(' ') : []);
    const told = takeApart(
      (reword) => `${reword('who', 'Ben')} takes ${reword('card', '9h Ks')}.`,
      (name, value) => (name === 'card' ? value.replace('9h', 'nine') : value),
      cards,
    );
    expect(told).toEqual(['Ben takes ', { words: 'nine Ks', cards: ['9h', 'Ks'] }, '.']);
    expect(takeApart((reword) => reword('card', '9h'), undefined, undefined)).toEqual(['9h']);
  });
  it('are picked by how their ids begin', () => {
    expect(
      pick('# c\njoomo-leaf-idea = A\n    B\njoomo-event = C\njoomo-leaf-length = D\n', ['joomo-leaf-']),
    ).toBe('joomo-leaf-idea = A\n    B\njoomo-leaf-length = D');
  });
});
