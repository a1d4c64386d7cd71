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

/** A dialog that asks twice, and what lies between rounds. */
const SURE = 'dialog[open] .button.main';
const GO_ON = '.actions .button.main:not([aria-disabled]):not([disabled])';
const DRAW = '[data-lit="draw"]';
const DISCARD = '[data-lit="discard"]';
const PLACE = 'button[data-spot][data-lit=""]';
const RACE = '[data-race]';
const NOTHING = '.actions .button:not([aria-disabled]):not([disabled])';

/** Does something that lights up; says whether there was anything. The table may go on while the mouse moves. */
export async function play(page: Page): Promise<boolean> {
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  const click = async (found: Found) => {
    await found.click({ timeout: 1000 });
    return true;
  };
  try {
    if (await has(SURE)) return await click(page.locator(SURE).first());
    // Now and then somebody must say STOP: it is the last of three buttons then.
    const buttons = page.locator(NOTHING);
    if ((await has(DRAW)) && (await buttons.count()) === 3 && Math.random() < 0.25)
      return await click(buttons.nth(2));
    if (!(await has(DRAW)) && (await has(GO_ON))) return await click(page.locator(GO_ON).first());
    if (await has(DRAW)) return await click(page.locator(DRAW).first());
    const places = page.locator(PLACE);
    const count = await places.count();
    // A drawn card is put down as often as it is kept, so that hands change and rounds end.
    if ((await has(DISCARD)) && (!count || Math.random() < 0.5))
      return await click(page.locator(DISCARD).first());
    if (!count) return false;
    // Seldom does anybody remember a card of the right rank.
    if ((await has(RACE)) && Math.random() < 0.9)
      return (await has(NOTHING)) ? await click(page.locator(NOTHING).first()) : false;
    return await click(places.nth(Math.floor(Math.random() * count)));
  } catch {
    return false;
  }
}
