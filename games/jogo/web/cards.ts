// What a card shows, read from how records write it: `rL4`, `vSTOP`, `b+1`.
import { VALUES, type Card } from './types';

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export const SYMBOLS = ['heart', 'flame', 'sun', 'leaf', 'drop', 'moon'] as const;
export const SPECIALS = ['stop', 'reverse', 'plus', 'jogo'] as const;
export type Colour = (typeof COLOURS)[number];
export type SymbolName = (typeof SYMBOLS)[number];
export type Special = (typeof SPECIALS)[number];

const COLOUR_LETTERS = 'roygbv';
const SYMBOL_LETTERS = 'HFSLDM';
const SPECIAL_WORDS = ['STOP', 'REV', '+1', 'JOGO'];

/** What is printed on a card. */
export interface Print {
  colour: Colour;
  /** On a special card the one its colour owns (JG-03). */
  symbol: SymbolName;
  special: Special | null;
  value: number;
}

/** What is printed on a card; undefined for a text that is none. */
export function read(card: Card): Print | undefined {
  const at = COLOUR_LETTERS.indexOf(card.charAt(0));
  const colour = COLOURS[at];
  const owned = SYMBOLS[at];
  const value = VALUES[card.slice(1)];
  if (!card || !colour || !owned || value === undefined) return undefined;
  const special = SPECIALS[SPECIAL_WORDS.indexOf(card.slice(1))] ?? null;
  const symbol = special ? owned : SYMBOLS[SYMBOL_LETTERS.indexOf(card.charAt(1))];
  return symbol && { colour, symbol, special, value };
}

/** A hand in the order in which it is looked through: by colour, in it by symbol, special cards last. */
export function sorted(cards: Card[]): Card[] {
  const rank = (card: Card) => {
    const print = read(card);
    if (!print) return Infinity;
    const within = print.special ? 6 + SPECIALS.indexOf(print.special) : SYMBOLS.indexOf(print.symbol);
    return COLOURS.indexOf(print.colour) * 100 + within * 10 + print.value;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
