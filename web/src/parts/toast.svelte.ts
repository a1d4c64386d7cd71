// Short messages that pass: a refusal with its rule, a copied link.
import { untrack } from 'svelte';
import { announce } from './live.svelte';

export interface Toast {
  id: number;
  text: string;
  /** The rule it cites, with the game it belongs to. */
  rule: { game: string; id: string } | null;
  /** What it is about; null for what stands alone. */
  kind: string | null;
}

const SHOWN = 5000;

let toasts: Toast[] = $state([]);
let last = 0;

export const shownToasts = (): Toast[] => toasts;

/** Shows a message for a while. The newest replaces one that says the same, or is of the same kind. */
export function toast(text: string, rule: Toast['rule'] = null, kind: Toast['kind'] = null): void {
  const id = ++last;
  toasts = [
    ...untrack(() => toasts)
      .filter((other) => other.text !== text && (kind === null || other.kind !== kind))
      .slice(-1),
    { id, text, rule, kind },
  ];
  announce(text);
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}
