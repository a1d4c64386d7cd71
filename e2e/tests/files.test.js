// The page as files, with no server behind it: in a folder, at the top, and behind nginx as deploy/static.conf has it; and an update in mid-game.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, describe, it } from 'node:test';
import { CUT, DESKTOP, PHONE, Person, launch, overflow } from '../browser.js';
import { Files } from '../files.js';
import { move } from '../play.js';
import { program } from '../server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browser = await launch();
const temporary = mkdtempSync(join(tmpdir(), 'vierblatt-files-'));
/** @type {(() => void)[]} */
const ends = [];
after(async () => {
  await browser.close();
  for (const end of ends) end();
  rmSync(temporary, { recursive: true, force: true });
});

/** Writes the page as files. @param {string} name @param {string[]} more */
function written(name, ...more) {
  const folder = join(temporary, name);
  execFileSync(program(), ['page', '--out', folder, ...more]);
  return folder;
}

/** A host for them. @param {string} folder @param {string} [base] */
async function host(folder, base) {
  const files = await Files.start(folder, base);
  ends.push(() => files.stop());
  return files;
}

/** @param {Person} person */
async function isKept({ page }) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The cards by name: whether they can be played now is said a moment later. @param {import('playwright-core').Page} page */
const hand = (page) =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.replace(', can be played', '')));

describe('a site of files', () => {
  it('shows the four games on phone and desktop, and offers nothing that needs a server', async () => {
    const files = await host(written('top'));
    for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const anna = await Person.come(browser, files.address, { viewport });
      /** @type {string[]} */
      const asked = [];
      anna.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await anna.goto('/');
      await anna.page.locator('.leaf').nth(3).waitFor();
      assert.deepEqual(await overflow(anna.page), []);
      await anna.shot(`files-home-${size}`);
      assert.equal(await anna.page.locator('a[href="/b"], a[href="/puzzle"], #code').count(), 0);
      await anna.page.getByRole('button', { name: 'Joomo' }).click();
      await anna.page.getByText('need a server').waitFor();
      assert.equal(asked.filter((path) => path.startsWith('/api')).length, 0, 'nobody is asked who is not there');
      await anna.leave();
    }
    assert.deepEqual(files.missing, []);
  });

  it('lies in a folder: every link, part and screen, also without a network', async () => {
    const files = await host(written('folder', '--base', '/cards/'), '/cards/');
    const anna = await Person.come(browser, files.address);
    const { page } = anna;
    await anna.goto('/');
    await page.locator('.leaf').nth(3).waitFor();
    const outside = await page.locator('a[href]').evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((to) => !to.startsWith('/cards/')),
    );
    assert.deepEqual(outside, []);
    const manifest = await page.locator('link[rel=manifest]').evaluate(async (link) => {
      const { href } = /** @type {HTMLLinkElement} */ (link);
      const found = await (await fetch(href)).json();
      return [new URL(found.start_url, href).pathname, new URL(found.scope, href).pathname];
    });
    assert.deepEqual(manifest, ['/cards/', '/cards/']);
    await isKept(anna);
    assert.equal(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname), '/cards/');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL('**/cards/rules');
    await anna.context.setOffline(true);
    anna.expectError(CUT);
    await anna.playNow('Joomo');
    assert.match(new URL(page.url()).pathname, /^\/cards\/t\/~/);
    await anna.turn();
    await move(page);
    await anna.turn();
    const cards = await hand(page);
    await page.reload();
    await anna.turn();
    assert.deepEqual(await hand(page), cards);
    assert.deepEqual(files.missing, []);
    await anna.leave();
  });

  it('names a server for what needs others', async () => {
    const files = await host(written('friends', '--server', 'https://table.example'));
    const anna = await Person.come(browser, files.address);
    await anna.goto('/');
    await anna.page.locator('a[href="https://table.example/b"]').waitFor();
    await anna.page.locator('#code').waitFor();
    await anna.page.getByRole('button', { name: 'Joomo' }).click();
    await anna.page.locator('dialog a[href="https://table.example/new/joomo"]').waitFor();
    await anna.leave();
  });

  it('is served by nginx as in deploy/static.conf', async () => {
    const folder = written('nginx');
    // nginx does not serve what only its own user may read.
    execFileSync('chmod', ['-R', 'a+rX', temporary]);
    const port = await new Promise((found) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
        probe.close(() => found(port));
      });
    });
    const site = readFileSync(join(root, 'deploy/static.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('root /var/www/cards;', `root ${folder};`);
    const configuration = join(temporary, 'nginx.conf');
    writeFileSync(
      configuration,
      `daemon off; pid ${temporary}/nginx.pid; error_log stderr; events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temporary}/${name};`).join(' ')} ${site} }`,
    );
    const nginx = spawn(existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx', ['-c', configuration], { stdio: 'inherit' });
    ends.push(() => nginx.kill());
    const address = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(address).catch(() => null);
      if (answer) break;
      assert.ok(tries < 500 && nginx.exitCode === null, 'nginx does not start');
    }
    const anna = await Person.come(browser, address);
    await anna.playNow('Joomo');
    await anna.turn();
    await move(anna.page);
    const wasm = await fetch(`${address}/${/assets\/pocket_bg[^"]+/.exec(readFileSync(join(folder, 'worker.js'), 'utf8'))?.[0]}`);
    assert.equal(wasm.headers.get('content-type'), 'application/wasm');
    assert.match(wasm.headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await fetch(`${address}/api/games`)).status, 404);
    await anna.leave();
  });
});

