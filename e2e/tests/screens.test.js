// Every screen: nothing for axe to find, in light and dark; nothing cut off in any language on a small phone, also
// with large text.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import {
  DESKTOP,
  LANGUAGES,
  PHONE,
  Person,
  SIDEWAYS,
  TABLET,
  games,
  launch,
  offTable,
  overflow,
  whenStill,
} from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const all = await games(server.address);

/** Every screen, one after the other. @param {Person} person @param {(name: string) => Promise<void>} look */
async function walk(person, look) {
  const { page } = person;
  await person.goto('/');
  await page.locator('.leaf').first().waitFor();
  await look('home');
  await page.locator('header .icon-button').click();
  await page.locator('dialog').waitFor();
  await look('settings');
  await page.keyboard.press('Escape');
  await page.locator('.leaf').first().click();
  await look('choice');
  await page.locator('dialog .friends').click();
  await page.locator('form fieldset').waitFor();
  await page.locator('summary').click();
  await look('new');
  await page.locator('form .main').click();
  await page.locator('.invite').waitFor();
  await look('lobby');
  await page.locator('footer .button').click();
  await page.locator('.shell').waitFor();
  await person.turn();
  await look('table');
  for (const tab of ['log', 'chat', 'score', 'rules', 'keys', 'settings', 'table']) {
    if (!(await page.locator('[role=tablist]').count())) await page.locator('.top .menu').click();
    await page.locator(`#tab-${tab}`).click();
    await page.locator(`[role=tabpanel][aria-labelledby=tab-${tab}]`).waitFor();
    if (tab === 'rules') await page.locator('article .example .card').first().waitFor();
    await look(`panel-${tab}`);
  }
  const [game] = all;
  for (const [path, there] of [
    ['rules', `nav a[href="/rules/${all.at(-1)?.id}"]`],
    [`rules/${game?.id}`, 'article .example .card'],
    // The table that was just opened is in the list.
    ['me', 'main a[href^="/t/"]'],
    ['pad', 'form .main'],
  ]) {
    await person.goto(`/${path}`);
    await page.locator(`${there}`).first().waitFor();
    await look(`${path}`.replace('/', '-'));
  }
  // The browser writes every answer that is not a success on the console.
  person.expectError(/status of 404/);
  await person.goto('/nothing-of-the-kind', { status: 404 });
  await look('nothing');
  await person.goto('/t/NOSUCH');
  await page.locator('main.alone h1').waitFor();
  await look('no-such-table');
  await person.goto('/pad');
  await page.locator('form .main').click();
  for (const round of [1, 2]) {
    const fields = page.locator('main td input');
    for (let n = 0; n < (await fields.count()); n += 1) await fields.nth(n).fill(String(round + n));
    await page.locator('form .main').click();
  }
  await look('pad-sheet');
}

describe('axe', { concurrency: 2 }, () => {
  const looks = /** @type {const} */ ([
    ['phone', PHONE, 'light'],
    ['phone', PHONE, 'dark'],
    ['desktop', DESKTOP, 'dark'],
  ]);
  for (const [size, viewport, colorScheme] of looks)
    it(`finds nothing on any screen (${size}, ${colorScheme})`, async () => {
      const person = await Person.come(browser, server.address, { viewport, colorScheme });
      /** @type {Record<string, string[]>} */
      const found = {};
      await walk(person, async (name) => {
        await person.shot(`${size}-${colorScheme}-${name}`);
        const wrong = await faults(person.page);
        if (wrong.length) found[name] = wrong;
      });
      assert.deepEqual(found, {});
      await person.leave();
    });

  it('finds nothing at the table of any game', async () => {
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const game of all) {
      const person = await Person.come(browser, server.address, { viewport: TABLET });
      await person.playNow(game.name);
      await person.turn();
      await person.shot(`tablet-${game.id}`);
      const wrong = [...(await faults(person.page)), ...(await offTable(person.page))];
      if (wrong.length) found[game.id] = wrong;
      await person.leave();
    }
    assert.deepEqual(found, {});
  });
});

