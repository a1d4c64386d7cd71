// The score pad counts as the rules do. What cards count comes from the rules in Rust (`counts.json`); the examples are the rules' own.
import { describe, expect, it } from 'vitest';
import { countsOf, counted as games, type Counts } from '../src/counts';
import {
  ANY_GAME,
  counted,
  emptyTally,
  isOver,
  itemsOf,
  leaders,
  nextDealer,
  points,
  problemOf,
  tap,
  totals,
  withRound,
  withoutRound,
  type PadSheet,
  type Tally,
} from '../src/pad';

const rulesOf = (game: string): Counts => countsOf(game) ?? ANY_GAME;

/** Somebody's cards, one entry for each player: `'3 3 joker'`. */
function tallyOf(game: string, round: number, cards: string[], caller: number | null = null): Tally {
  const items = itemsOf(rulesOf(game), round)?.items ?? [];
  const all = cards.flatMap((own, player) =>
    own
      .split(' ')
      .filter(Boolean)
      .map((id) => ({ player, item: items.find((item) => item.id === id) })),
  );
  return all.reduce(
    (tally, { player, item }) => {
      if (!item) throw new Error('no such item');
      return tap(tally, player, item, 1);
    },
    { ...emptyTally(cards.length), caller },
  );
}

function score(game: string, round: number, cards: string[], caller: number | null = null): number[] {
  const rules = rulesOf(game);
  return counted(tallyOf(game, round, cards, caller), rules, itemsOf(rules, round) ?? { items: [] });
}

function problem(game: string, round: number, cards: string[], caller: number | null = null): string | null {
  const rules = rulesOf(game);
  const names = cards.map((_, n) => `P${n}`);
  const tally = tallyOf(game, round, cards, caller);
  return problemOf(tally, rules, itemsOf(rules, round) ?? { items: [] }, names, (id) => id)?.id ?? null;
}

const sheetOf = (game: string, rounds: number[][], dealer = 0): PadSheet => ({
  game,
  players: (rounds[0] ?? [0, 0, 0]).map((_, n) => `P${n}`),
  dealer,
  rounds,
});

it('every game of the page is counted', () => {
  expect(games().sort()).toEqual(['jogo', 'joomo', 'koenigs-romme', 'komojo']);
});

describe('Joomo', () => {
  const rules = rulesOf('joomo');
  it('JO-21: markers and one for the Joomo marker, less the tens in hand, may be negative', () => {
    expect(score('joomo', 1, ['marker marker marker joomo', 'marker ten', 'ten ten'])).toEqual([4, 0, -2]);
  });
  it('JO-19: exactly one player has the Joomo marker', () => {
    expect(problem('joomo', 1, ['marker', 'marker'])).toBe('pad-one-needed');
    expect(problem('joomo', 1, ['marker joomo', 'marker'])).toBeNull();
    // Given to somebody else, it leaves the first one.
    expect(score('joomo', 1, ['joomo', 'joomo'])).toEqual([0, 1]);
  });
  it('JO-02 and JO-18: two players have three tens between them, three have four', () => {
    expect(problem('joomo', 1, ['joomo', 'ten ten ten'])).toBeNull();
    expect(problem('joomo', 1, ['joomo', 'ten ten ten ten'])).toBe('pad-too-many');
    expect(problem('joomo', 1, ['joomo', 'ten ten ten ten', ''])).toBeNull();
  });
  it('JO-04: whoever got the Joomo marker deals the next round', () => {
    const sheet = sheetOf('joomo', [], 0);
    const tally = tallyOf('joomo', 1, ['marker', 'marker', 'joomo']);
    const after = withRound(sheet, [1, 1, 1], tally);
    expect(nextDealer(sheet, rules)).toBe(0);
    expect(nextDealer(after, rules)).toBe(2);
    // What was typed does not say who got it: then the deal goes around.
    expect(nextDealer(withRound(after, [1, 1, 1], null), rules)).toBe(0);
  });
  it('JO-22 and JO-23: ends at 20, but a tie is played on until it is broken, also below 20', () => {
    expect(isOver(sheetOf('joomo', [[19, 3]]), rules)).toBe(false);
    expect(isOver(sheetOf('joomo', [[20, 3]]), rules)).toBe(true);
    expect(isOver(sheetOf('joomo', [[20, 20]]), rules)).toBe(false);
    expect(
      isOver(
        sheetOf('joomo', [
          [20, 20],
          [-1, -2],
        ]),
        rules,
      ),
    ).toBe(true);
    expect(
      leaders(
        sheetOf('joomo', [
          [20, 20],
          [-1, -2],
        ]),
        rules,
      ),
    ).toEqual([0]);
  });
});

