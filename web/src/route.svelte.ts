// Where the page is. Links are ordinary links; those that stay within the page are caught here. They are written as if the page lay at the top of its
// address, as it does at a server.
import { BASE, at, within } from './site';

export interface Place {
  path: string;
  /** The parts between slashes. */
  parts: string[];
  hash: string;
  query: URLSearchParams;
}

function read(): Place {
  const { hash, search } = location;
  const path = within(location.pathname) ?? '/';
  return {
    path,
    parts: path.split('/').filter(Boolean).map(decodeURIComponent),
    hash: hash.slice(1),
    query: new URLSearchParams(search),
  };
}

let now: Place = $state.raw(read());

export const place = (): Place => now;

/** Goes somewhere within the page. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', at(path));
  else history.replaceState(null, '', at(path));
  const before = now.path;
  now = read();
  if (now.path !== before) scrollTo(0, 0);
}

/** Follows links and the back button. */
export function follow(): void {
  addEventListener('popstate', () => (now = read()));
  if (BASE !== '/') moveLinks();
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin) return;
    const path = within(link.pathname);
    if (path === null) return;
    if (link.hasAttribute('download')) {
      if (!path.startsWith('/api/tables/~')) return;
      event.preventDefault();
      return void save(link, path);
    }
    if (path.startsWith('/api')) return;
    event.preventDefault();
    go(path + link.search + link.hash);
  });
}

/** In a folder, links lead into it: also those that are opened in another tab, or copied. */
function moveLinks(): void {
  const moved = new WeakMap<Element, string>();
  const move = (link: Element) => {
    const to = link.getAttribute('href');
    if (!to?.startsWith('/') || moved.get(link) === to) return;
    moved.set(link, at(to));
    link.setAttribute('href', at(to));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') move(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('a[href]')) move(node);
        node.querySelectorAll('a[href]').forEach(move);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
}

/** What a table in this page has written is saved as a server's would be. */
async function save(link: HTMLAnchorElement, path: string): Promise<void> {
  const { callHere } = await import('./api');
  const record = await callHere('GET', path.slice('/api'.length)).catch(() => null);
  if (!record) return;
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  file.download = link.download;
  file.click();
  URL.revokeObjectURL(file.href);
}
