// The real program, started for a test: the one VIERBLATT names, else the one cargo built last.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function program() {
  const built = ['release', 'debug'].map((profile) => join(root, 'target', profile, 'vierblatt'));
  const found = [process.env['VIERBLATT'], ...built].find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      'There is no program to test. Build it (cargo build -p vierblatt), or name it in VIERBLATT.',
    );
  return found;
}

/** A port nobody uses now. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #data = mkdtempSync(join(tmpdir(), 'vierblatt-e2e-'));
  port = 0;
  address = '';

  static async start() {
    const server = new Server();
    server.port = await freePort();
    server.address = `http://127.0.0.1:${server.port}`;
    await server.run();
    return server;
  }

  /** Starts it, also again with the same data at the same address. */
  async run() {
    const options = [
      'serve',
      '--address',
      '127.0.0.1',
      '--port',
      String(this.port),
      '--data',
      this.#data,
      '--no-limits',
    ];
    this.#process = spawn(program(), options, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await fetch(`${this.address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error('The server does not start.');
  }

  /** Ends it without a word, as a power cut does. */
  async kill() {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
