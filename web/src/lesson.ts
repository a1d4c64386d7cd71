// The first game of each game: a prepared deal, shown by a real table step by step (`games/<id>/web/lesson.json`, written from the rules in Rust).
// What is said is in the game's texts: `<game>-lesson-<name>`.
import type { GameView, Heard, Offered, TableView } from './protocol';

/** How it stands after an action. */
export interface LessonStep {
  /** The number of the entry of the log that it was. */
  n: number;
  heard: Heard[];
  game: GameView;
  /** What is said now. */
  says: string | null;
  /** What is done next, as records write it; nothing at the end. */
  next: string | null;
}

export interface Lesson {
  table: TableView;
  steps: LessonStep[];
}

/** The learner's seat. */
export const LEARNER = 0;

const files = import.meta.glob<Lesson>('../../games/*/web/lesson.json', { import: 'default' });

/** The games that can be learned by playing. */
export const lessons = (): string[] => Object.keys(files).map((path) => path.split('/').at(-3) ?? '');

export const hasLesson = (game: string): boolean => `../../games/${game}/web/lesson.json` in files;

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await files[`../../games/${game}/web/lesson.json`]?.()) ?? null;
}

/** The first step that the learner sees: the cards are dealt. */
export function firstStep({ steps }: Lesson): number {
  return Math.max(
    0,
    steps.findIndex(({ says }) => says !== null),
  );
}

/** Whose next action it is: a seat, or none for chance and the end. */
export function nextSeat({ next }: LessonStep): number | null {
  const seat = Number(next?.split(' ')[0]);
  return next && Number.isInteger(seat) ? seat : null;
}

/** What is expected of the learner at a step; nothing while others act. Where nobody explains anything, the lesson throws nothing for them. */
export function expected(step: LessonStep): string | null {
  if (!step.next || nextSeat(step) !== LEARNER) return null;
  const action = step.next.slice(step.next.indexOf(' ') + 1);
  return step.says === null && step.game.race ? null : action;
}

/** Whether two actions are the same: combinations may be named in any order. */
export function isSame(one: string, other: string): boolean {
  const tidy = (action: string) => {
    const [verb = '', ...cards] = action.split(' ');
    if (verb !== 'lay') return action;
    const groups = cards.join(' ').split(' / ');
    return groups
      .map((group) => group.split(' ').sort().join(' '))
      .sort()
      .join(' / ');
  };
  return tidy(one) === tidy(other);
}

/** What the learner did in a race: the first card thrown, or that nothing was. */
export const claimed = (actions: string[]): string => actions[0] ?? 'no';

/** A step at which only one action is left, so that nothing else lights up. Lays stay in `more`, where boards look for them. */
export function narrowed(game: GameView, action: string): GameView {
  const only = (actions: string[] = []) => actions.filter((one) => one === action);
  return { ...game, legal: only(game.legal), more: only(game.more) };
}

/** What lights up for an action, from what is offered. */
export function pointedAt(action: string, offers: Offered[]): Offered | null {
  return offers.find((offer) => isSame(offer.action, action)) ?? null;
}
