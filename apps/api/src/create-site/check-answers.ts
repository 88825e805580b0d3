import { newSiteLanguages } from '@comptoir/messages/new-site'
import { isRate } from '@comptoir/rules/conversion'
import { isEmail } from '@comptoir/rules/validation'
import * as v from 'valibot'
import { CommandError } from '../platform/errors.ts'
import { countryNamed, currencyCode } from '../stores/index.ts'
import { customerKinds, fulfilmentKinds, type Answers } from './answers.ts'
import { colourProblems } from './colours.ts'
import { countryData, knownCountries } from './country-data.ts'
import { readLogo } from './logo.ts'
import { listOf } from './questions.ts'

/** What is wrong with an answer, and what would be right. */
export interface Problem {
  readonly flag: string
  readonly message: string
}

type Given = ReadonlyMap<string, string>

type Check = (value: string, given: Given) => string | undefined | Promise<string | undefined>

const listProblem = (known: readonly string[]) => (value: string) => {
  const list = listOf(value)
  const [unknown] = list.filter((one) => !known.includes(one))
  if (unknown !== undefined || list.length === 0)
    return `"${unknown ?? value}" is unknown: use ${known.join(', ')}`
  return twice(list)
}

function twice(list: readonly string[]): string | undefined {
  const repeated = list.find((one, index) => list.indexOf(one) !== index)
  return repeated === undefined ? undefined : `"${repeated}" stands there twice: write it once`
}

const colour: Check = (value) =>
  /^#[0-9a-f]{6}$/i.test(value) ? undefined : `"${value}" is no colour: write it like #1f5c4d`

/** Checks of single answers, by flag. Checks of several together are in {@link problemsTogether}. */
export const checks: Readonly<Record<string, Check>> = {
  code: (value) =>
    /^[a-z][a-z0-9]{1,19}$/.test(value)
      ? undefined
      : `"${value}" is no code: write 2 to 20 small letters and digits, a letter first`,
  name: (value) =>
    /^[^<>"{}|\\\n\r]{1,60}$/.test(value)
      ? undefined
      : 'must have 1 to 60 characters, without < > " { } | \\',
  languages: listProblem(newSiteLanguages),
  'language-prefix': (value, given) =>
    value === 'no' && listOf(given.get('languages')).length > 1
      ? 'must be yes: only a shop in one language does without'
      : listProblem(['yes', 'no'])(value),
  countries: (value) => {
    const list = countriesIn(value)
    const unknown = list.find((one) => countryNamed(one) === undefined)
    if (unknown !== undefined || list.length === 0)
      return `"${unknown ?? value}" is no country: write codes of ISO 3166 such as ES,PT`
    return twice(list)
  },
  currencies: (value, given) => {
    const list = listOf(value.toUpperCase())
    const [own] = countriesIn(given.get('countries'))
    if (list.length === 0 && own !== undefined && !countryData(own))
      return `is missing: the currency of ${own}`
    const isKnown = (one: string) => v.safeParse(currencyCode, one).success
    const unknown = list.find((one) => !isKnown(one))
    return unknown === undefined
      ? twice(list)
      : `"${unknown}" is no currency: write codes of ISO 4217 such as EUR,GBP`
  },
  'exchange-rates': (value, given) =>
    missingPair(value, listOf(given.get('currencies')?.toUpperCase()).slice(1), isRate, '0.85'),
  'tax-rates': (value, given) => {
    const needed = countriesIn(given.get('countries')).filter((one) => !knownCountries.includes(one))
    return missingPair(value, needed, isPercentage, '8.5')
  },
  timezone: (value) =>
    Intl.supportedValuesOf('timeZone').includes(value)
      ? undefined
      : `"${value}" is no time zone: write one such as Europe/Madrid`,
  customers: listProblem(customerKinds),
  fulfilment: (value, given) => {
    const own = countriesIn(given.get('countries'))[0] ?? ''
    const list = listOf(value)
    if (list.some((kind) => kind !== 'parcel') && own !== '' && !countryData(own))
      return `points of sale in ${own} have to be written by hand: use parcel, and add locations.json later`
    return listProblem(fulfilmentKinds)(value)
  },
  email: (value) =>
    isEmail(value) ? undefined : `"${value}" is no e-mail address: write one such as shop@example.com`,
  phone: (value) =>
    /^\+[1-9]\d{6,14}$/.test(value.replaceAll(' ', ''))
      ? undefined
      : `"${value}" is no number with country code: write one such as +34910000000`,
  'color-action': colour,
  'color-page': colour,
  'color-text': colour,
  logo: async (value) => {
    const logo = value === '' ? undefined : await readLogo(value)
    return logo && 'problem' in logo ? logo.problem : undefined
  },
  'logo-holds-name': listProblem(['yes', 'no']),
}

const isPercentage = (text: string) => /^\d{1,2}(?:\.\d{1,2})?$/.test(text)

const countriesIn = (text: string | undefined) => listOf(text?.toUpperCase())

const pairsOf = (text: string | undefined): [string, string][] =>
  listOf(text).map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name.trim().toUpperCase(), value.trim()]
  })

