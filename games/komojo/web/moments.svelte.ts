// What is seen for a moment and hides again: a peek, the first look, a wrong throw. Nothing of it is kept (KM-03).
import type { Heard } from '$page';
import type { Mark } from './look';
import { follow, keyAt, spot } from './trace';
import type { Card, Event, Secret, Spot } from './types';

/** Why a card is up: the first look, a 7 or 8, or because it was thrown and is wrong. */
export type Reason = 'look' | 'seen' | 'wrong';

export interface Moment {
  card: Card;
  /** The name of the card; when another one lies there, the moment is over. */
  key: string;
  why: Reason;
}

/** How long, in milliseconds. Two cards at once take longer to learn. */
const LASTS: Record<Reason, number> = { look: 7000, seen: 5000, wrong: 3500 };
const MARK_LASTS = 2600;

export class Moments {
  faces: Record<Spot, Moment> = $state({});
  marks: Record<Spot, Mark> = $state({});
  /** The first look while it lasts: how long it is, and a name for it. */
  look: { left: number; key: number } | null = $state.raw(null);
  #looks = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /**
   * Takes in what was just heard, the last of `heard`. `stays` is for pictures of a moment, which do not move on;
   * `since` is for what is taken in later: all that was heard by now.
   */
  take(fresh: Heard[], heard: Heard[], stays: boolean, since = heard): void {
    const isDeal = fresh.some((one) => !one.secret && (one.event as Event).type === 'dealt');
    const now = follow(since);
    fresh.forEach((one, n) => {
      const at = appearance(one, isDeal);
      if (!at) return;
      const then = follow(heard.slice(0, heard.length - fresh.length + n + 1));
      const key = keyAt(then, at.spot);
      // Somewhere else by now, or in another round: too late to look.
      if (key === keyAt(now, at.spot)) this.#show(at.spot, { card: at.card, key, why: at.why }, stays);
    });
    for (const { event, secret } of fresh) if (!secret) this.#mark(event as Event, stays);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Who has learned the cards needs no more time. */
  hide(): void {
    for (const [at, { why }] of Object.entries(this.faces)) if (why === 'look') delete this.faces[at];
    this.look = null;
  }

  #show(at: Spot, moment: Moment, stays: boolean): void {
    this.faces[at] = moment;
    if (moment.why === 'look' && !stays && !this.look) {
      const key = (this.#looks += 1);
      this.look = { left: LASTS.look, key: -key };
      this.#after(LASTS.look, () => {
        if (this.look?.key === -key) this.look = null;
      });
    }
    if (!stays)
      this.#after(LASTS[moment.why], () => {
        if (this.faces[at]?.key === moment.key) delete this.faces[at];
      });
  }

  #mark(event: Event, stays: boolean): void {
    const put = (mark: Mark, ...spots: Spot[]) => {
      for (const at of spots) {
        this.marks[at] = mark;
        if (!stays) this.#after(MARK_LASTS, () => delete this.marks[at]);
      }
    };
    if (event.type === 'peeked') put('eye', spot(event.seat, event.place));
    else if (event.type === 'spied') put('eye', event.spot);
    else if (event.type === 'traded') put('swap', spot(event.seat, event.place), event.spot);
    else if (event.type === 'switched') put('swap', event.lower, event.higher);
    else if (event.type === 'swapped' || event.type === 'took' || event.type === 'penalty')
      put('new', spot(event.seat, event.place));
  }

  #after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }
}

/** The card that something heard turns up for a moment. */
function appearance(
  { event, secret }: Heard,
  isDeal: boolean,
): { spot: Spot; card: Card; why: Reason } | null {
  if (secret) {
    const told = event as Secret;
    return told.type === 'saw' ? { spot: told.spot, card: told.card, why: isDeal ? 'look' : 'seen' } : null;
  }
  const told = event as Event;
  if (told.type !== 'missed') return null;
  return { spot: spot(told.seat, told.place), card: told.card, why: 'wrong' };
}
