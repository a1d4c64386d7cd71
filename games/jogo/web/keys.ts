// Names for cards while they move. There are up to three of a kind, so that a card's text is no name: each keeps
// the one it was given as long as it can be seen, wherever it goes.
import type { Card } from './types';

/** Where cards lie: `p1` a discard pile, `o0.2` an open card of seat 0, `hand`. */
export type Zone = string;

export interface Named {
  card: Card;
  key: string;
}

export class Names {
  #zones = new Map<Zone, Named[]>();
  #given = 0;

  /** Names all cards anew that can be seen now. */
  name(zones: Map<Zone, Card[]>): Map<Zone, Named[]> {
    const free = new Map([...this.#zones].map(([zone, cards]) => [zone, [...cards]]));
    const keys = new Map<Zone, (string | undefined)[]>();
    // What lies where it lay keeps its name first, so that a twin elsewhere does not take it.
    for (const [zone, cards] of zones) {
      const before = free.get(zone) ?? [];
      keys.set(
        zone,
        cards.map((card) => take(before, card)),
      );
    }
    const elsewhere = [...free.values()].flat();
    const named = new Map<Zone, Named[]>();
    for (const [zone, cards] of zones) {
      const known = keys.get(zone) ?? [];
      named.set(
        zone,
        cards.map((card, n) => ({
          card,
          key: known[n] ?? take(elsewhere, card) ?? `${card}#${this.#given++}`,
        })),
      );
    }
    this.#zones = named;
    return named;
  }

  /** The zone a card lies in. */
  zoneOf(key: string): Zone | undefined {
    for (const [zone, cards] of this.#zones) if (cards.some((one) => one.key === key)) return zone;
    return undefined;
  }
}

/** Takes the first of these cards out of a list. */
function take(cards: Named[], card: Card): string | undefined {
  const at = cards.findIndex((one) => one.card === card);
  return at < 0 ? undefined : cards.splice(at, 1)[0]?.key;
}
