// Dragging one of my cards onto a pile: the same as tapping the one and then the other. A card follows the finger
// once it has left its row; until then the hand spreads under it.
import type { Action } from 'svelte/action';

export interface Drag {
  /** A card is picked up. Whether it may be. */
  onlift(key: string): boolean;
  /** It is let go over a pile. Whether it stays there, as far as is known by then. */
  ondrop(pile: number): Promise<boolean>;
}

/** So far a finger moves before it drags. */
const START = 14;

export const draggable: Action<HTMLElement, Drag> = (root, drag) => {
  let card: HTMLElement | null = null;
  let isDragging = false;
  let start = { x: 0, y: 0 };

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    card = (event.target as Element).closest<HTMLElement>('button[data-card-key]');
    isDragging = false;
    start = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!card) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    // Only upwards, towards the piles: sideways is for looking through the hand.
    if (!isDragging && -y > START && -y > Math.abs(x) / 2) {
      isDragging = drag.onlift(card.dataset['cardKey'] ?? '');
      if (!isDragging) card = null;
      else root.setPointerCapture(event.pointerId);
    }
    if (!isDragging || !card) return;
    card.style.transition = 'none';
    raise(card, '20');
    card.style.pointerEvents = 'none';
    card.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    const lifted = card;
    card = null;
    if (!lifted || !isDragging) return;
    // The click that follows would put the card back.
    root.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
    const anchor = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-card-anchor^="pile-"]')?.dataset['cardAnchor'];
    if (event.type === 'pointerup' && anchor)
      void drag.ondrop(Number(anchor.slice('pile-'.length))).then((stays) => {
        // A card that stays is taken from here by the update; one that does not goes back.
        setTimeout(() => settle(lifted), stays ? 600 : 0);
      });
    else settle(lifted);
  }

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  return {
    destroy() {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', up);
    },
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Above the other cards of its row. */
function raise(card: HTMLElement, index: string): void {
  const place = card.closest('li');
  if (place) place.style.zIndex = index;
}

function settle(card: HTMLElement): void {
  for (const property of ['transition', 'translate', 'z-index', 'pointer-events'])
    card.style.removeProperty(property);
}
