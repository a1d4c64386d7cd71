// Plays JOGO! in a browser like somebody who taps what is highlighted; e2e/play.js says what for.
import type { Locator, Page } from 'playwright-core';

/** What to tap next: the answer to a question, a card to lay, one to take, or the end of an extra turn. */
export async function choose(page: Page): Promise<Locator | null> {
  const isThere = async (found: Locator) => (await found.count()) > 0;
  const choice = page.locator('dialog[open] li button');
  if (await isThere(choice)) return choice.first();
  // A pile that was tapped when it was nobody's turn any more is shown large.
  const look = page.locator('dialog[open] header button');
  if (await isThere(look)) return look.first();
  const pile = page.locator('.discards .pile.playable .pick');
  const selected = page.locator('.mine .card.selected');
  if ((await isThere(selected)) && (await isThere(pile))) return pile.first();
  const take = page.locator('.places .take');
  if (await isThere(take)) return take.first();
  const card = page.locator('.mine button.card.playable');
  if (await isThere(card)) return card.first();
  const action = page.locator('.actions .button:not([aria-disabled])');
  return (await isThere(action)) ? action.first() : null;
}

/** With all cards open, nobody's hand shows a back. Whether anybody has cards in hand is open. */
export const opened = (page: Page): Locator =>
  page.locator('.shell:not(:has(.rival .hand .card.down)) .rival').first();
