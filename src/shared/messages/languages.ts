import { english, type Language } from './language.js'
import { bokmaal } from './nb/index.js'

/** The languages there are, by the names `--lang` and the configuration know them by. Another one is a folder, and a line here. */
export const languages = { en: english, nb: bokmaal } as const satisfies Readonly<Record<string, Language>>

export type LanguageName = keyof typeof languages

export const languageNames = Object.keys(languages) as readonly LanguageName[]

export function isLanguageName(name: string): name is LanguageName {
  return Object.hasOwn(languages, name)
}
