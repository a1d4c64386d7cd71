// What is said to the player besides what the game asks: what is chosen so far, how long the round lasts, how it ended,
// what to know first.
import { t, touching, type Offered, type Step } from '$page';
import { signed } from './cards';
import { cardName } from './names';
import { DRAW, canTake, second, type Chosen } from './targets';
import type { Revealed } from './trace';
import type { Card, Public } from './types';

type Naming = (seat: number) => string;

export interface Situation {
  game: Public;
  /** My seat; none for those who only watch. */
  mine: number | null;
  /** What I may do. */
  offers: Offered[];
  chosen: Chosen;
  /** Cards that are up for a moment, for me alone. */
  looking: 'look' | Card | null;
}

/** What to say instead of what the game asks: of what is chosen so far, and of cards that are up for a moment. */
export function aside({ game, mine, offers, chosen, looking }: Situation): string | undefined {
  if (chosen.taking) return t('komojo-prompt-taking');
  if (chosen.first !== null) {
    const whose = second(mine, offers, chosen.first);
    if (whose === 'another') return t('komojo-prompt-switch-second');
    return t(whose === 'mine' ? 'komojo-prompt-trade-mine' : 'komojo-prompt-trade-theirs');
  }
  // Whoever is in the middle of something reads what is asked.
  if (!looking || (offers.length > 0 && game.phase.name !== 'turn')) return undefined;
  if (looking === 'look') return t('komojo-prompt-look');
  return game.phase.name === 'snap' ? undefined : t('komojo-prompt-seen', { card: cardName(looking) });
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
export function guideFor({ game, mine, offers, looking }: Situation): Step[] {
  const isMyTurn = mine !== null && game.seat === mine && offers.length > 0 && game.phase.name !== 'snap';
  const draws = touching(offers, DRAW).length > 0;
  const step = (id: string, when: boolean): Step => ({ id, text: t(`komojo-guide-${id}`), when });
  return [
    step('look', looking === 'look'),
    step('snap', offers.length > 0 && game.phase.name === 'snap'),
    step('power', isMyTurn && game.phase.name === 'action'),
    step('last', isMyTurn && game.caller !== null && game.caller !== mine),
    step('turn', isMyTurn && draws),
    step('take', isMyTurn && canTake(offers)),
    step('stop', isMyTurn && draws && offers.some(({ action }) => action === 'stop')),
  ];
}
