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
  type Load = () => Promise<{ default: { html: string; language: string } }>;
  export const rules: Record<string, Record<'de' | 'en' | 'fr' | 'it', Load>>;
}
