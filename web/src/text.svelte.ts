// Words. Everything a person reads comes from Fluent files, in their language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as files from 'virtual:texts';
import type { Text } from './protocol';
import { language, type Language } from './settings.svelte';
import { at } from './site';

export type Args = Record<string, string | number | { seat: number } | Text>;

/** Says who sits in a seat, for arguments that are seats. */
export type Naming = (seat: number) => string;

/** The words of one language, as far as they are loaded. */
interface Words {
  language: Language;
  bundle: FluentBundle;
}

let words: Words = $state.raw({ language: 'en', bundle: new FluentBundle('en') });
/** The games whose words are wanted. */
const wanted = new Set<string>();

/** A bundle of some Fluent texts. Numbers and names stand in them as they are. */
export function bundle(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

async function load(of: Language): Promise<FluentBundle> {
  const page = await files.page[of]();
  const games = [...wanted].map(async (game) => (await files.games[game]?.[of]())?.default ?? '');
  return bundle(of, page.default, ...(await Promise.all(games)));
}

/** Loads the words of the language that is spoken now. The page is shown once this is done. */
export async function loadTexts(): Promise<void> {
  const of = language();
  const bundle = await load(of);
  if (of !== language()) return;
  words = { language: of, bundle };
  document.documentElement.lang = of;
  describe(of);
}

/** What search engines and an installed page say of it: the page is sent in English, and speaks for itself from here on. */
function describe(of: Language): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('page-description'));
  // The development server has only the English one.
  if (import.meta.env.PROD)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', at(`/manifest.${of}.webmanifest`));
}

/** Loads the words of a game too. */
export async function loadGameTexts(game: string): Promise<void> {
  if (wanted.has(game)) return;
  wanted.add(game);
  await loadTexts();
}

/** The language whose words are shown. */
export function spoken(): Language {
  return words.language;
}

/** A message in words, in the language of the page; changes by itself when the language does. */
export function t(id: string, args: Args = {}, naming: Naming = String): string {
  return find(words.bundle, id, args, naming) ?? `{${id}}`;
}

/** Whether there are words for a message. */
export function has(id: string): boolean {
  return words.bundle.hasMessage(id);
}

/** Turns an argument, such as a card as records write it, into words. */
export type Reword = (name: string, value: string) => string;

/** A message from the server in words. `reword` may turn arguments into words too. */
export function say(text: Text, naming: Naming, reword?: Reword): string {
  return t(text.id, reworded(text, reword), naming);
}

/** The cards that an argument is, if it is any. */
export type Finding = (name: string, value: string) => string[];

/** A part of a message: words, or cards with the words for them. */
export type Piece = string | { words: string; cards: string[] };

/** Around the number of a card in a sentence; nothing that people write. */
const CARD = /\uE000(\d+)\uE001/;

/** A message from the server in words, taken apart at the cards it names. */
export function pieces(text: Text, naming: Naming, reword?: Reword, find?: Finding): Piece[] {
  return takeApart((mark) => say(text, naming, mark), reword, find);
}

/** What is said, taken apart at the cards in it: each is marked where it stands, and found again in the sentence. */
export function takeApart(
  said: (mark: Reword) => string,
  reword: Reword | undefined,
  find: Finding | undefined,
): Piece[] {
  const found: Exclude<Piece, string>[] = [];
  const sentence = said((name, value) => {
    const words = reword?.(name, value) ?? value;
    const cards = find?.(name, value) ?? [];
    return cards.length ? `\uE000${found.push({ words, cards }) - 1}\uE001` : words;
  });
  return sentence
    .split(CARD)
    .map((part, n) => (n % 2 ? (found[Number(part)] ?? '') : part))
    .filter((part) => part !== '');
}

/** The arguments of a message, and of those within it. The server leaves them out where there are none. */
function reworded(text: Text, reword?: Reword): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    if (typeof value === 'string') args[name] = reword?.(name, value) ?? value;
    else if (typeof value === 'object' && 'id' in value)
      args[name] = { id: value.id, args: reworded(value, reword) };
    else args[name] = value;
  }
  return args;
}

/** A message of a bundle in words; undefined where it has none. */
export function find(bundle: FluentBundle, id: string, args: Args, naming: Naming): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return undefined;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') filled[name] = value;
    else if ('seat' in value) filled[name] = naming(value.seat);
    else filled[name] = find(bundle, value.id, value.args ?? {}, naming) ?? value.id;
  }
  return bundle.formatPattern(pattern, filled, []);
}
