// Writes the service worker, with the list of what it keeps: everything; but not the boards where the page has no tables of its own, because
// they are of no use without a server then and are kept once they were fetched. The cards that rules show are kept.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { logVersions, pocketFolder } from './pocket.js';

const BOARD = /\/games\/[^/]+\/web\/Board\.svelte/;

/** Which parts are needed without a network. @param {string} fileName @param {string | null | undefined} module */
const isKept = (fileName, module) =>
  !/\.map$|^\.vite\/|\.html$|-ext-|italic/.test(fileName) &&
  (pocketFolder() !== null || !(module && BOARD.test(module)));

/** @param {string} source @returns {import('vite').Plugin} */
export function worker(source) {
  return {
    name: 'vierblatt-worker',
    apply: 'build',
    buildStart() {
      this.addWatchFile(source);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const boards = new Set();
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.facadeModuleId && BOARD.test(part.facadeModuleId))
            for (const css of part.viteMetadata?.importedCss ?? []) boards.add(css);
        const names = Object.values(bundle)
          .filter((part) => isKept(part.fileName, part.type === 'chunk' ? part.facadeModuleId : null))
          .map((part) => part.fileName)
          .filter((name) => pocketFolder() !== null || !boards.has(name))
          .sort();
        const files = ['clover.svg', 'manifest.webmanifest', ...names].map((name) => `./${name}`);
        const text = readFileSync(source, 'utf8');
        const hash = createHash('sha256').update(text).update(JSON.stringify(logVersions()));
        for (const part of Object.values(bundle))
          hash.update(part.type === 'chunk' ? part.code : part.source);
        const code = text
          .replace('= VERSION;', `= ${JSON.stringify(hash.digest('hex').slice(0, 12))};`)
          .replace('= FILES;', `= ${JSON.stringify(files)};`)
          .replace('= LOGS;', `= ${JSON.stringify(logVersions())};`);
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: code });
      },
    },
  };
}
