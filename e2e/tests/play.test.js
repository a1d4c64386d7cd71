// Playing: alone in two taps, three at one table through everything that can happen to a connection, by keyboard.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Person, games, launch } from '../browser.js';
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

/** Whose turn it is, if it is one of these people's. @param {Person[]} people */
async function next(people) {
  for (let tries = 0; tries < 150; tries += 1) {
    for (const person of people) if (await person.page.locator('.prompt.turn').count()) return person;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('It is nobody’s turn.');
}

/**
 * Plays any card that can be played, or whatever the first button offers. Where there is only one thing to do the
 * table may do it first.
 * @param {Person} person
 */
async function move(person) {
  const { page } = person;
  const before = await page.locator('.prompt').textContent();
  const card = page.locator('.hand button.playable').first();
  const button = page.locator('.actions .button').first();
  await ((await card.count()) ? card : button).click({ timeout: 3000 }).catch(() => {});
  await page.waitForFunction((text) => document.querySelector('.prompt')?.textContent !== text, before);
}

describe('alone', () => {
  it('two taps from the page to the first card, in every game', async () => {
    for (const game of await games(server.address)) {
      const anna = await Person.come(browser, server.address);
      await anna.playNow(game.name);
      await anna.page.locator('[data-card-key]').first().waitFor();
      await anna.page.waitForTimeout(1200);
      await anna.shot(`play-${game.id}`);
      assert.deepEqual(anna.troubles, [], game.id);
      await anna.leave();
    }
  });

  it('with the keyboard only', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('button', { name: 'Joomo' }).waitFor();
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.textContent?.includes('Joomo'))) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.hand button').first().waitFor();
    await next([anna]);
    await page.keyboard.press('l');
    await page.locator('[role=tabpanel]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role=tabpanel]').waitFor({ state: 'detached' });
    await page.locator('.hand button[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    const count = await page.locator('.hand button').count();
    await page.locator('.hand button.playable').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelectorAll('.hand button').length < was, count);
    assert.deepEqual(anna.troubles, []);
    await anna.leave();
  });

  it('an impossible card is refused with its rule', async () => {
    const anna = await Person.come(browser, server.address);
    await anna.playNow('Joomo');
    await next([anna]);
    for (let moves = 0; moves < 40; moves += 1) {
      await next([anna]);
      const dimmed = anna.page.locator('.hand button.dimmed');
      if (await dimmed.count()) {
        await dimmed.first().click();
        const rule = anna.page.locator('.toast a').first();
        await rule.waitFor();
        assert.match((await rule.getAttribute('href')) ?? '', /^\/rules\/joomo#JO-\d+$/);
        assert.deepEqual(anna.troubles, []);
        return anna.leave();
      }
      await move(anna);
    }
    assert.fail('Every card could be played for forty moves.');
  });
});

describe('three at one table', () => {
  it('one loses the connection, the server is killed, and the game goes on', async () => {
    const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => Person.come(browser, server.address)));
    await anna.goto('/');
    await anna.page.getByLabel('Your name').fill('Anna');
    await anna.page.getByRole('button', { name: 'Joomo' }).click();
    await anna.page.getByRole('button', { name: 'With friends' }).click();
    await anna.page.getByRole('radio', { name: '3', exact: true }).check();
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await anna.page.locator('.code').waitFor();
    const code = (await anna.page.locator('.code').textContent())?.replace(/\s/g, '') ?? '';
    assert.match(code, /^[2-9A-Z]{6}$/);

    // One types the code, one follows the link.
    await ben.goto('/');
    await ben.page.getByLabel('Table code').fill(code.toLowerCase());
    await ben.page.getByRole('button', { name: 'Go', exact: true }).click();
    await cleo.goto(`/t/${code}`);
    for (const person of [ben, cleo])
      await person.page.locator('footer').getByRole('button', { name: 'Sit here' }).click();
    await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
    const people = [anna, ben, cleo];
    for (const person of people) await person.page.locator('.shell').waitFor();
    for (let moves = 0; moves < 4; moves += 1) await move(await next(people));

    // A tunnel: shown at once, healed by itself, nothing lost.
    await cleo.context.setOffline(true);
    await cleo.page.getByText('No connection').waitFor();
    await cleo.context.setOffline(false);
    await cleo.page.getByText('No connection').waitFor({ state: 'detached' });

    // A power cut in the middle of the game.
    const cards = await anna.page.locator('.hand button').count();
    await server.kill();
    for (const person of people) await person.page.getByText('No connection').waitFor();
    await server.run();
    for (const person of people) await person.page.getByText('No connection').waitFor({ state: 'detached' });
    assert.equal(await anna.page.locator('.hand button').count(), cards);
    for (let moves = 0; moves < 4; moves += 1) await move(await next(people));
    await anna.shot('three-after-restart');

    // A reload comes back to the same seat and the whole log.
    await ben.page.reload();
    await ben.page.locator('.hand button').first().waitFor();
    await ben.page.keyboard.press('l');
    await ben.page.getByText('deals the first round').waitFor();

    // Words travel.
    await ben.page.locator('#tab-chat').click();
    await ben.page.getByLabel('Say something').fill('Good evening');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.keyboard.press('c');
    await anna.page.getByText('Good evening').first().waitFor();
    for (const person of people) assert.deepEqual(person.troubles, []);
    await Promise.all(people.map((person) => person.leave()));
  });
});
