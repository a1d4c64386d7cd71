// The first game of each game, played to its end by tapping what is lit, and the real game after it.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { Person, games, launch, overflow } from '../browser.js';
import { player, step } from '../play.js';
import { random } from '../random.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** No lesson takes so many taps, wrong ones included. */
const MOST_TAPS = 300;

const all = await games(server.address);

describe('learning by playing', { concurrency: 2 }, () => {
  for (const { id } of all)
    it(`${id} is played to its end`, async () => {
      const { choose } = await player(id);
      const chance = random(`learn-${id}`);
      const anna = await Person.come(browser, server.address);
      const { page } = anna;
      await anna.goto(`/learn/${id}`);
      await page.locator('.paper-note p').first().waitFor();
      assert.deepEqual(await overflow(page), []);
      assert.deepEqual(await faults(page), []);
      await anna.shot(`learn-${id}`);
      const end = page.getByRole('button', { name: 'Play a real game' });
      const next = page.getByRole('button', { name: 'Continue', exact: true });
      for (let taps = 0; !(await end.count()); taps += 1) {
        assert.ok(taps < MOST_TAPS, 'the lesson does not end');
        await step(page, async () => {
          if (await end.count()) return undefined;
          if (await next.count()) return next.first();
          const isWatching = (await page.locator('.paper-note .quiet').count()) > 0;
          if (isWatching) return null;
          // What is not a card, such as STOP, is a button: the last of those that do something.
          const button = page.locator('.actions .button:not([aria-disabled]):not([disabled])');
          return (await choose(page, chance)) ?? ((await button.count()) ? button.last() : null);
        });
      }
      assert.deepEqual(await faults(page), []);
      await anna.shot(`learn-${id}-end`);
      await end.click();
      await page.waitForURL(/\/t\//);
      await page.locator('.shell').waitFor();
      await anna.leave();
    });

  it('leaves only the right move lit after a wrong one', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/learn/koenigs-romme');
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    const lay = page.locator('.actions .button', { hasText: 'Go out' });
    const isLit = page.locator('.actions .main:not([aria-disabled])', { hasText: 'Go out' });
    // Until there is a combination to lay down: what is ringed, or the draw pile.
    const { choose } = await player('koenigs-romme');
    const chance = random('learn-wrong');
    for (let taps = 0; !(await isLit.count()); taps += 1) {
      assert.ok(taps < MOST_TAPS, 'nothing can be laid down');
      await step(page, async () => {
        if (await isLit.count()) return undefined;
        if (await next.count()) return next.first();
        return (await page.locator('.paper-note .quiet').count()) ? null : choose(page, chance);
      });
    }
    const dimmed = page.locator('.place .card.dimmed');
    assert.equal(await dimmed.count(), 0);
    // A card is discarded instead: chosen with the first tap, discarded with the second.
    await page.locator('.place button.card').first().click();
    await page.locator('.actions .button', { hasText: 'Discard' }).click();
    await page.locator('.toast').first().waitFor();
    await isLit.waitFor();
    assert.equal(await dimmed.count(), await page.locator('.place .card').count());
    await lay.click();
    await page.locator('.place .card').nth(1).waitFor({ state: 'detached' });
    await anna.leave();
  });

  it('has a ring that does not pulse for whoever wants less motion', async () => {
    for (const [motion, running] of /** @type {const} */ ([
      ['system', 1],
      ['less', 0],
    ])) {
      const anna = await Person.come(browser, server.address);
      await anna.context.addInitScript(
        (text) => location.protocol === 'http:' && localStorage.setItem('vierblatt-settings', text),
        JSON.stringify({ motion }),
      );
      await anna.goto('/learn/joomo');
      const ring = anna.page.locator('.guide .ring');
      await ring.waitFor();
      assert.equal(await ring.evaluate((element) => element.getAnimations().length), running, motion);
      await anna.leave();
    }
  });

  it('is reached from home and from the rules', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByRole('link', { name: 'Joomo' }).click();
    await page.getByText('You lead.').first().waitFor();
    await anna.goto('/rules/jogo');
    await page.getByRole('link', { name: 'Learn by playing' }).click();
    await page.waitForURL(/\/learn\/jogo/);
    await anna.leave();
  });
});
