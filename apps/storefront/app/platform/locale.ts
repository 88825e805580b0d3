import type { Language } from '@comptoir/rules/language'

let read: () => string | undefined = () => undefined

/** Says where the locale of the page comes from, as `readLanguageFrom` does for the language of messages. */
export function readLocaleFrom(source: () => string | undefined): void {
  read = source
}

/** Locale in which the page writes numbers and dates of a language, `de-CH`: that of its store view, else the language. */
export function localeIn(language: Language): string {
  const locale = read()
  return locale?.startsWith(`${language}-`) ? locale : language
}
