// How much is fetched until a card can be played: scripts and styles, compressed as they are sent. Fails above the
// budget. Run it after `npm run build`.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUDGET = 120 * 1024;
/** The tables in the page. They are fetched later, and once; 350 would be better. */
const POCKET_BUDGET = 375 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** @type {Record<string, { file: string, src?: string, css?: string[], imports?: string[], isDynamicEntry?: boolean }>} */
const parts = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

/** Everything a part needs at once. @param {string} name @param {Set<string>} found */
function needs(name, found) {
  const part = parts[name];
  if (!part || found.has(part.file)) return found;
  found.add(part.file);
  for (const css of part.css ?? []) found.add(css);
  for (const other of part.imports ?? []) needs(other, found);
  return found;
}

/** @param {string} file */
const size = (file) => {
  try {
    return statSync(`${dist}${file}.br`).size;
  } catch {
    return statSync(`${dist}${file}`).size;
  }
};

const boards = Object.keys(parts).filter((name) => /games\/[^/]+\/web\/Board\.svelte$/.test(name));
const games = boards.map((name) => /games\/([^/]+)/.exec(name)?.[1] ?? '');
/** @param {string} end */
const named = (end) => Object.keys(parts).filter((name) => name.endsWith(end));
let isTooLarge = false;
for (const game of games.length ? games : ['no board']) {
  const found = new Set();
  for (const name of ['index.html', 'src/screens/TableScreen.svelte']) needs(name, found);
  for (const name of boards) if (name.includes(`/${game}/`)) needs(name, found);
  // The largest language.
  const page = ['de', 'en', 'fr', 'it'].map((language) => [
    ...named(`virtual:texts/${language}`),
    ...named(`virtual:texts/${language}/${game}`),
  ]);
  const weigh = (/** @type {string[]} */ names) =>
    names.reduce((sum, name) => sum + size(parts[name]?.file ?? ''), 0);
  const texts = Math.max(...page.map(weigh));
  const total = [...found].reduce((sum, file) => sum + size(file), texts);
  isTooLarge ||= total > BUDGET;
  console.log(`${game.padEnd(16)} ${(total / 1024).toFixed(1)} of ${BUDGET / 1024} KB`);
}
// What is fetched to play without a server, later and once.
const assets = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.wasm'));
for (const name of assets) {
  const found = size(`assets/${name}`);
  isTooLarge ||= found > POCKET_BUDGET;
  console.log(`${'without a server'.padEnd(16)} ${(found / 1024).toFixed(1)} of ${POCKET_BUDGET / 1024} KB`);
}
if (isTooLarge) {
  console.error('That is too large.');
  process.exit(1);
}
