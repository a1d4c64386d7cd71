// What a person has chosen on this device. Kept in the browser only.

import type { Tempo } from './protocol';

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  /** None: as the browser says. */
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  /** What the cards lie on, and what their backs look like. */
  table: (typeof TABLES)[number];
  back: (typeof BACKS)[number];
  sound: boolean;
  vibration: boolean;
  /** Tell when it is my turn and I look elsewhere. */
  notify: boolean;
  /** Less: cross-fades instead of movement, also where the system does not ask for it. */
  motion: 'system' | 'less';
  /** Letters on coloured cards. */
  letters: boolean;
  /** Single keys do things at the table. */
  shortcuts: boolean;
  /** A card is played with the second tap on it. */
  confirm: boolean;
  /** Tables one opens are without races, where a game has any. */
  leisure: boolean;
  /** How fast cards move, and bots at the tables one opens. */
  tempo: Tempo;
}

export const TABLES = ['cloth', 'wood', 'night'] as const;
export const BACKS = ['clover', 'lattice', 'waves', 'rays'] as const;
export const TEMPOS = ['calm', 'normal', 'quick'] as const;

const KEY = 'vierblatt-settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  table: 'cloth',
  back: 'clover',
  sound: true,
  vibration: true,
  notify: false,
  motion: 'system',
  letters: false,
  shortcuts: true,
  confirm: false,
  leisure: false,
  tempo: 'normal',
};

/** What was kept under a key, or nothing where the browser keeps nothing or it is not readable. */
export function kept<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps something; a browser that keeps nothing loses it when the tab is closed. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page works without.
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept<Partial<Settings>>(KEY) });

/** Changes a setting, shows it and keeps it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep(KEY, settings);
  show();
}

/** Puts what concerns the whole page onto its root. */
export function show(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  if (settings.motion === 'less') root.dataset['motion'] = 'less';
  else delete root.dataset['motion'];
  root.dataset['table'] = settings.table;
  root.dataset['back'] = settings.back;
  root.dataset['tempo'] = settings.tempo;
}

/** How long something takes that takes so many milliseconds at the usual tempo. */
export function paced(ms: number): number {
  return ms * { calm: 1.7, normal: 1, quick: 0.55 }[settings.tempo];
}

/** The language to speak: the one chosen, else the first of the browser's that we have. */
export function language(): Language {
  if (settings.language) return settings.language;
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const short = wanted.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return 'en';
}

/** Whether things should fade rather than move. */
export function lessMotion(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
