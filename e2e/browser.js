// People with browsers: the system's Chromium, and what every test looks for while it runs.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */

export const PHONE = { width: 360, height: 740 };
/** The same phone on its side. */
export const SIDEWAYS = { width: 740, height: 360 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };
export const LANGUAGES = ['de', 'en', 'fr', 'it'];

/** What the browser itself says on the console when the connection is cut; only tests that cut it expect it. */
export const CUT = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|FAILED|NETWORK_|EMPTY_RESPONSE)/;

/** How long anything may take. It is far more than anything takes, so that a busy machine fails no test. */
const LONGEST = 90_000;

const shots = fileURLToPath(new URL('shots', import.meta.url));
mkdirSync(shots, { recursive: true });

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export async function launch() {
  const executablePath = places.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('There is no Chromium. Install it, or name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: LONGEST });
}

/** Somebody at a browser of their own. Whatever goes wrong in it fails the test when they leave. */
export class Person {
  /** @type {string[]} */
  errors = [];
  /** @type {RegExp[]} */
  #expected = [];

  /**
   * @param {import('playwright-core').BrowserContext} context
   * @param {Page} page
   * @param {string} address
   */
  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    // Of all pages, also those that are opened later.
    context.on('weberror', (error) => this.errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`);
    });
  }

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} address
   * @param {import('playwright-core').BrowserContextOptions} options
   */
  static async come(browser, address, options = {}) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
    context.setDefaultTimeout(LONGEST);
    return new Person(context, await context.newPage(), address);
  }

  /** From now on this may stand on the console. @param {RegExp} pattern */
  expectError(pattern) {
    this.#expected.push(pattern);
  }

  /** Goes there, which must be one of the page's screens unless another status is wanted. @param {string} path */
  async goto(path, { status = 200 } = {}) {
    const answer = await this.page.goto(this.address + path);
    // Going to another anchor of the same page asks the server for nothing.
    if (answer) assert.equal(answer.status(), status, path);
    await this.page.locator('h1, .shell').first().waitFor();
  }

  /** A picture to look at, of what is there when nothing moves. @param {string} name */
  async shot(name) {
    await whenStill(this.page, () => true);
    await this.page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** From home to the first card: two taps. @param {string} game */
  async playNow(game) {
    await this.goto('/');
    await this.page.getByRole('button', { name: game }).click();
    await this.page.locator('dialog .main').click();
    await this.page.locator('.shell').waitFor();
  }

  /** Opens a table without the form for it; `${link}?now=1` takes this seat and starts. @param {object} table */
  async openTable(table) {
    const { request } = this.page;
    await request.post(`${this.address}/api/me`, { data: { name: 'Anna' } });
    const answer = await request.post(`${this.address}/api/tables`, { data: table });
    assert.ok(answer.ok(), `${JSON.stringify(table)}: ${await answer.text()}`);
    return /** @type {{ code: string, link: string }} */ (await answer.json());
  }

  /** Until something is asked of me, which is when the table waits. */
  async turn() {
    await this.page.locator('.prompt.turn, section.result').first().waitFor();
  }

  /** Text twice as large from now on, as somebody's browser may be set. */
  async enlarge() {
    await this.context.addInitScript(() => {
      const grow = () => document.documentElement?.style.setProperty('font-size', '200%');
      grow();
      addEventListener('DOMContentLoaded', grow);
    });
  }

  /** Closes the browser, if nothing went wrong in it. */
  async leave() {
    const unexpected = this.errors.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    await this.context.close();
    assert.deepEqual(unexpected, [], 'errors in the browser');
  }
}

/** The games, as on their leaves. @param {string} address */
export async function games(address) {
  return /** @type {{ id: string, name: string, seats: [number, number] }[]} */ (
    await (await fetch(`${address}/api/games`)).json()
  );
}

/** Whether nothing moves on the page: fonts are there, cards have landed, panels have slid in. Runs in the page. */
function isStill() {
  const isMoving = (/** @type {Animation} */ one) =>
    // What moves for ever, such as a glow, does not count.
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  return document.fonts.status === 'loaded' && !document.getAnimations().some(isMoving);
}

/**
 * What is seen in the page at a moment when nothing moves.
 * @template T @param {Page} page @param {() => T} look Runs in the page. @returns {Promise<T>}
 */
export async function whenStill(page, look) {
  const end = Date.now() + LONGEST;
  for (;;) {
    // One call for both, so that nothing can happen in between.
    const found = await page.evaluate(`(${isStill})() ? { seen: (${look})() } : null`);
    if (found) return /** @type {{ seen: T }} */ (found).seen;
    assert.ok(Date.now() < end, 'something moves all the time');
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  }
}

/** What of a table is not on the screen: nothing scrolls there. @param {Page} page */
export function offTable(page) {
  return whenStill(page, () => {
    const middle = document.querySelector('main.middle');
    const mine = document.querySelector('.bottom')?.getBoundingClientRect();
    const top = document.querySelector('.top')?.getBoundingClientRect();
    const wrong = [];
    if (middle && middle.scrollHeight > middle.clientHeight + 2)
      wrong.push(`middle ${middle.scrollHeight} > ${middle.clientHeight}`);
    if (mine && mine.bottom > innerHeight + 1) wrong.push(`my side ends at ${mine.bottom}`);
    if (mine && top && mine.top < top.bottom - 1) wrong.push(`my side begins at ${mine.top}`);
    return wrong;
  });
}

/** What does not fit its screen: the page itself, or words cut off in a button. @param {Page} page */
export function overflow(page) {
  return whenStill(page, () => {
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`page ${document.documentElement.scrollWidth}`]
        : [];
    const cut = [...document.querySelectorAll('.button, h1:not(.spoken), h2:not(.spoken), .prompt:not(.spoken), label')].filter(
      (element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width &&
          (element.scrollWidth > element.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1)
        );
      },
    );
    return [...wide, ...cut.map((element) => element.textContent?.trim() ?? '')];
  });
}
