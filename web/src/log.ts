// The log as it is read: by round, the newest round first, what happened in it from top to bottom newest first.
import type { BoardModule } from './board';
import type { Heard, TableView } from './protocol';

export interface LogRound {
  /** From 1; 0 for what came before the first deal. */
  round: number;
  /** The newest first. */
  lines: Heard[];
}

/** Whether a round begins with it: every game deals. */
const DEALS = ['deal', 'dealt'];
export const isDeal = ({ event, secret }: Heard) =>
  !secret && DEALS.includes((event as { type?: string } | null)?.type ?? '');

/** What was heard by round; the newest round first. */
export function byRound(heard: Heard[], module: BoardModule, table: TableView): LogRound[] {
  const rounds: LogRound[] = [{ round: 0, lines: [] }];
  for (const line of heard) {
    if (isDeal(line)) rounds.unshift({ round: (rounds[0]?.round ?? 0) + 1, lines: [] });
    if (module.keeps?.(line, table) ?? true) rounds[0]?.lines.unshift(line);
  }
  return rounds.filter(({ lines }) => lines.length > 0);
}
