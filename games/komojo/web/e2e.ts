// Plays Komojo in a browser, by clicking what a person would click; e2e/play.js says what for.
import type { Locator, Page } from 'playwright-core';

export const short = { options: { limit: 20 } };

/** With all cards open, nobody's cards lie face down. How many there are is open: a snap may have taken one. */
export const opened = (page: Page): Locator =>
  page.locator('.shell:not(:has([data-spot] .card.down)) [data-spot] .card').first();

/** A dialog that asks twice, and what lies between rounds. */
const SURE = 'dialog[open] .button.main';
const GO_ON = '.actions .button.main:not([aria-disabled]):not([disabled])';
const DRAW = '[data-lit="draw"]';
const DISCARD = '[data-lit="discard"]';
const PLACE = 'button[data-spot][data-lit=""]';
const RACE = '[data-race]';
const NOTHING = '.actions .button:not([aria-disabled]):not([disabled])';

/** Something that lights up. */
export async function choose(page: Page, random: () => number): Promise<Locator | null> {
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  if (await has(SURE)) return page.locator(SURE).first();
  // Now and then somebody must say STOP: it is the last of three buttons then.
  const buttons = page.locator(NOTHING);
  if ((await has(DRAW)) && (await buttons.count()) === 3 && random() < 0.25) return buttons.nth(2);
  if (await has(DRAW)) return page.locator(DRAW).first();
  if (await has(GO_ON)) return page.locator(GO_ON).first();
  const places = page.locator(PLACE);
  const count = await places.count();
  // A drawn card is put down as often as it is kept, so that hands change and rounds end.
  if ((await has(DISCARD)) && (!count || random() < 0.5)) return page.locator(DISCARD).first();
  if (!count) return null;
  // Seldom does anybody remember a card of the right rank.
  if ((await has(RACE)) && random() < 0.9) return (await has(NOTHING)) ? buttons.first() : null;
  return places.nth(Math.floor(random() * count));
}
