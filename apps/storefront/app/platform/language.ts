import type { Language } from '@comptoir/rules/language'

/** In the order of the language switch; the first is the default (decisions B-10). */
export const LANGUAGES: readonly Language[] = ['fr', 'en', 'it']

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Each language by its own name, as the switch shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  it: 'Italiano',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The language of a path: `/it/panier` and `/it.data` are Italian, anything unprefixed the default. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '')
  return isLanguage(first) ? first : DEFAULT_LANGUAGE
}
