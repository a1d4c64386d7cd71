// About me: tables that go soon say so, and a device that is signed out is nobody at once.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { Person, launch } from '../browser.js';
import { Server } from '../server.js';

const server = await Server.start('--keep-unfinished', '5');
const browser = await launch();
after(async () => {
  await browser.close();
  await server.stop();
});

describe('about me', () => {
  it('a table that goes in five days says so at home and among my tables', async () => {
    const anna = await Person.come(browser, server.address);
    const { code } = await anna.openTable({ game: 'joomo', seats: 2 });
    for (const path of ['/', '/me']) {
      await anna.goto(path);
      const row = anna.page.locator(`a[href="/t/${code}"]`).first();
      await row.locator('small').waitFor();
      assert.match(await row.locator('small').innerText(), /^Deleted on .*\d.* if nobody plays$/);
    }
    await anna.leave();
  });

  it('another device that is signed out at a table is told at once', async () => {
    const [anna, phone] = await Promise.all([1, 2].map(() => Person.come(browser, server.address)));
    assert.ok(anna && phone);
    const { code } = await anna.openTable({ game: 'joomo', seats: 2 });
    const answer = await anna.page.request.post(`${server.address}/api/me/link`);
    const link = /** @type {{ code: string }} */ (await answer.json());
    await phone.page.request.post(`${server.address}/api/link`, { data: { code: link.code } });
    await phone.goto(`/t/${code}`);
    await phone.page.locator('.invite').waitFor();

    await anna.goto('/me');
    const rows = anna.page.locator('li', { has: anna.page.locator('em') });
    await rows.first().waitFor();
    const others = anna.page.locator('li:not(:has(em))', { hasText: 'Chrome' });
    await others.getByRole('button').click();
    await anna.page.locator('dialog .careful').click();
    await others.first().waitFor({ state: 'detached' });
    await phone.page.getByText('signed out').first().waitFor();
    await Promise.all([anna.leave(), phone.leave()]);
  });
});
