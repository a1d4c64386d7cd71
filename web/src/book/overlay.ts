// What was written on this device and has not come back from the server yet, laid over what the server told. The server folds the
// whole book; this shows only one's own latest entries, until they are there.
import type { BookView, CellView, SheetView, What } from './types';

/** An entry of this device. */
export interface OwnEntry {
  device: string;
  n: number;
  at: number;
  what: What;
}

/** The id of an entry. */
export const idOf = (entry: Pick<OwnEntry, 'device' | 'n'>): string => `${entry.device}-${entry.n}`;

/** The book as it will be once these entries are in it. */
export function overlay(view: BookView, entries: OwnEntry[]): BookView {
  return entries.reduce(laid, view);
}

function laid(view: BookView, entry: OwnEntry): BookView {
  const { what, at } = entry;
  if ('group' in what) return { ...view, name: what.group.name };
  if ('claim' in what) return { ...view, me: what.claim.member };
  if ('member' in what) {
    const { member, name } = what.member;
    const known = view.members.some(({ id }) => id === member);
    const members = known
      ? view.members.map((one) => (one.id === member ? { ...one, name } : one))
      : [...view.members, { id: member, name, removed: false, claimed: false, merged: [] }];
    return { ...view, members };
  }
  if ('remove' in what) {
    const { member, removed } = what.remove;
    return { ...view, members: view.members.map((one) => (one.id === member ? { ...one, removed } : one)) };
  }
  if ('sheet' in what) {
    if (view.sheets.some(({ id }) => id === idOf(entry))) return view;
    const { title, target, rounds, points, closed, online, ...rest } = what.sheet;
    const cells = (points ?? []).flatMap((row, n) =>
      row.flatMap((value, player) => (value === null ? [] : [cellOf(n + 1, player, value, entry, view.me)])),
    );
    const sheet: SheetView = {
      ...rest,
      id: idOf(entry),
      title: title ?? '',
      target: target ?? null,
      rounds: rounds ?? null,
      opened_at: at,
      closed: closed ?? false,
      disputed: false,
      online: online ?? null,
      photo: null,
      cells,
    };
    return { ...view, sheets: [sheet, ...view.sheets] };
  }
  if ('cell' in what) return withSheet(view, what.cell.sheet, (sheet) => withCell(sheet, entry, view.me));
  if ('close' in what) {
    const { closed } = what.close;
    return withSheet(view, what.close.sheet, (sheet) => ({ ...sheet, closed }));
  }
  if ('discard' in what && what.discard.discarded)
    return { ...view, sheets: view.sheets.filter(({ id }) => id !== what.discard.sheet) };
  // Everything else is folded by the server and looked at with it.
  return view;
}

function withSheet(view: BookView, id: string, change: (sheet: SheetView) => SheetView): BookView {
  return { ...view, sheets: view.sheets.map((sheet) => (sheet.id === id ? change(sheet) : sheet)) };
}

function cellOf(
  round: number,
  player: number,
  value: number | null,
  entry: OwnEntry,
  by: string | null,
): CellView {
  const how = 'cell' in entry.what ? (entry.what.cell.how ?? null) : null;
  return { round, player, value, how, heads: [idOf(entry)], choices: [], before: [], by, at: entry.at };
}

function withCell(sheet: SheetView, entry: OwnEntry, by: string | null): SheetView {
  if (!('cell' in entry.what)) return sheet;
  const { round, player, value } = entry.what.cell;
  const known = sheet.cells.find((cell) => cell.round === round && cell.player === player);
  // The server has it already.
  if (known?.heads.includes(idOf(entry))) return sheet;
  const cell = cellOf(round, player, value, entry, by);
  const before = known ? [...known.before, { value: known.value, by: known.by, at: known.at }] : [];
  const others = sheet.cells.filter((other) => other !== known);
  const cells = [...others, { ...cell, before }];
  return { ...sheet, cells, disputed: cells.some(({ choices }) => choices.length > 0) };
}
