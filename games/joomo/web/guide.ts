// A first game, step by step: each is told when it first matters.
import { t, touching, type Offered, type Step } from '$page';
import { kindsOf } from './cards';
import type { Public } from './types';

interface Seen {
  public: Public;
  offers: Offered[];
  hand: string[];
  isMine: boolean;
  target: number;
}

export function guide({ public: seen, offers, hand, isMine, target }: Seen): Step[] {
  const { phase } = seen;
  const inGap = isMine && phase.type === 'gap';
  const playable = hand.filter((card) => touching(offers, card).length > 0);
  const limits = phase.type === 'gap' ? [...phase.limits].sort() : [];
  const outside = (card: string) => card < (limits[0] ?? '') || card > (limits[1] ?? '');
  const isDealt = phase.type === 'lead' || phase.type === 'second' || phase.type === 'gap';
  return [
    { id: 'welcome', text: t('joomo-guide-welcome', { target }), when: isDealt },
    { id: 'lead', text: t('joomo-guide-lead'), when: isMine && phase.type === 'lead' },
    { id: 'second', text: t('joomo-guide-second'), when: isMine && phase.type === 'second' },
    { id: 'gap', text: t('joomo-guide-gap'), when: inGap },
    {
      id: 'double',
      text: t('joomo-guide-double'),
      when: inGap && playable.some((card) => kindsOf(card).includes('double') && outside(card)),
    },
    {
      id: 'five',
      text: t('joomo-guide-five'),
      when: inGap && playable.some((card) => touching(offers, card).length > 1),
    },
    {
      id: 'ten',
      text: t('joomo-guide-ten'),
      when: isMine && hand.some((card) => kindsOf(card).includes('ten')),
    },
    { id: 'joomo', text: t('joomo-guide-joomo'), when: isDealt && seen.hand_sizes.some((size) => size <= 3) },
  ];
}
