import { formatsOf, type Formats, type LanguageFormats } from '@comptoir/rules/formats'
import type { Language } from '@comptoir/rules/language'
import { FORMATS } from '../generated/formats.ts'
import { localeIn } from './locale.ts'

/** How a language is written where Intl does not know it; empty for a language that the product does not speak. */
export function languageFormats(language: Language): LanguageFormats {
  return Object.hasOwn(FORMATS, language) ? (FORMATS[language] ?? {}) : {}
}

const known = new Map<string, Formats>()

/** How the page writes numbers, dates and times of a language. */
export function formatsIn(language: Language): Formats {
  const locale = localeIn(language)
  const formats = known.get(locale) ?? formatsOf(locale, language, languageFormats(language))
  known.set(locale, formats)
  return formats
}
