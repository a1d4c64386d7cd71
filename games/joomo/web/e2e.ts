// Plays Joomo in a browser by what lights up; e2e/play.js says what for.
import type { Locator, Page } from 'playwright-core';

export const short = { options: { target: 5 } };

/** What to tap next: a lit card, then its place where it has several, else the button. */
export async function choose(page: Page, random: () => number): Promise<Locator | null> {
  const places = page.locator('.actions .button:not([aria-disabled]):not([disabled])');
  const chosen = await page.locator('.hand button[aria-pressed="true"]').count();
  if (chosen && (await places.count())) return places.first();
  const lit = page.locator('.hand button.playable');
  const count = await lit.count();
  // Not always the lowest card: games should differ.
  if (count) return lit.nth(Math.floor(random() * count));
  return (await places.count()) ? places.first() : null;
}

/** With all cards open, everybody else's hand lies there too. */
export const opened = (page: Page): Locator => page.locator('.opened .card').first();
