// What the page makes of what it hears at a table.
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardModule } from '../src/board';
import { renamed, standing, type Known } from '../src/connection';
import { forced } from '../src/forced';
import { byRound } from '../src/log';
import { botCounts, keepBots, lastBots, tableFor } from '../src/playnow';
import { isReading, readChat, saidSoFar, unread } from '../src/parts/unread.svelte';
import type { ChatLine, GameView, Heard, TableView } from '../src/protocol';

const heard = (n: number, type = 'played', secret = false): Heard =>
  ({ n, event: { type }, text: { id: 'x' }, secret }) as Heard;
const person = (name: string) => ({ occupant: { type: 'person', name, present: true, substituted: false } });
const table = (...names: string[]) =>
  ({ status: 'playing', game_number: 1, seats: names.map(person) }) as unknown as TableView;

describe('what was taken back', () => {
  it('is as if it had never been heard', () => {
    const all = [heard(3), heard(4), heard(5), heard(7)];
    expect(standing(all, { taken_back: [[3, 6]] } as unknown as GameView).map(({ n }) => n)).toEqual([3, 7]);
  });
  it('leaves everything as it is where there is nothing of it', () => {
    const all = [heard(3)];
    expect(standing(all, null)).toBe(all);
    expect(standing(all, { taken_back: [[5, 6]] } as unknown as GameView)).toBe(all);
  });
});

describe('chat', () => {
  const line = (seat: number | null, name: string): ChatLine => ({ seat, name, text: 'hi', at: 0 });
  it('goes by a new name where the same person sits', () => {
    const chat = [line(0, 'Anna'), line(1, 'Ben'), line(null, 'Ben'), line(1, 'Cleo')];
    const after = renamed(chat, table('Anna', 'Ben'), table('Anna', 'Benjamin'));
    expect(after.map(({ name }) => name)).toEqual(['Anna', 'Benjamin', 'Ben', 'Cleo']);
    expect(renamed(chat, table('Anna', 'Ben'), table('Anna', 'Ben'))).toBe(chat);
  });
  it('that is closed counts what nobody has read', () => {
    saidSoFar(3, true);
    expect(unread()).toBe(0);
    saidSoFar(5, false);
    expect([unread(), isReading()]).toEqual([2, false]);
    const close = readChat(5);
    expect([unread(), isReading()]).toEqual([0, true]);
    close();
    expect(isReading()).toBe(false);
  });
});

describe('what the table did for me', () => {
  const known = (n: number, turn: number[], legal: string[], status = 'playing'): Known =>
    ({
      n,
      you: { seat: 0, host: true },
      table: { ...table('Anna', 'Ben'), status },
      game: { turn, legal, prompt: { id: 'only-pass' } },
    }) as unknown as Known;
  const before = known(4, [0], ['pass']);
  it('is told with what was asked', () => {
    expect(forced(before, known(5, [1], []), null)).toEqual({ id: 'only-pass' });
  });
  it.each([
    ['I did it myself', before, known(5, [1], []), 4],
    ['there was a choice', known(4, [0], ['12', 'pass']), known(5, [1], []), null],
    ['it is still my turn', before, known(5, [0], ['12']), null],
    ['nothing has happened', before, known(4, [0], ['pass']), null],
    ['the game is over', before, known(5, [], [], 'over'), null],
    ['nothing was known before', null, known(5, [1], []), null],
  ] as const)('is not told where %s', (_, was, now, acted) => {
    expect(forced(was, now, acted)).toBeNull();
  });
});

describe('the log', () => {
  const module = {
    keeps: ({ event }: Heard) => (event as { type: string }).type !== 'dull',
  } as unknown as BoardModule;
  it('is read by round, the newest first, without what is not kept', () => {
    const all = [
      heard(1, 'dealer'),
      heard(2, 'dealt'),
      heard(3),
      heard(4, 'dull'),
      heard(5, 'deal'),
      heard(6),
    ];
    const rounds = byRound(all, module, table('Anna'));
    expect(rounds.map(({ round, lines }) => [round, lines.map(({ n }) => n)])).toEqual([
      [2, [6, 5]],
      [1, [3, 2]],
      [0, [1]],
    ]);
  });
});

describe('play now', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });
  it('has two friendly bots the first time, and as many as the last time from then on', () => {
    expect(lastBots('joomo', [2, 6])).toEqual({ count: 2, level: 2 });
    keepBots('joomo', { count: 5, level: 4 });
    expect(lastBots('joomo', [2, 6])).toEqual({ count: 5, level: 4 });
    expect(lastBots('jogo', [2, 4])).toEqual({ count: 2, level: 2 });
  });
  it('never opens a table the game does not have', () => {
    expect(botCounts([1, 7])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(botCounts([3, 6])).toEqual([2, 3, 4, 5]);
    keepBots('komojo', { count: 99, level: 9 });
    expect(lastBots('komojo', [3, 6])).toEqual({ count: 5, level: 2 });
    expect(tableFor('komojo', { count: 5, level: 2 }).seats).toBe(6);
  });
});
