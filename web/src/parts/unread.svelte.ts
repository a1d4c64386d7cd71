// What was said and not read yet: a chat that is closed must not be a chat that nobody hears.
import { untrack } from 'svelte';

let said = $state(0);
let read = $state(0);
let readers = $state(0);

/** How many lines have come that nobody has looked at. */
export const unread = (): number => Math.max(0, said - read);

/** Whether somebody looks at the chat just now. */
export const isReading = (): boolean => readers > 0;

/** So many lines were said at this table; those that were there on arrival count as read. */
export function saidSoFar(lines: number, isNew: boolean): void {
  said = lines;
  if (isNew) read = lines;
}

/** The chat is on the screen with so many lines. Returns what to do when it is closed. */
export function readChat(lines: number): () => void {
  untrack(() => {
    read = Math.max(read, lines);
    said = Math.max(said, lines);
    readers += 1;
  });
  return () => untrack(() => (readers -= 1));
}
