// Plays JOGO! in a browser as somebody would who taps what is lit.
import type { Page } from 'playwright-core';

/** Makes one step of my turn: answers a question, lays a card, takes one, or ends an extra turn. */
export async function play(page: Page): Promise<void> {
  const choice = page.locator('dialog[open] li button');
  if (await choice.count()) return choice.first().click();
  // A pile that was tapped when it was nobody's turn any more is shown large.
  const look = page.locator('dialog[open] header button');
  if (await look.count()) return look.first().click();
  const pile = page.locator('.discards .pile.playable .pick');
  const selected = page.locator('.mine .card.selected');
  if ((await selected.count()) && (await pile.count())) return pile.first().click();
  const take = page.locator('.places .take');
  if (await take.count()) return take.first().click();
  const card = page.locator('.mine button.card.playable');
  if (await card.count()) return card.first().click();
  const action = page.locator('.actions .button');
  if (await action.count()) return action.first().click();
}
