import { LANGUAGES, type Language } from '@comptoir/rules/language'

/** Languages that the product speaks; a site has some of them. */
export { LANGUAGES }

/** Language of messages outside of a request. */
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

/** Language of a path: `it` for `/it/panier` and `/it.data`; undefined without the prefix of one of `languages`. */
export function prefixOfPath(
  pathname: string,
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '')
  return languages.find((language) => language === first)
}

/** Language of a path; without a prefix the first of `languages`, which is a site's default (decisions B-10). */
export function languageOfPath(pathname: string, languages: readonly Language[] = LANGUAGES): Language {
  return prefixOfPath(pathname, languages) ?? languages[0] ?? DEFAULT_LANGUAGE
}
