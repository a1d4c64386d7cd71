// Cards move from where they were to where they go.
//
// An element that is a card carries `data-card-key`. Before an update the places of all of them are noted;
// after it, each that is somewhere else moves there from where it was. A card that was not there before comes
// from an anchor (`data-card-anchor`: a pile, a seat), and one that is gone flies to one as a ghost.
import { lessMotion, paced } from './settings.svelte';

const MOVE = 240;
const FADE = 180;
const STAGGER = 30;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Where new cards come from and where cards that vanish go: names of anchors, or nothing for a fade. */
export interface Travel {
  from?: ((key: string) => string | null | undefined) | undefined;
  to?: ((key: string) => string | null | undefined) | undefined;
}

interface Place {
  box: DOMRect;
  /** A copy to fly as a ghost, should the card be gone. */
  element: HTMLElement;
}

export class Flip {
  #root: HTMLElement;
  #before = new Map<string, Place>();
  #running = new Map<string, Animation>();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Notes where every card is, also those that are on their way. */
  before(): void {
    this.#before.clear();
    for (const [key, element] of this.#cards())
      this.#before.set(key, { box: element.getBoundingClientRect(), element });
  }

  /** Moves every card from where it was. */
  after(travel: Travel = {}): void {
    const fades = lessMotion();
    const after = new Map(this.#cards());
    for (const [key, animation] of this.#running) {
      animation.cancel();
      this.#running.delete(key);
    }
    // All boxes are read before anything is written, or the browser would lay out once for each card.
    const anchors = new Map<string, DOMRect | null>();
    const anchor = (name: string | null | undefined) => {
      if (!name) return null;
      if (!anchors.has(name)) anchors.set(name, this.#anchor(name));
      return anchors.get(name) ?? null;
    };
    const moves: { key: string; element: HTMLElement; from: DOMRect | null; to: DOMRect; isNew: boolean }[] =
      [];
    for (const [key, element] of after) {
      const was = this.#before.get(key);
      const to = element.getBoundingClientRect();
      moves.push({ key, element, to, from: was?.box ?? anchor(travel.from?.(key)), isNew: !was });
    }
    const ghosts: { place: Place; to: DOMRect }[] = [];
    for (const [key, place] of this.#before) {
      const to = after.has(key) ? null : anchor(travel.to?.(key));
      if (to) ghosts.push({ place, to });
    }

    let arrived = 0;
    for (const { key, element, from, to, isNew } of moves) {
      if (isNew && !from) {
        if (this.#before.size) this.#run(key, element, [{ opacity: 0 }, { opacity: 1 }], FADE);
      } else if (from && isElsewhere(from, to)) {
        const frames = fades
          ? [{ opacity: 0 }, { opacity: 1 }]
          : [{ transform: shift(to, from) }, { transform: 'none' }];
        this.#run(key, element, frames, fades ? FADE : MOVE, isNew && !fades ? STAGGER * arrived++ : 0);
      }
    }
    if (!fades) ghosts.forEach(({ place, to }, n) => this.#ghost(place, to, n));
    this.#before.clear();
  }

  /** Changes something that only this page knows of, such as the order of a hand, with movement. */
  async around(change: () => void | Promise<void>, travel: Travel = {}): Promise<void> {
    this.before();
    await change();
    this.after(travel);
  }

  #cards(): [string, HTMLElement][] {
    const found = this.#root.querySelectorAll<HTMLElement>('[data-card-key]');
    return [...found].map((element) => [element.dataset['cardKey'] ?? '', element]);
  }

  #anchor(name: string): DOMRect | null {
    const found = this.#root.querySelector(`[data-card-anchor="${CSS.escape(name)}"]`);
    return found?.getBoundingClientRect() ?? null;
  }

  #run(key: string, element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): void {
    const timing = {
      duration: paced(duration),
      delay: paced(delay),
      easing: EASE,
      fill: 'backwards' as const,
    };
    const animation = element.animate(frames, timing);
    this.#running.set(key, animation);
    animation.onfinish = () => this.#running.delete(key);
  }

  #ghost({ box, element }: Place, to: DOMRect, n: number): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card-key');
    ghost.removeAttribute('id');
    ghost.inert = true;
    ghost.setAttribute('aria-hidden', 'true');
    const { style } = ghost;
    style.position = 'fixed';
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    style.margin = '0';
    // Away from its place it would have the size of a card elsewhere.
    style.setProperty('--card', `${box.width}px`);
    style.transform = 'none';
    style.pointerEvents = 'none';
    // Over the table, under what slides in beside it.
    style.zIndex = '25';
    this.#root.append(ghost);
    const end = { transform: shift(box, to, 0.5), opacity: 0 };
    const animation = ghost.animate([{ transform: 'none', opacity: 1 }, end], {
      duration: paced(MOVE),
      delay: paced(Math.min(n, 8) * STAGGER),
      easing: EASE,
      fill: 'both',
    });
    animation.onfinish = animation.oncancel = () => ghost.remove();
  }
}

const isElsewhere = (a: DOMRect, b: DOMRect) =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 1;

/** The transform that makes what is at `at` look as if it were at `as`, from its middle. */
function shift(at: DOMRect, as: DOMRect, shrink?: number): string {
  const x = as.left + as.width / 2 - (at.left + at.width / 2);
  const y = as.top + as.height / 2 - (at.top + at.height / 2);
  const scale = shrink ?? (at.width ? as.width / at.width : 1);
  // An anchor may be as wide as a seat; a card does not grow into it.
  return `translate(${x}px, ${y}px) scale(${Math.min(scale, 1.6)})`;
}
