// What a screen reader is told in passing. Several things at once are read one after the other.
import { untrack } from 'svelte';

let lines: string[] = $state([]);
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Says something to those who listen. */
export function announce(text: string): void {
  // Called from effects, which must not follow what they say.
  lines = [...untrack(() => lines).slice(-5), text];
  clearTimeout(clearing);
  // Long enough to be read, short enough not to be found later.
  clearing = setTimeout(() => (lines = []), 8000);
}

export const announced = (): string[] => lines;
