// The little Markdown that rules are written in, as HTML: headings, paragraphs, lists, tables, bold, italic,
// code and links. A paragraph or item that begins with a bold rule number gets it as its id, so that a refusal
// can link to it.

/** @param {string} text */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** @param {string} text */
const inline = (text) =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^\w*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((#[^)\s]+|\/[^)\s]*)\)/g, '<a href="$2">$1</a>');

/** The rule number a line begins with, as an attribute. @param {string} text */
function anchor(text) {
  const rule = /^\*\*([A-Z]{2}-\d+)\*\*/.exec(text);
  return rule ? ` id="${rule[1]}"` : '';
}

/** @param {string} row */
const cells = (row) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** @param {string[]} rows */
function table(rows) {
  const [head = '', , ...body] = rows;
  const line = (/** @type {string} */ row, /** @type {string} */ tag) =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

/** One block: what stands between two empty lines. @param {string} block @returns {string} */
function render(block) {
  const lines = block.split('\n');
  const heading = /^(#{1,4}) (.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const level = heading[1]?.length ?? 1;
    const rest = lines.slice(1).join('\n');
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>${rest ? render(rest) : ''}`;
  }
  if (lines[0]?.startsWith('|')) return table(lines);
  const item = /^(?:[-*]|\d+\.) /;
  if (item.test(lines[0] ?? '')) {
    const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ''));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return `<${tag}>${items.map((text) => `<li${anchor(text)}>${inline(text)}</li>`).join('')}</${tag}>`;
  }
  const text = lines.map((line) => line.trim()).join(' ');
  return `<p${anchor(text)}>${inline(text)}</p>`;
}

/** @param {string} text */
export function markdown(text) {
  // A list or table may follow a paragraph without an empty line.
  const blocks = text
    .replace(/\r/g, '')
    .replace(/\n(?=#)/g, '\n\n')
    .trim()
    .split(/\n\s*\n/);
  return blocks.filter(Boolean).map(render).join('\n');
}
