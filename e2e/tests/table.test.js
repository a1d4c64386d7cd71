// What a table does for the people at it: names, chat, leaving and coming late, undo, rounds that wait, a replay to walk through.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { DESKTOP, PHONE, Person, TABLET, launch, overflow, whenStill } from '../browser.js';
import { move, playToTheEnd, playUntilILead, player, step } from '../play.js';
import { random } from '../random.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const JOOMO = { game: 'joomo', seats: 3, settings: { pause: 60, tempo: 'quick' } };

/** Anna's table, with Ben in the second seat. @param {object} table @param {import('playwright-core').BrowserContextOptions} [options] */
async function two(table, options) {
  const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, server.address, options)));
  const { code } = await anna.openTable(table);
  await anna.goto(`/t/${code}`);
  await ben.goto('/');
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByLabel('Table code').fill(code);
  await ben.page.getByRole('button', { name: 'Go', exact: true }).click();
  await ben.page.locator('footer').getByRole('button', { name: 'Sit here' }).click();
  return { anna, ben, code };
}

describe('people', { concurrency: 2 }, () => {
  it('arrive under the name they typed, and what they said goes by their new one', async () => {
    const { anna, ben } = await two(JOOMO);
    await anna.page.locator('ol').getByText('Ben', { exact: true }).waitFor();
    await ben.page.getByLabel('Say something').fill('Good evening');
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
    await anna.page.locator('li', { hasText: 'Good evening' }).getByText('Ben').waitFor();
    await ben.page.getByLabel('Your name').fill('Benjamin');
    await ben.page.getByLabel('Your name').blur();
    for (const { page } of [anna, ben])
      await page.locator('li', { hasText: 'Good evening' }).getByText('Benjamin').waitFor();
    // As long and as wide as a name can be, and a word without a break.
    await ben.page.getByLabel('Your name').fill('W'.repeat(24));
    await ben.page.getByLabel('Your name').blur();
    await ben.page.getByLabel('Say something').fill('w'.repeat(200));
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
    await anna.page.locator('li', { hasText: 'w'.repeat(200) }).waitFor();
    await anna.page.locator('ol').getByText('W'.repeat(24)).first().waitFor();
    assert.deepEqual(await overflow(anna.page), []);
    await Promise.all([anna.leave(), ben.leave()]);
  });

  it('hear what is said with the chat closed, are asked before they leave, and come back', async () => {
    const { anna, ben } = await two(JOOMO);
    await anna.page.locator('ol').getByText('Ben', { exact: true }).waitFor();
    await anna.page.locator('footer .main').click();
    for (const { page } of [anna, ben]) await page.locator('.shell').waitFor();
    await ben.page.keyboard.press('c');
    await ben.page.getByLabel('Say something').fill('Is anybody there?');
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click();
    await anna.page.locator('.toast', { hasText: 'Ben: Is anybody there?' }).waitFor();
    await anna.page.locator('.menu .unread', { hasText: '1' }).waitFor();
    await anna.page.keyboard.press('c');
    await anna.page.locator('.unread').first().waitFor({ state: 'detached' });
    await anna.page.keyboard.press('Escape');

    await ben.page.locator('#tab-table').click();
    await ben.page.getByRole('button', { name: 'Leave the seat' }).click();
    await ben.page.locator('dialog').getByRole('button', { name: 'Stay' }).click();
    await ben.page.getByRole('button', { name: 'Leave the seat' }).click();
    await ben.page.locator('dialog').getByRole('button', { name: 'Leave the seat' }).click();
    await anna.page.locator('.toast', { hasText: 'Ben has left' }).waitFor();
    await ben.page.getByText('You are watching').waitFor();

    // The host offers the seat again, and takes it away for good.
    await anna.page.keyboard.press('l');
    await anna.page.locator('#tab-table').click();
    await anna.page
      .getByRole('button', { name: /offer the seat/ })
      .first()
      .click();
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('button', { name: /Take .*seat/ }).click();
    await ben.page.locator('.hand button').first().waitFor();
    await anna.page.getByRole('button', { name: 'Remove Ben' }).click();
    await anna.page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    // Ben stays out until the host lets him in.
    await ben.page.getByText('You were removed from this table').waitFor();
    await ben.page.reload();
    await ben.page.getByText('You were removed from this table').waitFor();
    await anna.page.locator('#tab-chat').click();
    await anna.page.getByRole('button', { name: 'Let Ben in again' }).click();
    await anna.page.getByRole('button', { name: 'Let Ben in again' }).waitFor({ state: 'detached' });
    await ben.page.reload();
    await ben.page.getByText('You are watching').waitFor();
    await Promise.all([anna.leave(), ben.leave()]);
  });

  it('see their devices and sign one out, which is out at once', async () => {
    const phone = await Person.come(browser, server.address);
    await phone.goto('/me');
    await phone.page.getByRole('button', { name: 'Show a code' }).click();
    const code = (await phone.page.locator('.code').textContent()) ?? '';
    const laptop = await Person.come(browser, server.address);
    await laptop.goto('/me');
    await laptop.page.getByLabel('Code from the other device').fill(code);
    await laptop.page.getByRole('button', { name: 'Go', exact: true }).click();
    await laptop.page.locator('.toast', { hasText: 'Welcome back' }).waitFor();
    const { link } = await laptop.openTable(JOOMO);
    await laptop.goto(link);
    await laptop.page.locator('.invite').waitFor();

    await phone.page.reload();
    const other = phone.page.locator('li', { hasNotText: 'this one', hasText: 'may do everything' });
    await other.getByRole('button', { name: /Sign out/ }).click();
    await phone.page.locator('dialog').getByRole('button', { name: 'Sign out' }).click();
    await phone.page.locator('.toast', { hasText: 'signed out' }).waitFor();
    await other.waitFor({ state: 'detached' });
    await laptop.page.getByText('This device was signed out').waitFor();

    await phone.page.getByText('A token for a program').click();
    await phone.page.getByLabel('Name of the program').fill('Robby');
    await phone.page.getByRole('button', { name: 'Make a token' }).click();
    assert.match((await phone.page.locator('code').textContent()) ?? '', /^[A-Z0-9]{40}$/);
    await phone.page.locator('li', { hasText: 'Robby' }).getByText('may play').waitFor();
    await Promise.all([phone.leave(), laptop.leave()]);
  });

  it('each say when they have seen enough of a round', async () => {
    const { anna, ben } = await two({ ...JOOMO, seats: 2, options: { target: 50 } });
    await anna.page.locator('ol').getByText('Ben', { exact: true }).waitFor();
    await anna.page.locator('footer .main').click();
    const ready = (/** @type {Person} */ { page }) => page.getByRole('button', { name: 'Continue' });
    const people = [anna, ben];
    for (;;) {
      await Promise.any(
        people.map(({ page }) => page.locator('.prompt.turn, .actions .main').first().waitFor()),
      );
      if (await ready(anna).count()) break;
      for (const { page } of people) await move(page);
    }
    await ready(ben).waitFor();
    await ready(anna).click();
    await anna.page.getByText('Waiting for Ben').waitFor();
    await ready(ben).click();
    for (const { page } of people) await page.locator('.round', { hasText: 'Round 2' }).waitFor();
    await Promise.all(people.map((person) => person.leave()));
  });
});

