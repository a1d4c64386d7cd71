// Short messages that pass: a refusal with its rule, a copied link.
import { untrack } from 'svelte';
import { announce } from './live.svelte';

export interface Toast {
  id: number;
  text: string;
  /** The rule it cites, with the game it belongs to. */
  rule: { game: string; id: string } | null;
}

const SHOWN = 5000;

let toasts: Toast[] = $state([]);
let last = 0;

export const shownToasts = (): Toast[] => toasts;

/** Shows a message for a while. The newest replaces one that says the same. */
export function toast(text: string, rule: Toast['rule'] = null): void {
  const id = ++last;
  toasts = [
    ...untrack(() => toasts)
      .filter((other) => other.text !== text)
      .slice(-1),
    { id, text, rule },
  ];
  announce(text);
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
