// How each game is played in a browser. What lies in a game's folder (`games/<id>/web/e2e.ts`) chooses what to
// click; clicking is done here, in one place for all of them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { errors } from 'playwright-core';
import { faults } from './axe.js';
import { SEED, random } from './random.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * What `games/<id>/web/e2e.ts` exports.
 * @typedef {object} Player
 * @property {(page: Page, random: () => number) => Promise<Locator | null>} choose What to click next when something
 *   is asked of me; nothing if I can only wait. All chance is in `random`.
 * @property {{ seats?: number, options?: Record<string, unknown> }} [short] A table for a short game; without it as
 *   few seats as there can be, and the usual options.
 * @property {(page: Page) => Locator} [opened] What a replay shows once all cards are open.
 */

/** No click and no change takes so long, however busy the machine. */
const LONGEST = 90_000;
/** No game takes so long. */
const WHOLE_GAME = 25 * 60_000;

/** @param {string} game @returns {Promise<Player>} */
export async function player(game) {
  const file = fileURLToPath(new URL(`../games/${game}/web/e2e.ts`, import.meta.url));
  assert.ok(existsSync(file), `games/${game}/web/e2e.ts says how the game is played in a browser`);
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/**
 * Clicks what is chosen. The table may go on first and take it away, which is not an error: whether it was clicked.
 * @param {Locator} chosen
 */
async function click(chosen) {
  // The element itself and not whatever takes its place later: it fails at once when it is taken away.
  const [element] = await chosen.elementHandles();
  if (!element) return false;
  try {
    await element.click({ timeout: 5000 });
    return true;
  } catch (error) {
    const isGone = /not attached|detached/.test(String(error)) || error instanceof errors.TimeoutError;
    if (!isGone) throw error;
    return false;
  } finally {
    await element.dispose();
  }
}

/**
 * Makes one step and waits until the page has changed, by it or without it.
 * @param {Page} page @param {() => Promise<Locator | null | undefined>} choose What to click; nothing to wait for a
 *   change, undefined if there is nothing to wait for any more.
 */
export async function step(page, choose) {
  const change = await page.evaluateHandle(observe);
  /** Whether anything changes within a time. @param {number} ms */
  const changes = (ms) =>
    change.evaluate(
      ({ changed }, wait) => Promise.race([changed, new Promise((late) => setTimeout(late, wait, false))]),
      ms,
    );
  const end = Date.now() + LONGEST;
  for (;;) {
    const chosen = await choose();
    if (chosen === undefined) break;
    const isClicked = chosen !== null && (await click(chosen));
    if (await changes(isClicked ? LONGEST : 250)) break;
    const what = isClicked ? 'was clicked' : chosen ? 'cannot be clicked' : 'there is nothing to click';
    assert.ok(!isClicked && Date.now() < end, `nothing changes: ${chosen ?? ''} ${what}`);
  }
  await change.dispose();
}

/** A promise that is kept when anything on the page changes. Runs in the page. */
function observe() {
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(true);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  return { changed };
}

/**
 * Plays any card of a hand that can be played, or does what the first button offers. Where there is only one thing
 * to do the table may do it first, even before this looks: then nothing is asked of me any more, and that is all.
 * @param {Page} page
 */
export async function move(page) {
  const asked = () => page.evaluate(() => document.querySelector('.prompt.turn')?.textContent ?? null);
  const before = await asked();
  const end = Date.now() + LONGEST;
  while (before !== null && (await asked()) === before) {
    assert.ok(Date.now() < end, `it is still asked: ${before}`);
    await step(page, async () => {
      if ((await asked()) !== before) return undefined;
      const card = page.locator('.hand button.playable');
      const button = page.locator('.actions .button:not([aria-disabled])');
      // The first tap only chooses a card that has several places, and the second would put it back: buttons name the places.
      const isChosen = (await page.locator('.hand button[aria-pressed="true"]').count()) > 0;
      if ((await card.count()) && !(isChosen && (await button.count()))) return card.first();
      return (await button.count()) ? button.first() : null;
    });
  }
}

/**
 * Plays Joomo on until it is my turn to lead: then I have a choice, and every card has one place.
 * @param {import('./browser.js').Person} person
 */
export async function playUntilILead(person) {
  for (let moves = 0; moves < 100; moves += 1) {
    await person.turn();
    if (await person.page.locator('.prompt.turn', { hasText: 'You lead' }).count()) return;
    await move(person.page);
  }
  assert.fail('In a hundred moves I never led.');
}

/**
 * Plays until the result is there: whatever is lit, whenever something is asked of me.
 * @param {Page} page @param {string} game
 */
export async function playToTheEnd(page, game) {
  const { choose } = await player(game);
  const chance = random(game);
  const result = page.locator('section.result');
  const end = Date.now() + WHOLE_GAME;
  let steps = 0;
  let isChecked = false;
  try {
    for (;;) {
      assert.ok(Date.now() < end, 'the game does not end');
      await page.locator('.prompt.turn, section.result, .actions .main').first().waitFor();
      if (await result.count()) break;
      // The first dialog that comes up, such as JOGO!'s choice or whether to say STOP.
      if (!isChecked && (await page.locator('dialog[open]').count())) {
        isChecked = true;
        assert.deepEqual(await faults(page), []);
      }
      await step(page, () => choose(page, chance));
      steps += 1;
    }
  } catch (error) {
    throw new Error(`${game}, E2E_SEED=${SEED}, after ${steps} steps`, {
      cause: error,
    });
  }
  assert.ok(steps > 0, 'there was something to do');
}
