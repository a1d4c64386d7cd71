// What is said to the player: what is asked now, how long the round lasts, how it ended, what to know first.
import { t, type Step } from '$page';
import { signed } from './cards';
import { cardName, someOf } from './names';
import type { Chosen, Targets } from './targets';
import { takeApart, type Revealed } from './trace';
import type { Card, Public } from './types';

type Naming = (seat: number) => string;

export interface Situation {
  game: Public;
  /** My seat; none for those who only watch. */
  mine: number | null;
  held: Card | null;
  targets: Targets;
  chosen: Chosen;
  /** Cards that are up for a moment, for me alone. */
  looking: 'look' | Card | null;
  /** How many I have thrown, and whether I have chosen at all. */
  thrown: number;
  hasClaimed: boolean;
  isSealed: boolean;
  name: Naming;
}

export function promptFor(now: Situation): string {
  const { game, mine, targets } = now;
  const top = game.discard.at(-1);
  switch (game.phase.name) {
    case 'start':
      return t('komojo-prompt-soon');
    case 'deal':
      return t(game.round > 1 ? 'komojo-prompt-between' : 'komojo-prompt-soon');
    case 'over':
      return t('komojo-prompt-over');
    case 'shuffle':
      return t('komojo-prompt-shuffle');
    case 'snap':
      return top ? snapping(now, top) : '';
    default:
      break;
  }
  const isMyTurn = mine !== null && game.seat === mine;
  if (isMyTurn && targets.power) return acting(now);
  if (isMyTurn && game.phase.name === 'drawn' && now.held)
    return t('komojo-prompt-drawn', { card: cardName(now.held) });
  if (isMyTurn && now.chosen.taking) return t('komojo-prompt-taking');
  if (now.looking === 'look') return t('komojo-prompt-look');
  if (now.looking) return t('komojo-prompt-seen', { card: cardName(now.looking) });
  if (!isMyTurn) return waiting(now, top);
  if (!top) return t('komojo-prompt-turn-first');
  if (!targets.draw) return t('komojo-prompt-take-only', { card: cardName(top) });
  return t('komojo-prompt-turn', { card: cardName(top) });
}

function snapping(
  { game, targets, thrown, hasClaimed, isSealed, mine, looking }: Situation,
  top: Card,
): string {
  const rank = someOf(top);
  if (targets.snap) {
    if (thrown) return t(isSealed ? 'komojo-prompt-thrown-sealed' : 'komojo-prompt-thrown');
    if (hasClaimed) return t('komojo-prompt-not-thrown');
    return t(isSealed ? 'komojo-prompt-snap-sealed' : 'komojo-prompt-snap', {
      rank,
    });
  }
  if (looking === 'look') return t('komojo-prompt-look');
  if (mine !== null && game.hands[mine]?.length === 0) return t('komojo-prompt-finished');
  return t('komojo-prompt-snap-others', { rank });
}

function acting({ targets, chosen, mine }: Situation): string {
  const { power } = targets;
  if (power === 'trade' && chosen.first !== null)
    return t(
      takeApart(chosen.first).seat === mine ? 'komojo-prompt-trade-theirs' : 'komojo-prompt-trade-mine',
    );
  if (power === 'switch' && chosen.first !== null) return t('komojo-prompt-switch-second');
  return t(`komojo-prompt-${power ?? 'peek'}`);
}

function waiting({ game, mine, name }: Situation, top: Card | undefined): string {
  if (game.seat === null) return t('komojo-prompt-soon');
  if (mine !== null && game.hands[mine]?.length === 0) return t('komojo-prompt-finished');
  const seat = { seat: game.seat };
  if (game.phase.name === 'drawn') return t('komojo-prompt-thinks', { seat }, name);
  if (game.phase.name === 'action' && top) return t('komojo-prompt-acts', { seat, rank: someOf(top) }, name);
  return t('komojo-prompt-waits', { seat }, name);
}

/** STOP, and how long the round still lasts. */
export function bannerFor(game: Public, mine: number | null, ranOut: boolean, name: Naming): string | null {
  const { caller, turns_left: turns } = game;
  if (caller === null || !game.hands.length || game.phase.name === 'over') return null;
  if (caller === mine && !ranOut) return t('komojo-banner-mine', { turns });
  return t(ranOut ? 'komojo-banner-empty' : 'komojo-banner', { seat: { seat: caller }, turns }, name);
}

/** What became of STOP in a round that is over. */
export function resultFor({ caller, scores }: Revealed, mine: number | null, name: Naming): string {
  const score = caller === null ? undefined : scores.get(caller);
  if (caller === null || !score) return '';
  // KM-25: whoever is lowest alone scores 0; nobody else who said it does.
  const id = `komojo-result-${score.points === 0 ? 'good' : 'bad'}${caller === mine ? '-mine' : ''}`;
  return t(id, { seat: { seat: caller }, sum: signed(score.sum), points: score.points }, name);
}

/** The guide through a first game. */
export function guideFor({ game, mine, targets, looking }: Situation): Step[] {
  const isMyTurn = mine !== null && game.seat === mine && !targets.snap;
  const step = (id: string, when: boolean): Step => ({ id, text: t(`komojo-guide-${id}`), when });
  return [
    step('look', looking === 'look'),
    step('snap', targets.snap),
    step('power', isMyTurn && targets.power !== null),
    step('last', isMyTurn && game.caller !== null && game.caller !== mine),
    step('turn', isMyTurn && targets.draw),
    step('take', isMyTurn && targets.take),
    step('stop', isMyTurn && targets.stop && targets.draw),
  ];
}
