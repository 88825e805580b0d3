import type { Language } from '@comptoir/rules/language'

/** In the order of the language switch; the first is the default (decisions B-10). */
export const LANGUAGES: readonly Language[] = ['fr', 'en', 'it']

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Native names for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  it: 'Italiano',
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Language of a path: `it` for `/it/panier` and `/it.data`; the default without a prefix. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '')
  return isLanguage(first) ? first : DEFAULT_LANGUAGE
}
