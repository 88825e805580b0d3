import { displayNames, madeOnce } from '@comptoir/rules/intl'
import type { Language } from '@comptoir/rules/language'
import { DEFAULT_LANGUAGE, LANGUAGES, type MessageLanguage } from '../generated/languages.ts'

export { DEFAULT_LANGUAGE }

/** Name of a language in itself, for the language switch: `Deutsch`. */
export const languageName = madeOnce((language: Language) => {
  const name = displayNames(language, 'language').of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
})

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language in which messages for `language` are written. */
export function messageLanguage(language: Language): MessageLanguage {
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE
}

/** Language of a path: `it` for `/it/panier` and `/it.data`; undefined without the prefix of one of `languages`. */
export function prefixOfPath(
  pathname: string,
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '')
  return languages.find((language) => language === first)
}

/** A path without its language, if it has one, and without its first slash. */
export function pathBelowLanguage(pathname: string): string {
  const segments = pathname.split('/').slice(1)
  return (prefixOfPath(pathname) ? segments.slice(1) : segments).join('/')
}

/** Language of a path; without a prefix the first of `languages`, which is a site's default (decisions B-10). */
export function languageOfPath(pathname: string, languages: readonly Language[] = LANGUAGES): Language {
  return prefixOfPath(pathname, languages) ?? languages[0] ?? DEFAULT_LANGUAGE
}
