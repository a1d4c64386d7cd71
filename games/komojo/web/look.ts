// How a place is shown.
import { t, type Offered } from '$page';
import type { Moments } from './moments.svelte';
import { cardName } from './names';
import { isLit, type Chosen } from './targets';
import { keyAt, spot, type Trace } from './trace';
import type { Card, Spot } from './types';

export type Mark = 'eye' | 'swap' | 'new' | 'hint';

export interface Look {
  at: Spot;
  place: number;
  /** In words. */
  name: string;
  /** The card's name while it moves; none where it is shown a second time. */
  key: string | undefined;
  /** Its face, if it is up. */
  card: Card | null;
  /** What the memory aid says. */
  known: Card | null;
  isLit: boolean;
  isChosen: boolean;
  isDimmed: boolean;
  /** Turned up for a moment. */
  isShown: boolean;
  /** Thrown, and not of the right rank. */
  isWrong: boolean;
  /** What has just happened to it: somebody looks, cards changed places, a new card came; or a hint. */
  mark: Mark | null;
}

/** What decides how places are shown. */
export interface Scene {
  mine: number | null;
  /** Whether the viewer can do anything here. */
  plays: boolean;
  trace: Trace;
  offers: Offered[];
  /** Whether I am to choose cards for a 7 to 10. */
  acts: boolean;
  chosen: Chosen;
  moments: Pick<Moments, 'faces' | 'marks'>;
  /** My places that I have thrown from. */
  thrown: Spot[];
  /** What the memory aid shows. */
  known: Map<Spot, Card>;
  /** What a hint is about. */
  hinted: Spot[];
  name(seat: number): string;
}

/** The place with the card that lies there face up for all, if it does. */
export function lookAt(scene: Scene, seat: number, place: number, up: Card | null): Look {
  const { plays, offers, chosen, moments } = scene;
  const at = spot(seat, place);
  const key = keyAt(scene.trace, at);
  const moment = moments.faces[at]?.key === key ? moments.faces[at] : undefined;
  const card = up ?? moment?.card ?? null;
  const known = card ? null : (scene.known.get(at) ?? null);
  const isThrown = scene.thrown.includes(at);
  const isChosen = chosen.first === at || isThrown;
  const lit = plays && isLit(at, offers, chosen);
  return {
    at,
    place,
    name: inWords(scene, seat, place, card, known, isThrown),
    key,
    card,
    known,
    isLit: lit,
    isChosen,
    isDimmed: plays && scene.acts && !lit && !isChosen,
    isShown: moment !== undefined && moment.why !== 'wrong',
    isWrong: moment?.why === 'wrong',
    // A face says more than a mark, and needs the room.
    mark: card ? null : scene.hinted.includes(at) ? 'hint' : (moments.marks[at] ?? null),
  };
}

function inWords(
  { mine, name }: Scene,
  seat: number,
  number: number,
  card: Card | null,
  known: Card | null,
  isThrown: boolean,
): string {
  const place =
    seat === mine
      ? t('komojo-place-mine', { place: number })
      : t('komojo-place', { seat: { seat }, place: number }, name);
  if (card) return t('komojo-place-shown', { place, card: cardName(card) });
  if (isThrown) return t('komojo-place-thrown', { place });
  if (known) return t('komojo-place-known', { place, card: cardName(known) });
  return place;
}
