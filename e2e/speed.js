// How quick the page feels on a phone four times slower than this machine: `npm run speed`, `npm run speed -- 60 1` for
// sixty cards at full speed. From the tap to the first frame in which the card has left the hand, and frames that were
// dropped while it flew. Medians of many: whatever else runs on the machine counts too. Nothing in the tests is timed.
import { PHONE, Person, launch } from './browser.js';
import { Server } from './server.js';

const [wanted = 40, slower = 4] = process.argv.slice(2).map(Number);
/** As long as a card flies, at the usual tempo, and a bit. */
const FLIGHT = 400;

const server = await Server.start();
const browser = await launch();
const anna = await Person.come(browser, server.address, { viewport: PHONE, hasTouch: true });
await anna.context.addInitScript(() => localStorage.setItem('vierblatt-guide-joomo', '"all"'));
const { page } = anna;
const session = await anna.context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

/**
 * Taps a card and looks at every frame from then on. Runs in the page: nothing of what drives it is in the figures.
 * @param {number} flight
 * @returns {Promise<{ left: number, frames: number, dropped: number } | null>}
 */
function tap(flight) {
  const card = /** @type {HTMLElement | null} */ (document.querySelector('.hand button.playable'));
  const key = card?.closest('[data-card-key]')?.getAttribute('data-card-key');
  if (!card || !key) return Promise.resolve(null);
  const isInHand = () => document.querySelector(`.hand [data-card-key="${CSS.escape(key)}"]`) !== null;
  return new Promise((resolve) => {
    const begin = performance.now();
    let left = 0;
    /** @type {number[]} */
    const frames = [];
    const look = (/** @type {number} */ now) => {
      frames.push(now);
      if (!left && !isInHand()) left = performance.now() - begin;
      if (performance.now() - begin < flight) return void requestAnimationFrame(look);
      const gaps = frames.slice(1).map((at, n) => at - (frames[n] ?? at));
      const usual = 1000 / 60;
      const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
      // A card with several places is only chosen by the first tap.
      resolve(left ? { left, frames: frames.length, dropped } : null);
    };
    requestAnimationFrame(look);
    card.click();
  });
}

/** @type {{ left: number, frames: number, dropped: number }[]} */
const found = [];
while (found.length < wanted) {
  const { link } = await anna.openTable({ game: 'joomo', seats: 2, settings: { pause: 0, tempo: 'quick' } });
  await anna.goto(`${link}?now=1`);
  for (let taps = 0; taps < 60 && found.length < wanted; taps += 1) {
    await page.locator('.prompt.turn, section.result').first().waitFor();
    if (await page.locator('section.result').count()) break;
    const one = await page.evaluate(tap, FLIGHT);
    if (one) found.push(one);
    // There may be nothing but a pass, which the table soon makes by itself.
    else await page.locator('.actions .button:not([aria-disabled])').first().click({ timeout: 1000 }).catch(() => {});
  }
}

const at = (/** @type {number[]} */ all, /** @type {number} */ share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
const left = found.map((one) => one.left);
const dropped = found.map((one) => one.dropped);
const all = found.reduce((sum, one) => sum + one.frames, 0);
console.log(`${found.length} cards, processor ${slower} times slower`);
console.log(`from the tap to the card leaving the hand: median ${at(left, 0.5).toFixed(0)} ms, nine in ten within ${at(left, 0.9).toFixed(0)} ms`);
console.log(`dropped frames while a card flies: median ${at(dropped, 0.5)}, nine in ten within ${at(dropped, 0.9)}; ${dropped.reduce((a, b) => a + b, 0)} beside ${all} shown`);

await anna.context.close();
await browser.close();
await server.stop();
