import { isLocaleOf, localeTag, regionOf, type Language } from './language.ts'

/** How people write a language where Intl does not know it, from `formats.json` of the language's messages. */
export interface LanguageFormats {
  /** Locale of texts for no country in particular: `en-GB`. */
  readonly locale?: string
  /** The first day of a month whose name is a word: `1er`. */
  readonly firstOfMonth?: string
  /** A time of the day with {hour} and {minute}, and the same at a full hour: `{hour} h {minute}`, `{hour} h`. */
  readonly clock?: { readonly time: string; readonly fullHour: string }
}

/** How a store view writes numbers, money, dates and times. */
export interface Formats extends Omit<LanguageFormats, 'locale'> {
  /** As Intl reads it: `de-CH`. */
  readonly locale: string
}

/**
 * The formats of a store view: those of its locale (`de_CH`), or of its language where the locale is of another language,
 * is not valid, or names no country.
 */
export function formatsOf(
  locale: string | undefined,
  language: Language,
  { locale: usual = language, ...own }: LanguageFormats = {},
): Formats {
  const isUsed = locale !== undefined && isLocaleOf(locale, language) && regionOf(locale) !== undefined
  return { ...own, locale: isUsed ? localeTag(locale) : usual }
}
