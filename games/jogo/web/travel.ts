// Where a card that is new to the eye comes from, and where one goes that is not seen any more, by what was heard.
import type { Zone } from './keys';
import type { Event, Secret } from './types';

export type Told = Event | Secret;

/** What lies face down at a place. */
export const downAnchor = (seat: number, place: number): string => `down-${seat}-${place}`;
/** Another player's hand, face down; named anew with each number of cards, so that a card that is drawn flies there. */
export const handKey = (seat: number, cards: number): string => `hand.${seat}.${cards}`;
export const handAnchor = (seat: number): string => `hand-${seat}`;

/** The anchor a card comes from that appears in a zone; nothing where it should just fade in. */
export function comesFrom(
  key: string,
  zone: Zone | undefined,
  told: Told[],
  me: number | null,
): string | null {
  if (told.some((one) => one.type === 'dealt')) return 'draw';
  if (key.startsWith('hand.')) return hasDrawn(Number(key.split('.')[1]), told) ? 'draw' : null;
  const card = key.slice(0, key.indexOf('#'));
  if (zone === 'hand') return myCardFrom(card, told, me);
  if (zone?.startsWith('o')) {
    const [seat = 0, place = 0] = zone.slice(1).split('.').map(Number);
    return downAnchor(seat, place);
  }
  for (const one of told)
    if (one.type === 'laid' && one.card === card)
      return one.from === 'hand' ? handAnchor(one.seat) : downAnchor(one.seat, one.from.open);
  return null;
}

function hasDrawn(seat: number, told: Told[]): boolean {
  return told.some(
    (one) => (one.type === 'drew' || one.type === 'passed') && 'seat' in one && one.seat === seat,
  );
}

function myCardFrom(card: string, told: Told[], me: number | null): string {
  for (const one of told)
    if (one.type === 'took' && one.card === card && me !== null) return downAnchor(me, one.place);
  return 'draw';
}

/** JG-13: a pile that is stopped is turned over beside the others. Cards that are covered just stay below. */
export function goesTo(told: Told[]): string | null {
  return told.some((one) => one.type === 'pile_out') ? 'out' : null;
}