describe('alone with bots', { concurrency: 2 }, () => {
  it('plays with as many bots as the last time, and as strong', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    const choose = async () => {
      await anna.goto('/');
      await page.getByRole('button', { name: 'Joomo' }).click();
      await page.locator('dialog .main').waitFor();
    };
    await choose();
    assert.ok(await page.getByRole('radio', { name: '2 bots' }).isChecked(), 'two the first time');
    assert.equal(await page.getByLabel('Level').inputValue(), '2');
    await page.getByRole('radio', { name: '4 bots' }).check();
    await page.getByLabel('Level').selectOption('1');
    await choose();
    assert.ok(await page.getByRole('radio', { name: '4 bots' }).isChecked());
    assert.equal(await page.getByLabel('Level').inputValue(), '1');
    await page.locator('dialog .main').click();
    await page.locator('.seats li').nth(3).waitFor();
    assert.equal(await page.locator('.seats li').count(), 4);
    await anna.leave();
  });

  it('takes a move back after the bots have answered', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    const { link } = await anna.openTable(JOOMO);
    await anna.goto(`${link}?now=1`);
    await playUntilILead(anna);
    const hand = () =>
      page.locator('.hand button').evaluateAll((all) => all.map((one) => one.dataset['cardKey']));
    const before = await hand();
    await page.locator('.hand button.playable').first().click();
    await page.waitForFunction((n) => document.querySelectorAll('.hand button').length < n, before.length);
    await page.locator('.seats .seat').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction((n) => document.querySelectorAll('.hand button').length === n, before.length);
    assert.deepEqual(await hand(), before);
    await page.locator('.prompt.turn').waitFor();
    await anna.leave();
  });

  it('is told in the list of tables that it is their turn', async () => {
    const anna = await Person.come(browser, server.address);
    const { link } = await anna.openTable(JOOMO);
    await anna.goto(`${link}?now=1`);
    await anna.turn();
    await anna.goto('/');
    await anna.page.locator(`a[href="${link}"]`).getByText('Your turn').waitFor();
    await anna.leave();
  });

  it('plays with the second tap for whoever wants that, and without single keys', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.context.addInitScript(() =>
      localStorage.setItem('vierblatt-settings', JSON.stringify({ confirm: true, shortcuts: false })),
    );
    const { link } = await anna.openTable(JOOMO);
    await anna.goto(`${link}?now=1`);
    await playUntilILead(anna);
    await page.keyboard.press('l');
    const card = page.locator('.hand button.playable').first();
    const count = await page.locator('.hand button').count();
    await card.click();
    await page.locator('.hand button.selected').waitFor();
    assert.equal(await page.locator('[role=tabpanel]').count(), 0, 'no panel has opened');
    assert.equal(await page.locator('.hand button').count(), count);
    await page.locator('.hand button.selected').click();
    await page.waitForFunction(
      (was) =>
        !document.querySelector('.prompt.turn') || document.querySelectorAll('.hand button').length < was,
      count,
    );
    await anna.leave();
  });

  it('keeps the focus by keyboard: after a card, and after a dialog', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('button', { name: 'Joomo' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /Joomo/);
    const { link } = await anna.openTable(JOOMO);
    await anna.goto(`${link}?now=1`);
    await playUntilILead(anna);
    const count = await page.locator('.hand button').count();
    await page.locator('.hand button.playable').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelectorAll('.hand button').length < was, count);
    await page.waitForFunction(() => document.activeElement !== document.body);
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.bottom') !== null));
    await anna.leave();
  });

  it('a hint in Königs-Rommé is told in words', async () => {
    const anna = await Person.come(browser, server.address, { viewport: TABLET });
    const { page } = anna;
    const { link } = await anna.openTable({ game: 'koenigs-romme', seats: 2, settings: { tempo: 'quick' } });
    await anna.goto(`${link}?now=1`);
    await anna.turn();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.told', { hasText: 'A bot would choose' });
    await hint.waitFor();
    assert.doesNotMatch((await hint.textContent()) ?? '', /: (draw|take|discard \w+|lay .*|put .*)$/);
    // A tablet's hand keeps clear of the edges.
    const left = await whenStill(page, () =>
      Math.min(
        ...[...document.querySelectorAll('.bottom .card')].map((one) => one.getBoundingClientRect().left),
      ),
    );
    assert.ok(left >= 12, `a card begins at ${left}`);
    await anna.leave();
  });

  it('the form for a new table offers only what its game has', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    /** @param {string} game */
    const offered = async (game) => {
      await anna.goto(`/new/${game}`);
      await page.locator('summary').click();
      return page.locator('.fields label').allTextContents();
    };
    const has = (/** @type {string[]} */ labels, /** @type {RegExp} */ what) =>
      labels.some((one) => what.test(one));
    const joomo = await offered('joomo');
    assert.ok(!has(joomo, /Memory aid/) && !has(joomo, /No races/));
    const komojo = await offered('komojo');
    assert.ok(has(komojo, /Memory aid/) && has(komojo, /No races/));
    assert.ok(!has(await offered('koenigs-romme'), /Alone:/), 'what is for one player is not for four');
    await anna.leave();
  });

  it('the guide moves nothing on the board', async () => {
    const anna = await Person.come(browser, server.address, { viewport: PHONE });
    const { page } = anna;
    const { link } = await anna.openTable({ ...JOOMO, settings: { tempo: 'calm' } });
    await anna.goto(`${link}?now=1`);
    await page.locator('.guide .paper-note').waitFor();
    const places = () =>
      whenStill(page, () =>
        ['.middle', '.bottom', '.top'].map((one) =>
          JSON.stringify(document.querySelector(one)?.getBoundingClientRect()),
        ),
      );
    const before = await places();
    await page.getByRole('button', { name: 'Skip the guide' }).click();
    await page.locator('.guide .paper-note').waitFor({ state: 'detached' });
    assert.deepEqual(await places(), before);
    await anna.leave();
  });

  it('a Komojo window ends when I have decided', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    const { link } = await anna.openTable({
      game: 'komojo',
      seats: 3,
      settings: { snap: { type: 'race', seconds: 10 }, tempo: 'quick' },
    });
    await anna.goto(`${link}?now=1`);
    // Until the first card is put down: whoever begins must do that.
    const { choose } = await player('komojo');
    const chance = random('komojo');
    const nothing = page.getByRole('button', { name: 'Throw nothing' });
    for (let steps = 0; steps < 100; steps += 1) {
      await page.locator('.prompt.turn, [data-race], .actions .main').first().waitFor();
      // Of a card of my own nothing is asked of me.
      if (await nothing.count()) break;
      await step(page, () => choose(page, chance));
    }
    await nothing.click();
    await page.locator('[data-race]').waitFor({ state: 'detached' });
    await anna.leave();
  });
});

