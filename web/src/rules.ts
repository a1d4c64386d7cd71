// The rules of the games, fetched when somebody wants to read them.
import { rules } from 'virtual:rules';
import type { Language } from './settings.svelte';

export interface RulesText {
  html: string;
  /** The language they are written in. */
  language: string;
}

/** A game's rules; empty where there is no such game. */
export async function loadRules(game: string, language: Language): Promise<RulesText> {
  const found = await rules[game]?.[language]?.();
  return found?.default ?? { html: '', language };
}
