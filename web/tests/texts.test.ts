// Every text is there in every language, with the same gaps to fill; none is missing, none is left over.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser, type Entry, type Resource } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LATER, games } from '../scripts/texts.js';
import { countsOf } from '../src/counts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const later = LATER.map((folder) => `web/locales/${folder}`);
const folders = [
  'web/locales',
  ...later,
  'crates/texts/locales',
  ...games(root).map((game) => `games/${game}/locales`),
];

function parse(file: string): Resource {
  return new FluentParser({ withSpans: false }).parse(readFileSync(file, 'utf8'));
}

/** The messages of a file, each with the names of its variables, sorted. */
function messages(file: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const entry of parse(file).body) {
    if (entry.type === 'Junk') throw new Error(`${file}: ${JSON.stringify(entry)}`);
    if (entry.type === 'Message') all.set(entry.id.name, [...variables(entry)].sort().join(' '));
  }
  return all;
}

function variables(entry: Entry): Set<string> {
  const names = new Set<string>();
  JSON.stringify(entry, (_, value: { type?: string; id?: { name: string } }) => {
    if (value?.type === 'VariableReference' && value.id) names.add(value.id.name);
    return value;
  });
  return names;
}

/** All files below a folder. */
function files(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const code = (folder: string) =>
  files(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|protocol\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The ids that are called for by name, and the beginnings of those that are put together. */
function used(source: string): { ids: Set<string>; beginnings: string[] } {
  const ids = new Set(
    [...source.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g)].map((found) => found[1] ?? ''),
  );
  const beginnings = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1] ?? '');
  return { ids, beginnings };
}

describe.each(folders)('%s', (folder) => {
  const english = messages(join(root, folder, 'en.ftl'));

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has the same texts in %s as in en',
    (language) => {
      const file = join(root, folder, `${language}.ftl`);
      expect(existsSync(file), `${folder}/${language}.ftl is missing`).toBe(true);
      expect(Object.fromEntries(messages(file))).toEqual(Object.fromEntries(english));
    },
  );
});

describe('the page', () => {
  const own = new Map(
    ['web/locales', ...later].flatMap((folder) => [...messages(join(root, folder, 'en.ftl'))]),
  );
  const shared = messages(join(root, 'crates/texts/locales/en.ftl'));
  const source = code(join(root, 'web/src'));
  const { ids, beginnings } = used(source);

  it('uses every text of its own', () => {
    const boards = games(root)
      .map((game) => code(join(root, 'games', game, 'web')))
      .join('\n');
    const inBoards = used(boards).ids;
    const isUsed = (id: string) =>
      ids.has(id) || inBoards.has(id) || beginnings.some((begin) => id.startsWith(begin));
    expect([...own.keys()].filter((id) => !isUsed(id))).toEqual([]);
  });

  it('has every text it calls for', () => {
    const called = [...source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
    expect(called.filter((id) => !own.has(id) && !shared.has(id))).toEqual([]);
  });

  it('has words for whatever the server may answer', () => {
    const server = files(join(root, 'crates/server/src'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const told = [...server.matchAll(/"(server-[a-z-]+)"/g)].map((found) => found[1] ?? '');
    expect(told.filter((id) => !own.has(id) && !shared.has(id))).toEqual([]);
  });
});

/** What a game's lesson says; nothing where a game has none. */
function saidIn(game: string): string[] {
  const file = join(root, 'games', game, 'lesson.json');
  if (!existsSync(file)) return [];
  const { says } = JSON.parse(readFileSync(file, 'utf8')) as { says: [number, string][] };
  return says.map(([, name]) => `${game}-lesson-${name}`);
}

describe.each(games(root))('the board of %s', (game) => {
  const folder = join(root, 'games', game, 'web');
  const source = code(folder);
  const own = messages(join(root, 'games', game, 'locales/en.ftl'));
  const page = messages(join(root, 'web/locales/en.ftl'));

  it('has every text it calls for', () => {
    const called = [...source.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
    expect(called.filter((id) => !own.has(id) && !page.has(id))).toEqual([]);
  });

  it('has words for its leaf', () => {
    const wanted = existsSync(join(folder, 'leaf.ts')) ? ['idea', 'length'] : [];
    expect(wanted.map((name) => `${game}-leaf-${name}`).filter((id) => !own.has(id))).toEqual([]);
  });

  it('uses every text that Rust does not', () => {
    const rust = files(join(root, 'games', game, 'src'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const { ids, beginnings } = used(source);
    const isUsed = (id: string) =>
      rust.includes(`"${id}"`) ||
      ids.has(id) ||
      beginnings.some((begin) => id.startsWith(begin)) ||
      id.startsWith(`${game}-leaf-`) ||
      id.startsWith(`${game}-option-`) ||
      // The score pad and the first game name theirs in files of the game.
      countsOf(game)?.rounds.some((round) => round.items.some((item) => id === `${game}-pad-${item.id}`)) ||
      saidIn(game).includes(id);
    expect([...own.keys()].filter((id) => !isUsed(id))).toEqual([]);
  });
});
