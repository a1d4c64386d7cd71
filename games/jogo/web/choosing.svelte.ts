// What the player has picked up, and what a tap does with it. What is not legal is sent all the same: the server
// says why not.
import { settings, type Offered } from '$page';
import { pileKey, placeKey, type Game, type Mine } from './game.svelte';

export class Choosing {
  #game: Game;
  #send: (action: string) => Promise<boolean>;
  /** The key of the card that is picked up. */
  #key: string | null = $state(null);
  /** JG-17: where a JOGO! card is to go, while it is asked what it does. */
  #jogo: { source: string; pile: number } | null = $state.raw(null);

  readonly card: Mine | null = $derived.by(
    () => this.#game.mine.find((card) => card.key === this.#key) ?? null,
  );
  /** The piles it can go on. */
  readonly piles: number[] = $derived.by(() => (this.card ? this.#game.pilesFor(this.card.source) : []));
  /** What its JOGO! can do there; nothing while nothing is asked. */
  readonly ways: Offered[] = $derived.by(() =>
    this.#jogo ? this.#game.waysTo(this.#jogo.source, this.#jogo.pile) : [],
  );

  constructor(game: Game, send: (action: string) => Promise<boolean>) {
    this.#game = game;
    this.#send = send;
  }

  /**
   * A card with one pile for it goes there at once, or with the second tap for whoever wants that; with several it is picked
   * up first, and put back by a second tap.
   */
  pick(key: string): void {
    const isNew = key !== this.#key;
    if (isNew) this.#key = key;
    if (isNew && (settings.confirm || this.piles.length !== 1)) return;
    if (this.piles.length === 1) void this.lay(this.piles[0] ?? 0);
    else this.#key = null;
  }

  /** Picks a card up, to be dragged. */
  lift(key: string): void {
    this.#key = key;
  }

  /** Picks up one of my cards by what offers call it. */
  take(source: string): void {
    this.#key = this.#game.mine.find((card) => card.source === source)?.key ?? this.#key;
  }

  putBack(): void {
    this.#key = null;
    this.#jogo = null;
  }

  /** Lays the card that is picked up, or asks what its JOGO! does. Whether it was laid. */
  async lay(pile: number): Promise<boolean> {
    if (!this.card) return false;
    const { source } = this.card;
    const [way, ...more] = this.#game.waysTo(source, pile);
    if (!more.length) return this.act(way?.action ?? `${source} ${pileKey(pile)}`);
    this.#jogo = { source, pile };
    return false;
  }

  /** Does something; what was picked up for it is then no longer. Whether it was done. */
  async act(action: string): Promise<boolean> {
    const key = this.#key;
    this.#jogo = null;
    const isDone = await this.#send(action);
    if (isDone && this.#key === key) this.#key = null;
    return isDone;
  }

  closeJogo(): void {
    this.#jogo = null;
  }

  /** From one card that can be laid to the next. */
  next(): void {
    const able = this.#game.mine.filter((card) => this.#game.pilesFor(card.source).length > 0);
    const at = able.findIndex((card) => card.key === this.#key);
    this.#key = able[(at + 1) % able.length]?.key ?? null;
  }

  /** A digit means a pile to take from, else a pile for the card that is picked up, else a place. */
  digit(n: number): void {
    const take = this.#game.take(n);
    if (take) void this.act(take.action);
    else if (this.card) void this.lay(n);
    else this.take(placeKey(n));
  }
}
