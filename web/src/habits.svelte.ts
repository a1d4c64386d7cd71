// How somebody uses the page, as far as it shows: by key alone, or with a finger or a mouse. Kept nowhere.

let hasPointed = $state(false);
let hasTabbed = $state(false);

/** Begins to notice. */
export function watchHabits(): void {
  addEventListener('pointerdown', () => (hasPointed = true), { capture: true, once: true });
  addEventListener('keydown', ({ key }) => (hasTabbed ||= key === 'Tab'), { capture: true });
}

/** Whether somebody goes about by key and has pointed at nothing yet, as with a screen reader. */
export function usesKeys(): boolean {
  return hasTabbed && !hasPointed;
}
