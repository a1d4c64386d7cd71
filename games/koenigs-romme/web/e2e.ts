// Plays the board in a browser, by clicking what a person would click: for tests of whole games.

/** As much of Playwright's page as is needed. */
interface Found {
  first(): Found;
  last(): Found;
  count(): Promise<number>;
  click(options?: { timeout?: number }): Promise<void>;
}
interface Page {
  locator(selector: string, options?: { hasNot?: Found }): Found;
}

/** One sensible click for my turn: draw, lay down, or choose and discard what combines least. */
export async function play(page: Page): Promise<void> {
  const ready = page.locator('.actions .button.main:not([aria-disabled])');
  if (await ready.count()) return ready.first().click();
  const pile = page.locator('.pile.lit .handle');
  if (await pile.count()) return pile.first().click();
  // The hand is sorted: what combines comes first, wild cards last.
  const plain = page.locator('.place button.card:not(.selected)', {
    hasNot: page.locator('.sheen'),
  });
  const any = page.locator('.place button.card:not(.selected)');
  if (await plain.count()) return plain.last().click();
  if (await any.count()) return any.last().click();
  // Alone: the hand that the card finishes, or the smallest that is not finished.
  const near = page.locator('button.hand.near');
  if (await near.count()) return near.first().click();
  const open = page.locator('button.hand:not(.finished)');
  if (await open.count()) return open.first().click();
}
