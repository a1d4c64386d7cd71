// A game looked at afterwards: from a table that is over and from a file; the curve, the moments, the board, and what is shared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faults } from '../axe.js';
import { DESKTOP, PHONE, Person, launch, overflow, whenStill } from '../browser.js';
import { player, playToTheEnd, step } from '../play.js';
import { random } from '../random.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** A short game of Königs-Rommé of two rounds between two who play at random. */
const file = fileURLToPath(new URL('review.json', import.meta.url));

describe('a review', () => {
  it('of a record from a file has a curve, leads to the moment on the board, and can be shared', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    await anna.goto('/review');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.curve polyline.own').first().waitFor();
    // It fills in until everything is there.
    await page.locator('progress').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Share' }).waitFor();
    const steps = JSON.parse(readFileSync(file, 'utf8')).actions.length;
    const points = await page.locator('.curve polyline.own').first().getAttribute('points');
    assert.equal(points?.split(' ').length, steps, 'a point for every step');
    await anna.shot('review-phone');
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(await faults(page), []);
    // The curve has a table as text.
    await page.getByText('The curve as a table').click();
    assert.ok((await page.locator('details[open] tbody tr').count()) > 3);

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (/** @type {{ text: string }} */ { text }) => Reflect.set(window, 'shared', text),
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = String(await page.evaluate(() => Reflect.get(window, 'shared')));
    assert.match(shared, /^Review: Königs-Rommé\nPlayer 1: \d+ decisions/);

    // Random play makes mistakes; the moment is shown on the board with the better move.
    const moves = page.locator('.moves li');
    if (!(await moves.count())) await page.locator('.chips label').nth(1).click();
    const words = await moves.first().innerText();
    const step = /Step (\d+)/.exec(words)?.[1];
    await moves.first().getByRole('link').click();
    await page.locator('.strip .badge').waitFor();
    assert.match(page.url(), new RegExp(`/g/record\\?view=\\d&review=1#${step}$`));
    assert.match(await page.locator('.strip .said').innerText(), /Better: /);
    await anna.shot('review-board-phone');
    await page.getByRole('button', { name: 'Next marked move' }).waitFor();
    assert.deepEqual(await faults(page), []);
    await page.setViewportSize(DESKTOP);
    await anna.shot('review-board-desktop');
    assert.deepEqual(await faults(page), []);
    await page.locator('.strip').getByRole('link', { name: 'Review' }).click();
    await page.locator('.curve polyline.own').first().waitFor();
    await anna.shot('review-desktop');
    assert.deepEqual(await faults(page), []);
    await anna.leave();
  });

  it('leads to positions to find something better in, and to the game as it might have gone on', async () => {
    const anna = await Person.come(browser, server.address, { locale: 'de-DE' });
    const { page } = anna;
    await anna.goto('/review');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('progress').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Als Bild' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als Bild' }).click();
    const picture = await saved;
    assert.equal(picture.suggestedFilename(), 'vierblatt.png');
    await picture.saveAs(fileURLToPath(new URL('../shots/review-picture.png', import.meta.url)));
    if (!(await page.locator('.moves li').count())) await page.locator('.chips label').nth(1).click();
    await anna.shot('review-words');

    await page.getByRole('link', { name: 'Lern aus deinen Fehlern' }).click();
    await page.getByText('Finde etwas Besseres').waitFor();
    await anna.shot('mistakes-phone');
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(await faults(page), []);
    await page.getByRole('button', { name: 'Lösung zeigen' }).click();
    await page.getByText('Am besten: ').waitFor();
    // However long the answer is, what can be pressed stays in sight.
    const last = await whenStill(page, () =>
      Math.max(...[...document.querySelectorAll('section.below .button')].map((one) => one.getBoundingClientRect().bottom)),
    );
    assert.ok(last <= PHONE.height, `a button ends at ${last}`);
    await page.getByRole('link', { name: 'Schließen' }).click();

    // From a marked moment it goes on with bots: what is done is done, and the board is another one then.
    await page.locator('.moves li').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Was wäre, wenn?' }).click();
    await page.getByText('für die anderen spielen Bots').waitFor();
    await anna.shot('whatif-phone');
    const { choose } = await player('koenigs-romme');
    // A tap that comes after the position has changed tries what cannot be done, and is told why.
    anna.expectError(/400 .*\/api\/play-on/);
    const went = page.waitForResponse((answer) => answer.url().endsWith('/api/play-on') && answer.ok());
    let isDone = false;
    void went.then(() => (isDone = true));
    while (!isDone) await step(page, async () => (isDone ? undefined : choose(page, random('what if'))));
    const { actions } = await (await went).json();
    assert.ok(actions.length > 0, 'the move was made');
    await page.setViewportSize(DESKTOP);
    await anna.shot('whatif-desktop');
    assert.deepEqual(await faults(page), []);
    await anna.leave();
  });

  it('is not needed for the puzzle of the day, which says whether the best move was found', async () => {
    const anna = await Person.come(browser, server.address, { locale: 'de-DE' });
    const { page } = anna;
    await anna.goto('/');
    await page.getByRole('link', { name: 'Aufgaben' }).click();
    await page.locator('main nav a').first().waitFor();
    assert.equal(await page.locator('main nav a').count(), 4, 'one for each game');
    await anna.shot('puzzles-phone');
    await anna.goto('/puzzle/joomo/1');
    await page.getByText('Was spielst du?').waitFor();
    await anna.shot('puzzle-phone');
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(await faults(page), []);
    // Nobody is there to react to, and the log says who I am once.
    assert.equal(await page.getByRole('button', { name: 'Reagieren' }).count(), 0);
    await page.locator('.top .menu').click();
    await page.locator('#tab-log').click();
    await page.getByText('(du)').first().waitFor();
    assert.equal(await page.getByText('Du (du)').count(), 0);
    await page.keyboard.press('Escape');
    await page.locator('.hand button.playable').first().click();
    await page.getByText(/Das liegt nahe|Es gibt etwas Besseres|der beste Zug/).waitFor();
    await page.setViewportSize(DESKTOP);
    await anna.shot('puzzle-desktop');
    assert.deepEqual(await faults(page), []);
    for (const game of ['jogo', 'koenigs-romme', 'komojo']) {
      await anna.goto(`/puzzle/${game}`);
      await page.getByRole('button', { name: 'Lösung zeigen' }).click();
      await page.getByText('Am besten: ').waitFor();
      await anna.shot(`puzzle-${game}`);
      assert.deepEqual(await faults(page), []);
    }
    await anna.leave();
  });

  it('says what is wrong with a file that is not a record', async () => {
    const anna = await Person.come(browser, server.address);
    anna.expectError(/400/);
    await anna.goto('/review');
    await anna.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"chess","seats":2,"actions":[]}') });
    await anna.page.getByText('not the record of a legal game').waitFor();
    await anna.leave();
  });

  it('of a game that was played here is one tap away from its end', async () => {
    const anna = await Person.come(browser, server.address, { colorScheme: 'dark', locale: 'de-DE' });
    const { page } = anna;
    const { short } = await player('koenigs-romme');
    const settings = { pause: 0, tempo: 'quick' };
    const { code, link } = await anna.openTable({ game: 'koenigs-romme', seats: 2, ...short, settings });
    await anna.goto(`${link}?now=1`);
    // Nobody is helped while the game is under way.
    const early = await page.request.get(`${server.address}/api/tables/${code}/games/1/review`);
    assert.equal(early.status(), 403);
    await playToTheEnd(page, 'koenigs-romme');
    await page.locator('section.result').getByRole('link', { name: 'Rückblick' }).click();
    await page.locator('.curve polyline.own').first().waitFor();
    await page.locator('progress').waitFor({ state: 'detached' });
    assert.match(page.url(), new RegExp(`/review/${code}-1\\?seat=0$`));
    await page.getByText('Gewinnchance').first().waitFor();
    await anna.shot('review-dark');
    assert.deepEqual(await faults(page), []);
    // It is kept for me, in this browser.
    await anna.goto('/me');
    await page.getByText('Wie du spielst').waitFor();
    await page.getByText(/Ein Spiel: .* je Entscheidung verloren/).waitFor();
    await page.locator('.over-time').scrollIntoViewIfNeeded();
    await anna.shot('over-time-phone');
    assert.deepEqual(await faults(page), []);
    await anna.leave();
  });
});
