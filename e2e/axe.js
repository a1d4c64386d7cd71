// What axe finds on a page that stands still.
import { AxeBuilder } from '@axe-core/playwright';
import { whenStill } from './browser.js';

/** @typedef {import('playwright-core').Page} Page */

/** How often a page is looked at again because it changed meanwhile. */
const MOST = 5;

/**
 * What axe finds, short. A card that is half faded in has too little contrast for a moment: what is found counts
 * only if the page did not change while it was looked at, or is found again and again.
 * @param {Page} page
 */
export async function faults(page) {
  for (let tries = 1; ; tries += 1) {
    await whenStill(page, watch);
    const { violations } = await new AxeBuilder({ page }).analyze();
    if (!violations.length) return [];
    if (tries === MOST || !(await page.evaluate(() => Reflect.get(window, 'hasChanged'))))
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 140))
            .join(' | ')}`,
      );
  }
}

/** Notes from now on whether anything changes. Runs in the page. */
function watch() {
  Reflect.set(window, 'hasChanged', false);
  Reflect.get(window, 'watcher')?.disconnect();
  const watcher = new MutationObserver(() => Reflect.set(window, 'hasChanged', true));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  Reflect.set(window, 'watcher', watcher);
}
