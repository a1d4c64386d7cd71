// People with browsers: the system's Chromium, and what every test looks for while it runs.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };
/** The same phone on its side. */
export const SIDEWAYS = { width: 740, height: 360 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };
export const LANGUAGES = ['de', 'en', 'fr', 'it'];

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
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Somebody at a browser of their own, with whatever went wrong in it. */
export class Person {
  /** @type {string[]} */
  troubles = [];

  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} address
   * @param {import('playwright-core').BrowserContextOptions} options
   */
  static async come(browser, address, options = {}) {
    const person = new Person();
    person.address = address;
    person.context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
    person.page = await person.context.newPage();
    person.page.setDefaultTimeout(30_000);
    person.page.on('pageerror', (error) => person.troubles.push(String(error)));
    person.page.on('console', (message) => {
      // A lost connection is told on the console by the browser itself; tests that cut it expect that.
      const isNetwork = /ERR_|WebSocket connection|Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isNetwork) person.troubles.push(message.text());
    });
    return person;
  }

  /** @param {string} path */
  async goto(path) {
    await this.page.goto(this.address + path);
    await this.page.locator('h1, .shell').first().waitFor();
  }

  /** A picture to look at. @param {string} name */
  shot(name) {
    return this.page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** From home to the first card: two taps. @param {string} game */
  async playNow(game) {
    await this.goto('/');
    await this.page.getByRole('button', { name: game }).click();
    await this.page.locator('dialog .main').click();
    await this.page.locator('.shell').waitFor();
  }

  /** Text twice as large from now on, as somebody's browser may be set. */
  async enlarge() {
    await this.context.addInitScript(() => {
      const grow = () => document.documentElement?.style.setProperty('font-size', '200%');
      grow();
      addEventListener('DOMContentLoaded', grow);
    });
  }

  async leave() {
    await this.context.close();
  }
}

/** The names of the games, as on their leaves. @param {string} address */
export async function games(address) {
  return /** @type {{ id: string, name: string }[]} */ (await (await fetch(`${address}/api/games`)).json());
}

/** What axe finds, short. @param {import('playwright-core').Page} page */
export async function faults(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 140))
        .join(' | ')}`,
  );
}

/** What of a table is not on the screen: nothing scrolls there. @param {import('playwright-core').Page} page */
export function offTable(page) {
  return page.evaluate(() => {
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

/** What does not fit its screen: the page itself, or words cut off in a button. @param {import('playwright-core').Page} page */
export function overflow(page) {
  return page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`page ${document.documentElement.scrollWidth}`]
        : [];
    const cut = [...document.querySelectorAll('.button, h1:not(.spoken), h2, .prompt, label')].filter(
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
