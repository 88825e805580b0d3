import type { Language } from '@comptoir/rules/language'
import type { Colours } from './colours.ts'
import type { Logo } from './logo.ts'

/** Kinds of visitors that a new shop serves. */
export const customerKinds = ['b2c', 'b2b'] as const
type CustomerKind = (typeof customerKinds)[number]

/** How orders reach shoppers: by parcel, or from a point of sale by pickup or delivery in a time slot. */
export const fulfilmentKinds = ['parcel', 'pickup', 'delivery'] as const
export type FulfilmentKind = (typeof fulfilmentKinds)[number]

type List<Value> = readonly [Value, ...Value[]]

/** Whether the shop has points of sale. */
export const hasPointsOfSale = ({ fulfilment }: Pick<Answers, 'fulfilment'>): boolean =>
  fulfilment.some((kind) => kind !== 'parcel')

/** What a new shop is to be; every value is checked. */
export interface Answers {
  readonly code: string
  readonly name: string
  /** The first one is the default. */
  readonly languages: List<Language>
  /** The first one is where the shop is. */
  readonly countries: List<string>
  /** The first one is the website's own. */
  readonly currencies: List<string>
  /** Units of each further currency for one of the website's own, as a decimal text. */
  readonly exchangeRates: Readonly<Record<string, string>>
  /** Basis points by country. */
  readonly taxRates: Readonly<Record<string, number>>
  readonly customers: List<CustomerKind>
  readonly fulfilment: List<FulfilmentKind>
  /** Whether addresses begin with the language. */
  readonly languagePrefix: boolean
  readonly timezone: string
  readonly email: string
  /** With `+` and country code, digits only. */
  readonly phone: string
  readonly colours: Colours
  /** Undefined for the first letter of the name. */
  readonly logo: Logo | undefined
  /** Whether the logo shows the name, which then is not written beside it. */
  readonly logoHoldsName: boolean
}
