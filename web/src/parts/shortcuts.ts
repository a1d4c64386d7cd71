// Keys at a table: which of them open a panel, and which key presses are meant for the table at all.
import { settings } from '../settings.svelte';
import type { PanelName } from './Panels.svelte';

export const PANEL_KEYS: Record<string, PanelName> = {
  l: 'log',
  c: 'chat',
  r: 'rules',
  s: 'score',
  '?': 'keys',
};

/** Whether a key press is for the table, and not for a field, a dialog, a button or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return false;
  // Enter and Space belong to whatever has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && target.closest('button, a')) return false;
  return settings.shortcuts || event.key.length > 1;
}
