// A group with three phones: a whole evening of all games, without a network and back, two values for one cell, a killed server,
// two names that are one person, an old table, and the book that follows from it.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { begin, enter, join, sent, shows, start } from '../book.js';
import { CUT, Person, games, launch, overflow } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const all = await games(server.address);

describe('the book of a group', { concurrency: 2 }, () => {
  it('an evening of all games on three phones, and what the book makes of it', async () => {
    const [anna, ben, carla] = await Promise.all([1, 2, 3].map(() => Person.come(browser, server.address)));
    assert.ok(anna && ben && carla);
    const link = await begin(anna, 'Anna', 'Thursday');
    await anna.goto(`${link}/members`);
    for (const name of ['Ben', 'Grandma']) {
      await anna.page.getByLabel('Another name').fill(name);
      await anna.page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await sent(anna);
    assert.deepEqual(await overflow(anna.page), []);
    assert.deepEqual(await faults(anna.page), []);
    await anna.shot('book-members');
    await join(ben, link, 'Ben');
    await join(carla, link, 'Carla');
    await anna.goto(link);
    await anna.page.getByRole('checkbox', { name: 'Carla' }).waitFor();
    assert.deepEqual(await faults(anna.page), []);

    const names = [...all.map(({ name }) => name), 'Another game'];
    for (const game of names) {
      const sheet = await start(anna, link, ['Anna', 'Ben', 'Grandma'], game);
      await ben.goto(sheet);
      await carla.goto(sheet);
      await enter(anna, 3, 12, 7);
      await shows(ben, ['3', '12', '7']);
      // Another phone goes on where this one stopped.
      await ben.page.locator('.keypad label', { hasText: 'Anna, round 2' }).waitFor();
      await enter(ben, 4);
      await shows(carla, ['7', '12', '7']);
      await enter(carla, 5, 0);
      await shows(anna, ['7', '17', '7']);
      if (game === 'Another game') {
        assert.deepEqual(await overflow(anna.page), []);
        assert.deepEqual(await faults(anna.page), []);
        await anna.shot('book-sheet');
      }
      await sent(carla);
      await anna.page.getByRole('button', { name: 'Into the book' }).click();
      await ben.page.getByText('In the book. Winner:').waitFor();
      await sent(anna);
    }

    // A correction says who and when.
    await ben.page.getByRole('button', { name: 'Write on' }).click();
    await ben.page.getByRole('button', { name: 'Grandma, round 2: 0' }).click();
    await ben.page.getByRole('button', { name: 'Change', exact: true }).click();
    await enter(ben, 2);
    await shows(carla, ['7', '17', '9']);
    await carla.page.getByRole('button', { name: 'Grandma, round 2: 2' }).click();
    await carla.page.locator('dialog', { hasText: 'Ben' }).getByText('Carla').waitFor();
    await carla.shot('book-cell');
    await carla.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: 'Into the book' }).click();
    await carla.page.getByText('In the book. Winner: Grandma').or(carla.page.getByText('In the book. Winner: Ben')).waitFor();

    await anna.goto(`${link}/book`);
    await anna.page.getByText('5 sheets on one evening').waitFor();
    assert.equal(await anna.page.locator('table.figures').count(), names.length);
    assert.deepEqual(await overflow(anna.page), []);
    assert.deepEqual(await faults(anna.page), []);
    await anna.shot('book-book');
    await anna.page.getByRole('link', { name: 'Grandma' }).first().click();
    await anna.page.getByText('5 games, wins:').waitFor();
    assert.deepEqual(await overflow(anna.page), []);
    assert.deepEqual(await faults(anna.page), []);
    await anna.shot('book-member');
    await anna.goto(`${link}/board`);
    await anna.page.locator('main ol li').first().waitFor();
    assert.deepEqual(await faults(anna.page), []);
    await Promise.all([anna, ben, carla].map((person) => person.leave()));
  });

  it('without a network everything is written, and two values for one cell are chosen from', async () => {
    const own = await Server.start();
    try {
      const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, own.address)));
      assert.ok(anna && ben);
      const link = await begin(anna, 'Anna', 'Cellar');
      await join(ben, link, 'Ben');
      const sheet = await start(anna, link, ['Anna', 'Ben'], 'Königs-Rommé');
      await ben.goto(sheet);
      await ben.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await ben.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      for (const person of [anna, ben]) person.expectError(CUT);
      await ben.context.setOffline(true);
      await enter(ben, 10, 20);
      await ben.page.getByText('2 entries wait on this device').waitFor();
      await enter(anna, 10, 25, 1);
      await sent(anna);
      // A closed tab loses nothing.
      await ben.page.close();
      ben.page = await ben.context.newPage();
      await ben.goto(sheet);
      await shows(ben, ['10', '20']);
      await ben.context.setOffline(false);
      for (const person of [anna, ben]) {
        await person.page.getByText('Two phones wrote different points').waitFor();
        assert.equal(await person.page.locator('.cell.disputed').count(), 1);
      }
      await ben.shot('book-conflict');
      await ben.page.locator('.cell.disputed').click();
      assert.deepEqual(await faults(ben.page), []);
      await ben.page.locator('dialog .button', { hasText: '25, Anna' }).click();
      await shows(anna, ['11', '25']);
      // What was answered is not sent again.
      await sent(ben);

      // The server is killed; both write on, and all of it is there when it is back.
      await own.kill();
      await enter(ben, 3);
      await ben.page.getByText('One entry waits on this device').waitFor();
      await own.run();
      await shows(anna, ['11', '28']);
      await sent(ben);
      await Promise.all([anna, ben].map((person) => person.leave()));
    } finally {
      await own.stop();
    }
  });

  it('an old table, two names that are one, a new link and the end', async () => {
    const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, server.address)));
    assert.ok(anna && ben);
    const { page } = anna;
    const link = await begin(anna, 'Anna', 'Old times');
    await anna.goto(`${link}/paper`);
    assert.deepEqual(await faults(page), []);
    const csv = 'day;game;player;round;points\n2019-05-01;komojo;Anna;1;12\n2019-05-01;komojo;Opa;1;3\n2019-06-01;komojo;Anna;1;0\n2019-06-01;komojo;Grandpa;1;30\n';
    await page.locator('input[type=file]').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('Found: 2 sheets, 2 evenings, 3 players.').waitFor();
    await anna.shot('book-paper');
    await page.getByRole('button', { name: 'Take them into the book' }).click();
    await page.getByText('2 sheets on 2 evenings').waitFor();
    await anna.goto(`${link}/members`);
    await page.getByRole('button', { name: 'Change Opa' }).click();
    await page.getByLabel('Is the same person as').selectOption('Grandpa');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Opa' }).waitFor({ state: 'detached' });
    await sent(anna);
    await page.getByRole('link', { name: 'Grandpa' }).click();
    await page.getByText('2 games, wins: 1').waitFor();

    // A grid with checks: a total that falls is pointed out.
    await anna.goto(`${link}/paper`);
    await page.getByLabel('Running totals instead of rounds').check();
    const columns = page.locator('thead select');
    await columns.nth(0).selectOption('Anna');
    await columns.nth(1).selectOption('Grandpa');
    for (const [at, value] of [['0-0', '10'], ['0-1', '5'], ['1-0', '8'], ['1-1', '9']])
      await page.locator(`#paper-${at}`).fill(value ?? '');
    await page.getByText('In this game a total never falls.').waitFor();
    await page.locator('#paper-1-0').fill('18');
    await page.locator('form .main').click();
    await shows(anna, ['18', '9']);
    await sent(anna);

    await join(ben, link, 'Ben');
    await anna.goto(`${link}/members`);
    await page.getByRole('button', { name: 'A new link' }).click();
    await page.locator('dialog .careful').click();
    await page.getByText('The group has a new link.').first().waitFor();
    const fresh = new URL(page.url()).pathname.replace('/members', '');
    assert.notEqual(fresh, link);
    ben.expectError(/404/);
    await ben.goto(link);
    await ben.page.getByText('There is no book under this link').waitFor();
    await page.getByRole('button', { name: 'Delete the book' }).click();
    await page.locator('dialog .careful').click();
    await page.getByText('The book is deleted.').first().waitFor();
    const answer = await ben.page.request.get(`${server.address}/api/books${fresh.slice(2)}`);
    assert.equal(answer.status(), 404);
    anna.expectError(/404/);
    await Promise.all([anna, ben].map((person) => person.leave()));
  });
});
