/** Languages that the product speaks (spec 000 §1); their texts are in packages/messages. */
export const LANGUAGES = ['fr', 'en', 'it'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text in every language of the shop. */
export type Localised = Readonly<Record<Language, string>>

/** Country of a locale: `IT` of `it_IT`; undefined for a locale without a country. */
export function regionOf(locale: string): string | undefined {
  return new Intl.Locale(locale.replaceAll('_', '-')).region
}