describe('a game that is over', { concurrency: 2 }, () => {
  it('is celebrated, and stepped through by slider, round and log, with the viewpoint in the link', async () => {
    const anna = await Person.come(browser, server.address, { viewport: DESKTOP });
    const { page } = anna;
    const { link } = await anna.openTable({
      game: 'joomo',
      seats: 2,
      options: { target: 5 },
      settings: { pause: 0, tempo: 'quick' },
    });
    await anna.goto(`${link}?now=1`);
    await playToTheEnd(page, 'joomo');
    await page.locator('.result li.mine').waitFor();
    assert.deepEqual(await faults(page), []);
    await anna.shot('desktop-result');
    await page.locator('.result a[href^="/g/"]').click();
    const slider = page.getByLabel('Step', { exact: true });
    await slider.waitFor();
    await slider.fill('7');
    await page.waitForURL(/\?view=0#7$/);
    await page.getByLabel('View', { exact: true }).selectOption('open');
    await page.waitForURL(/\?view=open#7$/);
    await page.locator('.opened .card').first().waitFor();
    assert.deepEqual(await faults(page), []);
    await page.locator('[role=tabpanel] li button').last().click();
    await page.waitForURL(/\?view=open#1$/);

    // Somebody else follows the link, and is not taken for a player.
    const ben = await Person.come(browser, server.address);
    await ben.goto(new URL(page.url()).pathname);
    await ben.page.locator('.replay').waitFor();
    assert.equal(await ben.page.getByText('You', { exact: true }).count(), 0);
    await ben.page.locator('.bar .words', { hasText: /./ }).waitFor();
    await Promise.all([anna.leave(), ben.leave()]);
  });

  it('asks before a score sheet is thrown away, and fits seven players on a phone', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/pad');
    await page.locator('main select').selectOption('jogo');
    while (await page.getByRole('button', { name: 'Add a player' }).count())
      await page.getByRole('button', { name: 'Add a player' }).click();
    assert.equal(await page.locator('.player').count(), 4, 'JOGO! is for four');
    await page.locator('main select').selectOption('koenigs-romme');
    while (await page.getByRole('button', { name: 'Add a player' }).count())
      await page.getByRole('button', { name: 'Add a player' }).click();
    await page.locator('form .main').click();
    await page.getByRole('button', { name: 'Type the points' }).click();
    const fields = page.locator('main td input');
    assert.equal(await fields.count(), 7);
    for (let n = 0; n < 7; n += 1) await fields.nth(n).fill('123');
    await page.locator('form .main').click();
    const table = page.locator('.wide');
    assert.ok(
      await table.evaluate((one) => one.scrollWidth <= one.clientWidth),
      'nothing runs off the phone',
    );
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('rowheader', { name: '1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'New sheet' }).click();
    await page.getByRole('button', { name: 'Delete and start again' }).click();
    await page.locator('.player').first().waitFor();
    await anna.leave();
  });
});
