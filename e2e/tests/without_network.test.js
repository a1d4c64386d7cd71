// Without a network: the page comes from what is kept, the score pad writes and remembers, the rules can be read.
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { CUT, LANGUAGES, Person, games, launch } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const all = await games(server.address);

it('the score pad and the rules work, and survive a closed tab', async () => {
  const person = await Person.come(browser, server.address);
  const { page } = person;
  await person.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  person.expectError(CUT);
  await person.context.setOffline(true);

  await person.goto('/pad');
  await page.locator('form .main').click();
  const fields = page.locator('main td input');
  await fields.nth(0).fill('12');
  await fields.nth(1).fill('7');
  await page.getByRole('button', { name: 'Save round' }).click();
  await page.locator('tbody td').first().waitFor();

  await page.close();
  person.page = await person.context.newPage();
  await person.goto('/pad');
  await person.page.locator('tfoot td').nth(1).waitFor();
  assert.deepEqual(await person.page.locator('tfoot td').allTextContents(), ['12', '7']);

  for (const game of all) {
    await person.goto(`/rules/${game.id}`);
    await person.page.locator('article .example .card').first().waitFor();
  }
  await person.goto('/');
  await person.page.getByText('Without a server you play here').first().waitFor();
  await person.leave();
});

it('it can be installed, in every language', async () => {
  /** @type {Set<string>} */
  const descriptions = new Set();
  for (const locale of LANGUAGES) {
    const person = await Person.come(browser, server.address, { locale });
    await person.goto('/');
    const href = await person.page.locator('link[rel=manifest]').getAttribute('href');
    const described = await person.page.locator('meta[name=description]').getAttribute('content');
    const answer = await fetch(`${server.address}${href}`);
    assert.equal(answer.headers.get('content-type'), 'application/manifest+json');
    const manifest = await answer.json();
    assert.equal(manifest.lang, locale);
    assert.equal(manifest.display, 'standalone');
    assert.equal(manifest.description, described);
    descriptions.add(manifest.description);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(new URL(src, answer.url));
      assert.equal(icon.status, 200);
      assert.equal(icon.headers.get('content-type'), type);
    }
    await person.leave();
  }
  assert.equal(descriptions.size, LANGUAGES.length);
});

it('nothing is asked of anybody else’s server', async () => {
  const person = await Person.come(browser, server.address);
  /** @type {string[]} */
  const elsewhere = [];
  person.page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('ws://127.0.0.1'))
      elsewhere.push(request.url());
  });
  await person.playNow('Joomo');
  await person.turn();
  assert.deepEqual(elsewhere, []);
  await person.leave();
});
