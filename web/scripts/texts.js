// Texts as parts of the page: one for each language, and one for each language of each game.
//
// `virtual:texts/de` has the page's own texts, those that belong to no game, and of every game what stands
// on its leaf on the home page (`<game>-leaf-…`) and on the form that opens a table (`<game>-option-…`).
// `virtual:texts/de/joomo` has everything of one game, `virtual:texts/de/review` what only a screen that is fetched later needs.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const LANGUAGES = ['de', 'en', 'fr', 'it'];
const PREFIX = 'virtual:texts';
/** Folders in `web/locales` whose texts are fetched with the screens that need them. */
export const LATER = ['book', 'review'];

/** The games that have texts, by folder. @param {string} root */
export function games(root) {
  const folder = join(root, 'games');
  return readdirSync(folder).filter((game) => existsSync(join(folder, game, 'locales')));
}

/** A game's file in a language. @param {string} root @param {string} game @param {string} language */
export const gameFile = (root, game, language) =>
  LATER.includes(game)
    ? join(root, 'web', 'locales', game, `${language}.ftl`)
    : join(root, 'games', game, 'locales', `${language}.ftl`);

/** The messages of a Fluent file whose id begins so. @param {string} text @param {string[]} beginnings */
export function pick(text, beginnings) {
  return messages(text)
    .filter((message) => beginnings.some((begin) => message.startsWith(begin)))
    .join('\n');
}

/** The messages of a Fluent text, each with its comments cut off. @param {string} text */
const messages = (text) =>
  text
    .replace(/^#.*\n/gm, '')
    .split(/^(?=[a-zA-Z-])/m)
    .map((one) => one.trimEnd());

/** @param {string} message */
const idOf = (message) => message.slice(0, message.indexOf('=')).trim();

/** A file's text, with English where it has no words yet: a game may be translated after it is built. @param {string} file */
function read(file) {
  /** @param {string} path */
  const plain = (path) => messages(existsSync(path) ? readFileSync(path, 'utf8') : '').filter(Boolean);
  const own = plain(file);
  const ids = new Set(own.map(idOf));
  const english = plain(file.replace(/[a-z]+\.ftl$/, 'en.ftl')).filter((message) => !ids.has(idOf(message)));
  return [...own, ...english].join('\n');
}

/** @param {string} root @returns {import('vite').Plugin} */
export function texts(root) {
  /** @param {string} language */
  const pageFiles = (language) => [
    join(root, 'web', 'locales', `${language}.ftl`),
    join(root, 'crates', 'texts', 'locales', `${language}.ftl`),
  ];
  return {
    name: 'vierblatt-texts',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, language, game] = id.slice(1).split('/');
      if (!language) return index([...games(root), ...LATER]);
      if (game) {
        const file = gameFile(root, game, language);
        if (existsSync(file)) this.addWatchFile(file);
        return `export default ${JSON.stringify(read(file))}`;
      }
      const leaves = games(root).map((of) => ({ of, file: gameFile(root, of, language) }));
      for (const file of [...pageFiles(language), ...leaves.map((leaf) => leaf.file)])
        if (existsSync(file)) this.addWatchFile(file);
      const all = [
        ...pageFiles(language).map(read),
        ...leaves.map(({ of, file }) => pick(read(file), [`${of}-leaf-`, `${of}-option-`])),
      ];
      return `export default ${JSON.stringify(all.join('\n'))}`;
    },
  };
}

/** @param {string[]} ids */
function index(ids) {
  /** @param {string} path */
  const load = (path) => `() => import(${JSON.stringify(`${PREFIX}/${path}`)})`;
  const page = LANGUAGES.map((language) => `${language}: ${load(language)}`);
  const each = ids.map((game) => {
    const parts = LANGUAGES.map((language) => `${language}: ${load(`${language}/${game}`)}`);
    return `${JSON.stringify(game)}: { ${parts.join(', ')} }`;
  });
  return `export const page = { ${page.join(', ')} };\nexport const games = { ${each.join(', ')} };`;
}
