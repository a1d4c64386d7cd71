// The score pad counts a round of each game with real cards, and remembers it on the device.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { Person, launch, overflow } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * What is tapped in a first round, by player: names of buttons as they begin. And what comes of it.
 * @type {Record<string, { taps: string[][], caller?: number, points: string[], deals: string }>}
 */
const ROUNDS = {
  joomo: {
    taps: [['Point marker', 'Point marker'], ['Ten in hand'], ['Point marker', 'Joomo marker']],
    points: ['2', '-1', '2'],
    deals: 'Round 2: Player 3 deals.',
  },
  'koenigs-romme': {
    taps: [['3,', 'joker'], [], ['K,']],
    points: ['70', '0', '13'],
    deals: 'Round 2: Player 2 deals.',
  },
  jogo: {
    taps: [['JOGO!', 'STOP'], [], ['5,']],
    points: ['10', '0', '5'],
    deals: 'Round 2: Player 2 deals.',
  },
  komojo: {
    taps: [['K red', 'A,'], ['K black'], ['joker', '2,']],
    caller: 0,
    points: ['30', '13', '1'],
    deals: 'Round 2: Player 2 deals.',
  },
};

describe('the score pad', { concurrency: 2 }, () => {
  for (const [game, { taps, caller, points, deals }] of Object.entries(ROUNDS))
    it(`counts ${game}`, async () => {
      const anna = await Person.come(browser, server.address);
      const { page } = anna;
      await anna.goto('/pad');
      await page.locator('main select').selectOption(game);
      while ((await page.locator('.player').count()) < 3)
        await page.getByRole('button', { name: 'Add a player' }).click();
      await page.locator('form .main').click();
      for (const [player, own] of taps.entries()) {
        await page.getByRole('radio').nth(player).check({ force: true });
        for (const item of own)
          await page
            .locator('.item .more')
            .filter({ has: page.locator('.label', { hasText: label(item) }) })
            .click();
        if (caller === player) await page.getByLabel('said STOP').check();
      }
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await faults(page), []);
      await anna.shot(`pad-${game}`);
      // A tap too many is taken back.
      await page.locator('.item .more').first().click();
      await page.getByRole('button', { name: 'Undo the last tap' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Save round' }).click();
      await page.getByText(deals).waitFor();
      assert.deepEqual(await page.locator('tfoot td').allTextContents(), points);
      // The round comes back as it was counted, and can be saved again.
      await page.getByRole('button', { name: 'Undo the last round' }).click();
      await page.getByRole('button', { name: 'Save round' }).click();
      await page.getByText(deals).waitFor();
      assert.deepEqual(await page.locator('tfoot td').allTextContents(), points);
      await anna.leave();
    });
});

/** The whole label, which buttons begin with. @param {string} item */
function label(item) {
  return new RegExp(`^${item.replace(',', '').replace('+', '\\+')}$`, 'i');
}
