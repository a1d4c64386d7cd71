// Where everyone's cards lie and how big they are: as big as the table allows, opponents clockwise around it.

/** What there is to lay out, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** Height of the line with a name, which grows with the reader's type size. */
  line: number;
}

export interface Arrangement {
  /** Opponents by index, clockwise: to the left of the piles, above them, to their right. */
  left: number[];
  top: number[];
  right: number[];
  /** Whether those beside have the whole height, and those above share the middle with the piles. */
  tall: boolean;
  /** Width of an opponent's card, and of those on the piles. */
  card: number;
  pile: number;
  /** Whether there is room for it all. If not, as with very large type on a small phone, it must scroll. */
  fits: boolean;
}

const RATIO = 1.4;
const BIGGEST = 96;
const BIGGEST_PILE = 104;
const SMALLEST = 22;
const ROOMY = 560;
/** What a finger hits. */
export const TAP = 44;
/** Between two cards of a mat, around them, and between mats. */
export const GAP = 4;
export const PADDING = 5;
export const BETWEEN = 8;

export const matWidth = (columns: number, card: number) => columns * (card + GAP) - GAP + 2 * PADDING;
const matHeight = (card: number, line: number) => 2 * RATIO * card + GAP + line + 2 * PADDING;

/** The piles are read from further away than an opponent's backs. */
const pileFor = (card: number) => Math.min(BIGGEST_PILE, Math.max(40, card * 1.25));
const pilesWidth = (pile: number) => 2 * pile + 20;
/** With the time that runs below them, and the corners of a card that lies askew. */
const pilesHeight = (pile: number) => RATIO * pile + 38;

/** `columns` says how many columns of cards each opponent has, clockwise from the one after me. */
export function arrange(columns: number[], room: Room): Arrangement {
  const best = biggest(columns, room, BIGGEST);
  if (best.fits) return best;
  // It must scroll; then at least cards are as big as a finger.
  return { ...biggest(columns, { ...room, height: Infinity }, TAP), fits: false };
}

function biggest(columns: number[], room: Room, most: number): Arrangement {
  const all = columns.map((_, n) => n);
  const row = { left: [], top: all, right: [], tall: false };
  const around = { left: all.slice(0, 1), top: all.slice(1, -1), right: all.slice(1).slice(-1), tall: false };
  const beside = { ...around, tall: true };
  const half = Math.ceil(all.length / 2);
  const aline = { left: all.slice(0, half), top: [], right: all.slice(half), tall: false };
  // Cards around the table are worth a little size, and more of it where there is room.
  const worth = room.width < ROOMY ? 1.1 : 1.3;
  const [inRow, inRound, inColumns, inLine] = [row, around, beside, aline].map((way) => {
    let card = most;
    while (card > SMALLEST && !fits(way, columns, card, room)) card -= 1;
    let pile = pileFor(card);
    const isIn = fits(way, columns, card, room);
    // What the piles can have besides is theirs, within reason.
    while (isIn && pile < Math.min(BIGGEST_PILE, card * 1.9) && fits(way, columns, card, room, pile + 1))
      pile += 1;
    return { ...way, card, pile, fits: isIn };
  }) as [Arrangement, Arrangement, Arrangement, Arrangement];
  const round = inColumns.card > inRound.card ? inColumns : inRound;
  const best = inRow.card > round.card * worth ? inRow : round;
  // A screen that is hardly high has everybody beside the piles.
  return inLine.fits && inLine.card > best.card * worth ? inLine : best;
}

function fits(
  { left, top, right, tall }: Pick<Arrangement, 'left' | 'top' | 'right' | 'tall'>,
  columns: number[],
  card: number,
  { width, height, line }: Room,
  pile = pileFor(card),
): boolean {
  const wide = (seats: number[]) =>
    seats.reduce((sum, n) => sum + matWidth(columns[n] ?? 2, card) + BETWEEN, -BETWEEN);
  const beside = [...left, ...right];
  const aside = beside.length ? wide(beside) + 2 * BETWEEN : 0;
  const middle = pilesWidth(pile) + aside;
  const mat = matHeight(card, line);
  if (tall) {
    const high = Math.max(mat, pilesHeight(pile) + (top.length ? mat + BETWEEN : 0));
    return Math.max(pilesWidth(pile), wide(top)) + aside <= width && high <= height;
  }
  const across = Math.max(pilesHeight(pile), beside.length ? mat : 0);
  const high = across + (top.length ? mat + BETWEEN : 0);
  return wide(top) <= width && middle <= width && high <= height;
}

/** Columns of a mat: two rows, and no fewer than two columns; an emptied place stays where it was. */
export function columnsOf(places: number[]): number {
  return Math.max(2, Math.ceil(Math.max(0, ...places) / 2));
}

/** The column and row of a place, from 1: 1 2 above, 3 4 below, then 5 above 6, 7 above 8 (KM-02, KM-20). */
export function cellOf(place: number): { column: number; row: number } {
  if (place <= 4) return { column: ((place - 1) % 2) + 1, row: place <= 2 ? 1 : 2 };
  return { column: Math.ceil(place / 2), row: place % 2 ? 1 : 2 };
}
