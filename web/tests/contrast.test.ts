// What is written and drawn on every table and every card back can be read, by day and by night: the contrast WCAG asks
// for, computed from the tokens themselves.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lightness } from '../src/colour';
import { BACKS, TABLES } from '../src/settings.svelte';

type Tokens = Record<string, string>;
type Theme = 'light' | 'dark';

const css = (name: string) => readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), 'utf8');
const [tokens, tables] = [css('tokens'), css('tables')];

/** The colours that the first block with this selector sets, by day or by night where they differ. */
function block(text: string, selector: string, theme: Theme = 'light'): Tokens {
  const at = text.indexOf(`${selector} {`);
  expect(at, selector).toBeGreaterThanOrEqual(0);
  const body = text.slice(at, text.indexOf('}', at));
  const colours = /--([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g;
  return Object.fromEntries(
    [...body.matchAll(colours)].map(([, name = '', day, night, always]) => [
      name,
      always ?? (theme === 'light' ? day : night) ?? '',
    ]),
  );
}

const THEMES = { light: block(tokens, ':root'), dark: block(tokens, ':root', 'dark') };

const tableTokens = (table: string, theme: Theme): Tokens => ({
  ...THEMES[theme],
  ...block(tables, '[data-table]', theme),
  ...(table === 'cloth' ? {} : block(tables, `[data-table='${table}']`, theme)),
});

const backTokens = (back: string): Tokens => ({
  ...block(tables, '[data-back]'),
  ...(back === 'clover' ? {} : block(tables, `[data-back='${back}']`)),
});

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour that lies over another with some of it to be seen, as `color-mix` and transparent fills do. */
function over(top: string, share: number, below: string): string {
  const [a, b] = [channels(top), channels(below)];
  const mixed = a.map((value, n) => Math.round(value * share + (b[n] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [lightness(a), lightness(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = 4.5;
const SIGN = 3;

/** A table's ground where it is darkest and where the lamp shines, plain and under a seat's veil. */
function grounds(all: Tokens): string[] {
  const cloth = all['cloth'] ?? '';
  const lit = over(all['cloth-lamp'] ?? '', 0.08, cloth);
  return [cloth, lit, over('#ffffff', 0.1, lit), over('#ffd98a', 0.16, lit)];
}

describe.each(['light', 'dark'] as const)('by %s', (theme) => {
  describe.each(TABLES)('on the table %s', (table) => {
    const all = tableTokens(table, theme);
    it.each(['cloth-ink', 'cloth-ink-2'])('%s can be read', (ink) => {
      for (const ground of grounds(all))
        expect(contrast(all[ink] ?? '', ground)).toBeGreaterThanOrEqual(TEXT);
    });
    it.each(['glow', 'paper'])('%s stands out', (sign) => {
      for (const ground of grounds(all))
        expect(contrast(all[sign] ?? '', ground)).toBeGreaterThanOrEqual(SIGN);
    });
    it.each(BACKS)('a card with the back %s stands out', (back) => {
      const { 'card-back-line': line = '' } = backTokens(back);
      for (const ground of grounds(all)) expect(contrast(line, ground)).toBeGreaterThanOrEqual(SIGN);
    });
  });
  it('the inks of cards can be read on paper', () => {
    const all: Tokens = THEMES[theme];
    for (const ink of ['card-ink', 'card-ink-2', 'red', 'violet', 'deep-blue', 'orange-ink', 'green-ink'])
      expect(contrast(all[ink] ?? '', all['paper'] ?? ''), ink).toBeGreaterThanOrEqual(TEXT);
  });
  it('the page can be read', () => {
    const all: Tokens = THEMES[theme];
    for (const ground of ['page', 'page-raised'])
      for (const ink of ['ink', 'ink-2', 'good', 'careful', 'wrong'])
        expect(contrast(all[ink] ?? '', all[ground] ?? ''), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          TEXT,
        );
  });
});

describe.each(BACKS)('on the back %s', (back) => {
  const all = { ...THEMES.light, ...backTokens(back) } as Tokens;
  it('a number can be read', () =>
    expect(contrast(all['cloth-ink'] ?? '', all['card-back'] ?? '')).toBeGreaterThanOrEqual(TEXT));
  it('a sign stands out', () =>
    expect(contrast(all['card-back-line'] ?? '', all['card-back'] ?? '')).toBeGreaterThanOrEqual(SIGN));
});

describe('a chosen card back', () => {
  it('differs from the others', () => {
    expect(new Set(BACKS.map((back) => backTokens(back)['card-back'])).size).toBe(BACKS.length);
    expect(new Set(TABLES.map((table) => tableTokens(table, 'light')['cloth'])).size).toBe(TABLES.length);
  });
});
