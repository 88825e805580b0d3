import { newSiteLanguages } from '@comptoir/messages/new-site'
import { languageName } from './names.ts'
import { knownCountries, RATES_AS_OF } from './country-data.ts'
import { customerKinds, fulfilmentKinds } from './answers.ts'
import { logoForm } from './logo.ts'

/** A question of `create-site`; its answer is also an option of that name. */
export interface Question {
  readonly flag: string
  readonly text: string
  /** Answer to an empty line; undefined where an answer is needed, which then is a required option. */
  readonly fallback?: (given: ReadonlyMap<string, string>) => string
  /** Whether the answer is needed at all, by the ones before. */
  readonly isNeeded?: (given: ReadonlyMap<string, string>) => boolean
}

export const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((one) => one.trim() || [])

const unknownCountries = (given: ReadonlyMap<string, string>) =>
  listOf(given.get('countries')).filter((country) => !knownCountries.includes(country.toUpperCase()))

const isOwnUnknown = (given: ReadonlyMap<string, string>) => {
  const [own] = listOf(given.get('countries'))
  return own !== undefined && unknownCountries(given)[0] === own
}

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  { flag: 'code', text: 'Code, also the name of the folder (small letters and digits)' },
  { flag: 'name', text: 'Name of the shop' },
  {
    flag: 'languages',
    text: `Languages, the default first (${newSiteLanguages.map((code) => `${code} ${languageName(code)}`).join(', ')})`,
  },
  {
    flag: 'language-prefix',
    text: 'Whether addresses begin with the language (yes, no)',
    fallback: () => 'yes',
    isNeeded: (given) => listOf(given.get('languages')).length === 1,
  },
  {
    flag: 'countries',
    text: 'Countries that it sells to, its own first (codes such as ES,PT)',
  },
  {
    flag: 'tax-rates',
    text: `Standard tax in per cent by country, for those other than the European Union, GB, CH and NO (known as of ${RATES_AS_OF}), such as US=0`,
    isNeeded: (given) => unknownCountries(given).length > 0,
  },
  {
    flag: 'timezone',
    text: 'Time zone, such as America/New_York',
    isNeeded: (given) => isOwnUnknown(given),
  },
  {
    flag: 'currencies',
    text: 'Currencies, its own first (codes such as EUR,GBP)',
    fallback: () => '',
  },
  {
    flag: 'exchange-rates',
    text: 'Units of each further currency for one of its own, such as GBP=0.85',
    isNeeded: (given) => listOf(given.get('currencies')).length > 1,
  },
  {
    flag: 'customers',
    text: `Customers (${customerKinds.join(', ')}, or both)`,
    fallback: () => 'b2c',
  },
  {
    flag: 'fulfilment',
    text: `Fulfilment, one or several (${fulfilmentKinds.join(', ')}; pickup and delivery by time slot are of points of sale)`,
    fallback: () => 'parcel',
  },
  { flag: 'email', text: 'E-mail address of the shop' },
  { flag: 'phone', text: 'Telephone number with country code, such as +34910000000' },
  { flag: 'color-action', text: 'Colour of buttons', fallback: () => '#1f5c4d' },
  { flag: 'color-page', text: 'Colour of the page', fallback: () => '#fbfaf7' },
  { flag: 'color-text', text: 'Colour of text', fallback: () => '#1c2321' },
  { flag: 'logo', text: `Logo: ${logoForm}; without one, the first letter of the name`, fallback: () => '' },
  {
    flag: 'logo-holds-name',
    text: 'Whether the logo shows the name, which then is not written beside it (yes, no)',
    fallback: () => 'no',
    isNeeded: (given) => (given.get('logo') ?? '') !== '',
  },
]
