// A whole game of each kind in a browser, as short as its options allow, to the result; then the replay.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { player } from '../boards.js';
import { Person, launch } from '../browser.js';
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
  { game: 'koenigs-romme', seats: 1 },
  { game: 'jogo', seats: 2 },
  { game: 'komojo', seats: 3 },
];
/** A game that takes longer than this is played on by itself: the point is made. */
const LONGEST = 90_000;

describe('to the end', { concurrency: 2 }, () => {
  for (const table of TABLES)
    it(`${table.game} with ${table.seats}`, async () => {
      const play = await player(table.game);
      if (!play) return;
      const anna = await Person.come(browser, server.address);
      const { page } = anna;
      await anna.goto('/');
      await page.request.post(`${server.address}/api/me`, { data: { name: 'Anna' } });
      const settings = { pause: 0, snap: { type: 'race', seconds: 2 } };
      const opened = await page.request.post(`${server.address}/api/tables`, {
        data: { ...table, settings },
      });
      const { code, link } = await opened.json();
      await anna.goto(`${link}?now=1`);
      const end = Date.now() + LONGEST;
      let steps = 0;
      while (Date.now() < end && !(await page.locator('.result').count())) {
        if (await page.locator('.prompt.turn').count()) {
          await play(page).catch((error) => {
            // What is lit may be gone before it is tapped: the table went on.
            if (!/Timeout|detached|intercepts/.test(String(error))) throw error;
          });
          steps += 1;
        }
        await page.waitForTimeout(60);
      }
      await anna.shot(`end-${table.game}-${table.seats}`);
      assert.deepEqual(anna.troubles, []);
      assert.ok(steps > 3, `${steps} steps`);
      if (await page.locator('.result').count()) await replay(anna, code, table.game);
      await anna.leave();
    });
});

/** Steps through the game that was just played. @param {Person} anna @param {string} code @param {string} game */
async function replay(anna, code, game) {
  const { page } = anna;
  await page.locator('.result a[href^="/g/"]').click();
  await page.locator('.bar .count').waitFor();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  assert.ok(page.url().endsWith(`/g/${code}-1#6`), page.url());
  await page.getByLabel('Whose view').selectOption('open');
  await page.waitForTimeout(500);
  await anna.shot(`replay-${game}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`),
    [],
  );
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  assert.deepEqual(anna.troubles, []);
}
