// Reactions are a tap beside the own seat: seen by the others in every game, nothing for axe to find, nothing off the screen.
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { faults } from '../axe.js';
import { Person, launch, offTable, overflow } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

for (const game of ['joomo', 'komojo'])
  it(`people at ${game} see how others react, without opening the chat`, async () => {
    const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, server.address)));
    const { code } = await anna.openTable({ game, seats: 3, settings: { pause: 60 } });
    await anna.goto(`/t/${code}`);
    await ben.goto(`/t/${code}`);
    await ben.page.locator('footer').getByRole('button', { name: 'Sit here' }).click();
    await anna.page.locator('footer .main').click();
    for (const { page } of [anna, ben]) await page.locator('.shell').waitFor();
    const open = ben.page.locator('.line').getByRole('button', { name: 'Quick reactions' });
    const wave = ben.page.locator('.line').getByRole('button', { name: 'A wave' });
    // The line is made again when the first cards are dealt, which closes what is open in it.
    for (let tries = 0; tries < 5 && !(await wave.isVisible()); tries += 1) {
      await open.click();
      await wave.waitFor({ timeout: 5000 }).catch((/** @type {Error} */ error) => {
        if (tries === 4) throw error;
      });
    }
    await wave.waitFor();
    await ben.shot(`react-${game}`);
    assert.deepEqual([...(await faults(ben.page)), ...(await overflow(ben.page))], []);
    assert.deepEqual(await offTable(ben.page), []);
    const off = await ben.page.locator('.line [role=group] button').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { left, right, top } = button.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth;
        }).length,
    );
    assert.equal(off, 0, 'every reaction is on the screen');
    // Escape closes it and gives the focus back.
    await wave.focus();
    await ben.page.keyboard.press('Escape');
    await wave.waitFor({ state: 'detached' });
    assert.ok(await open.evaluate((button) => button === document.activeElement));
    await open.click();
    const seen = anna.page.locator('.reaction').first().waitFor();
    await wave.click();
    await seen;
    await Promise.all([anna.leave(), ben.leave()]);
  });
