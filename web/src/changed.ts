// What the host changed before the game, in words, so that everybody hears of it.
import type { Known } from './connection';
import { clockName, optionText } from './options';
import type { TableView } from './protocol';
import { t } from './text.svelte';

/** What is different now, as a list: the seats, each option, the clock, anything else. */
export function differences(before: TableView, now: TableView): string[] {
  const said: string[] = [];
  if (before.seats.length !== now.seats.length) said.push(t('changed-seats', { count: now.seats.length }));
  for (const [name, value] of Object.entries(now.options)) {
    if (before.options[name] === value) continue;
    const word = typeof value === 'string' ? optionText(now.game, name, value) : value;
    said.push(t('option-is', { option: optionText(now.game, name), value: word }));
  }
  const { clock, ...rest } = now.settings;
  const { clock: clockBefore, ...restBefore } = before.settings;
  if (JSON.stringify(clock) !== JSON.stringify(clockBefore))
    said.push(t('option-is', { option: t('new-clock'), value: t(`new-clock-${clockName(clock)}`) }));
  if (JSON.stringify(rest) !== JSON.stringify(restBefore)) said.push(t('changed-settings'));
  return said;
}

/** What somebody is told who did not change it: what changed, and what became of their seat. */
export function changedTexts(before: Known, now: Known): string[] {
  if (before.table.status !== 'lobby' || now.table.status !== 'lobby') return [];
  const said: string[] = [];
  const what = differences(before.table, now.table);
  if (what.length && !now.you.host) said.push(t('changed', { what: what.join(' · ') }));
  const [was, is] = [before.you.seat, now.you.seat];
  const isOtherCount = before.table.seats.length !== now.table.seats.length;
  if (was !== null && is !== null && was !== is && isOtherCount)
    said.push(t('changed-moved', { seat: is + 1 }));
  return said;
}
