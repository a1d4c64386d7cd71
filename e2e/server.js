// The real program, started for a test: the one VIERBLATT names, else the one cargo built last.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export function program() {
  const built = ['release', 'debug'].map((profile) => join(root, 'target', profile, 'vierblatt'));
  const found = [process.env['VIERBLATT'], ...built].find((path) => path && existsSync(path));
  if (!found)
    throw new Error(
      'There is no program to test. Build it (cargo build -p vierblatt), or name it in VIERBLATT.',
    );
  return found;
}

export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #data = mkdtempSync(join(tmpdir(), 'vierblatt-e2e-'));
  /** The system chooses one that is free. */
  port = 0;
  address = '';
  /** More of what is said on the command line. @type {string[]} */
  #more = [];

  /** @param {string[]} more */
  static async start(...more) {
    const server = new Server();
    server.#more = more;
    await server.run();
    return server;
  }

  /** Starts it, also again with the same data at the same address. */
  async run() {
    const options = ['--address', '127.0.0.1', '--port', String(this.port), '--data', this.#data];
    const child = spawn(program(), ['serve', ...options, ...this.#more, '--no-limits', '--lang', 'en'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    // It says where it listens once it does; its output ends if it does not.
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (!port) continue;
      // Nobody reads the rest, and it must not wait for a reader.
      child.stdout.resume();
      this.port = Number(port);
      this.address = `http://127.0.0.1:${port}`;
      return;
    }
    throw new Error('The server does not start.');
  }

  /** Ends it without a word, as a power cut does. */
  async kill() {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
