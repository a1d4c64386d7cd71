// My own reviewed games, for "About me": what I lost by decisions and gained by luck. They stay in this browser.
import type { KindSummary, Report, Strength } from './types';

/** What one of my games came to. */
export interface KeptReview {
  /** The game's place in addresses, such as `ABC123-1`. */
  place: string;
  game: string;
  seats: number;
  /** When it was reviewed first. */
  at: number;
  decisions: number;
  error: number;
  luck: number;
  /** The result less luck and less an equal share. */
  play: number | null;
  kinds: KindSummary[];
  strength: Strength | null;
}

const KEPT = 'vierblatt-reviews';
/** The oldest are forgotten. */
const MOST = 400;

/** The oldest first. */
export function keptReviews(): KeptReview[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(all) ? (all as KeptReview[]) : [];
  } catch {
    return [];
  }
}

/** Keeps what a finished review says about my seat; a game that is known already stays where it is. */
export function keepReview(place: string, seat: number, report: Report, now = Date.now()): void {
  const player = report.players[seat];
  if (!player || !report.is_finished) return;
  const all = keptReviews();
  if (all.some((one) => one.place === place)) return;
  const { decisions, error, luck, play, kinds, strength } = player;
  const { game, seats } = report;
  all.push({ place, game, seats, at: now, decisions, error, luck, play, kinds, strength });
  try {
    localStorage.setItem(KEPT, JSON.stringify(all.slice(-MOST)));
  } catch {
    // Full or not allowed: the review itself is there all the same.
  }
}

/** Many games of one game together. */
export interface OverTime {
  game: string;
  games: KeptReview[];
  decisions: number;
  /** Lost by each decision on average. */
  error: number;
  /** All luck added up, in games won. */
  luck: number;
  /** The error in the earlier half and in the later half of the games; none for few of them. */
  halves: [number, number] | null;
  /** By kind of decision, the most expensive first, with how much the later half lost less. */
  kinds: { kind: string; decisions: number; error: number; halves: [number, number] | null }[];
}

/** So many games are needed to say what has changed. */
const FEW = 4;

const mean = (of: { decisions: number; error: number }[]): number => {
  const decisions = of.reduce((sum, one) => sum + one.decisions, 0);
  return decisions ? of.reduce((sum, one) => sum + one.error * one.decisions, 0) / decisions : 0;
};

function halves(games: KeptReview[], of: (one: KeptReview) => { decisions: number; error: number }[]) {
  if (games.length < FEW) return null;
  const middle = Math.floor(games.length / 2);
  const [before, after] = [games.slice(0, middle).flatMap(of), games.slice(middle).flatMap(of)];
  if (!before.length || !after.length) return null;
  return [mean(before), mean(after)] satisfies [number, number];
}

/** What many games come to, by game. */
export function overTime(all: KeptReview[]): OverTime[] {
  return [...new Set(all.map((one) => one.game))].map((game) => {
    const games = all.filter((one) => one.game === game);
    const kinds = [...new Set(games.flatMap((one) => one.kinds.map(({ kind }) => kind)))];
    return {
      game,
      games,
      decisions: games.reduce((sum, one) => sum + one.decisions, 0),
      error: mean(games),
      luck: games.reduce((sum, one) => sum + one.luck, 0),
      halves: halves(games, (one) => [one]),
      kinds: kinds
        .map((kind) => {
          const of = (one: KeptReview) => one.kinds.filter((found) => found.kind === kind);
          const found = games.flatMap(of);
          return {
            kind,
            decisions: found.reduce((sum, one) => sum + one.decisions, 0),
            error: mean(found),
            halves: halves(games, of),
          };
        })
        .sort((a, b) => b.error * b.decisions - a.error * a.decisions),
    };
  });
}
