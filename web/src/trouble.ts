// What goes wrong between page and server, in words.
import { Trouble } from './api';
import { toast } from './parts/toast.svelte';
import { has, t } from './text.svelte';

export function troubleText(error: unknown): string {
  const id = error instanceof Trouble ? error.id : 'server-unreachable';
  return has(id) ? t(id) : t('server-unreachable');
}

/** Runs something and says what went wrong. True when nothing did. */
export async function attempt(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    toast(troubleText(error));
    return false;
  }
}
