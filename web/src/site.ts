// Where the page lies, and whether there is a server behind it. `vierblatt page` writes it as files for a host that has nothing else, maybe in a
// folder such as `/cards/`; the page it writes says so in its head.

/** Scripts lie in a folder of their own, one below the page. */
const UP = '..';

/** The folder that the page lies in, with a slash at both ends. */
export const BASE: string = import.meta.env.PROD ? new URL(UP, import.meta.url).pathname : '/';

const said =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="vierblatt-server"]');

/** Whether somebody answers calls where this page came from. */
export const HAS_SERVER: boolean = said === null;

/** A server for what needs others, on a site that has none itself. */
export const OTHER_SERVER: string | null = said?.content || null;

/** Where something is that the page calls `/…`. */
export const at = (path: string): string => BASE + path.slice(1);

/** What the page calls an address, such as `/t/ABC123`; none outside of its folder. */
export const within = (pathname: string): string | null =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : null;
