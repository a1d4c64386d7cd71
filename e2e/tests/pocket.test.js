// Games in the page itself, without a server: whole games, a closed tab, two tabs, a full disk, and the same game as the native program plays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CUT, Person, games, launch, overflow } from '../browser.js';
import { move, playToTheEnd, playUntilILead } from '../play.js';
import { Server, program } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

const all = await games(server.address);
/** Short games of each kind, and one alone. */
const SHORT = /** @type {const} */ ([
  ['joomo', 3, { target: 5 }],
  ['koenigs-romme', 2, { last_round: 2 }],
  ['koenigs-romme', 1, {}],
  ['jogo', 3, {}],
  ['komojo', 3, { limit: 20 }],
]);
/** Words for what is there without a server. */
const ALONE = 'Without a server you play here';

/** Somebody who has been here before, and has no network now. @param {import('playwright-core').BrowserContextOptions} [options] */
async function onATrain(options) {
  const person = await Person.come(browser, server.address, options);
  const { page } = person;
  await person.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  person.expectError(CUT);
  await person.context.setOffline(true);
  return person;
}

/** The cards in my hand. @param {import('playwright-core').Page} page */
const hand = (page) =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.replace(', can be played', '')));

describe('without a network', { concurrency: 2 }, () => {
  for (const game of all)
    it(`${game.id} begins with two taps`, async () => {
      const anna = await onATrain();
      const { page } = anna;
      await anna.playNow(game.name);
      assert.match(new URL(page.url()).pathname, /^\/t\/~/);
      await anna.turn();
      await page.locator('.shell').waitFor();
      assert.deepEqual(await overflow(page), []);
      await anna.shot(`here-${game.id}`);
      await anna.leave();
    });

  it('a tab that is closed in mid-game goes on where it was, from the list of my games', async () => {
    const anna = await onATrain();
    await anna.playNow('Joomo');
    await anna.turn();
    await move(anna.page);
    await anna.turn();
    const [cards, link] = [await hand(anna.page), new URL(anna.page.url()).pathname];
    await anna.page.close();
    anna.page = await anna.context.newPage();
    await anna.goto('/');
    await anna.page.getByText(ALONE).waitFor();
    const entry = anna.page.locator(`a[href="${link}"]`);
    await entry.getByText('on this device').waitFor();
    await anna.shot('here-list');
    await entry.click();
    await anna.turn();
    assert.deepEqual(await hand(anna.page), cards);
    await move(anna.page);
    // Back online it is still there.
    await anna.context.setOffline(false);
    await anna.goto('/');
    await anna.page.locator(`a[href="${link}"]`).waitFor();
    await anna.leave();
  });

  it('two tabs show the same table, and the second goes on when the first is closed', async () => {
    const anna = await onATrain();
    const first = anna.page;
    await anna.playNow('Joomo');
    await anna.turn();
    const second = await anna.context.newPage();
    await second.goto(first.url());
    await second.locator('.prompt.turn').waitFor();
    const cards = await hand(first);
    assert.deepEqual(await hand(second), cards);
    // A move in the tab that does not own the tables is seen in the one that does.
    await move(second);
    await first.waitForFunction(
      (count) => document.querySelectorAll('.hand button').length < count || !document.querySelector('.prompt.turn'),
      cards.length,
    );
    await first.close();
    anna.page = second;
    await anna.turn();
    const left = await hand(second);
    await move(second);
    await second.waitForFunction(
      (count) => document.querySelectorAll('.hand button').length !== count || !document.querySelector('.prompt.turn'),
      left.length,
    );
    await anna.leave();
  });

  it('where nothing can be kept it plays, and says so', async () => {
    const anna = await onATrain();
    const devtools = await anna.context.newCDPSession(anna.page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
    await anna.playNow('Joomo');
    await anna.page.getByText('keeps nothing').first().waitFor();
    await anna.turn();
    await move(anna.page);
    await anna.leave();
  });

  it('a move is taken back, and deals are checked, as at a server', async () => {
    const anna = await onATrain();
    const { page } = anna;
    await anna.playNow('Joomo');
    await anna.turn();
    await playUntilILead(anna);
    const cards = await hand(page);
    await move(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.hand button').length === count,
      cards.length,
    );
    assert.deepEqual(await hand(page), cards);
    await anna.leave();
  });

  it('the solo of the day to its end, its replay and its record', async () => {
    const anna = await onATrain();
    const { page } = anna;
    await page.getByRole('button', { name: 'Königs-Rommé' }).click();
    await page.getByRole('button', { name: 'Solo of the day' }).click();
    await page.locator('button.hand').nth(10).waitFor();
    await playToTheEnd(page, 'koenigs-romme');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('section.result a[download]').click(),
    ]);
    // The native program says whether it is a game by the rules.
    execFileSync(program(), ['referee', await download.path()]);
    // Back online it is kept at the server, which checks it, and stands among my results.
    await page.getByText('comes from the date alone').first().waitFor();
    const table = page.url();
    await anna.context.setOffline(false);
    await page.getByRole('button', { name: 'Keep it at the server' }).click();
    await page.getByText('among your results').first().waitFor();
    await anna.goto('/me');
    const sent = page.locator('a[href^="/g/0"]');
    await sent.getByText('played in the page').waitFor();
    await sent.click();
    await page.locator('.bar .count').waitFor();
    await page.goto(table);
    await page.locator('section.result').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Keep it at the server' }).count(), 0);
    await anna.context.setOffline(true);
    await page.locator('section.result a[href^="/g/~"]').click();
    await page.locator('.bar .count').waitFor();
    await page.keyboard.press('End');
    await page.locator('section.result').waitFor();
    await anna.leave();
  });
});

