import { english, type Language } from './language.js'

/**
 * The languages there are, by the names `--lang` and the configuration know them by; each is loaded when it is spoken.
 * Another one is a folder, and a line here.
 */
export const languages = {
  en: async () => english,
  nb: async () => (await import('./nb/index.js')).bokmaal,
} as const satisfies Readonly<Record<string, () => Promise<Language>>>

export type LanguageName = keyof typeof languages

export const languageNames = Object.keys(languages) as readonly LanguageName[]
