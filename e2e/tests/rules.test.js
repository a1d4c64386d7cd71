// The rules: a rule that is asked for is found and lit, cards are drawn, and on paper they take one sheet.
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { faults } from '../axe.js';
import { LANGUAGES, Person, games, launch, overflow, whenStill } from '../browser.js';
import { move } from '../play.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

it('a link to a rule leads there, on the page and beside a table', async () => {
  const person = await Person.come(browser, server.address);
  const { page } = person;
  await person.goto('/rules/komojo#KM-22');
  const asked = page.locator('.asked');
  await asked.waitFor();
  assert.equal(await asked.locator('#KM-22').count(), 1);
  const isInView = await whenStill(page, () => {
    const box = document.querySelector('.asked')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  });
  assert.ok(isInView, 'the rule is brought into view');

  await page.locator('a[href="#KM-04"]').last().click();
  await page.locator('.asked #KM-04').waitFor();
  assert.equal(await asked.count(), 1);
  assert.ok(page.url().endsWith('/rules/komojo#KM-04'), page.url());

  await person.playNow('Joomo');
  await person.turn();
  const where = page.url();
  await page.keyboard.press('r');
  const rule = page.locator('article a.rule[id]').last();
  const id = await rule.getAttribute('id');
  await rule.click();
  await page.locator(`.asked #${id}`).waitFor();
  assert.equal(page.url(), where);
  // The game goes on, and the rules stay where they are.
  await move(page);
  assert.equal(await page.locator(`.asked #${id}`).count(), 1);
  await person.leave();
});

it('every game’s rules show cards, fit a phone and have nothing for axe to find', async () => {
  const person = await Person.come(browser, server.address);
  const { page } = person;
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const game of await games(server.address)) {
    await person.goto(`/rules/${game.id}`);
    await page.locator('article .example .card').first().waitFor();
    assert.ok((await page.locator('article .example .card').count()) > 8, game.id);
    const wrong = [...(await faults(page)), ...(await overflow(page))];
    if (wrong.length) found[game.id] = wrong;
  }
  assert.deepEqual(found, {});
  await person.leave();
});

it('no table of theirs is cut on a small phone, in any language', async () => {
  /** @type {string[]} */
  const cut = [];
  for (const locale of LANGUAGES) {
    const person = await Person.come(browser, server.address, { locale });
    for (const game of await games(server.address)) {
      await person.goto(`/rules/${game.id}`);
      await person.page.locator('article .example .card').first().waitFor();
      const wide = await whenStill(
        person.page,
        () =>
          [...document.querySelectorAll('article table')].filter((table) => {
            // A table that is too wide is pushed sideways in what it lies in.
            const around = /** @type {HTMLElement} */ (table.parentElement);
            return around.scrollWidth > around.clientWidth + 1;
          }).length,
      );
      if (wide) cut.push(`${game.id} ${locale}: ${wide}`);
    }
    await person.leave();
  }
  assert.deepEqual(cut, []);
});

it('printed, they take at most two pages in every language', async () => {
  /** @type {Record<string, number>} */
  const long = {};
  for (const locale of LANGUAGES) {
    const person = await Person.come(browser, server.address, { locale });
    for (const game of await games(server.address)) {
      await person.goto(`/rules/${game.id}`);
      await person.page.locator('article .example .card').first().waitFor();
      const pdf = (await person.page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
      assert.ok(pages > 0, 'a PDF has pages');
      if (pages > 2) long[`${game.id} ${locale}`] = pages;
    }
    await person.leave();
  }
  assert.deepEqual(long, {});
});
