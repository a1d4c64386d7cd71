// One sensible move by clicking, for tests that play whole games in a real browser.

/** What is needed of Playwright's page. */
interface Found {
  count(): Promise<number>;
  first(): Found;
  nth(n: number): Found;
  click(options?: { timeout?: number }): Promise<void>;
}
export interface Page {
  locator(selector: string): Found;
}

const DRAW = '[data-lit="draw"]';
const DISCARD = '[data-lit="discard"]';
const PLACE = 'button[data-spot][data-lit=""]';
const CHOSEN = 'button[data-spot][aria-pressed="true"]';

/** Does something that lights up; says whether there was anything. The window may close while the mouse moves. */
export async function play(page: Page): Promise<boolean> {
  const click = async (found: Found) => {
    await found.click({ timeout: 1000 });
    return true;
  };
  try {
    if (await page.locator(DRAW).count()) return await click(page.locator(DRAW));
    const places = page.locator(PLACE);
    const count = await places.count();
    // A drawn card is put down as often as it is kept, so that hands change and rounds end.
    if ((await page.locator(DISCARD).count()) && (!count || Math.random() < 0.5))
      return await click(page.locator(DISCARD));
    // Something has been thrown, or the first of two cards chosen: the rest is left to chance.
    const isChosen = (await page.locator(CHOSEN).count()) > 0;
    if (!count) return false;
    const isRace = (await page.locator('.time').count()) > 0;
    if (isRace && (isChosen || Math.random() < 0.9)) return false;
    return await click(places.nth(Math.floor(Math.random() * count)));
  } catch {
    return false;
  }
}
