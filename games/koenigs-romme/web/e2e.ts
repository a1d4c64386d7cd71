// Plays the board in a browser, by clicking what a person would click; e2e/play.js says what for.
import type { Locator, Page } from 'playwright-core';

export const short = { seats: 2, options: { first_round: 1, last_round: 1 } };

/** A sensible click for my turn: draw, lay down, or choose and discard what combines least. */
export async function choose(page: Page): Promise<Locator | null> {
  const isThere = async (found: Locator) => (await found.count()) > 0;
  const ready = page.locator('.actions .button.main:not([aria-disabled]):not([disabled])');
  if (await isThere(ready)) return ready.first();
  const pile = page.locator('.pile.lit .handle');
  if (await isThere(pile)) return pile.first();
  // The hand is sorted: what combines comes first, wild cards last.
  const any = page.locator('.place button.card:not(.selected)');
  const plain = page.locator('.place button.card:not(.selected)', { hasNot: page.locator('.sheen') });
  if (await isThere(plain)) return plain.last();
  if (await isThere(any)) return any.last();
  // Alone: the hand that the card finishes, or the smallest that is not finished.
  const near = page.locator('button.hand.near');
  if (await isThere(near)) return near.first();
  const open = page.locator('button.hand:not(.finished)');
  return (await isThere(open)) ? open.first() : null;
}
