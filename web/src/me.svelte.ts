// Who this browser is. Nobody is asked for anything but a name, and has a good one from the start.
import * as api from './api';
import { t } from './text.svelte';

let me: api.Me | null | undefined = $state.raw(undefined);
let suggested: number | null = null;

/** Who is there; null for nobody yet, undefined while that is being asked. */
export const who = (): api.Me | null | undefined => me;

export async function loadMe(): Promise<api.Me | null> {
  me = await api.me();
  return me;
}

/** A friendly name for somebody new, the same until the page is left. */
export function suggestion(): string {
  const names = t('names')
    .split(',')
    .map((name) => name.trim());
  suggested ??= Math.random();
  return names[Math.floor(suggested * names.length)] ?? 'Clover';
}

/** Makes sure there is somebody, by the name that stands there. */
export async function beSomebody(name: string): Promise<api.Me> {
  if (me && (!name.trim() || me.name === name.trim())) return me;
  me = await api.come(name.trim() || suggestion());
  return me;
}

export function become(other: api.Me | null): void {
  me = other;
}
