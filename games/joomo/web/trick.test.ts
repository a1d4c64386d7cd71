import { describe, expect, it } from 'vitest';
import type { Heard } from '$page';
import { laid, laidTaken, rowsOf, tricks } from './trick';
import type { Event, Phase } from './types';

const hear = (...events: Event[]): Heard[] =>
  events.map((event, n) => ({ n: n + 1, event, text: { id: '', args: {} } }));
const gap = (first: string, second: string): Phase => ({
  type: 'gap',
  seat: 0,
  last: 1,
  limits: [first, second],
});

const START: Event[] = [
  { type: 'limit', seat: 0, card: '46', limit: 'first' },
  { type: 'limit', seat: 1, card: '31', limit: 'second' },
];

describe('a trick on the table', () => {
  it('belongs to the round it was played in, also after the next one is announced', () => {
    const heard = hear({ type: 'dealt', round: 3, seat: 0 }, ...START, {
      type: 'trick',
      seat: 1,
      markers: 2,
    });
    expect(tricks(heard)[0]?.round).toBe(3);
  });

  it('has no limits before the first card', () => {
    const empty = laid({ phase: { type: 'lead', seat: 0 }, trick: [] }, []);
    expect(empty).toEqual({ stacks: [], lane: [], top: null, last: null });
  });

  it('shows the lower limit first, whoever played it', () => {
    const { stacks } = laid({ phase: gap('46', '31'), trick: ['46', '31'] }, hear(...START));
    expect(stacks.map(({ card, limit }) => [card, limit])).toEqual([
      ['31', 'second'],
      ['46', 'first'],
    ]);
  });

  it('keeps the last card of the gap apart from those before it', () => {
    const heard = hear(...START, { type: 'gap', seat: 2, card: '40' }, { type: 'gap', seat: 0, card: '33' });
    const shown = laid({ phase: gap('46', '31'), trick: ['46', '31', '40', '33'] }, heard);
    expect(shown.lane).toEqual(['40']);
    expect(shown.top).toBe('33');
  });

  it('puts covered limits below the five, and nothing on top of the gap then', () => {
    const heard = hear(
      ...START,
      { type: 'gap', seat: 2, card: '40' },
      { type: 'on_limit', seat: 0, card: '35', limit: 'second', covered: '31' },
    );
    const shown = laid({ phase: gap('46', '35'), trick: ['46', '31', '40', '35'] }, heard);
    expect(shown.stacks[0]).toEqual({ limit: 'second', card: '35', covered: ['31'] });
    expect(shown).toMatchObject({ lane: ['40'], top: null, last: '35' });
  });

  it('turns the limits round when 55 widens the gap', () => {
    const heard = hear(...START, { type: 'on_limit', seat: 2, card: '55', limit: 'second', covered: '31' });
    const shown = laid({ phase: gap('46', '55'), trick: ['46', '31', '55'] }, heard);
    expect(shown.stacks.map(({ card }) => card)).toEqual(['46', '55']);
  });

  it('keeps several covered cards in order', () => {
    const heard = hear(
      ...START,
      { type: 'on_limit', seat: 2, card: '45', limit: 'first', covered: '46' },
      { type: 'on_limit', seat: 0, card: '35', limit: 'first', covered: '45' },
    );
    const shown = laid({ phase: gap('35', '31'), trick: ['46', '31', '45', '35'] }, heard);
    expect(shown.stacks[1]?.covered).toEqual(['46', '45']);
  });

  it('is right about the first two cards also when nothing was heard', () => {
    const shown = laid({ phase: gap('46', '35'), trick: ['46', '31', '40', '35'] }, []);
    expect(shown.stacks[0]?.covered).toEqual(['31']);
    expect(shown.lane).toEqual(['40']);
  });
});

describe('tricks', () => {
  const heard = hear(
    ...START,
    { type: 'on_limit', seat: 2, card: '35', limit: 'second', covered: '31' },
    { type: 'passed', seat: 0 },
    { type: 'passed', seat: 1 },
    { type: 'trick', seat: 2, markers: 1 },
    { type: 'limit', seat: 2, card: '10', limit: 'first' },
  );

  it('are those that were taken and the one under way', () => {
    const [taken, open] = tricks(heard);
    expect(taken).toMatchObject({ n: 6, winner: 2, markers: 1 });
    expect(taken?.plays.map(({ card }) => card)).toEqual(['46', '31', '35']);
    expect(open).toEqual({ plays: [{ seat: 2, card: '10', limit: 'first' }] });
  });

  it('lie as they lay when they were taken', () => {
    const [taken] = tricks(heard);
    const shown = laidTaken(taken ?? { plays: [] });
    expect(shown.stacks.map(({ card }) => card)).toEqual(['35', '46']);
    expect(shown.last).toBe('35');
  });

  it('can be a single card that nobody followed', () => {
    const shown = laidTaken({ plays: [{ seat: 0, card: '12', limit: 'first' }], winner: 0, markers: 1 });
    expect(shown.stacks.map(({ card }) => card)).toEqual(['12']);
  });
});

describe('rows', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => String(n));

  it('are one for few cards and three at most, with no card lost', () => {
    expect(rowsOf([])).toEqual([[]]);
    expect(rowsOf(many(8)).map((row) => row.length)).toEqual([8]);
    expect(rowsOf(many(9)).map((row) => row.length)).toEqual([5, 4]);
    expect(rowsOf(many(40)).flat()).toEqual(many(40));
    expect(rowsOf(many(40))).toHaveLength(3);
  });
});
