// What is asked of the player now: the message to show, for every moment of a game of two to seven.
import type { PublicTable } from './types';

export interface Asked {
  id: string;
  args: Record<string, number | { seat: number }>;
}

export interface Moment {
  view: PublicTable;
  /** The player's seat; none for those who watch. */
  me: number | null;
  canLay: boolean;
  /** How many cards are in the player's hand. */
  cards: number;
}

/** The message's name, and its arguments. */
export function asked({ view, me, canLay, cards }: Moment): Asked {
  const { phase, turn, out, round } = view;
  const seat = { seat: turn ?? 0 };
  const say = (id: string, args: Asked['args'] = {}): Asked => ({ id, args });
  if (phase === 'dealer') return say('koenigs-romme-prompt-dealer');
  if (phase === 'deal') return say('koenigs-romme-prompt-deal', { round });
  if (phase === 'over') return over(view, me);
  if (phase === 'shuffle') return say('koenigs-romme-prompt-shuffle');
  if (turn !== me)
    return say(phase === 'draw' ? 'koenigs-romme-prompt-other-draw' : 'koenigs-romme-prompt-other-play', {
      seat,
    });
  if (phase === 'draw')
    return say(out === null ? 'koenigs-romme-prompt-draw' : 'koenigs-romme-prompt-last-draw');
  if (out === me) return say(cards === 1 ? 'koenigs-romme-prompt-last-card' : 'koenigs-romme-prompt-discard');
  if (out !== null)
    return say(canLay ? 'koenigs-romme-prompt-last-lay' : 'koenigs-romme-prompt-last-discard');
  return say(canLay ? 'koenigs-romme-prompt-out' : 'koenigs-romme-prompt-discard');
}

function over({ totals }: PublicTable, me: number | null): Asked {
  const points = Math.min(...totals);
  const winners = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const [seat = 0] = winners;
  if (winners.length > 1) return { id: 'koenigs-romme-prompt-over-shared', args: { points } };
  if (seat === me) return { id: 'koenigs-romme-prompt-over-won', args: { points } };
  return { id: 'koenigs-romme-prompt-over', args: { seat: { seat }, points } };
}
