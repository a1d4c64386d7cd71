// What is asked of whom, in words: for the player whose turn it is, for the others, and for those who watch.
import { t } from '$page';
import { kindsOf } from './cards';
import { ways } from './legal';
import type { Public } from './types';

export interface Asked {
  public: Public;
  turn: number[];
  legal: string[];
  /** My seat; none for those who watch. */
  seat: number | null;
  /** A card of mine that may go to several places. */
  chosen: string | null;
  name(seat: number): string;
}

export function prompt(asked: Asked): string {
  const { phase } = asked.public;
  const isMine = asked.seat !== null && asked.turn.includes(asked.seat);
  if (phase.type === 'dealer' || phase.type === 'deal') return t('joomo-prompt-deal');
  if (phase.type === 'over') return over(asked);
  if (phase.type === 'tie') {
    if (isMine) return t('joomo-prompt-tie');
    return t('joomo-prompt-tie-others', { who: phase.asked.map(asked.name).join(', ') });
  }
  return isMine ? mine(asked) : others(asked, phase.seat);
}

function mine({ public: { phase }, legal, chosen }: Asked): string {
  if (chosen) return t('joomo-prompt-where', { card: chosen });
  const mayPass = legal.includes('pass');
  if (phase.type === 'second') {
    const { limit } = phase;
    return mayPass ? t('joomo-prompt-second-pass', { limit }) : t('joomo-prompt-second', { limit });
  }
  if (phase.type !== 'gap') return t('joomo-prompt-lead');
  const [low = '', high = ''] = [...phase.limits].sort();
  const cards = [...ways(legal).keys()];
  const between = cards.some((card) => card > low && card < high);
  if (!cards.length) return t('joomo-prompt-only-pass', { low, high });
  if (Number(high) - Number(low) === 1) return t('joomo-prompt-no-gap', { low, high });
  if (!between && cards.every((card) => kindsOf(card).includes('double')))
    return t('joomo-prompt-doubles', { low, high });
  return t('joomo-prompt-gap', { low, high });
}

function others({ public: { phase, passed, hand_sizes }, seat, name }: Asked, turn: number): string {
  const who = name(turn);
  if (phase.type === 'lead') return t('joomo-prompt-lead-other', { who });
  if (phase.type === 'second') return t('joomo-prompt-second-other', { who });
  if (seat !== null && hand_sizes[seat] === 0) return t('joomo-prompt-out', { who });
  if (seat !== null && passed.includes(seat)) return t('joomo-prompt-passed', { who });
  if (phase.type !== 'gap') return who;
  const [low = '', high = ''] = [...phase.limits].sort();
  return t('joomo-prompt-gap-other', { who, low, high });
}

function over({ public: { totals }, seat, name }: Asked): string {
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, at) => (total === most ? [at] : []));
  if (winners.length > 1) return t('joomo-prompt-shared', { who: winners.map(name).join(', ') });
  if (winners[0] === seat) return t('joomo-prompt-won');
  return t('joomo-prompt-won-other', { who: name(winners[0] ?? 0) });
}
