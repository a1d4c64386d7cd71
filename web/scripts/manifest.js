// What an installed page is called and offers, in every language: `manifest.<language>.webmanifest`, made of the English one
// in `public/` and the page's own texts. The page names the one of its language (`src/text.svelte.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from './texts.js';

/** @param {string} root @returns {import('vite').Plugin} */
export function manifests(root) {
  return {
    name: 'vierblatt-manifests',
    apply: 'build',
    generateBundle() {
      const english = JSON.parse(readFileSync(join(root, 'web/public/manifest.webmanifest'), 'utf8'));
      for (const language of LANGUAGES) {
        const bundle = new FluentBundle(language);
        bundle.addResource(
          new FluentResource(readFileSync(join(root, 'web/locales', `${language}.ftl`), 'utf8')),
        );
        const say = (/** @type {string} */ id) =>
          bundle.formatPattern(bundle.getMessage(id)?.value ?? `{${id}}`);
        const manifest = {
          ...english,
          lang: language,
          description: say('page-description'),
          shortcuts: [
            { name: say('pad'), url: './pad' },
            { name: say('panel-rules'), url: './rules' },
          ],
        };
        const fileName = `manifest.${language}.webmanifest`;
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
      }
    },
  };
}
