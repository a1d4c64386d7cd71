// The title of the tab: what the screen says, and before it what must not be missed.
import { untrack } from 'svelte';

let screen = $state('');
let urgent: string[] = $state([]);

/** Names the screen. */
export function entitle(title: string): void {
  screen = title;
}

/** Puts something first until it is taken back. */
export function titled(what: string): () => void {
  // Called from effects, which must not follow the title they set.
  untrack(() => (urgent = [...urgent, what]));
  return () => (urgent = urgent.filter((other) => other !== what));
}

/** The whole title. */
export const title = (): string => [...urgent, screen, 'Vierblatt'].filter(Boolean).join(' · ');
