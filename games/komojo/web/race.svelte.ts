// The race for a card. Time is measured from the frame in which the card was painted to the tap, so that a slow
// connection costs nobody anything.

import type { Spot } from './types';

export class Race {
  /** Which window this is; none while there is none. */
  #window: number | null = null;
  #painted: number | null = null;
  #reaction: number | null = null;
  #frame = 0;
  /** What I throw, in order: the places, and the action for each. */
  #throws: { at: Spot; action: string }[] = $state([]);

  /** My places, in the order in which they were thrown. */
  get thrown(): Spot[] {
    return this.#throws.map(({ at }) => at);
  }

  /** A new window, the same one, or none. */
  enter(window: number | null): void {
    if (window === this.#window) return;
    this.leave();
    this.#window = window;
    this.#throws = [];
    if (window === null) return;
    // The first frame is made with the card in it, the second comes when that one has been shown.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame((at) => (this.#painted = at));
    });
  }

  leave(): void {
    cancelAnimationFrame(this.#frame);
    this.#window = this.#painted = this.#reaction = null;
  }

  /** Throws a card too, or takes it back; what is to be claimed then, in order. */
  toggle(at: Spot, action: string): string[] {
    this.#throws = this.thrown.includes(at)
      ? this.#throws.filter((other) => other.at !== at)
      : [...this.#throws, { at, action }];
    if (!this.#throws.length) this.#reaction = null;
    return this.#throws.map((one) => one.action);
  }

  nothing(): void {
    this.#throws = [];
    this.#reaction = null;
  }

  /** How long after painting the player first acted. */
  reaction(now: number): number {
    this.#reaction ??= Math.max(0, now - (this.#painted ?? now));
    return this.#reaction;
  }
}
