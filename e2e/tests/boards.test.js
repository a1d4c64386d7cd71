// Every board in every state of its fixtures: nothing for axe to find, nothing off the table; also in the dialogs that
// boards open, on every table and with every card back.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { faults } from '../axe.js';
import { DESKTOP, LANGUAGES, PHONE, Person, SIDEWAYS, TABLET, launch, offTable, whenStill } from '../browser.js';
import { Gallery, boards, fixture, fixtures } from '../gallery.js';

const gallery = await Gallery.open();
const browser = await launch();
after(async () => {
  await browser.close();
  await gallery.close();
});

/** @param {import('playwright-core').BrowserContextOptions} options @param {object} [settings] */
async function visitor(options, settings) {
  const person = await Person.come(browser, gallery.address, { serviceWorkers: 'block', ...options });
  if (settings)
    await person.context.addInitScript(
      (text) => location.protocol === 'http:' && localStorage.setItem('vierblatt-settings', text),
      JSON.stringify(settings),
    );
  return person;
}

/** @param {Person} person @param {string} game @param {string} name */
async function show(person, game, name) {
  await person.goto(`/gallery/${game}/${name}`);
  await person.page.locator('.shell').waitFor();
  await whenStill(person.page, () => true);
}

describe('axe finds nothing', { concurrency: 2 }, () => {
  for (const game of boards())
    for (const [size, viewport, colorScheme] of /** @type {const} */ ([
      ['phone', PHONE, 'light'],
      ['desktop', DESKTOP, 'dark'],
    ]))
      it(`on any board of ${game} (${size}, ${colorScheme})`, async () => {
        const person = await visitor({ viewport, colorScheme });
        /** @type {Record<string, string[]>} */
        const found = {};
        for (const name of fixtures(game)) {
          await show(person, game, name);
          const wrong = [...(await faults(person.page)), ...(await offTable(person.page))];
          if (wrong.length) found[name] = wrong;
        }
        assert.deepEqual(found, {});
        await person.leave();
      });

  it('in the question before STOP, and in the choice of a JOGO! card', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const person = await visitor({ viewport });
      const { page } = person;
      await show(person, 'komojo', 'turn');
      await page.getByRole('button', { name: 'Komojo STOP' }).click();
      await page.locator('dialog[open]').waitFor();
      assert.deepEqual(await faults(page), []);

      await show(person, 'jogo', 'choice');
      // The burst lies on my fourth place; it has one pile to go to.
      await page.locator('.places li').nth(3).locator('button.card').click();
      await page.locator('dialog[open]').waitFor();
      assert.deepEqual(await faults(page), []);
      await person.leave();
    }
  });

  it('on any table, with any card back', async () => {
    const looks = [
      { table: 'wood', back: 'waves' },
      { table: 'night', back: 'lattice' },
      { table: 'cloth', back: 'rays' },
    ];
    for (const colorScheme of /** @type {const} */ (['light', 'dark']))
      for (const look of looks) {
        const person = await visitor({ viewport: TABLET, colorScheme }, look);
        for (const [game, name] of [
          ['komojo', 'turn'],
          ['koenigs-romme', 'play'],
        ]) {
          await show(person, `${game}`, `${name}`);
          assert.deepEqual(await faults(person.page), [], `${game} on ${look.table}, ${colorScheme}`);
        }
        await person.leave();
      }
  });
});

describe('the table stays where it is', { concurrency: 2 }, () => {
  /** States of a game in which my cards take the same room. @type {Record<string, string[]>} */
  const alike = {
    komojo: ['turn', 'snap', 'thrown', 'peek', 'seen', 'stop-said', 'aid-trade'],
    jogo: ['choice', 'extra', 'take', 'first', 'skip', 'others-play', 'signs'],
    'koenigs-romme': ['play', 'others-turn', 'seven-laid'],
  };
  for (const [game, names] of Object.entries(alike))
    it(`whatever is asked in ${game}`, async () => {
      const person = await visitor({ viewport: PHONE, locale: 'de' });
      /** @type {Record<string, number>} */
      const begins = {};
      for (const name of names) {
        await show(person, game, name);
        begins[name] = await whenStill(person.page, () =>
          Math.round(document.querySelector('section.bottom')?.getBoundingClientRect().top ?? 0),
        );
      }
      assert.equal(new Set(Object.values(begins)).size, 1, JSON.stringify(begins));
      await person.leave();
    });

  it('and cannot be scrolled away, as by a focus', async () => {
    const person = await visitor({ viewport: DESKTOP });
    await show(person, 'koenigs-romme', 'play');
    const scrolled = await person.page.locator('.shell').evaluate((shell) => {
      shell.scrollTop = 60;
      return shell.scrollTop;
    });
    assert.equal(scrolled, 0);
    await person.leave();
  });
});