describe('with a server', () => {
  it('that leaves bots to the page, games against them are played there, with friends at the server', async () => {
    const other = await Server.start('--bots-in-page');
    const anna = await Person.come(browser, other.address);
    await anna.playNow('Joomo');
    assert.match(new URL(anna.page.url()).pathname, /^\/t\/~/);
    await anna.turn();
    await anna.goto('/new/joomo');
    await anna.page.locator('form .main').click();
    await anna.page.waitForURL(/\/t\/[A-Z0-9]+$/);
    await anna.leave();
    await other.stop();
  });

  it('and a browser that forbids to keep anything, it plays and says that nothing is kept', async () => {
    const other = await Server.start('--bots-in-page');
    const anna = await Person.come(browser, other.address, { serviceWorkers: 'block' });
    await anna.context.route('**/assets/worker-*.js', async (route) => {
      const answer = await route.fetch();
      const forbid = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`;
      await route.fulfill({ response: answer, body: `${forbid}${await answer.text()}` });
    });
    await anna.playNow('Joomo');
    await anna.page.getByText('keeps nothing').first().waitFor();
    await anna.turn();
    await move(anna.page);
    await anna.leave();
    await other.stop();
  });

  it('that is lost in a game against bots, the game waits there, another is played here, and it goes on later', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.playNow('Joomo');
    await anna.turn();
    const [link, cards] = [new URL(page.url()).pathname, await hand(page)];
    assert.doesNotMatch(link, /~/);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    anna.expectError(CUT);
    await anna.context.setOffline(true);
    await page.getByText('waits for you at the server').waitFor();
    assert.deepEqual(await overflow(page), []);
    await anna.shot('here-lost');
    await page.getByRole('button', { name: 'Play a new one here' }).click();
    await page.waitForURL(/\/t\/~/);
    await anna.turn();
    await move(page);
    await anna.context.setOffline(false);
    await anna.goto(link);
    await anna.turn();
    assert.deepEqual(await hand(page), cards);
    await anna.leave();
  });
});

describe('the same game as the native program plays', () => {
  /** The page that plays, with the same WebAssembly as everybody's. @type {Person} */
  let person;
  before(async () => {
    person = await Person.come(browser, server.address);
    await person.goto('/');
  });
  after(() => person.leave());

  for (const [game, seats, options] of SHORT)
    it(`${game} for ${seats}`, async () => {
      const script = join(dirname(program()), 'examples', 'script');
      assert.ok(existsSync(script), 'cargo build -p vierblatt-pocket --example script');
      const lines = execFileSync(script, [game, String(seats), JSON.stringify(options), '4'], { maxBuffer: 1 << 28 })
        .toString()
        .trim()
        .split('\n')
        .map((line) => /** @type {{ now: number, message: string | null, out: string }} */ (JSON.parse(line)));
      const folder = process.env['VIERBLATT_POCKET'] ?? '';
      await person.page.route('**/assets/same.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, 'pocket.js'), 'utf8') }),
      );
      const differs = await person.page.evaluate(async (steps) => {
        const script = '/assets/same.js';
        const { default: load, Pocket } = await import(script);
        // What the service worker keeps for everybody.
        const kept = await (await fetch('/worker.js')).text();
        await load({ module_or_path: /assets\/pocket_bg-[^"]+\.wasm/.exec(kept)?.[0].replace(/^/, '/') });
        const nothing = JSON.stringify({ person: null, tables: [], results: [] });
        const pocket = Pocket.start(new Uint8Array(32).fill(4), nothing, steps[0]?.now);
        for (const [n, { now, message, out }] of steps.entries()) {
          const said = message === null ? pocket.think(now, false) : pocket.take(message, now);
          if (said !== out) return { n, message, said, out };
        }
        return null;
      }, lines);
      assert.equal(differs, null);
      assert.ok(lines.length > 20 && lines.at(-1)?.out.includes('"actions"'), 'with the whole record');
    });
});

