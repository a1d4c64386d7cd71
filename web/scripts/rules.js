// The rules of the games as parts of the page, rendered when it is built: `games/<id>/rules/<language>.md`, for
// people. Where a language is missing there is English; where that is missing, the numbered rules themselves.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { markdown } from './markdown.js';
import { LANGUAGES } from './texts.js';

const PREFIX = 'virtual:rules';

/** Where a game's rules stand, and in which language. @param {string} root @param {string} game @param {string} language */
export function rulesFile(root, game, language) {
  const folder = join(root, 'games', game);
  const found = [
    { file: join(folder, 'rules', `${language}.md`), language },
    { file: join(folder, 'rules', 'en.md'), language: 'en' },
    { file: join(folder, 'RULES.md'), language: 'en' },
  ];
  return found.find(({ file }) => existsSync(file));
}

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
        if (found) this.addWatchFile(found.file);
        const html = found ? markdown(readFileSync(found.file, 'utf8')) : '';
        return `export default ${JSON.stringify({ html, language: found?.language ?? language })}`;
      }
      const games = readdirSync(join(root, 'games'));
      const load = (/** @type {string} */ path) => `() => import(${JSON.stringify(`${PREFIX}/${path}`)})`;
      const all = games.map((one) => {
        // Languages that share a text share a part.
        const written = (/** @type {string} */ language) =>
          rulesFile(root, one, language)?.language ?? language;
        const parts = LANGUAGES.map((language) => `${language}: ${load(`${one}/${written(language)}`)}`);
        return `${JSON.stringify(one)}: { ${parts.join(', ')} }`;
      });
      return `export const rules = { ${all.join(', ')} };`;
    },
  };
}