describe('words', { concurrency: 2 }, () => {
  /** States with long words: seats with notes, actions that name a card, three actions side by side. @type {[string, string][]} */
  const wordy = [
    ['joomo', 'covered'],
    ['joomo', 'six'],
    ['koenigs-romme', 'draw'],
    ['koenigs-romme', 'first-round'],
    ['komojo', 'aid'],
    ['komojo', 'last-turn'],
  ];
  for (const locale of LANGUAGES)
    it(`of seats and actions are whole and on one line on a small phone in ${locale}`, async () => {
      const person = await visitor({ viewport: PHONE, locale });
      /** @type {Record<string, string[]>} */
      const found = {};
      for (const [game, name] of wordy) {
        await show(person, game, name);
        const wrong = await whenStill(person.page, () => {
          const isSeen = (/** @type {Element} */ one) => one.clientWidth > 1 && !one.closest('.on-table');
          const cut = [...document.querySelectorAll('.seat .note, .mat .called')].filter(
            (one) => isSeen(one) && one.scrollWidth > one.clientWidth + 1,
          );
          const broken = [...document.querySelectorAll('.actions .button')].filter((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          });
          return [...cut, ...broken].map((one) => one.textContent?.trim() ?? '');
        });
        if (wrong.length) found[`${game} ${name}`] = wrong;
      }
      assert.deepEqual(found, {});
      await person.leave();
    });
});

describe('cards', { concurrency: 2 }, () => {
  for (const viewport of [PHONE, TABLET, DESKTOP])
    it(`of a whole hand of Joomo show their numbers (${viewport.width} wide)`, async () => {
      const person = await visitor({ viewport });
      await show(person, 'joomo', 'lead');
      const covered = await whenStill(person.page, () => {
        const all = [...document.querySelectorAll('ul.hand > [data-hand-place]')].map((one) => {
          const { offsetLeft, offsetTop, offsetWidth } = /** @type {HTMLElement} */ (one);
          return { offsetLeft, offsetTop, offsetWidth };
        });
        return all.filter((one, n) => {
          const next = all[n + 1];
          const isBeside = next && next.offsetTop === one.offsetTop;
          return isBeside && next.offsetLeft - one.offsetLeft < one.offsetWidth * 0.8;
        }).length;
      });
      assert.equal(covered, 0);
      await person.leave();
    });

  it('of six who are watched on a phone on its side fit without scrolling', async () => {
    const person = await visitor({ viewport: SIDEWAYS });
    await show(person, 'komojo', 'watch-six');
    assert.equal(await person.page.locator('.table.scrolls').count(), 0);
    assert.deepEqual(await offTable(person.page), []);
    await person.leave();
  });
});

describe('what is shown at an end', { concurrency: 2 }, () => {
  it('a round of Königs-Rommé that is over has no wild rank any more', async () => {
    const person = await visitor({ locale: 'en' });
    const wild = person.page.getByText(/^Wild: .* and jokers$/);
    await show(person, 'koenigs-romme', 'play');
    assert.equal(await wild.count(), 1);
    await show(person, 'koenigs-romme', 'between-rounds');
    await person.page.getByText('is over').first().waitFor();
    assert.equal(await wild.count(), 0);
    await person.leave();
  });

  it('JOGO!’s end shows the cards that are left, which explain the points', async () => {
    const person = await visitor({ viewport: DESKTOP });
    await show(person, 'jogo', 'over');
    const { game, you } = fixture('jogo', 'over');
    const left = game.public.shown
      .map((/** @type {{ hand: string[] }} */ { hand }) => hand.length)
      .filter((/** @type {number} */ _cards, /** @type {number} */ seat) => seat !== you.seat);
    const shown = await person.page
      .locator('.rival')
      .evaluateAll((rivals) => rivals.map((rival) => rival.querySelectorAll('.faces .card').length));
    // Around the table they sit from the next one on.
    assert.deepEqual(shown.toSorted(), left.toSorted());
    assert.ok(
      left.some((/** @type {number} */ cards) => cards > 0),
      'somebody has cards left',
    );
    await person.leave();
  });

  for (const [game, name, viewport] of /** @type {const} */ ([
    ['joomo', 'over', PHONE],
    ['joomo', 'over', DESKTOP],
    ['koenigs-romme', 'seven-over', PHONE],
  ]))
    it(`the result is all there, with its chart (${game} ${name}, ${viewport.width} wide)`, async () => {
      const person = await visitor({ viewport });
      await show(person, game, name);
      await person.page.locator('section.result figure').waitFor();
      const [result, chart] = await whenStill(person.page, () =>
        ['section.result', 'section.result figure'].map((which) => {
          const found = /** @type {HTMLElement} */ (document.querySelector(which));
          const { top, bottom } = found.getBoundingClientRect();
          return { top, bottom, hidden: found.scrollHeight - found.clientHeight };
        }),
      );
      assert.ok(result && chart);
      assert.ok(result.hidden <= 1, `${result.hidden} px of the result are cut`);
      assert.ok(chart.top >= result.top && chart.bottom <= result.bottom);
      assert.ok(result.bottom <= viewport.height);
      await person.leave();
    });
});
