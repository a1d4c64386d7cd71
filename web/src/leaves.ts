// What the page knows of a game before its board is fetched: `games/<id>/web/leaf.ts`, found by its place.

/** What the page knows of a game without its board: its colour and sign on the home page. */
export interface Leaf {
  /** Its place on the clover, from 0. */
  order: number;
  /** Its accent, and one that carries white or dark text well: `[light theme, dark theme]`. */
  accent: [string, string];
  /** A sign of its own as the `d` of an SVG path in a box of 24 × 24. */
  sign: string;
  /** How many seats *play now* opens. */
  seats: number;
  /** Whether there is a deal of the day for one: the same for everybody. */
  daily?: boolean;
  /** Whether players race for a card, so that a table may be without races. */
  races?: boolean;
  /** Whether there is something to remember that a table may show again. */
  remembers?: boolean;
  /** Options that mean something only for one player. */
  aloneOptions?: readonly string[];
}

const leaves = import.meta.glob<Leaf>('../../games/*/web/leaf.ts', { eager: true, import: 'default' });

/** What stands in a game's `leaf.ts`. */
export function leaf(game: string): Leaf | undefined {
  return leaves[`../../games/${game}/web/leaf.ts`];
}
