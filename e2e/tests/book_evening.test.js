// More of a group's evenings: a server that dies while three phones write, points by keyboard alone and by one thumb, old paper with
// photos and cells from a spreadsheet, a game for one that counts, and the book on paper.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { begin, enter, join, sent, shows, start } from '../book.js';
import { CUT, Person, launch, overflow } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** Adds names to a group. @param {Person} person @param {string} link @param {string[]} names */
async function add(person, link, ...names) {
  await person.goto(`${link}/members`);
  for (const name of names) {
    await person.page.getByLabel('Another name').fill(name);
    await person.page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await sent(person);
}

/** Calls the server as this person. @param {Person} person @param {string} path @param {unknown} data */
async function call(person, path, data) {
  const answer = await person.page.request.post(`${person.address}/api${path}`, { data });
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.json();
}

/** Writes entries for this person, as a device of its own. @param {Person} person @param {string} link @param {object[]} all */
async function write(person, link, ...all) {
  const device = `script${Math.abs(all.length)}x${link.length}`;
  for (let from = 0; from < all.length; from += 200) {
    const entries = all.slice(from, from + 200).map((what, n) => ({ n: from + n + 1, at: 1, what }));
    await call(person, `/books${link.slice(2)}/entries`, { device, entries });
  }
}

describe('evenings of a group', { concurrency: 2 }, () => {
  it('a server that dies in the middle of an evening loses nothing three phones wrote', async () => {
    const own = await Server.start();
    try {
      const [anna, ben, carla] = await Promise.all([1, 2, 3].map(() => Person.come(browser, own.address)));
      assert.ok(anna && ben && carla);
      const all = [anna, ben, carla];
      const link = await begin(anna, 'Anna', 'Stormy');
      await join(ben, link, 'Ben');
      await join(carla, link, 'Carla');
      const sheet = await start(anna, link, ['Anna', 'Ben', 'Carla'], 'Königs-Rommé');
      await ben.goto(sheet);
      await carla.goto(sheet);
      await enter(anna, 5, 10, 0);
      for (const person of all) await shows(person, ['5', '10', '0']);
      for (const person of all) person.expectError(CUT);
      await own.kill();
      // Each writes their own column of the next round, and one a correction.
      for (const [player, person] of all.entries()) {
        await person.page.locator('tbody tr').nth(1).locator('.cell').nth(player).click();
        await enter(person, 11 + player);
      }
      await ben.page.getByRole('button', { name: 'Ben, round 1: 10' }).click();
      await ben.page.getByRole('button', { name: 'Change', exact: true }).click();
      await enter(ben, 20);
      await ben.page.getByText('2 entries wait on this device').waitFor();
      // A phone that is put away meanwhile still has what was written on it.
      await carla.page.close();
      await own.run();
      await shows(anna, ['16', '32', '0']);
      carla.page = await carla.context.newPage();
      await carla.goto(sheet);
      for (const person of all) await shows(person, ['16', '32', '13']);
      for (const person of all) await sent(person);
      assert.equal(await anna.page.locator('.cell.disputed').count(), 0);
      await anna.page.getByRole('button', { name: 'Into the book' }).click();
      await carla.page.getByText('In the book. Winner: Carla').waitFor();
      await Promise.all(all.map((person) => person.leave()));
    } finally {
      await own.stop();
    }
  });

  it('points are entered by keyboard alone', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    const link = await begin(anna, 'Anna', 'Keys');
    await add(anna, link, 'Ben', 'Carla');
    await start(anna, link, ['Anna', 'Ben', 'Carla'], 'Königs-Rommé');
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    for (let n = 0; n < 40 && (await focused()) !== 'keypad'; n += 1) await page.keyboard.press('Tab');
    assert.equal(await focused(), 'keypad', 'the field is reached by Tab');
    for (const [who, value] of [['Anna', '12'], ['Ben', '0'], ['Carla', '7'], ['Anna', '3']]) {
      await page.locator('.keypad label', { hasText: who ?? '' }).waitFor();
      // Nobody has to go back to it for the next player.
      await page.waitForFunction(() => document.activeElement?.id === 'keypad');
      await page.keyboard.type(value ?? '');
      await page.keyboard.press('Enter');
    }
    await shows(anna, ['15', '0', '7']);
    // A wrong one is corrected, without a mouse either.
    const cell = page.getByRole('button', { name: 'Carla, round 1: 7' });
    await cell.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'keypad');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await shows(anna, ['15', '0', '9']);
    assert.deepEqual(await faults(page), []);
    await anna.leave();
  });

  it('a round of five is entered with one thumb in few taps', async (test) => {
    const anna = await Person.come(browser, server.address, { hasTouch: true, isMobile: true });
    const { page } = anna;
    const link = await begin(anna, 'Anna', 'Thumbs');
    await add(anna, link, 'Ben', 'Carla', 'Dora', 'Emil');
    await start(anna, link, ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'], 'Königs-Rommé');
    // All that is needed is on the screen at once: nothing scrolls between two players.
    await page.locator('.keypad').scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    let [taps, time] = [0, 0];
    /** One tap, and how long the page takes until it has shown what came of it. @param {string} key */
    const tap = async (key) => {
      const button = page.locator('.keypad button').filter({ hasText: new RegExp(`^${key}$`) });
      const box = await button.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 740 && Math.min(box.width, box.height) >= 44, key);
      taps += 1;
      time += await button.evaluate((element) => {
        const from = performance.now();
        /** @type {HTMLElement} */ (element).click();
        return new Promise((done) => {
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
        });
      });
    };
    for (const [n, value] of ['12', '0', '7', '25', '103'].entries()) {
      await page.locator('.keypad label', { hasText: ['Anna', 'Ben', 'Carla', 'Dora', 'Emil'][n] ?? '' }).waitFor();
      if (value === '0') await tap('0 ✓');
      else for (const key of [...value, 'Enter']) await tap(key);
    }
    await shows(anna, ['12', '0', '7', '25', '103']);
    assert.equal(await page.evaluate(() => scrollY), at, 'nothing moved under the thumb');
    assert.equal(taps, 13);
    test.diagnostic(`five players: ${taps} taps, ${Math.round(time)} ms of the page itself`);
    await anna.leave();
  });

  it('old paper: cells from a spreadsheet, and a photo that every phone sees', async () => {
    const [anna, ben] = await Promise.all([1, 2].map(() => Person.come(browser, server.address)));
    assert.ok(anna && ben);
    const { page } = anna;
    const link = await begin(anna, 'Anna', 'Attic');
    await add(anna, link, 'Ben');
    await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await anna.goto(`${link}/paper`);
    await page.evaluate(() => navigator.clipboard.writeText('Anna\tBen\n12\t0\n7\t31\n0\t4\n3\t3\n5\t0\n1\t2\n'));
    await page.locator('#paper-0-0').focus();
    await page.keyboard.press('Control+V');
    await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector('#paper-5-1'))?.value === '2');
    assert.deepEqual(
      await page.locator('thead select').evaluateAll((all) =>
        all.map((one) => /** @type {HTMLSelectElement} */ (one).selectedOptions[0]?.textContent?.trim()),
      ),
      ['Anna', 'Ben'],
    );
    assert.deepEqual(await faults(page), []);
    assert.deepEqual(await overflow(page), []);
    await anna.shot('book-paper-pasted');
    await page.locator('form .main').click();
    await shows(anna, ['28', '40']);
    await sent(anna);
    const sheet = new URL(page.url()).pathname;

    await join(ben, link, 'Ben');
    await ben.goto(sheet);
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [2400, 1800];
      const paper = canvas.getContext('2d');
      if (paper) {
        [paper.fillStyle, paper.font] = ['#eee', '200px serif'];
        paper.fillRect(0, 0, 2400, 1800);
        paper.fillStyle = '#222';
        paper.fillText('Anna 28 Ben 40', 300, 900);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page.locator('.pick input').setInputFiles({
      name: 'sheet.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture, 'base64'),
    });
    for (const person of [anna, ben]) {
      const photo = person.page.getByAltText('Photo of the paper sheet').first();
      await photo.waitFor();
      await photo.evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
      const width = await photo.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth);
      assert.equal(width, 1600, 'made smaller, and large enough to read');
      assert.deepEqual(await overflow(person.page), []);
    }
    assert.deepEqual(await faults(page), []);
    await anna.shot('book-photo');
    await Promise.all([anna, ben].map((person) => person.leave()));
  });

  it('a year of evenings prints on a few pages, and nothing is cut off', async () => {
    const anna = await Person.come(browser, server.address);
    const { page } = anna;
    const link = await begin(anna, 'Anna', 'The long year');
    await add(anna, link, 'Bartholomäus Wolfensberger', 'Carla', 'Dora');
    const view = await (await page.request.get(`${server.address}/api/books${link.slice(2)}`)).json();
    const players = view.members.map((/** @type {{ id: string }} */ { id }) => id);
    const sheets = Array.from({ length: 60 }, (_, n) => ({
      sheet: {
        game: ['joomo', 'koenigs-romme', 'jogo', 'komojo', ''][n % 5],
        ...(n % 5 === 4 ? { title: 'Hearts' } : {}),
        players,
        dealer: 0,
        fewest_win: n % 5 === 1,
        day: `2026-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
        points: Array.from({ length: 7 }, (_, round) => players.map((_, player) => (7 * n + 13 * round + 29 * player) % 61)),
        closed: true,
      },
    }));
    await write(anna, link, ...sheets);
    await anna.goto(`${link}/book`);
    await page.getByText('60 sheets').waitFor();
    while (await page.getByRole('button', { name: 'Earlier evenings' }).count())
      await page.getByRole('button', { name: 'Earlier evenings' }).click();
    await page.emulateMedia({ media: 'print' });
    // A sheet of A4 without its margins, in pixels of paper.
    await page.setViewportSize({ width: 718, height: 1047 });
    const cut = await page.evaluate(() => {
      const wrong = [];
      for (const element of document.querySelectorAll('main *')) {
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
        if (element.matches('button, input, select, textarea')) wrong.push(`${element.tagName} is on paper`);
      }
      return wrong;
    });
    assert.deepEqual(cut, []);
    assert.equal(await page.locator('header').filter({ visible: true }).count(), 0, 'no bar of a screen');
    const pdf = await page.pdf({ path: 'shots/book-print.pdf', format: 'A4', margin: { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' } });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    assert.ok(pages >= 2 && pages <= 6, `${pages} pages`);
    await anna.leave();
  });
});