describe('Königs-Rommé', () => {
  const rules = rulesOf('koenigs-romme');
  it('KR-17: numbers count themselves, J 11, Q 12, K 13, a joker 50', () => {
    expect(score('koenigs-romme', 1, ['4 10', 'J Q K', 'joker', ''])).toEqual([14, 36, 50, 0]);
  });
  it('KR-17: the wild rank counts 20: a king does in round 11, and 13 before', () => {
    expect(score('koenigs-romme', 11, ['K', ''])).toEqual([20, 0]);
    expect(score('koenigs-romme', 10, ['K', ''])).toEqual([13, 0]);
    expect(score('koenigs-romme', 1, ['3', ''])).toEqual([20, 0]);
    expect(itemsOf(rules, 8)?.wild).toBe('10');
  });
  it('KR-02, KR-01 and KR-14: not more cards than were dealt or exist, and somebody went out', () => {
    expect(problem('koenigs-romme', 1, ['4 5 6', ''])).toBeNull();
    expect(problem('koenigs-romme', 1, ['4 5 6 7', ''])).toBe('pad-hand');
    expect(problem('koenigs-romme', 11, ['joker joker joker joker joker joker joker', ''])).toBe(
      'pad-too-many',
    );
    expect(problem('koenigs-romme', 1, ['4', '5'])).toBe('pad-out-needed');
  });
  it('KR-04 and KR-19: the deal passes to the left, and it ends after round 11', () => {
    const rounds = Array.from({ length: 10 }, () => [5, 0, 5]);
    expect(nextDealer(sheetOf('koenigs-romme', rounds, 1), rules)).toBe(2);
    expect(isOver(sheetOf('koenigs-romme', rounds), rules)).toBe(false);
    expect(isOver(sheetOf('koenigs-romme', [...rounds, [0, 9, 9]]), rules)).toBe(true);
    expect(leaders(sheetOf('koenigs-romme', rounds), rules)).toEqual([1]);
  });
});

describe('JOGO!', () => {
  it('JG-01 and JG-21: plain cards count their number, STOP 1, reverse 7, +1 8, JOGO! 9', () => {
    expect(score('jogo', 1, ['stop reverse plus jogo', '2 3 4 5 6', ''])).toEqual([25, 20, 0]);
    expect(problem('jogo', 1, ['jogo jogo jogo jogo jogo jogo', 'jogo'])).toBe('pad-too-many');
  });
});

describe('Komojo', () => {
  const rules = rulesOf('komojo');
  it('KM-01: an ace counts 1, a black king 13, a red king 0, a joker −1', () => {
    expect(score('komojo', 1, ['A 10 J Q', 'K-black', 'K-red joker'], 1)).toEqual([34, 30, -1]);
  });
  it('KM-25: STOP gives nothing to the lowest alone, 30 to anybody else; a tie is not enough', () => {
    expect(score('komojo', 1, ['5', '6', '7'], 0)).toEqual([0, 6, 7]);
    expect(score('komojo', 1, ['5', '5', '7'], 0)).toEqual([30, 5, 7]);
    expect(score('komojo', 1, ['5', '4', '7'], 0)).toEqual([30, 4, 7]);
    expect(score('komojo', 1, ['joker', '4', '7'], 0)).toEqual([0, 4, 7]);
    expect(problem('komojo', 1, ['5', '4', '7'])).toBe('pad-caller-needed');
  });
  it('KM-26 and KM-27: sums may be negative, and whoever reaches 100 ends the game', () => {
    expect(score('komojo', 1, ['', 'joker joker', '7'], 0)).toEqual([30, -2, 7]);
    expect(isOver(sheetOf('komojo', [[99, 3, 4]]), rules)).toBe(false);
    expect(isOver(sheetOf('komojo', [[100, 3, 4]]), rules)).toBe(true);
  });
});

describe('any game', () => {
  const sheet = sheetOf(
    '',
    [
      [8, 2, -1],
      [5, 9, 4],
    ],
    2,
  );
  it('is added up, with who deals and who is ahead, and has no end of its own', () => {
    expect(totals(sheet)).toEqual([13, 11, 3]);
    expect(nextDealer(sheet, ANY_GAME)).toBe(1);
    expect(leaders(sheet, ANY_GAME)).toEqual([0]);
    expect(isOver(sheet, ANY_GAME)).toBe(false);
  });
  it('takes numbers within reason only', () => {
    const rules = { ...ANY_GAME, range: [-10, 60] as [number, number] };
    const typed = ['7', ' -3 ', '−3', '61', '', '1e3', 'x'];
    expect(typed.map((text) => points(text, rules))).toEqual([7, -3, -3, null, null, null, null]);
  });
  it('gives the last round back as it was counted', () => {
    const tally = tallyOf('komojo', 1, ['5', '6', '7'], 0);
    const after = withRound(sheetOf('komojo', []), [0, 6, 7], tally);
    expect(withoutRound(after)).toEqual({ ...sheetOf('komojo', []), tallies: [], draft: tally });
    // A sheet from before rounds were counted.
    expect(withoutRound(sheet)).toEqual({ ...sheet, rounds: [[8, 2, -1]], tallies: [] });
  });
});
