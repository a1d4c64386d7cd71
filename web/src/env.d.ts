/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __GALLERY__: boolean;
/** Whether the page has tables of its own: `cargo xtask pocket`. */
declare const __POCKET__: boolean;
/** Which logs they write, and the oldest that they read. */
declare const __LOGS__: { writes: number; reads: number };

// Made by cargo xtask pocket; null without it.
declare module 'virtual:pocket' {
  class Tables {
    static start(seed: Uint8Array, kept: string, now: number): Tables | undefined;
    take(message: string, now: number): string;
    has_to_think(): boolean;
    think(now: number, inTime: boolean): string;
    wakes_at(): number | undefined;
  }
  export const Pocket: typeof Tables | null;
  export const load: (() => Promise<unknown>) | null;
}

// Made by scripts/texts.js and scripts/rules.js.
declare module 'virtual:texts' {
  type Load = () => Promise<{ default: string }>;
  type Languages = Record<'de' | 'en' | 'fr' | 'it', Load>;
  export const page: Languages;
  export const games: Record<string, Languages>;
}

declare module 'virtual:rules' {
  export interface Book {
    title: string;
    parts: import('../scripts/rules.js').Part[];
    /** The language it is written in. */
    language: string;
  }
  type Load = () => Promise<{ default: Book }>;
  export const rules: Record<string, { title: string; written: Record<'de' | 'en' | 'fr' | 'it', Load> }>;
}
