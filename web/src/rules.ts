// The rules of the games, fetched when somebody wants to read them, with the cards they show: a game draws them
// itself, in `games/<id>/web/RulesCard.svelte`, found by its place.
import type { Component } from 'svelte';
import { rules, type Book } from 'virtual:rules';
import type { Language } from './settings.svelte';
import { loadGameTexts } from './text.svelte';

/** What a game's `RulesCard.svelte` exports. */
interface Cards {
  /** A card as records write it, or `??` for one that lies face down. */
  default: Component<{ card: string }>;
  isCard(text: string): boolean;
  /** What all cards share, drawn once on the page. */
  Shared?: Component;
}

export interface Rules {
  book: Book;
  cards: Cards | undefined;
}

const cards = import.meta.glob<Cards>('../../games/*/web/RulesCard.svelte');

/** A game's rules; none where there is no such game. */
export async function loadRules(game: string, language: Language): Promise<Rules | undefined> {
  const written = rules[game]?.written[language];
  if (!written) return undefined;
  const [book, drawn] = await Promise.all([
    written(),
    cards[`../../games/${game}/web/RulesCard.svelte`]?.(),
    // Cards have names in the words of their game.
    loadGameTexts(game),
  ]);
  return { book: book.default, cards: drawn };
}
