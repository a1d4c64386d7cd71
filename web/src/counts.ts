// How a round with real cards is counted: `games/<id>/web/counts.json`, written from the rules in Rust. Only the score pad needs it.

/** Something that counts: a card, a marker. */
export interface Item {
  /** Its name in `<game>-pad-<id>`; without such a text it is shown as it is. */
  id: string;
  points: number;
  /** How many there are at most, and how many more for each player; none where it does not matter. */
  most: [number, number] | null;
  /** Exactly one player has it. */
  needed?: boolean;
}

export interface CountedRound {
  items: Item[];
  /** How many cards one player can be left with at most. */
  cards?: number;
  /** The item that is wild. */
  wild?: string;
}

export interface Counts {
  /** How few and how many can play. */
  players: [number, number];
  fewest_win: boolean;
  /** The game ends when somebody has so many points. */
  target?: number;
  /** What a tie at the end leads to: another round, or nothing. */
  tie?: 'play_on';
  /** Who has this item deals the next round; otherwise the deal goes around. */
  next_dealer?: string;
  /** A round ends only when somebody has no card left. */
  needs_out?: boolean;
  /** Somebody says STOP: alone with the fewest points they get none, else the penalty. */
  stop?: { penalty: number };
  /** The least and the most points of a round that can be typed. */
  range: [number, number];
  /** What counts in each round; the last one holds for all that follow. */
  rounds: CountedRound[];
  /** The game ends with the last of them. */
  ends_after_rounds?: boolean;
}

const files = import.meta.glob<Counts>('../../games/*/web/counts.json', { eager: true, import: 'default' });

/** How a game is counted. */
export function countsOf(game: string): Counts | undefined {
  return files[`../../games/${game}/web/counts.json`];
}

/** The games that can be counted. */
export const counted = (): string[] => Object.keys(files).map((path) => path.split('/').at(-3) ?? '');
