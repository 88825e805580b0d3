import { DETAIL_LENGTHS } from '@comptoir/rules/delivery-details'
import { telephone } from '@comptoir/rules/telephone'
import { companyName, personName } from '@comptoir/rules/plain-name'
import { alpha, country, maxlength, postcode, required, textOf } from '@comptoir/rules/validation'
import type { BookAddressFragment, CountryCodeEnum, CustomerAddressInput } from '../generated/graphql.ts'
import type { FormRules, Values } from '../forms/form-rules.ts'

/** First address first for a new customer; spec 000 §9. */
export const DEFAULT_COUNTRY = 'FR'

/** What an address of the book is shown as. */
export interface AddressView {
  readonly id: number
  readonly name: string
  readonly lines: readonly string[]
  readonly telephone?: string | undefined
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

interface Place {
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly company?: string | null
  readonly street?: readonly (string | null)[] | null
  readonly postcode?: string | null
  readonly city?: string | null
  readonly telephone?: string | null
}

/** Lines of an address below the name, in the order of the post. */
export function addressLines(place: Place, countryName?: string): string[] {
  const town = [place.postcode, place.city].filter(Boolean).join(' ')
  return [place.company, ...(place.street ?? []), town, countryName].flatMap((line) => line || [])
}

export const fullName = ({ firstname, lastname }: Place): string =>
  [firstname, lastname].filter(Boolean).join(' ')

export function addressView(address: BookAddressFragment, countries: CountryNames): AddressView {
  const code = address.country_code ?? DEFAULT_COUNTRY
  return {
    id: address.id ?? 0,
    name: fullName(address),
    lines: addressLines(address, code === DEFAULT_COUNTRY ? undefined : (countries.get(code) ?? code)),
    telephone: address.telephone ?? undefined,
    isDefaultBilling: address.default_billing === true,
    isDefaultShipping: address.default_shipping === true,
  }
}

/** Country code to its name in the language of the page. */
export type CountryNames = ReadonlyMap<string, string>

const STREET_MAX = 255

/**
 * Names, street, postcode, town and country are asked for; the telephone only where couriers bring the order to the door
 * (spec 000 §5, decisions L-9, C-9).
 */
export function addressRules(codes: Iterable<string>, { toDoor = false } = {}): FormRules {
  const allowed = [...codes]
  const name = [required, alpha, personName, maxlength(100)]
  return {
    firstname: () => name,
    lastname: () => name,
    company: () => [companyName, maxlength(200)],
    street: () => [required, maxlength(STREET_MAX)],
    street_2: () => [maxlength(STREET_MAX)],
    postcode: ({ country_code }) => [required, postcode(country_code ?? DEFAULT_COUNTRY)],
    city: () => [required, maxlength(100)],
    country_code: () => [country(allowed)],
    telephone: ({ country_code }) => [
      ...(toDoor ? [required] : []),
      telephone(country_code ?? DEFAULT_COUNTRY),
    ],
    pad_instructions: () => [maxlength(DETAIL_LENGTHS.pad_instructions)],
    ...(toDoor && {
      pad_code: () => [maxlength(DETAIL_LENGTHS.pad_code)],
      pad_floor: () => [maxlength(DETAIL_LENGTHS.pad_floor)],
      pad_appt: () => [maxlength(DETAIL_LENGTHS.pad_appt)],
    }),
  }
}

/** Where and whose an address is, as it was typed into fields whose names begin with `prefix`. */
export function typedPlace(values: Values, prefix = '') {
  const text = (name: string) => textOf(values[prefix + name])
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: text('company'),
    street: [text('street'), text('street_2')].filter(Boolean),
    postcode: text('postcode'),
    city: text('city'),
    country_code: text('country_code'),
    telephone: text('telephone'),
  }
}

/** An address as the API takes it; call it only with values that {@link addressRules} passed. */
export function addressInput(values: Values): CustomerAddressInput {
  const { country_code: code, ...place } = typedPlace(values)
  return {
    ...place,
    country_code: code as CountryCodeEnum,
    ...doorInput(values),
    default_billing: values['default_billing'] === 'on',
    default_shipping: values['default_shipping'] === 'on',
  }
}

/** What leads to the door; a form that does not ask for a detail leaves it as it is. */
function doorInput(values: Values) {
  const details = ['pad_code', 'pad_floor', 'pad_appt', 'pad_ring_option', 'pad_instructions'] as const
  return Object.fromEntries(
    details.flatMap((name) => (values[name] === undefined ? [] : [[name, textOf(values[name])]])),
  )
}

/** An address of the book as its form is filled with it. */
export function addressValues(address: BookAddressFragment): Values {
  const [street = '', ...more] = (address.street ?? []).map((line) => line ?? '')
  return {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    street,
    street_2: more.filter(Boolean).join(', '),
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    country_code: address.country_code ?? DEFAULT_COUNTRY,
    telephone: address.telephone ?? '',
    pad_code: address.pad_code ?? '',
    pad_floor: address.pad_floor ?? '',
    pad_appt: address.pad_appt ?? '',
    pad_ring_option: address.pad_ring_option ?? '',
    pad_instructions: address.pad_instructions ?? '',
    default_billing: address.default_billing ? 'on' : '',
    default_shipping: address.default_shipping ? 'on' : '',
  }
}
