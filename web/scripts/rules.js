// The rules of the games as parts of the page: `games/<id>/rules/<language>.md`, for people, read by the crate
// `rulebook` as everywhere else. Where a language is missing there is English.
//
// Cargo's build of the page hands them over in the file that VIERBLATT_RULEBOOKS names. Without it, as for the
// development server, cargo is asked for them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './texts.js';

/** @typedef {{ words: string[], caption: string }} Row A line of a picture: cards and signs, and a caption as HTML. */
/** @typedef {{ html: string } | { cards: Row[] }} Part */
/** @typedef {{ title: string, parts: Part[] }} Book */
/** @typedef {Record<string, Record<string, Book>>} Books By game, then by language. */

const PREFIX = 'virtual:rules';
const RULEBOOK = /\/rules\/[a-z]+\.md$/;

/** @param {string} root @returns {Books} */
function read(root) {
  const given = process.env['VIERBLATT_RULEBOOKS'];
  if (given) return JSON.parse(readFileSync(given, 'utf8'));
  const ask = ['run', '--quiet', '--package', 'vierblatt-rulebook', '--', join(root, 'games')];
  return JSON.parse(
    execFileSync(process.env['CARGO'] ?? 'cargo', ask, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** @param {string} root @returns {import('vite').Plugin} */
export function rules(root) {
  /** @type {Books | null} */
  let books = null;
  return {
    name: 'vierblatt-rules',
    // Somebody edits one of the files: what was read is out of date, and so are the parts made of it.
    handleHotUpdate({ file, server }) {
      if (!RULEBOOK.test(file)) return undefined;
      books = null;
      const { idToModuleMap } = server.moduleGraph;
      return [...idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${PREFIX}`));
    },
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      books ??= read(root);
      const [, game, language] = id.slice(1).split('/');
      if (game && language) {
        const book = books[game]?.[language];
        this.addWatchFile(join(root, 'games', game, 'rules', `${language}.md`));
        return `export default ${JSON.stringify({ ...book, language })}`;
      }
      const load = (/** @type {string} */ path) => `() => import(${JSON.stringify(`${PREFIX}/${path}`)})`;
      const all = Object.entries(books).flatMap(([one, written]) => {
        if (!written['en']) return [];
        // Languages that share a text share a part.
        const parts = LANGUAGES.map(
          (wanted) => `${wanted}: ${load(`${one}/${written[wanted] ? wanted : 'en'}`)}`,
        );
        const title = JSON.stringify(written['en'].title);
        return `${JSON.stringify(one)}: { title: ${title}, written: { ${parts.join(', ')} } }`;
      });
      return `export const rules = { ${all.join(', ')} };`;
    },
  };
}
