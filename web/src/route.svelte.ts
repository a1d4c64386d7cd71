// Where the page is. Links are ordinary links; those that stay within the page are caught here.

export interface Place {
  path: string;
  /** The parts between slashes. */
  parts: string[];
  hash: string;
  query: URLSearchParams;
}

function read(): Place {
  const { pathname, hash, search } = location;
  return {
    path: pathname,
    parts: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    hash: hash.slice(1),
    query: new URLSearchParams(search),
  };
}

let now: Place = $state.raw(read());

export const place = (): Place => now;

/** Goes somewhere within the page. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  const before = now.path;
  now = read();
  if (now.path !== before) scrollTo(0, 0);
}

/** Follows links and the back button. */
export function follow(): void {
  addEventListener('popstate', () => (now = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link?.hasAttribute('download') && link.pathname.startsWith('/api/tables/~')) {
      event.preventDefault();
      return void save(link);
    }
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** What a table in this page has written is saved as a server's would be. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const { callHere } = await import('./api');
  const record = await callHere('GET', link.pathname.slice('/api'.length)).catch(() => null);
  if (!record) return;
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  file.download = link.download;
  file.click();
  URL.revokeObjectURL(file.href);
}
