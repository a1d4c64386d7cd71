// The gallery of boards, which only pages built for development have: every board in every state of its fixtures,
// without a game or a server.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** The games that have a board with fixtures. */
export const boards = () =>
  readdirSync(here('../games')).filter((game) => existsSync(here(`../games/${game}/web/fixtures`)));

/** The names of a game's fixtures. @param {string} game */
export const fixtures = (game) =>
  readdirSync(here(`../games/${game}/web/fixtures`)).map((file) => file.replace(/\.json$/, ''));

/** What a fixture holds. @param {string} game @param {string} name */
export const fixture = (game, name) =>
  JSON.parse(readFileSync(here(`../games/${game}/web/fixtures/${name}.json`), 'utf8'));

export class Gallery {
  /** @type {any} */
  #server;
  #folder = mkdtempSync(join(tmpdir(), 'vierblatt-gallery-'));
  address = '';

  static async open() {
    const gallery = new Gallery();
    // Boards show no rulebook, and reading them would take cargo.
    const rulebooks = join(gallery.#folder, 'rulebooks.json');
    writeFileSync(rulebooks, '{}');
    process.env['VIERBLATT_RULEBOOKS'] ??= rulebooks;
    const vite = await import(pathToFileURL(here('../web/node_modules/vite/dist/node/index.js')).href);
    // Built once: the development server itself would send every file by itself, for every board anew.
    const built = { root: here('../web'), configFile: here('../web/vite.config.ts'), mode: 'development' };
    const outDir = join(gallery.#folder, 'dist');
    await vite.build({ ...built, logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
    gallery.#server = await vite.preview({
      ...built,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
    });
    gallery.address = `http://127.0.0.1:${gallery.#server.httpServer.address().port}`;
    return gallery;
  }

  async close() {
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
