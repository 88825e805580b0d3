import { addressesIn } from '@comptoir/messages/addresses'
import { newSiteLanguages, readNewSiteTexts, type NewSiteTexts } from '@comptoir/messages/new-site'
import { minorDigits } from '@comptoir/rules/currency'
import type { Language, Localised } from '@comptoir/rules/language'
import { countryName } from '../stores/index.ts'
import type { Answers } from './answers.ts'
import { magnitudeOf } from './country-data.ts'

/** Answers with the words of the shop's languages. */
export interface Draft extends Answers {
  readonly texts: ReadonlyMap<Language, NewSiteTexts>
}

export function draftOf(answers: Answers): Draft {
  const languages = answers.languages.filter((language) => newSiteLanguages.includes(language))
  return { ...answers, texts: new Map(languages.map((language) => [language, readNewSiteTexts(language)])) }
}

export const storeCode = ({ code }: Answers, language: Language): string => `${code}_${language}`

/** A text in each language of the shop, with its placeholders replaced. */
export function inEach(
  draft: Draft,
  textOf: (texts: NewSiteTexts, language: Language) => string,
): Record<Language, string> {
  return Object.fromEntries(
    [...draft.texts].map(([language, texts]) => [
      language,
      filled(textOf(texts, language), valuesIn(draft, language)),
    ]),
  )
}

/** The same text in each language. */
export const sameInEach = ({ texts }: Draft, text: string): Localised =>
  Object.fromEntries([...texts.keys()].map((language) => [language, text]))

/** A text with its `{placeholders}` replaced; those in double braces belong to mails. Throws for one without a value. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{\w+\}\}|\{(\w+)\}/g, (whole, name?: string) => {
    if (name === undefined) return whole
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" has no value for {${name}}.`)
    return value
  })
}

/** Address of a page of the shop in a language, as texts link to it. */
export function addressOf({ languagePrefix }: Answers, language: Language, path: string): string {
  if (!languagePrefix) return `/${path}`
  return path === '' ? `/${language}` : `/${language}/${path}`
}

/** What the placeholders of texts stand for. */
export function valuesIn(draft: Draft, language: Language): Record<string, string> {
  const texts = textsIn(draft, language)
  const page = (identifier: keyof NewSiteTexts['pages']) =>
    addressOf(draft, language, texts.pages[identifier].key)
  const { name, email, phone, customers } = draft
  return {
    name,
    email,
    phone,
    area: areaIn(draft, language),
    outline: `> ${texts.outline}`,
    complete: texts.complete,
    complete_sentence: `${texts.complete.charAt(0).toLocaleUpperCase(language)}${texts.complete.slice(1)}.`,
    contact: page('contact'),
    privacy: page('confidentialite'),
    withdrawal_form: addressOf(draft, language, addressesIn(language).withdrawal),
    withdrawal_hint: customers.includes('b2c') ? texts.withdrawal_hint : '',
  }
}

export function textsIn({ texts }: Draft, language: Language): NewSiteTexts {
  const found = texts.get(language)
  if (!found) throw new Error(`The shop does not speak ${language}.`)
  return found
}

/** The delivery area as it follows "we deliver". */
function areaIn(draft: Draft, language: Language): string {
  const texts = textsIn(draft, language)
  const names = draft.countries.map((code) => countryName(code, language))
  const [country = ''] = names
  if (names.length === 1) return filled(texts.area_one, { country })
  const countries = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return filled(texts.area_other, { countries })
}

/** A sample amount of the website's own currency, in minor units, for one in euros. */
export const sampleAmount = ({ currencies: [own] }: Answers, euros: number): number =>
  Math.round(euros * magnitudeOf(own)) * 10 ** minorDigits(own)

/** The same as a price of a product file, in any currency of the shop. */
export function samplePrice({ currencies: [own], exchangeRates }: Answers, euros: number, currency: string) {
  const rate = currency === own ? 1 : Number(exchangeRates[currency] ?? 1)
  const units = Math.max(1, Math.round(Math.round(euros * magnitudeOf(own)) * rate))
  return units.toFixed(minorDigits(currency))
}
