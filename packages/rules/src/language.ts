import { localeOf } from './intl.ts'

/** Code of a language, as in URLs: two letters of ISO 639-1, `de`. */
export type Language = string

/** A text by language. */
export type Localised<Text = string> = Readonly<Record<Language, Text>>

/** Whether a value can be the code of a language. */
export const isLanguageCode = (value: string): boolean => /^[a-z]{2}$/.test(value)

/** The first language of an `Accept-Language` header that is available, by its order of preference; else `fallback`. */
export function preferredLanguage(
  header: string,
  available: readonly Language[],
  fallback: Language,
): Language {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry, place) => {
      const [range = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
      return { code: range.slice(0, 2).toLowerCase(), quality: Number(weight ?? 1) || 0, place }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.place - b.place)
  return wanted.find(({ code }) => available.includes(code))?.code ?? fallback
}

/** A text in a language, else the first there is. Throws for texts in no language, which no file and no setting may hold. */
export function textIn<Text = string>(texts: Localised<Text>, language: Language): Text {
  const text = texts[language] ?? Object.values(texts)[0]
  if (text === undefined) throw new Error(`There is no text, not even in another language than ${language}.`)
  return text
}

/** The texts, each changed. */
export function mapTexts<Text, Changed>(
  texts: Localised<Text>,
  change: (text: Text) => Changed,
): Record<Language, Changed> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]))
}

/** A locale as Intl reads it: `de-CH` of Magento's `de_CH`. */
export const localeTag = (locale: string): string => locale.replaceAll('_', '-')

/** Whether a text is a locale of a language: `de_CH`, `de-CH` and `de` of German. */
export function isLocaleOf(locale: string, language: Language): boolean {
  return parsedLocale(locale)?.language === language
}

/** Country of a locale: `IT` of `it_IT`; undefined for a locale without a country, and for what is no locale. */
export function regionOf(locale: string): string | undefined {
  return parsedLocale(locale)?.region
}

function parsedLocale(locale: string): Intl.Locale | undefined {
  try {
    return localeOf(localeTag(locale))
  } catch {
    return undefined
  }
}
