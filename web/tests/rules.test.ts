// The rules for people: how they become HTML, and that every game's are whole in every language.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdown, type Part } from '../scripts/markdown.js';
import { LANGUAGES } from '../scripts/texts.js';

const html = (text: string) => markdown(text).parts.map((part) => ('html' in part ? part.html : part.cards));

describe('the little Markdown', () => {
  it('takes the title out, and gives a rule number its id where it first stands', () => {
    const { title, parts } = markdown(
      '# A\n\nText *so* `x`. [JO-01]\n\n- One\n  two [JO-02]\n- three, see [JO-01](#JO-01) [JO-02]',
    );
    expect(title).toBe('A');
    expect(parts).toEqual([
      {
        html:
          '<p>Text <em>so</em> <code>x</code>.&nbsp;<a class="rule" id="JO-01" href="#JO-01">JO-01</a></p>\n' +
          '<ul><li>One two&nbsp;<a class="rule" id="JO-02" href="#JO-02">JO-02</a></li>' +
          '<li>three, see <a class="rule" href="#JO-01">JO-01</a>&nbsp;<a class="rule" href="#JO-02">JO-02</a></li></ul>',
      },
    ]);
  });
  it('shows what looks like HTML as it is written', () => {
    expect(html('1 < 2 & <b>')).toEqual(['<p>1 &lt; 2 &amp; &lt;b&gt;</p>']);
  });
  it('has tables', () => {
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
      '<div class="wide" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    ]);
  });
  it('leaves cards to their game, and drawings as they are', () => {
    expect(html('a\n\n```cards\n5s → ?? | *so*\nJK\n```\n\n```text\n # <x>\n\n y\n```\n\nb')).toEqual([
      '<p>a</p>',
      [
        { words: ['5s', '→', '??'], caption: '<em>so</em>' },
        { words: ['JK'], caption: '' },
      ],
      '<pre tabindex="0"> # &lt;x&gt;\n\n y</pre>',
      '<p>b</p>',
    ]);
  });
});

const root = join(import.meta.dirname, '../../games');
const written = readdirSync(root).flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(written)('the rules of %s in %s', (game, language) => {
  const { title, parts } = markdown(readFileSync(join(root, game, 'rules', `${language}.md`), 'utf8'));
  const anchors = parts.flatMap((part: Part) =>
    'html' in part ? [...part.html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]) : [],
  );

  it('have a title, and an anchor for every numbered rule and for nothing else', () => {
    expect(title).not.toBe('');
    const numbers = readFileSync(join(root, game, 'RULES.md'), 'utf8').matchAll(/\*\*([A-Z]{2}-\d+)\*\*/g);
    const all = new Set([...numbers].map((found) => found[1]));
    expect(all.size).toBeGreaterThan(0);
    expect(new Set(anchors)).toEqual(all);
  });

  it('show cards, in rows that fit a phone', () => {
    const rows = parts.flatMap((part: Part) => ('cards' in part ? part.cards : []));
    expect(rows.length).toBeGreaterThan(0);
    for (const { words } of rows) expect(words.length).toBeLessThanOrEqual(8);
  });
});
