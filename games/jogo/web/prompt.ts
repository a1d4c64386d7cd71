// What is asked of the player now, in words.
import { t } from '$page';
import type { Moves } from './moves';
import type { Event, Public } from './types';
import { either, sentence } from './words';

export interface Asked {
  view: Public;
  moves: Moves;
  /** Who acts; none before the deal and after the end. */
  turn: number | undefined;
  isMine: boolean;
  /** The card that is chosen, in words, and the piles it can go on. */
  chosen: { name: string; piles: number[] } | null;
}

export function prompt(asked: Asked, name: (seat: number) => string): string {
  const { view, moves, turn, isMine } = asked;
  if (view.phase === 'start' || view.phase === 'deal') return t('jogo-prompt-deal');
  if (turn === undefined) return t('jogo-prompt-over');
  if (!isMine)
    return t(view.may_end ? 'jogo-prompt-other-extra' : 'jogo-prompt-other', { seat: { seat: turn } }, name);
  return asked.chosen ? where(asked.chosen) : (what(view, moves) ?? t('jogo-prompt-lay'));
}

function where({ name: card, piles }: { name: string; piles: number[] }): string {
  if (piles.length === 0) return sentence(t('jogo-prompt-nowhere', { card }));
  return sentence(t('jogo-prompt-where', { card, piles: either(piles) }));
}

function what(view: Public, moves: Moves): string | null {
  if (moves.takes.length) return view.draw ? t('jogo-prompt-take-two') : t('jogo-prompt-take-own');
  if (moves.passes) return view.draw ? t('jogo-prompt-draw') : t('jogo-prompt-nothing');
  if (view.phase === 'found') return view.may_end ? t('jogo-prompt-found-extra') : t('jogo-prompt-found');
  return view.may_end ? t('jogo-prompt-extra') : null;
}

/** What is worth telling of what happened last, most telling first. */
const TELLING: Event['type'][] = [
  'won',
  'stuck',
  'skipped',
  'owes_skip',
  'drew',
  'reversed',
  'pile_out',
  'passed',
  'extra_turn',
  'ended',
  'laid',
  'started',
];

/** Of all that was heard last, the one thing to show. */
export function mostTelling<T extends { event: unknown; secret?: boolean }>(heard: T[]): T | undefined {
  const type = (one: T) => TELLING.indexOf((one.event as Event).type);
  const told = heard.filter((one) => !one.secret && type(one) >= 0);
  return told.sort((a, b) => type(a) - type(b))[0];
}
