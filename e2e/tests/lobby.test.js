// The lobby: the host changes the table, and everybody sees it.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { PHONE, Person, launch, overflow } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** Who sits where. */
const SEATS = 'section[aria-label] > ol > li';

describe('the host', () => {
  it('changes seats, bots, options and the clock before the game, and others are told', async () => {
    const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, server.address)));
    const { code } = await anna.openTable({ game: 'joomo', seats: 4 });
    await anna.goto(`/t/${code}`);
    await ben.goto(`/t/${code}`);
    await ben.page
      .locator('section[aria-label] > ol')
      .getByRole('button', { name: 'Sit here' })
      .nth(2)
      .click();
    const people = anna.page.locator(SEATS);
    await people.nth(3).getByRole('button', { name: 'Remove' }).waitFor();

    // Ben's seat goes: he moves to the first free one, and is told.
    await anna.page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await ben.page.getByText('You are now in seat 2.').first().waitFor();
    await ben.page.getByText('Changed: 3 seats').first().waitFor();
    await people.nth(3).waitFor({ state: 'detached' });
    assert.equal(await people.count(), 3);

    await people.nth(2).getByRole('button', { name: 'Add a bot' }).click();
    await people.nth(2).getByRole('combobox').selectOption('5');
    await ben.page.locator(SEATS).nth(2).getByText('5 · very strong').waitFor();

    await anna.page.getByText('Table options').click();
    await anna.page.getByLabel('Time to think').selectOption('quick');
    await ben.page.getByText('Quick: 15 seconds per move').first().waitFor();
    const target = anna.page.getByRole('spinbutton').first();
    await target.fill('5');
    await target.blur();
    await ben.page.locator('.options li', { hasText: '5' }).first().waitFor();
    for (const { page } of [anna, ben]) {
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await faults(page), []);
    }

    // The bot's seat goes with the bot.
    await anna.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await ben.page.getByText('Changed: 2 seats').first().waitFor();
    await people.nth(2).waitFor({ state: 'detached' });
    assert.equal(await people.count(), 2);
    await anna.page.locator('footer .main').click();
    for (const { page } of [anna, ben]) await page.locator('.shell').waitFor();
    await Promise.all([anna.leave(), ben.leave()]);
  });

  it('is told why people cannot be left without a seat', async () => {
    const people = await Promise.all(
      [1, 2, 3].map(() => Person.come(browser, server.address, { viewport: PHONE })),
    );
    const [anna, ...others] = people;
    const { code } = await anna.openTable({ game: 'joomo', seats: 3 });
    await anna.goto(`/t/${code}`);
    for (const [n, { page }] of others.entries()) {
      await others[n]?.goto(`/t/${code}`);
      await page.locator('footer').getByRole('button', { name: 'Sit here' }).click();
      await anna.page
        .locator('ol li')
        .nth(n + 1)
        .getByRole('button', { name: 'Remove' })
        .waitFor();
    }
    await anna.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await anna.page.getByText('There are not enough seats').first().waitFor();
    await anna.page.locator('input[type=radio][value="3"]:checked').waitFor({ state: 'attached' });
    await Promise.all(people.map((person) => person.leave()));
  });
});
