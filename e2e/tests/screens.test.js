// Every screen: nothing for axe to find, in light and dark; nothing cut off in any language on a small phone, also
// with large text.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { DESKTOP, LANGUAGES, PHONE, Person, TABLET, games, launch, overflow } from '../browser.js';
import { Server } from '../server.js';

/** @type {Server} */ let server;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe finds, short. @param {Person} person */
async function faults(person) {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 140))
        .join(' | ')}`,
  );
}

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
  await page.locator('fieldset.seats').waitFor();
  await page.locator('summary').click();
  await look('new');
  await page.locator('form .main').click();
  await page.locator('.invite').waitFor();
  await look('lobby');
  await page.locator('footer .button').click();
  await page.locator('.shell').waitFor();
  await page.waitForTimeout(1500);
  await look('table');
  for (const tab of ['log', 'chat', 'score', 'rules', 'keys', 'settings', 'table']) {
    if (!(await page.locator('[role=tablist]').count())) await page.locator('.top .menu').click();
    await page.locator(`#tab-${tab}`).click();
    await page.waitForTimeout(300);
    await look(`panel-${tab}`);
  }
  for (const path of ['rules', 'rules/joomo', 'me', 'pad', 'nothing-of-the-kind', 't/NOSUCH']) {
    await person.goto(`/${path}`);
    await page.waitForTimeout(300);
    await look(path.replace('/', '-'));
  }
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
        const wrong = await faults(person);
        if (wrong.length) found[name] = wrong;
      });
      assert.deepEqual(found, {});
      assert.deepEqual(person.troubles, []);
      await person.leave();
    });

  it('finds nothing at the table of any game', async () => {
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const game of await games(server.address)) {
      const person = await Person.come(browser, server.address, { viewport: TABLET });
      await person.playNow(game.name);
      await person.page.waitForTimeout(2500);
      await person.shot(`tablet-${game.id}`);
      const wrong = await faults(person);
      if (wrong.length) found[game.id] = wrong;
      await person.leave();
    }
    assert.deepEqual(found, {});
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
    await person.goto('/');
    await person.page.addStyleTag({ content: 'html { font-size: 200% }' }).catch(() => {});
    await person.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await person.page.locator('.leaf').first().waitFor();
    await person.shot('large-text-home');
    const { scrollWidth, width } = await person.page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    assert.ok(scrollWidth <= width, `${scrollWidth} > ${width}`);
    await person.leave();
  });
});
