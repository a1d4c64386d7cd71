// What a screen reader is told in passing. Several things at once are read one after the other.
import { untrack } from 'svelte';

/** Each with a number of its own, so that what was said is not said again when older lines go. */
export interface Line {
  id: number;
  text: string;
}

let lines: Line[] = $state.raw([]);
let last = 0;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says something to those who listen. */
export function announce(text: string): void {
  // Called from effects, which must not follow what they say.
  lines = [...untrack(() => lines).slice(-5), { id: ++last, text }];
  clearTimeout(clearing);
  // Long enough to be read, short enough not to be found later.
  clearing = setTimeout(() => (lines = []), 8000);
}

export const announced = (): Line[] => lines;
