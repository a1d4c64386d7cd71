// The pictures in the README: `npm run pictures`. Two boards from the gallery, and some seconds of a real game of Joomo as
// an animation, for which ffmpeg puts the frames together (Debian: apt install ffmpeg).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESKTOP, Person, launch, whenStill } from './browser.js';
import { Gallery } from './gallery.js';
import { player } from './play.js';
import { random } from './random.js';
import { Server } from './server.js';

const PHONE = { width: 390, height: 844 };
/** Frames a second, how many of them, and how wide: what keeps the file small. */
const [RATE, FRAMES, WIDTH] = [10, 130, 300];
const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));
mkdirSync(pictures, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'vierblatt-pictures-'));
const browser = await launch();
const ffmpeg = (/** @type {string[]} */ ...options) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' });

/**
 * A board of the gallery. @param {Gallery} gallery @param {string} name @param {string} path @param {object} look
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function still(gallery, name, path, look, options) {
  const person = await Person.come(browser, gallery.address, { serviceWorkers: 'block', ...options });
  await person.context.addInitScript(
    (text) => location.protocol === 'http:' && localStorage.setItem('vierblatt-settings', text),
    JSON.stringify(look),
  );
  await person.goto(`/gallery/${path}`);
  await person.page.locator('.shell').waitFor();
  await whenStill(person.page, () => true);
  const png = join(folder, `${name}.png`);
  await person.page.screenshot({ path: png });
  await person.leave();
  ffmpeg('-i', png, '-c:v', 'libwebp', '-quality', '88', join(pictures, `${name}.webp`));
}

/** Plays by itself while frames are taken. */
async function animation() {
  const server = await Server.start();
  const anna = await Person.come(browser, server.address, { viewport: PHONE });
  await anna.context.addInitScript(() => localStorage.setItem('vierblatt-guide-joomo', '"all"'));
  const { link } = await anna.openTable({ game: 'joomo', seats: 3 });
  await anna.goto(`${link}?now=2`);
  const { page } = anna;
  await anna.turn();
  const { choose } = await player('joomo');
  const chance = random('pictures');
  for (let n = 0; n < FRAMES; n += 1) {
    const next = Date.now() + 1000 / RATE;
    await page.screenshot({ path: join(folder, `${String(n).padStart(3, '0')}.png`) });
    // A person looks before playing: a card every second and a half.
    if (n % 15 === 10 && (await page.locator('.prompt.turn').count()))
      await (await choose(page, chance))?.click({ timeout: 1000 }).catch(() => {});
    const left = next - Date.now();
    if (left > 0) await page.waitForTimeout(left);
  }
  await anna.leave();
  await server.stop();
  ffmpeg(
    ...['-framerate', String(RATE), '-i', join(folder, '%03d.png'), '-vf', `scale=${WIDTH}:-2:flags=lanczos`],
    ...['-c:v', 'libwebp_anim', '-quality', '55', '-compression_level', '6', '-loop', '0'],
    join(pictures, 'joomo.webp'),
  );
}

const gallery = await Gallery.open();
await still(gallery, 'phone', 'koenigs-romme/play', { table: 'wood' }, { viewport: PHONE });
await still(gallery, 'desktop', 'joomo/gap', { table: 'cloth' }, { viewport: DESKTOP });
await gallery.close();
await animation();
rmSync(folder, { recursive: true, force: true });
await browser.close();
