/** Languages of the shop; French is the source and the fallback (spec 000 §1). */
export type Language = 'fr' | 'en' | 'it'

/** A text in every language of the shop. */
export type Localised = Readonly<Record<Language, string>>

/** Country of a locale: `IT` of `it_IT`; undefined for a locale without a country. */
export function regionOf(locale: string): string | undefined {
  return new Intl.Locale(locale.replaceAll('_', '-')).region
}
