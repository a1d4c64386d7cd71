// The rules of the games as parts of the page, rendered when it is built: `games/<id>/rules/<language>.md`, for
// people. Where a language is missing there is English.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { markdown } from './markdown.js';
import { LANGUAGES } from './texts.js';

const PREFIX = 'virtual:rules';

/** Where a game's rules stand, and in which language. @param {string} root @param {string} game @param {string} language */
export function rulesFile(root, game, language) {
  const found = [language, 'en'].map((one) => ({
    file: join(root, 'games', game, 'rules', `${one}.md`),
    language: one,
  }));
  return found.find(({ file }) => existsSync(file));
}

/** @param {string} file */
const book = (file) => markdown(readFileSync(file, 'utf8'));

/** @param {string} root @returns {import('vite').Plugin} */
export function rules(root) {
  return {
    name: 'vierblatt-rules',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, game, language] = id.slice(1).split('/');
      if (game && language) {
        const found = rulesFile(root, game, language);
        if (!found) return 'export default null';
        this.addWatchFile(found.file);
        return `export default ${JSON.stringify({ ...book(found.file), language: found.language })}`;
      }
      const load = (/** @type {string} */ path) => `() => import(${JSON.stringify(`${PREFIX}/${path}`)})`;
      const all = readdirSync(join(root, 'games')).flatMap((one) => {
        const english = rulesFile(root, one, 'en');
        if (!english) return [];
        // Languages that share a text share a part.
        const written = (/** @type {string} */ language) =>
          rulesFile(root, one, language)?.language ?? language;
        const parts = LANGUAGES.map((language) => `${language}: ${load(`${one}/${written(language)}`)}`);
        const title = JSON.stringify(book(english.file).title);
        return `${JSON.stringify(one)}: { title: ${title}, written: { ${parts.join(', ')} } }`;
      });
      return `export const rules = { ${all.join(', ')} };`;
    },
  };
}
