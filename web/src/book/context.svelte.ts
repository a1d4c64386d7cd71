// What every screen of a book needs: the book, what it shows now, and the names of games and members.
import type * as api from '../api';
import { spoken, t } from '../text.svelte';
import type { Book } from './book.svelte';
import type { BookView, MemberView } from './types';

export class Context {
  constructor(
    readonly book: Book,
    readonly view: BookView,
    readonly games: api.Game[],
  ) {}

  get home(): string {
    return `/b/${this.book.code}`;
  }

  /** Those who can be chosen. */
  get present(): MemberView[] {
    return this.view.members.filter(({ removed }) => !removed);
  }

  /** What a member is called. */
  name(id: string | null): string {
    if (id?.startsWith('~')) return t('book-bot');
    const found = this.view.members.find((member) => member.id === id || (id && member.merged.includes(id)));
    return found?.name ?? t('book-somebody');
  }

  /** How a sheet stands or ended: everybody's points, or whether an online game for one was won. */
  ended(
    { players, online }: { players: string[]; online: unknown },
    totals: number[],
    winners: number[],
    mark = ', ',
  ): string {
    if (players.length === 1 && online)
      return t((totals[0] ?? 0) > 0 ? 'book-alone-won' : 'book-alone-lost', {
        who: this.name(players[0] ?? null),
      });
    return players
      .map((id, n) => `${winners.includes(n) ? '★ ' : ''}${this.name(id)} ${signed(totals[n] ?? 0)}`)
      .join(mark);
  }

  /** What a game is called. */
  game({ game, title }: { game: string; title: string }): string {
    if (!game) return title || t('pad-other');
    return this.games.find(({ id }) => id === game)?.name ?? game;
  }
}

/** A day in words. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(spoken(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/** A moment in words. */
export const timeText = (at: number): string =>
  new Date(at).toLocaleString(spoken(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

/** A figure with one digit after the point at most. */
export const figure = (value: number): string => value.toLocaleString(spoken(), { maximumFractionDigits: 1 });

/** Points with a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
