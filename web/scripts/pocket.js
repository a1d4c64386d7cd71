// The tables that run in the page itself, as `virtual:pocket`: what `cargo xtask pocket` made, in the folder that VIERBLATT_POCKET names. Without
// it the page has no games without a server.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'virtual:pocket';

/** Where it is, if it is there. */
export function pocketFolder() {
  const folder = process.env['VIERBLATT_POCKET'];
  return folder && existsSync(join(folder, 'pocket.js')) ? folder : null;
}

/**
 * Which logs the tables write, and the oldest that they read. `VIERBLATT_LOG_VERSION` makes a page of another program, to try an update with.
 * @returns {{ writes: number, reads: number }}
 */
export function logVersions() {
  const other = Number(process.env['VIERBLATT_LOG_VERSION']);
  if (other) return { writes: other, reads: other };
  return JSON.parse(readFileSync(new URL('../src/pocket/version.json', import.meta.url), 'utf8'));
}

/** @returns {import('vite').Plugin} */
export function pocket() {
  const folder = pocketFolder();
  return {
    name: 'vierblatt-pocket',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!folder) return 'export const Pocket = null; export const load = null;';
      const script = JSON.stringify(join(folder, 'pocket.js'));
      const wasm = JSON.stringify(`${join(folder, 'pocket_bg.wasm')}?url`);
      return `import init from ${script};
        import address from ${wasm};
        export { Pocket } from ${script};
        export const load = () => init({ module_or_path: address });`;
    },
  };
}
