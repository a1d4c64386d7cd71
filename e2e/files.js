// A plain host of files, as somebody's web space: what is not a file is the page in the site's folder, or not found.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export class Files {
  /** What was asked for and is not there. @type {string[]} */
  missing = [];
  /** Where the files are; another folder from now on is an update. */
  folder;
  address = '';
  #server;

  /** @param {string} folder @param {string} base The folder of the address, such as `/cards/`. */
  constructor(folder, base) {
    this.folder = folder;
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const inside = pathname.startsWith(base) ? normalize(pathname.slice(base.length)) : '..';
      const file = join(this.folder, inside);
      const isFile = !inside.startsWith('..') && existsSync(file) && statSync(file).isFile();
      // The screens have no ending: for them there is the page.
      const isScreen = !inside.startsWith('..') && !extname(inside);
      if (!isFile && !isScreen) {
        this.missing.push(pathname);
        response.writeHead(404).end();
        return;
      }
      const sent = isFile ? file : join(this.folder, 'index.html');
      response.writeHead(200, { 'content-type': TYPES[extname(sent)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
      response.end(readFileSync(sent));
    });
  }

  /** @param {string} folder */
  static async start(folder, base = '/') {
    const files = new Files(folder, base);
    await new Promise((ready) => files.#server.listen(0, '127.0.0.1', () => ready(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (files.#server.address());
    files.address = `http://127.0.0.1:${port}${base.slice(0, -1)}`;
    return files;
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
