// The little Markdown that rules are written in: headings, paragraphs, lists, tables, bold, italic, code, links and
// two kinds of fenced blocks. A rule number in square brackets is where that rule is said: it becomes an anchor with
// the number as its id, so that a refusal can link to it. ```cards blocks stay as they are written, for the game
// itself draws its cards; ```text blocks are drawings in letters.

/** @typedef {{ words: string[], caption: string }} Row One line of a cards block: cards and words, and a caption as HTML. */
/** @typedef {{ html: string } | { cards: Row[] }} Part */
/** @typedef {{ title: string, parts: Part[] }} Book */

/** @param {string} text */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const RULE = '[A-Z]{2}-\\d+';

/** @param {string} text @param {Set<string>} said The rules that already have their place. */
const inline = (text, said) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#[^)\s]+|\/[^)\s]*)\)/g, (_, words, to) =>
      new RegExp(`^${RULE}$`).test(words)
        ? `<a class="rule" href="${to}">${words}</a>`
        : `<a href="${to}">${words}</a>`,
    )
    // The number stays with the last word before it.
    .replace(new RegExp(` ?\\[(${RULE})\\](?!\\()`, 'g'), (_, rule) => {
      const id = said.has(rule) ? '' : ` id="${rule}"`;
      said.add(rule);
      return `&nbsp;<a class="rule"${id} href="#${rule}">${rule}</a>`;
    });

/** @param {string} row */
const cells = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** @param {string[]} rows @param {Set<string>} said */
function table(rows, said) {
  const [head = '', , ...body] = rows;
  const line = (/** @type {string} */ row, /** @type {string} */ tag) =>
    `<tr>${cells(row)
      // The corner above row headings is no heading.
      .map((cell) => (cell ? `<${tag}>${inline(cell, said)}</${tag}>` : '<td></td>'))
      .join('')}</tr>`;
  // May be wider than a phone, so that it must be reachable by key.
  return `<div class="wide" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}

/** One block: what stands between two empty lines. @param {string} block @param {Set<string>} said @returns {string} */
function render(block, said) {
  const lines = block.split('\n');
  const heading = /^(#{1,4}) (.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const level = heading[1]?.length ?? 1;
    const rest = lines.slice(1).join('\n');
    return `<h${level}>${inline(heading[2] ?? '', said)}</h${level}>${rest ? render(rest, said) : ''}`;
  }
  if (lines[0]?.startsWith('|')) return table(lines, said);
  const item = /^(?:[-*]|\d+\.) /;
  const first = lines.findIndex((line) => item.test(line));
  // A list may follow a paragraph without an empty line.
  if (first > 0)
    return render(lines.slice(0, first).join('\n'), said) + render(lines.slice(first).join('\n'), said);
  if (first === 0) {
    const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ''));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return `<${tag}>${items.map((text) => `<li>${inline(text, said)}</li>`).join('')}</${tag}>`;
  }
  return `<p>${inline(lines.map((line) => line.trim()).join(' '), said)}</p>`;
}

/** What is on a line of a cards block. @param {string} line @param {Set<string>} said @returns {Row} */
function row(line, said) {
  const [cards = '', ...caption] = line.split(' | ');
  return { words: cards.trim().split(/\s+/), caption: inline(caption.join(' | ').trim(), said) };
}

/** A book of rules, in parts: HTML, and rows of cards. @param {string} text @returns {Book} */
export function markdown(text) {
  const said = /** @type {Set<string>} */ (new Set());
  /** @type {Part[]} */
  const parts = [];
  let title = '';
  const plain = (/** @type {string} */ written) => {
    const blocks = written
      .replace(/\n(?=#)/g, '\n\n')
      .trim()
      .split(/\n\s*\n/)
      .filter(Boolean);
    // Its title stands in the bar above it.
    if (!title && blocks[0]?.startsWith('# ')) title = blocks.shift()?.slice(2).trim() ?? '';
    if (blocks.length) parts.push({ html: blocks.map((block) => render(block, said)).join('\n') });
  };
  const fences = /^```(cards|text)\n([\s\S]*?)\n```$/gm;
  const written = text.replace(/\r/g, '');
  let from = 0;
  for (const fence of written.matchAll(fences)) {
    plain(written.slice(from, fence.index));
    const lines = (fence[2] ?? '').split('\n').filter((line) => line.trim());
    if (fence[1] === 'cards') parts.push({ cards: lines.map((line) => row(line, said)) });
    else parts.push({ html: `<pre tabindex="0">${escape(fence[2] ?? '')}</pre>` });
    from = fence.index + fence[0].length;
  }
  plain(written.slice(from));
  return { title, parts };
}
