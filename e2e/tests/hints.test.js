// Where a hint is shown: in the line of words, where it covers nothing that is played with.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Person, launch, offTable, overflow, whenStill } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start();
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

/** What the hint lies over, of all cards, piles and places; and how many of them there are. Runs in the page. */
function covered() {
  const hint = document.querySelector('.told')?.getBoundingClientRect();
  const things = [
    ...document.querySelectorAll('.middle .card, .middle .pile, .middle [data-spot], .bottom .card'),
  ];
  const boxes = things
    .map((thing) => ({ name: thing.className, box: thing.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const under = boxes.filter(
    ({ box }) =>
      hint &&
      box.left < hint.right &&
      box.right > hint.left &&
      box.top < hint.bottom - 1 &&
      box.bottom > hint.top + 1,
  );
  return { width: hint?.width ?? 0, things: boxes.length, under: under.map(({ name }) => name) };
}

describe('a hint on a phone covers no card and no pile', { concurrency: 2 }, () => {
  for (const table of [
    { game: 'komojo', seats: 3 },
    { game: 'komojo', seats: 4 },
    { game: 'koenigs-romme', seats: 2 },
    { game: 'koenigs-romme', seats: 1 },
  ])
    // German words are the longest.
    for (const locale of ['en-GB', 'de-DE'])
      it(`${table.game} for ${table.seats}, ${locale}`, async () => {
        const anna = await Person.come(browser, server.address, { locale });
        const { page } = anna;
        const { link } = await anna.openTable({ ...table, settings: { tempo: 'quick' } });
        await anna.goto(`${link}?now=1`);
        await page.getByRole('button', { name: /^(Hint|Tipp)$/ }).click();
        await page.locator('.told').waitFor();
        const { width, things, under } = await whenStill(page, covered);
        assert.ok(width > 0 && things > 3, `${things} cards and piles are there to be covered`);
        assert.deepEqual(under, []);
        assert.equal(await page.locator('.toast').count(), 0);
        assert.deepEqual(await offTable(page), []);
        assert.deepEqual(await overflow(page), []);
        await anna.leave();
      });
});