describe('the table of every game', { concurrency: 2 }, () => {
  /** @param {Person} person @param {string} name */
  async function look(person, name) {
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const game of all) {
      await person.playNow(game.name);
      await person.page.locator('[data-card-key]').first().waitFor();
      await person.turn();
      await person.shot(`${name}-${game.id}`);
      const wrong = [...(await offTable(person.page)), ...(await overflow(person.page))];
      if (wrong.length) found[game.id] = wrong;
    }
    return found;
  }

  it('fits a phone on its side', async () => {
    const person = await Person.come(browser, server.address, { viewport: SIDEWAYS, locale: 'de' });
    assert.deepEqual(await look(person, 'sideways'), {});
    await person.leave();
  });

  it('leaves what is asked free of buttons on a desktop', async () => {
    const person = await Person.come(browser, server.address, { viewport: DESKTOP, locale: 'fr' });
    for (const game of all) {
      await person.playNow(game.name);
      await person.turn();
      const covered = await whenStill(person.page, () => {
        const words = document.createRange();
        words.selectNodeContents(/** @type {Element} */ (document.querySelector('.prompt')));
        const { left, right } = words.getBoundingClientRect();
        const beside = [...document.querySelectorAll('.tools .icon-button, .line .seat')];
        return beside.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.right > left + 1 && box.left < right - 1;
        }).length;
      });
      assert.equal(covered, 0, game.id);
    }
    await person.leave();
  });

  for (const viewport of [PHONE, TABLET])
    it(`bears text twice as large (${viewport.width} wide)`, async () => {
      const person = await Person.come(browser, server.address, { viewport, locale: 'de' });
      await person.enlarge();
      assert.deepEqual(await look(person, `large-text-${viewport.width}`), {});
      await person.leave();
    });

  for (const locale of LANGUAGES)
    it(`fits a small phone in ${locale}`, async () => {
      const person = await Person.come(browser, server.address, { locale });
      assert.deepEqual(await look(person, locale), {});
      await person.leave();
    });
});

describe('every language', { concurrency: 2 }, () => {
  for (const locale of LANGUAGES)
    it(`fits a small phone in ${locale}`, async () => {
      const person = await Person.come(browser, server.address, { locale });
      /** @type {Record<string, string[]>} */
      const found = {};
      await walk(person, async (name) => {
        assert.equal(await person.page.locator('html').getAttribute('lang'), locale);
        const missing = await person.page.getByText(/\{[a-z]+-[a-z-]+\}/).allTextContents();
        const wrong = [...(await overflow(person.page)), ...missing];
        if (wrong.length) found[name] = wrong;
        if (name === 'home' || name === 'table') await person.shot(`${locale}-${name}`);
      });
      assert.deepEqual(found, {});
      await person.leave();
    });

  for (const locale of LANGUAGES)
    it(`squeezes no word on the home page of a small phone in ${locale}`, async () => {
      const person = await Person.come(browser, server.address, { locale });
      await person.goto('/');
      await person.page.locator('.leaf').first().waitFor();
      const tall = await whenStill(person.page, () =>
        [...document.querySelectorAll('nav .button')]
          .filter((button) => {
            const range = document.createRange();
            range.selectNodeContents(button);
            // One line each: a word below a word is squeezed.
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12)));
            return lines.size > 2;
          })
          .map((button) => button.textContent),
      );
      assert.deepEqual(tall, []);
      await person.leave();
    });

  it('can be changed at once', async () => {
    const person = await Person.come(browser, server.address);
    await person.goto('/');
    await person.page.locator('header .icon-button').click();
    await person.page.getByLabel('Language').selectOption('it');
    await person.page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    await person.page.reload();
    await person.page.getByText('Codice del tavolo').waitFor();
    await person.leave();
  });

  it('stays usable with text twice as large', async () => {
    const person = await Person.come(browser, server.address, { locale: 'de' });
    await person.enlarge();
    /** @type {Record<string, string[]>} */
    const found = {};
    await walk(person, async (name) => {
      const wrong = await overflow(person.page);
      if (wrong.length) found[name] = wrong;
    });
    assert.deepEqual(found, {});
    await person.leave();
  });
});
