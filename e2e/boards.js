// How each game is played in a browser: `play(page)` in its `games/<id>/web/e2e.ts` makes one step of my turn.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** @param {string} game @returns {Promise<((page: import('playwright-core').Page) => Promise<void>) | null>} */
export async function player(game) {
  const file = fileURLToPath(new URL(`../games/${game}/web/e2e.ts`, import.meta.url));
  if (!existsSync(file)) return null;
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' });
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module.play;
}
