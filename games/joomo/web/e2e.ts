// Plays Joomo in a browser by what lights up, for tests of whole games.

interface Found {
  count(): Promise<number>;
  first(): Found;
  nth(n: number): Found;
  click(options?: { timeout?: number }): Promise<void>;
}

/** As much of Playwright's page as is needed here. */
interface Page {
  locator(selector: string): Found;
}

/** One thing for my turn: a lit card, then its place where it has several, else the button. Whether there was any. */
export async function play(page: Page): Promise<boolean> {
  const places = page.locator('.actions .button:not([aria-disabled]):not([disabled])');
  const chosen = await page.locator('.hand button[aria-pressed="true"]').count();
  if (chosen && (await places.count())) return did(places.first());
  const lit = page.locator('.hand button.playable');
  const count = await lit.count();
  // Not always the lowest card: games should differ.
  if (count) return did(lit.nth(Math.floor(Math.random() * count)));
  return (await places.count()) ? did(places.first()) : false;
}

/** Whether it could be clicked: the table may have gone on meanwhile. */
async function did(what: Found): Promise<boolean> {
  return what.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}
