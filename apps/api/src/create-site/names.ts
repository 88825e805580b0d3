import { displayNames } from '@comptoir/rules/intl'
import type { Language } from '@comptoir/rules/language'

/** Name of a language in itself: `Español`. */
export function languageName(language: Language): string {
  const name = displayNames(language, 'language').of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Locale of a store view: of the first country where the language is the main one, else of the shop's own country. */
export function localeOf(language: Language, countries: readonly string[]): string {
  const region = countries.find(
    (country) => new Intl.Locale(`und-${country}`).maximize().language === language,
  )
  return `${language}_${region ?? countries[0] ?? ''}`
}
