// What the viewer may do, in words, and what each of it touches. A table writes it short (see `Offer` in
// protocol.ts): what is said of many actions is there once. Here it is spelled out again.
import type { GameView, Offer, Offered, Text } from './protocol';

type Args = NonNullable<Text['args']>;

/** Everything the viewer may do: what is listed in `legal`, then what is in `more`. */
export function offered(game: Pick<GameView, 'legal' | 'more' | 'offers'>): Offered[] {
  const actions = [...game.legal, ...(game.more ?? [])];
  const all: Offered[] = [];
  for (const offer of game.offers ?? []) {
    const count = offer.n ?? offer.touch?.length ?? 1;
    const some = actions.slice(all.length, all.length + count);
    all.push(...some.map((action, nth) => spelledOut(offer, action, nth)));
  }
  const untold = actions.slice(all.length);
  return [...all, ...untold.map((action) => ({ action, text: null, touches: [] }))];
}

function spelledOut(offer: Offer, action: string, nth: number): Offered {
  const words = action.split(' ');
  const touch = offer.touch?.[nth];
  const touches = touch?.split(' ') ?? (offer.at ?? []).flatMap((at) => words[at] ?? []);
  const parts = [action, ...touches].flatMap((text) => text.split(/[ .]/)).filter(Boolean);
  const args: Args = { ...offer.args };
  for (const [name, at] of Object.entries(offer.with ?? {})) {
    const part = parts[at] ?? '';
    if (name.startsWith('#')) args[name.slice(1)] = numberOf(part);
    else if (name.startsWith('@')) args[name.slice(1)] = { seat: Number(part) };
    else args[name] = part;
  }
  return { action, text: { id: offer.id, args }, touches };
}

/** The number a part ends with: 3 in `p3`. */
const numberOf = (part: string): number => Number(/\d+$/.exec(part)?.[0] ?? 0);

/** Those that touch all of these cards, piles or places. */
export function touching(offers: Offered[], ...keys: string[]): Offered[] {
  return offers.filter(({ touches }) => keys.every((key) => touches.includes(key)));
}

/** The one that touches nothing else. */
export function exactly(offers: Offered[], ...keys: string[]): Offered | undefined {
  return touching(offers, ...keys).find(({ touches }) => touches.length === keys.length);
}
