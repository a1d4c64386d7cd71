// What the page wants to know of the game besides its board.
import type { Heard, Round, TableView } from '$page';
import { isCard } from './cards';
import { scored } from './trace';
import type { Event } from './types';

export { words } from './names';

/** The cards that an argument of a message is. */
export const cards = (_name: string, value: string): string[] => (isCard(value) ? [value] : []);

export const fewestWin = true;

/** Rounds that are over, from what was heard. */
export function rounds(heard: Heard[]): Round[] {
  return scored(heard).map((points, n) => ({ title: String(n + 1), points }));
}

/** Whether it is said aloud: that somebody throws nothing is no news. */
export function speaks({ event, secret }: Heard): boolean {
  return secret === true || (event as Event).type !== 'declined';
}

/** Whether the log keeps it. KM-03: nobody looks again, there neither, unless the table has a memory aid. */
export function keeps(heard: Heard, table: TableView): boolean {
  return speaks(heard) && (!heard.secret || table.settings.memory_aid);
}
