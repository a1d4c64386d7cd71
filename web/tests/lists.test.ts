// My tables: the newest, and those that go soon.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { myTables } from '../src/api';
import { goesSoon } from '../src/goes';

const DAY = 24 * 3600 * 1000;

afterEach(() => vi.unstubAllGlobals());

/** A server with so many tables of mine, numbered from 1, of which the first few go in five days and the others in a year. */
function server(count: number, soon: number): string[] {
  const asked: string[] = [];
  const tables = Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    goes_at: Date.now() + (n < soon ? 5 : 365) * DAY,
  })).reverse();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const before = Number(new URL(path, 'http://here').searchParams.get('before') ?? Infinity);
    const page = tables.filter((table) => table.number < before).slice(0, 50);
    return Promise.resolve(new Response(JSON.stringify({ tables: page })));
  });
  return asked;
}

describe('my tables', () => {
  it('have those that go soon among them, however many came after', async () => {
    server(130, 7);
    const numbers = (await myTables('over')).map((table) => table.number);
    expect(numbers.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, n) => 130 - n));
    expect(numbers.slice(50)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('are asked for once where there are few', async () => {
    const asked = server(12, 12);
    expect(await myTables('over')).toHaveLength(12);
    expect(asked).toEqual(['/api/me/tables?status=over']);
  });

  it('go soon in the last month', () => {
    expect(goesSoon(undefined, 0)).toBe(false);
    expect(goesSoon(29 * DAY, 0)).toBe(true);
    expect(goesSoon(31 * DAY, 0)).toBe(false);
  });
});