describe('an update in mid-game', () => {
  // Such a game cannot be opened from the newer page yet; nothing of it is lost until it can.
  it('keeps a game that the newer program cannot read, and the page that began it', async () => {
    const folder = written('first');
    const files = await host(folder);
    // The same page from another program: one that writes other logs and cannot read the first one's.
    /** @param {number} version */
    const other = (version) => {
      const out = join(temporary, `program-${version}`);
      execFileSync('npx', ['vite', 'build', '--outDir', out, '--emptyOutDir'], {
        cwd: join(root, 'web'),
        env: { ...process.env, VIERBLATT_LOG_VERSION: String(version) },
        stdio: 'ignore',
      });
      const page = join(out, 'index.html');
      const head = readFileSync(page, 'utf8').replace('<title>', '<meta name="vierblatt-server" content="" /><title>');
      writeFileSync(page, head);
      return out;
    };
    const anna = await Person.come(browser, files.address);
    const { page } = anna;
    await anna.goto('/');
    await isKept(anna);
    await anna.playNow('Joomo');
    await anna.turn();
    await move(page);
    await anna.turn();
    const table = new URL(page.url()).pathname;
    const caches_ = () => page.evaluate(() => caches.keys());
    const [first] = await caches_();
    /** Goes home until the newer page is there. @param {string} out @param {number} count */
    const update = async (out, count) => {
      files.folder = out;
      await anna.goto('/');
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
      });
      await page.waitForFunction(async (wanted) => (await caches.keys()).length >= wanted, count);
      await page.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.ready;
        return !registration.installing && !registration.waiting && registration.active?.state === 'activated';
      });
    };
    await update(other(2), 2);
    await update(other(3), 3);
    // The first program is no longer the last but one, and is still there for its game.
    assert.ok((await caches_()).includes(first ?? ''), 'the page of a game that is not over is kept');
    await anna.goto('/');
    await page.locator(`a[href="${table}"]`).waitFor();
    // A new game is the new program's.
    await anna.playNow('Joomo');
    await anna.turn();
    const kept = () =>
      page.evaluate(
        () =>
          new Promise((found) => {
            const request = indexedDB.open('vierblatt');
            request.onsuccess = () => {
              const all = request.result.transaction('tables').objectStore('tables').getAll();
              all.onsuccess = () => {
                request.result.close();
                found(all.result.map((one) => one.writes));
              };
            };
          }),
      );
    assert.deepEqual(await kept(), [1, 3]);
    await anna.leave();
  });
});
