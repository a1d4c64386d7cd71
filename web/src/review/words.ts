// What a review says in figures, and as a text for others.
import { spoken, t } from '../text.svelte';
import type { Decision, Mark, PlayerSummary, Report, Strength } from './types';

/** As annotations of games have it: a doubtful move, a mistake, a blunder. */
export const SIGNS: Record<Mark, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A share as a percentage. */
export const percent = (share: number, digits = 0): string =>
  share.toLocaleString(spoken(), { style: 'percent', maximumFractionDigits: digits });

/** A change, with its sign. */
export const change = (share: number, digits = 0): string =>
  share.toLocaleString(spoken(), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });

/** What a decision lost, and how sure that is. */
export function loss({ loss, is_exact }: Decision): string {
  const args = { loss: percent(loss.chance, 1), doubt: percent(2 * loss.chance_error, 1) };
  return is_exact || !loss.chance_error ? t('review-loss-exact', args) : t('review-loss', args);
}

/** A player's level of play in a word. */
export const strength = (of: Strength): string => t(`review-strength-${of.replace('_', '-')}`);

/** Those with a mark, of one seat or of all. */
export const marked = (report: Report, seat: number | null = null): Decision[] =>
  report.decisions.filter((one) => one.mark && (seat === null || one.seat === seat));

/** One player in a line. */
export function line(player: PlayerSummary, name: string): string {
  const [inaccuracies, mistakes, blunders] = player.marks;
  const said = t('review-line', {
    name,
    decisions: player.decisions,
    error: percent(player.error, 2),
    inaccuracies,
    mistakes,
    blunders,
    luck: change(player.luck),
  });
  return player.strength ? `${said} (${strength(player.strength)})` : said;
}

/** The whole as a text for others. */
export function summary(report: Report, game: string, name: (seat: number) => string, link: string): string {
  const players = report.players.map((player) => line(player, name(player.seat)));
  return [t('review-of', { game }), ...players, ...(link ? [link] : [])].join('\n');
}
