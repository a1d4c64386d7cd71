// Playing: alone in two taps, three at one table through everything that can happen to a connection, by keyboard.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { CUT, Person, games, launch } from '../browser.js';
import { move, playUntilILead, step } from '../play.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** Whose turn it is, once it is one of these people's. @param {Person[]} people */
function next(people) {
  return Promise.any(people.map((person) => person.turn().then(() => person)));
}

/** Whether somebody has a choice. Whoever has none need not move: the table does it after a moment. @param {Person} person */
async function isFree(person) {
  return (await person.page.locator('.hand button.playable').count()) > 1;
}

/** Takes a seat, and has it. Two who take the same one at the same moment would have to choose again. @param {Person} person */
async function sitDown(person) {
  const sit = person.page.locator('footer').getByRole('button', { name: 'Sit here' });
  await sit.click();
  await sit.waitFor({ state: 'detached' });
}

describe('alone', { concurrency: 2 }, () => {
  it('two taps from the page to the first card, in every game', async () => {
    for (const game of await games(server.address)) {
      const anna = await Person.come(browser, server.address);
      await anna.playNow(game.name);
      await anna.page.locator('[data-card-key]').first().waitFor();
      await anna.turn();
      await anna.shot(`play-${game.id}`);
      await anna.leave();
    }
  });

  it('with the keyboard only', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('button', { name: 'Joomo' }).waitFor();
    const isReached = () =>
      page.evaluate(() => document.activeElement?.closest('button')?.textContent?.includes('Joomo'));
    for (let tabs = 0; tabs < 12 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
    assert.ok(await isReached(), 'the game is reached by key');
    await page.keyboard.press('Enter');
    await page.locator('dialog .main:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.hand button').first().waitFor();
    await playUntilILead(anna);
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
    await anna.leave();
  });

  it('Komojo with the keyboard only, which is offered without races', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('button', { name: 'Komojo' }).waitFor();
    const isReached = () =>
      page.evaluate(() => document.activeElement?.closest('button')?.textContent?.includes('Komojo'));
    for (let tabs = 0; tabs < 12 && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('You are using the keyboard').waitFor();
    const leisure = page.getByRole('checkbox', { name: 'No races' });
    for (
      let tabs = 0;
      tabs < 8 && !(await leisure.evaluate((box) => box === document.activeElement));
      tabs += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    assert.ok(await leisure.isChecked());
    // What a screen reader says.
    await page.evaluate(() => {
      /** @type {string[]} */
      const said = [];
      Reflect.set(window, 'said', said);
      const log = document.querySelector('[role=log]');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element) said.push(node.textContent ?? '');
      }).observe(/** @type {Element} */ (log), { childList: true });
    });
    await page.locator('dialog .main').focus();
    await page.keyboard.press('Enter');

    // Whatever is asked, a key answers it, and no time runs out meanwhile.
    await page.locator('.shell').waitFor();
    let [turns, throws] = [0, 0];
    const end = Date.now() + 5 * 60_000;
    while (turns < 3 || throws < 3) {
      assert.ok(Date.now() < end, 'three turns by key');
      await step(page, async () => {
        for (const [key, name] of [
          ['g', 'Got it'],
          ['d', 'Draw'],
          ['n', 'Throw nothing'],
          ['x', 'Discard'],
        ]) {
          const button = page.locator('.actions .button:not([aria-disabled])', { hasText: `${name}` });
          if (!(await button.count())) continue;
          if (key === 'd') turns += 1;
          if (key === 'n') {
            throws += 1;
            assert.equal(await page.locator('[data-race] .time').count(), 0, 'nobody is in a hurry');
          }
          await page.keyboard.press(`${key}`);
          return null;
        }
        // A card of somebody's, not the one that is chosen already; small ones are asked for again in a dialog.
        const dialog = (await page.locator('dialog[open]').count()) ? 'dialog[open] ' : '';
        const lit = page
          .locator(`${dialog}button[data-spot][data-lit=""]:not([aria-pressed="true"])`)
          .first();
        if (await lit.count()) {
          await lit.focus({ timeout: 5000 }).catch(() => {});
          await page.keyboard.press('Enter');
        }
        return null;
      });
    }
    const said = await page.evaluate(() => /** @type {string[]} */ (Reflect.get(window, 'said')));
    assert.equal(
      said.filter((text) => text.startsWith('Same rank as the open card')).length,
      1,
      said.join(' | '),
    );
    await anna.leave();
  });

  it('an impossible card is refused with its rule', async () => {
    const anna = await Person.come(browser, server.address);
    await anna.playNow('Joomo');
    for (let moves = 0; moves < 40; moves += 1) {
      await anna.turn();
      const dimmed = anna.page.locator('.hand button.dimmed');
      if ((await isFree(anna)) && (await dimmed.count())) {
        await dimmed.first().click();
        const rule = anna.page.locator('.toast a').first();
        await rule.waitFor();
        assert.match((await rule.getAttribute('href')) ?? '', /^\/rules\/joomo#JO-\d+$/);
        return anna.leave();
      }
      await move(anna.page);
    }
    assert.fail('Every card could be played for forty moves.');
  });

  it('the phone vibrates at my turn, and not before the page was touched', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    // Whatever Playwright does in a page counts as a touch, even a look: until the first tap, the page itself says
    // on the console what happens. When it vibrates untouched the browser adds an error, which fails the test too.
    await anna.context.addInitScript(() => {
      const { vibrate } = Navigator.prototype;
      Navigator.prototype.vibrate = function (/** @type {VibratePattern} */ pattern) {
        console.info(`vibrates ${navigator.userActivation.hasBeenActive ? 'touched' : 'untouched'}`);
        return vibrate.call(this, pattern);
      };
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.prompt.turn')) return;
        observer.disconnect();
        console.info('my turn');
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    /** @type {string[]} */
    const said = [];
    page.on('console', (message) => said.push(message.text()));
    const { link } = await anna.openTable({ game: 'joomo', seats: 2, settings: { pause: 0 } });
    const turn = page.waitForEvent('console', (message) => message.text() === 'my turn');
    await page.goto(`${server.address}${link}?now=1`);
    await turn;
    const vibrations = () => said.filter((text) => text.startsWith('vibrates'));
    assert.deepEqual(vibrations(), []);

    for (let moves = 0; moves < 40 && !vibrations().length; moves += 1) {
      await anna.turn();
      await move(anna.page);
    }
    assert.deepEqual([...new Set(vibrations())], ['vibrates touched']);
    await anna.leave();
  });
});

