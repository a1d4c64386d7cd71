// After the build: every file that gets smaller is stored compressed beside itself, once, so that the server
// never compresses anything.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is compressed already. */
const DENSE = new Set(['.woff2', '.png', '.br', '.gz']);

/** @param {string} folder @returns {string[]} */
export function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** @returns {import('vite').Plugin} */
export function compress() {
  let folder = '';
  return {
    name: 'vierblatt-compress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: 'post',
      handler() {
        for (const file of files(folder).filter((file) => !DENSE.has(extname(file)))) {
          const plain = readFileSync(file);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          const [brotli, gzip] = [brotliCompressSync(plain, quality), gzipSync(plain, { level: 9 })];
          if (brotli.length < plain.length) writeFileSync(`${file}.br`, brotli);
          if (gzip.length < plain.length) writeFileSync(`${file}.gz`, gzip);
        }
      },
    },
  };
}
