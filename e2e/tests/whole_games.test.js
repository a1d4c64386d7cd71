// A whole game of each kind in a browser, as short as its options allow, to the result; then the replay.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { player } from '../boards.js';
import { Person, faults, launch } from '../browser.js';
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

const TABLES = [
  { game: 'joomo', seats: 2, options: { target: 5 } },
  { game: 'koenigs-romme', seats: 2, options: { first_round: 1, last_round: 1 } },
  { game: 'jogo', seats: 2 },
  { game: 'komojo', seats: 3, options: { limit: 20 } },
];
const SETTINGS = { pause: 0, snap: { type: 'race', seconds: 2 } };
/** No game takes so long, however slow the machine. */
const LONGEST = 15 * 60_000;

/**
 * Plays until the result is there: whatever is lit, whenever it is my turn.
 * @param {Person} anna @param {string} game
 */
async function playOn(anna, game) {
  const { page } = anna;
  const play = await player(game);
  assert.ok(play, `games/${game}/web/e2e.ts says how it is played`);
  const end = Date.now() + LONGEST;
  let steps = 0;
  let isChecked = false;
  while (!(await page.locator('section.result').count())) {
    assert.ok(Date.now() < end, `no result after ${steps} steps`);
    await page.locator('.prompt.turn, section.result, .actions .main').first().waitFor();
    if (await page.locator('section.result').count()) break;
    // The first dialog that comes up, such as JOGO!'s choice or whether to say STOP.
    if (!isChecked && (await page.locator('dialog[open]').count())) {
      isChecked = true;
      assert.deepEqual(await faults(page), []);
    }
    await play(page).catch((error) => {
      // What is lit may be gone before it is tapped: the table went on.
      if (!/Timeout|detached|intercepts/.test(String(error))) throw error;
    });
    steps += 1;
  }
  assert.ok(steps > 0, 'there was something to do');
}

describe('to the end', { concurrency: 2 }, () => {
  for (const table of TABLES)
    it(`${table.game} with ${table.seats}`, async () => {
      const anna = await Person.come(browser, server.address);
      const { page } = anna;
      await anna.goto('/');
      await page.request.post(`${server.address}/api/me`, { data: { name: 'Anna' } });
      const opened = await page.request.post(`${server.address}/api/tables`, {
        data: { ...table, settings: SETTINGS },
      });
      const { code, link } = await opened.json();
      await anna.goto(`${link}?now=1`);
      await playOn(anna, table.game);
      await anna.shot(`end-${table.game}-${table.seats}`);
      assert.deepEqual(await faults(page), []);
      assert.deepEqual(anna.troubles, []);
      await replay(anna, code, table.game);
      await anna.leave();
    });

  it('the deal of the day, and the link in what is shared', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await anna.goto('/');
    await page.getByRole('button', { name: 'Königs-Rommé' }).click();
    await page.getByRole('button', { name: 'Today’s solo' }).click();
    const hands = (/** @type {Person} */ person) =>
      person.page
        .locator('button.hand')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await page.locator('button.hand').nth(10).waitFor();
    const dealt = await hands(anna);
    assert.equal(dealt.length, 11);
    await playOn(anna, 'koenigs-romme');
    await anna.shot('end-daily');
    assert.deepEqual(await faults(page), []);
    await page.locator('section.result').getByRole('button', { name: 'Share' }).click();
    const shared = await page.waitForFunction(() => navigator.clipboard.readText());
    const link = /https?:\/\/\S+(\/daily\/koenigs-romme\/\d{4}-\d\d-\d\d)$/.exec(
      await shared.jsonValue(),
    )?.[1];
    assert.ok(link, await shared.jsonValue());

    // Whoever reads it plays the same cards.
    const ben = await Person.come(browser, server.address);
    await ben.page.goto(server.address + link);
    await ben.page.locator('button.hand').nth(10).waitFor();
    assert.deepEqual(await hands(ben), dealt);
    for (const person of [anna, ben]) assert.deepEqual(person.troubles, []);
    await ben.leave();
    await anna.leave();
  });
});

/** Steps through the game that was just played. @param {Person} anna @param {string} code @param {string} game */
async function replay(anna, code, game) {
  const { page } = anna;
  await page.locator('section.result a[href^="/g/"]').click();
  await page.locator('.bar .count').waitFor();
  for (let step = 2; step <= 6; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**/g/${code}-1#${step}`);
  }
  await page.getByLabel('Whose view').selectOption('open');
  // With all cards open, nobody's cards lie face down.
  if (game === 'komojo') await page.locator('[data-spot] .card:not(.down)').nth(11).waitFor();
  await page.waitForTimeout(500);
  await anna.shot(`replay-${game}`);
  assert.deepEqual(await faults(page), []);
  await page.keyboard.press('End');
  await page.locator('section.result').waitFor();
  assert.deepEqual(anna.troubles, []);
}
