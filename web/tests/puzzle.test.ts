// Puzzles, own mistakes, and what many reviewed games come to.
import { beforeEach, describe, expect, it } from 'vitest';
import { keepReview, keptReviews, overTime, type KeptReview } from '../src/review/kept';
import { mistake, ofDay, verdict, type Task } from '../src/review/puzzle';
import type { Decision, Report } from '../src/review/types';

const move = (action: string, chance: number) => ({ action, chance, error: 0, points: null, worlds: 100 });
const task: Task = {
  id: 'x',
  record: { game: 'joomo', seats: 3, actions: ['~ dealer 0'] },
  seat: 1,
  best: 'play 37',
  made: 'pass',
  moves: [move('play 37', 0.4), move('play 38', 0.395), move('pass', 0.3), move('play 2', 0.2)],
  why: [],
};

describe('a puzzle', () => {
  it('knows the best move, one as good, the one that was made, and the rest', () => {
    expect(['play 37', 'play 38', 'pass', 'play 2', 'play 55'].map((one) => verdict(task, one))).toEqual([
      'best',
      'good',
      'same',
      'worse',
      'worse',
    ]);
  });

  it('is another one every day, and each has its turn', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ofDay(day, 3));
    expect(new Set(days.slice(0, 3)).size).toBe(3);
    expect(days[3]).toBe(days[0]);
    expect(ofDay('nonsense', 3)).toBe(0);
    expect(ofDay('2026-12-01', 0)).toBe(0);
  });

  it('made of a mistake breaks off before it', () => {
    const record = { game: 'joomo', seats: 3, actions: ['a', 'b', 'c', 'd'] };
    const decision = { n: 2, seat: 1, best: 'x', played: 'c', moves: [], why: ['Because.'] };
    const made = mistake(record, decision as unknown as Decision);
    expect(made.record.actions).toEqual(['a', 'b']);
    expect([made.best, made.made, made.why]).toEqual(['x', 'c', ['Because.']]);
    expect(record.actions).toHaveLength(4);
  });
});

describe('reviewed games', () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => shelf.get(key) ?? null,
        setItem: (key: string, value: string) => void shelf.set(key, value),
      },
    });
  });

  const report = (error: number): Report =>
    ({
      game: 'joomo',
      seats: 2,
      is_finished: true,
      players: [
        {
          decisions: 10,
          error,
          luck: 0.25,
          play: 0,
          strength: null,
          kinds: [{ kind: 'lead', decisions: 10, error }],
        },
      ],
    }) as unknown as Report;

  it('are kept once each, and only when they are over', () => {
    keepReview('A-1', 0, report(0.02), 5);
    keepReview('A-1', 0, report(0.04), 6);
    keepReview('A-2', 0, { ...report(0.04), is_finished: false }, 7);
    keepReview('A-3', 3, report(0.04), 8);
    expect(keptReviews().map(({ place, error, at }) => [place, error, at])).toEqual([['A-1', 0.02, 5]]);
    shelf.set('vierblatt-reviews', 'nonsense');
    expect(keptReviews()).toEqual([]);
  });

  it('say what improved, by game and by kind of decision', () => {
    [0.04, 0.04, 0.02, 0.02].forEach((error, n) => keepReview(`A-${n}`, 0, report(error), n));
    const [sum] = overTime(keptReviews());
    expect(sum?.error).toBeCloseTo(0.03);
    expect(sum?.luck).toBeCloseTo(1);
    expect(sum?.halves?.[0]).toBeCloseTo(0.04);
    expect(sum?.kinds[0]?.halves?.[1]).toBeCloseTo(0.02);
    expect(overTime(keptReviews().slice(0, 3))[0]?.halves).toBeNull();
    expect(overTime([] as KeptReview[])).toEqual([]);
  });
});
