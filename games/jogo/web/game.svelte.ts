// A table of JOGO! as the board draws it: every card with a name of its own, and what can be done with mine.
import { exactly, touching, type BoardProps, type Offered } from '$page';
import { sorted } from './cards';
import { Names, type Named } from './keys';
import type { Told } from './travel';
import type { Private, Public } from './types';

export type Props = BoardProps<Public, Private>;

/** People count places and piles from 1. */
export const PLACES = [1, 2, 3, 4];

/** What offers call an own place, and a discard pile. */
export const placeKey = (place: number) => `s${place}`;
export const pileKey = (pile: number) => `p${pile}`;

/** One of my cards, with what offers call it: an open one by its place, one in hand by its kind. */
export interface Mine extends Named {
  source: string;
}

export class Game {
  #props: () => Props;
  readonly names = new Names();

  readonly view = $derived.by(() => this.#props().game.public);
  readonly me = $derived.by(() => this.#props().you.seat);
  readonly players = $derived.by(() => this.#props().table.seats.length);
  readonly offers = $derived.by(() => this.#props().offers);
  readonly isMine = $derived(this.me !== null && this.offers.length > 0);
  /** The own places a card can be taken from. */
  readonly takes = $derived(PLACES.filter((place) => this.take(place)));
  /** Whether my cards are for tapping, on my turn or not. */
  readonly canTap = $derived.by(() => {
    const { mode } = this.#props();
    return this.me !== null && this.view.phase !== 'over' && (mode === 'play' || mode === 'gallery');
  });
  /** JG-03: the sign of a special card is its symbol. */
  readonly signOnly = $derived.by(() => this.#props().table.options['special_symbol'] === 'icon');
  /** Clockwise from the seat after mine, as the seats are in the strip above. */
  readonly rivals = $derived.by(() => {
    const { me, players } = this;
    const around = Array.from({ length: players }, (_, n) => (n + 1 + (me ?? -1)) % players);
    return around.filter((seat) => seat !== me);
  });
  /** What was heard with the latest update. */
  readonly told = $derived.by(() => this.#props().fresh.map((one) => one.event as Told));

  readonly #zones = $derived.by(() => {
    const now = new Map<string, string[]>();
    this.view.piles.forEach((cards, n) => now.set(`p${n + 1}`, cards));
    this.view.open.forEach((cards, seat) =>
      cards.forEach((card, n) => now.set(`o${seat}.${n + 1}`, card === null ? [] : [card])),
    );
    now.set('hand', sorted(this.#props().game.private?.hand ?? []));
    return this.names.name(now);
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  /** A discard pile, bottom to top. */
  pile(pile: number): Named[] {
    return this.#zones.get(`p${pile}`) ?? [];
  }

  get hand(): Named[] {
    return this.#zones.get('hand') ?? [];
  }

  /** The open cards of a seat by place. */
  open(seat: number): (Named | undefined)[] {
    return PLACES.map((place) => this.#zones.get(`o${seat}.${place}`)?.[0]);
  }

  /** All my cards, the open ones first. */
  get mine(): Mine[] {
    if (this.me === null) return [];
    const open = this.open(this.me).flatMap((named, n) =>
      named ? [{ ...named, source: placeKey(n + 1) }] : [],
    );
    return [...open, ...this.hand.map((named) => ({ ...named, source: named.card }))];
  }

  /** The piles one of my cards can go on. */
  pilesFor(source: string): number[] {
    return PLACES.filter((pile) => this.waysTo(source, pile).length > 0);
  }

  /** The ways to lay a card on a pile: more than one where it comes with a choice. */
  waysTo(source: string, pile: number): Offered[] {
    return touching(this.offers, source, pileKey(pile));
  }

  /** Taking a card from a place of mine. */
  take(place: number): Offered | undefined {
    return exactly(this.offers, placeKey(place));
  }

  /** What needs no card of mine: taking from the draw pile, passing, ending an extra turn. */
  get plain(): Offered[] {
    return this.offers.filter(({ touches }) => touches.every((key) => key === 'draw'));
  }

  held(seat: number): number {
    return this.view.hands[seat] ?? 0;
  }

  /** How many cards somebody has yet to get rid of. */
  left(seat: number): number {
    const down = (this.view.down[seat] ?? []).reduce((sum, height) => sum + height, 0);
    return this.held(seat) + down + openCards(this.view, seat).length;
  }
}

export function openCards(view: Public, seat: number): string[] {
  return (view.open[seat] ?? []).flatMap((card) => (card === null ? [] : [card]));
}
