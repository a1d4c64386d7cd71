// How tricks, rounds and games end: what lies there is seen before anything covers it, and nothing comes back.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Person, launch } from '../browser.js';
import { player, playToTheEnd, step } from '../play.js';
import { random } from '../random.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * Notes from the first moment on which of these are on the page, each time that changes. @param {Person} person
 * @param {Record<string, string>} what Selectors by name.
 */
async function note(person, what) {
  await person.context.addInitScript((wanted) => {
    /** @type {string[]} */
    const seen = [];
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const there = Object.entries(wanted).flatMap(([name, selector]) =>
        document.querySelector(selector) ? [name] : [],
      );
      const now = there.join(' and ');
      if (now !== seen.at(-1)) seen.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, what);
  return () => person.page.evaluate(() => /** @type {string[]} */ (Reflect.get(window, 'seen')));
}

describe('an end', { concurrency: 2 }, () => {
  it('of a game of Joomo: the last trick is seen before the result covers it', async () => {
    const anna = await Person.come(browser, server.address);
    const seen = await note(anna, { trick: '.owner.taken', result: 'section.result' });
    const { short } = await player('joomo');
    const settings = { pause: 0, tempo: 'quick' };
    const { link } = await anna.openTable({ game: 'joomo', seats: 2, ...short, settings });
    await anna.goto(`${link}?now=1`);
    await playToTheEnd(anna.page, 'joomo');
    const states = await seen();
    const end = states.findIndex((state) => state.includes('result'));
    assert.equal(states[end - 1], 'trick', states.join(', '));
    await anna.leave();
  });

  it('of a round of Komojo: what was turned up stays until it is left, and does not come back', async () => {
    const anna = await Person.come(browser, server.address);
    const seen = await note(anna, { reveal: '.outcome', piles: '[data-card-anchor="discard"]' });
    const settings = { pause: 60, tempo: 'quick', snap: { type: 'sealed' } };
    const { link } = await anna.openTable({ game: 'komojo', seats: 3, settings });
    await anna.goto(`${link}?now=1`);
    const { choose } = await player('komojo');
    const chance = random('komojo-round');
    const { page } = anna;
    // A choice that was made just before the round ended must not leave what is turned up.
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => {
          if (document.querySelector('.outcome') && !Reflect.get(window, 'mayLeave')) event.stopImmediatePropagation();
        },
        true,
      ),
    );
    const has = async (/** @type {string} */ which) => (await page.locator(which).count()) > 0;
    for (let steps = 0; !(await has('.outcome')); steps += 1) {
      assert.ok(steps < 2000, 'the round does not end');
      await step(page, async () => ((await has('.outcome')) ? undefined : choose(page, chance)));
    }
    await page.evaluate(() => Reflect.set(window, 'mayLeave', true));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-card-anchor="discard"]').waitFor();
    // The next round is under way once something is asked of me again.
    await page.locator('.prompt.turn, .actions .main').first().waitFor();
    const states = await seen();
    assert.deepEqual(
      states.slice(states.indexOf('reveal')).filter((state) => state !== ''),
      ['reveal', 'piles'],
    );
    await anna.leave();
  });
});
