// A whole game of each kind in a browser, as short as its options allow, to the result; then the replay. The games
// are those that the server has.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { Person, games, launch } from '../browser.js';
import { playToTheEnd, player } from '../play.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const SETTINGS = { pause: 0, snap: { type: 'race', seconds: 2 } };

const all = await games(server.address);

describe('to the end', { concurrency: 2 }, () => {
  for (const game of all)
    it(game.id, async () => {
      const { short } = await player(game.id);
      const table = { game: game.id, seats: game.seats[0], ...short, settings: SETTINGS };
      const anna = await Person.come(browser, server.address);
      const { page } = anna;
      const { code, link } = await anna.openTable(table);
      await anna.goto(`${link}?now=1`);
      await playToTheEnd(page, game.id);
      await anna.shot(`end-${game.id}`);
      assert.deepEqual(await faults(page), []);
      await replay(anna, code, game.id);
      await anna.leave();
    });

  it('the deal of the day, and the link in what is shared', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await anna.goto('/');
    await page.getByRole('button', { name: 'Königs-Rommé' }).click();
    await page.getByRole('button', { name: 'Solo of the day' }).click();
    const hands = (/** @type {Person} */ person) =>
      person.page
        .locator('button.hand')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await page.locator('button.hand').nth(10).waitFor();
    const dealt = await hands(anna);
    assert.equal(dealt.length, 11);
    const afterword = page.getByText(/This deal could (have been|not be) won/);
    assert.equal(await afterword.count(), 0);
    await playToTheEnd(page, 'koenigs-romme');
    // Whoever has lost is told whether it could have been won.
    await page.locator('section.result').getByText('All eleven hands').or(afterword).first().waitFor();
    await anna.shot('end-daily');
    assert.deepEqual(await faults(page), []);
    await page.locator('section.result').getByRole('button', { name: 'Share' }).click();
    const shared = await page.waitForFunction(() => navigator.clipboard.readText());
    const link = /https?:\/\/\S+(\/daily\/koenigs-romme\/\d{4}-\d\d-\d\d)$/.exec(
      await shared.jsonValue(),
    )?.[1];
    assert.ok(link, await shared.jsonValue());

    // So does who wants to try again.
    await page.getByRole('link', { name: 'Same deal again' }).click();
    await page.locator('section.result').waitFor({ state: 'detached' });
    await page.locator('button.hand').nth(10).waitFor();
    assert.deepEqual(await hands(anna), dealt);

    // Whoever reads it plays the same cards.
    const ben = await Person.come(browser, server.address);
    const answer = await ben.page.goto(server.address + link);
    assert.equal(answer?.status(), 200, link);
    await ben.page.locator('button.hand').nth(10).waitFor();
    assert.deepEqual(await hands(ben), dealt);
    await ben.leave();
    await anna.leave();
  });
});

/** Steps through the game that was just played. @param {Person} anna @param {string} code @param {string} game */
async function replay(anna, code, game) {
  const { page } = anna;
  const { opened } = await player(game);
  await page.locator('section.result a[href^="/g/"]').click();
  // "1 / 57"; a game can be shorter than six steps.
  const last = Number((await page.locator('.bar .count').innerText()).split('/')[1]);
  assert.ok(last > 1, 'there is something to step through');
  for (let step = 2; step <= Math.min(6, last); step += 1) {
    await page.keyboard.press('ArrowRight');
    // Through my own eyes, which stands in the link.
    await page.waitForURL(
      (url) => url.pathname === `/g/${code}-1` && url.search === '?view=0' && url.hash === `#${step}`,
    );
  }
  await page.getByLabel('View', { exact: true }).selectOption('open');
  if (opened) await opened(page).waitFor();
  await anna.shot(`replay-${game}`);
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('End');
  await page.locator('section.result').waitFor();
}
