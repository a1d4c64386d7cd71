// What lights up: the legal actions, by what one touches to do them.
import type { Power } from './cards';
import { spot, takeApart } from './trace';
import type { Spot } from './types';

export interface Targets {
  draw: boolean;
  drop: boolean;
  stop: boolean;
  /** Whether I am asked to throw, or not to. */
  snap: boolean;
  /** Whether the top discard can be taken. */
  take: boolean;
  /** The action of a 7 to 10 that is due. */
  power: Power | null;
  legal: Set<string>;
}

export function targets(legal: string[]): Targets {
  const has = (verb: string) => legal.some((action) => action.startsWith(`${verb} `));
  const powers: Power[] = ['peek', 'spy', 'trade', 'switch'];
  return {
    draw: legal.includes('draw'),
    drop: legal.includes('drop'),
    stop: legal.includes('stop'),
    snap: legal.includes('no'),
    take: has('take'),
    power: powers.find(has) ?? null,
    legal: new Set(legal),
  };
}

/** What the player has chosen so far. */
export interface Chosen {
  /** The top discard is to be taken. */
  taking: boolean;
  /** The first of two cards to be swapped. */
  first: Spot | null;
}

/**
 * What tapping a card means. `act` is sent as it is, also where it is not legal, so that the server says why;
 * `first` waits for a second card.
 */
export type Meaning = { act: string } | { first: Spot | null };

export function meaning(at: Spot, mine: number | null, targets: Targets, chosen: Chosen): Meaning {
  const { seat, place } = takeApart(at);
  const isMine = seat === mine;
  const { power } = targets;
  if (power === 'trade' || power === 'switch') {
    if (chosen.first === null || chosen.first === at) return { first: chosen.first === at ? null : at };
    return { act: pair(power, chosen.first, at, mine) };
  }
  if (power === 'spy') return { act: `spy ${at}` };
  if (!isMine) return { act: `spy ${at}` };
  if (power === 'peek') return { act: `peek ${place}` };
  if (targets.snap) return { act: `snap ${place}` };
  if (chosen.taking) return { act: `take ${place}` };
  return { act: `swap ${place}` };
}

/** The action for two cards, whichever was touched first. */
export function pair(power: 'trade' | 'switch', one: Spot, other: Spot, mine: number | null): string {
  const [a, b] = [takeApart(one), takeApart(other)];
  if (power === 'trade') {
    const [own, foreign] = b.seat === mine ? [b, a] : [a, b];
    return `trade ${own.place} ${spot(foreign.seat, foreign.place)}`;
  }
  return a.seat <= b.seat ? `switch ${one} ${other}` : `switch ${other} ${one}`;
}

/** Whether a card lights up: something can be done by touching it now. */
export function isLit(at: Spot, mine: number | null, targets: Targets, chosen: Chosen): boolean {
  const { power, legal } = targets;
  if (power === 'trade' || power === 'switch') {
    if (chosen.first !== null && chosen.first !== at) return legal.has(pair(power, chosen.first, at, mine));
    const { seat, place } = takeApart(at);
    const begins = power === 'trade' && seat === mine ? `trade ${place} ` : null;
    return [...legal].some((action) => {
      const [verb, one, other] = action.split(' ');
      return verb === power && (begins ? action.startsWith(begins) : one === at || other === at);
    });
  }
  const what = meaning(at, mine, targets, chosen);
  return 'act' in what && legal.has(what.act);
}

/** The cards an action is about. */
export function spotsOf(action: string, mine: number | null): Spot[] {
  const [, ...words] = action.split(' ');
  return words.flatMap((word) =>
    word.includes('.') ? [word] : mine === null ? [] : [spot(mine, Number(word))],
  );
}
