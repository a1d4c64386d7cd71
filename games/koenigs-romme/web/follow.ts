// Cards keep their identity while they go from place to place, so that what moves can be seen moving. The views
// name kinds of cards only; which of two twins went where is a guess that nobody can tell from the truth.
import type { Card } from './types';

/** A card that is followed. */
export interface Followed {
  key: string;
  card: Card;
}

/** What lies where. */
export interface Places<T> {
  hand: T[];
  /** The top last. */
  discard: T[];
  /** By seat, what it has laid down. */
  laid: T[][][];
}

export class Follower {
  #made = 0;
  #at: Places<Followed> = { hand: [], discard: [], laid: [] };
  #round: number | null = null;
  /** The card that came into the hand last, while the hand is one larger for it. */
  newest: string | null = null;

  /** Follows the cards to where they are now. The same view twice changes nothing. */
  to(now: Places<Card>, round: number): Places<Followed> {
    if (round !== this.#round) this.#at = { hand: [], discard: [], laid: [] };
    const before = this.#at;
    const grew = now.hand.length - before.hand.length;
    this.#round = round;

    const kept = same(before.discard, now.discard);
    /** What left its place and may turn up in another. */
    const gone = before.discard.slice(kept.length);

    const wanted = [...now.hand];
    const stayed = before.hand.filter(({ card }) => {
      const at = wanted.indexOf(card);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    const came = wanted.map((card) => this.#take(gone, card));
    const hand = [...stayed, ...came];
    gone.push(...before.hand.filter((one) => !stayed.includes(one)));

    const laid = now.laid.map((combinations, seat) =>
      combinations.map((cards, n) => {
        const there = before.laid[seat]?.[n] ?? [];
        return there.length === cards.length ? there : cards.map((card) => this.#take(gone, card));
      }),
    );
    const discard = [...kept, ...now.discard.slice(kept.length).map((card) => this.#take(gone, card))];
    if (grew === 1 && before.hand.length) this.newest = came[0]?.key ?? null;
    else if (grew !== 0) this.newest = null;
    this.#at = { hand, discard, laid };
    return this.#at;
  }

  #take(gone: Followed[], card: Card): Followed {
    const at = gone.findLastIndex((one) => one.card === card);
    const found = at >= 0 ? gone.splice(at, 1)[0] : undefined;
    return found ?? { key: `${card}#${(this.#made += 1)}`, card };
  }
}

/** What is still the same from the bottom on. */
function same(before: Followed[], now: Card[]): Followed[] {
  const end = before.findIndex(({ card }, n) => card !== now[n]);
  return end < 0 ? before : before.slice(0, end);
}