/** What is wrong with `NAME=VALUE,…` when it has to have exactly these names. */
function missingPair(
  text: string,
  names: readonly string[],
  isValue: (text: string) => boolean,
  example: string,
): string | undefined {
  const pairs = pairsOf(text)
  const wrong = pairs.find(([name, value]) => !names.includes(name) || !isValue(value))
  const missing = names.find((name) => pairs.every(([one]) => one !== name))
  if (!wrong && missing === undefined) return undefined
  const form = names.map((name) => `${name}=${example}`).join(',')
  return `"${text}" is not as needed: write ${form || 'nothing'}`
}

/** What several answers do not allow together; each of them is right by itself. */
export const problemsTogether = (given: Given): Problem[] => colourProblems(coloursOf(given))

const coloursOf = (given: Given) => ({
  action: (given.get('color-action') ?? '').toLowerCase(),
  page: (given.get('color-page') ?? '').toLowerCase(),
  text: (given.get('color-text') ?? '').toLowerCase(),
})

/** The answers as values; every one has passed its check. */
export async function readAnswers(given: Given): Promise<Answers> {
  const countries = countriesIn(given.get('countries'))
  const own = countryData(countries[0] ?? '')
  const currencies = listOf(given.get('currencies')?.toUpperCase())
  const rates = new Map(pairsOf(given.get('tax-rates')))
  const file = given.get('logo') ?? ''
  const logo = file === '' ? undefined : await readLogo(file)
  if (logo && 'problem' in logo) throw new CommandError(`--logo ${logo.problem}.`)
  return {
    code: given.get('code') ?? '',
    name: given.get('name') ?? '',
    languages: filledList(listOf(given.get('languages'))),
    countries: filledList(countries),
    languagePrefix: given.get('language-prefix') !== 'no',
    currencies: filledList(currencies.length > 0 ? currencies : [own?.currency ?? 'EUR']),
    exchangeRates: Object.fromEntries(pairsOf(given.get('exchange-rates'))),
    taxRates: Object.fromEntries(
      countries.map((one) => [one, countryData(one)?.rate ?? Math.round(Number(rates.get(one) ?? 0) * 100)]),
    ),
    customers: filledList(customerKinds.filter((kind) => listOf(given.get('customers')).includes(kind))),
    fulfilment: filledList(fulfilmentKinds.filter((kind) => listOf(given.get('fulfilment')).includes(kind))),
    timezone: given.get('timezone') ?? own?.timezone ?? 'UTC',
    email: given.get('email') ?? '',
    phone: (given.get('phone') ?? '').replaceAll(' ', ''),
    colours: coloursOf(given),
    logo,
    logoHoldsName: logo !== undefined && given.get('logo-holds-name') === 'yes',
  }
}

function filledList<Value>(list: readonly Value[]): [Value, ...Value[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('A list of answers is empty.')
  return [first, ...rest]
}
