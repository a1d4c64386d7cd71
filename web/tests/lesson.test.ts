// The first game of each game: what it expects of the learner, and that it can be done with what the board offers.
import { describe, expect, it } from 'vitest';
import {
  LEARNER,
  claimed,
  expected,
  firstStep,
  isSame,
  lessons,
  loadLesson,
  narrowed,
  nextSeat,
  pointedAt,
} from '../src/lesson';
import { offered } from '../src/offers';

describe.each(lessons())('the lesson of %s', (game) => {
  it('asks for legal moves of the learner only, with words for each', async () => {
    const lesson = await loadLesson(game);
    if (!lesson) throw new Error('no lesson');
    let moves = 0;
    for (const step of lesson.steps.slice(firstStep(lesson))) {
      const wanted = expected(step);
      if (wanted === null) continue;
      moves += 1;
      expect(nextSeat(step)).toBe(LEARNER);
      expect(step.says, `nothing is said before ${wanted}`).not.toBeNull();
      expect(step.game.turn).toContain(LEARNER);
      // Combinations are not listed one by one.
      if (!wanted.startsWith('lay')) expect(step.game.legal).toContain(wanted);
      else expect(step.game.can_lay).toBe(true);
    }
    expect(moves).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.at(-1)).toMatchObject({ says: 'end', next: null });
  });

  it('leaves only the right move after a wrong one, listed where it was', async () => {
    const lesson = await loadLesson(game);
    for (const step of lesson?.steps ?? []) {
      const wanted = expected(step);
      if (wanted === null) continue;
      const right = pointedAt(wanted, offered(step.game));
      if (!right) throw new Error(`nothing lights up for ${wanted}`);
      const { legal, more } = narrowed(step.game, right.action);
      expect([...legal, ...(more ?? [])]).toEqual([right.action]);
      expect(legal.length).toBe(step.game.legal.includes(right.action) ? 1 : 0);
    }
  });
});

describe('a move', () => {
  it('is the same with its combinations in any order', () => {
    expect(isSame('lay 7h 7s 7d / 3d 4d 5d', 'lay 5d 4d 3d / 7d 7h 7s')).toBe(true);
    expect(isSame('lay 7h 7s 7d', 'lay 7h 7s 8d')).toBe(false);
    expect(isSame('15 on 1', '15 on 2')).toBe(false);
  });
  it('in a race is the first card thrown, or none', () => {
    expect(claimed(['snap 3', 'snap 1'])).toBe('snap 3');
    expect(claimed([])).toBe('no');
  });
});
