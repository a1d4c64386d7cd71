// What everybody is told when the host changes the table before the game.
import { describe, expect, it, vi } from 'vitest';
import { changedTexts, differences } from '../src/changed';
import type { Known } from '../src/connection';
import { CLOCKS, clockName } from '../src/options';

vi.mock('../src/text.svelte', () => ({
  has: () => false,
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

function known(seats: number, target: number, seat: number | null, host = false): Known {
  const empty = { occupant: { type: 'empty' }, host: false, muted: false };
  const settings = { clock: CLOCKS.none, watch: 'public', pause: 4 };
  const table = {
    game: 'x',
    status: 'lobby',
    seats: Array(seats).fill(empty),
    options: { target },
    settings,
  };
  return { table, you: { seat, host } } as unknown as Known;
}

describe('a change before the game', () => {
  it('names seats, options, the clock and the rest', () => {
    const [before, after] = [known(4, 20, 0).table, known(3, 30, 0).table];
    after.settings = { ...after.settings, clock: CLOCKS.quick as never, pause: 9 };
    expect(differences(before, after)).toEqual([
      'changed-seats 3',
      'option-is target 30',
      'option-is new-clock new-clock-quick',
      'changed-settings',
    ]);
    expect(differences(before, before)).toEqual([]);
  });
  it('is told to everybody but the host, and whoever moved is told where', () => {
    expect(changedTexts(known(4, 20, 3), known(3, 20, 1))).toEqual([
      'changed changed-seats 3',
      'changed-moved 2',
    ]);
    expect(changedTexts(known(4, 20, 0, true), known(3, 20, 0, true))).toEqual([]);
    expect(changedTexts(known(4, 20, 3), known(4, 20, 1))).toEqual([]);
  });
  it('knows the clocks of the form by their values', () => {
    for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
    expect(clockName({ type: 'days', days: 7 })).toBe('other');
  });
});