// More than everything in it may take, so that a wait without an end is a failure with a name.
describe('three at one table', { timeout: 15 * 60_000 }, () => {
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
    await sitDown(ben);
    await cleo.goto(`/t/${code}`);
    await sitDown(cleo);
    await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
    const people = [anna, ben, cleo];
    for (const person of people) await person.page.locator('.shell').waitFor();
    for (let moves = 0; moves < 4; moves += 1) await move((await next(people)).page);

    for (const person of people) person.expectError(CUT);

    // A tunnel: shown at once, healed by itself, nothing lost.
    await cleo.context.setOffline(true);
    await cleo.page.getByText('No connection').waitFor();
    await cleo.context.setOffline(false);
    await cleo.page.getByText('No connection').waitFor({ state: 'detached' });

    // A power cut in the middle of the game, while the table waits for somebody.
    for (let who = await next(people); !(await isFree(who)); who = await next(people)) await move(who.page);
    const cards = await anna.page.locator('.hand button').count();
    await server.kill();
    for (const person of people) await person.page.getByText('No connection').waitFor();
    await server.run();
    for (const person of people) await person.page.getByText('No connection').waitFor({ state: 'detached' });
    assert.equal(await anna.page.locator('.hand button').count(), cards);
    for (let moves = 0; moves < 4; moves += 1) await move((await next(people)).page);
    await anna.shot('three-after-restart');

    // A reload comes back to the same seat and the whole log.
    await ben.page.reload();
    await ben.page.locator('.hand button').first().waitFor();
    await ben.page.keyboard.press('l');
    await ben.page.getByText('deals in the first round').waitFor();

    // Words travel.
    await ben.page.locator('#tab-chat').click();
    await ben.page.getByLabel('Say something').fill('Good evening');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.keyboard.press('c');
    await anna.page.getByText('Good evening').first().waitFor();
    await Promise.all(people.map((person) => person.leave()));
  });
});
