/// <reference types="svelte" />
/// <reference types="vite/client" />

declare const __GALLERY__: boolean;

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
