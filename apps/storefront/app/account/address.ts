import { spacedTelephone } from '@comptoir/rules/telephone'
import { textOf } from '@comptoir/rules/validation'
import type { BookAddressFragment, CountryCodeEnum, CustomerAddressInput } from '../generated/graphql.ts'
import type { Values } from '../forms/form-rules.ts'

/** A customer address as pages show it. */
export interface AddressView {
  readonly id: number
  readonly name: string
  readonly lines: readonly string[]
  readonly telephone?: string | undefined
  readonly isDefaultBilling: boolean
  readonly isDefaultShipping: boolean
}

interface PostalAddress {
  readonly firstname?: string | null
  readonly lastname?: string | null
  readonly company?: string | null
  readonly street?: readonly (string | null)[] | null
  readonly postcode?: string | null
  readonly city?: string | null
  readonly telephone?: string | null
}

/** Address lines below the name, in postal order. */
export function addressLines(address: PostalAddress, countryName?: string): string[] {
  const town = [address.postcode, address.city].filter(Boolean).join(' ')
  return [address.company, ...(address.street ?? []), town, countryName].flatMap((line) => line || [])
}

export const fullName = ({ firstname, lastname }: PostalAddress): string =>
  [firstname, lastname].filter(Boolean).join(' ')

/** The telephone number of an address with gaps. */
export const readableTelephone = ({ telephone }: PostalAddress): string | undefined =>
  telephone ? spacedTelephone(telephone) : undefined

/** The country is a line of the address when it is not the website's default country. */
export function addressView(
  address: BookAddressFragment,
  { countries, defaultCountry }: { countries: CountryNames; defaultCountry: string },
): AddressView {
  const code = address.country_code ?? defaultCountry
  return {
    id: address.id ?? 0,
    name: fullName(address),
    lines: addressLines(address, code === defaultCountry ? undefined : (countries.get(code) ?? code)),
    telephone: readableTelephone(address),
    isDefaultBilling: address.default_billing === true,
    isDefaultShipping: address.default_shipping === true,
  }
}

export interface ListedAddress extends AddressView {
  /** Customers set another default before they delete one. */
  readonly isRemovable: boolean
}

/** The address book with its defaults marked: the first address where none is set (spec 000 §3). */
export function listedAddresses(addresses: readonly AddressView[]): ListedAddress[] {
  const hasShipping = addresses.some(({ isDefaultShipping }) => isDefaultShipping)
  const hasBilling = addresses.some(({ isDefaultBilling }) => isDefaultBilling)
  return addresses.map((address, index) => ({
    ...address,
    isDefaultShipping: hasShipping ? address.isDefaultShipping : index === 0,
    isDefaultBilling: hasBilling ? address.isDefaultBilling : index === 0,
    isRemovable: !address.isDefaultShipping && !address.isDefaultBilling,
  }))
}

/** Country names by country code, in the language of the page. */
export type CountryNames = ReadonlyMap<string, string>

/** The address fields of a form; `prefix` precedes the field names. A number that it does not ask for is left unchanged. */
export function typedAddress(values: Values, prefix = '') {
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
    ...(values[`${prefix}vat_id`] !== undefined && { vat_id: text('vat_id') }),
  }
}

/** Address input for the API. Call it only with values that `addressRules` accepted. */
export function addressInput(values: Values): CustomerAddressInput {
  const { country_code: code, ...address } = typedAddress(values)
  return {
    ...address,
    country_code: code as CountryCodeEnum,
    ...deliveryDetailsInput(values),
    default_billing: values['default_billing'] === 'on',
    default_shipping: values['default_shipping'] === 'on',
  }
}

/** Delivery details; a detail the form does not ask for is left unchanged. */
function deliveryDetailsInput(values: Values) {
  const details = ['pad_code', 'pad_floor', 'pad_appt', 'pad_ring_option', 'pad_instructions'] as const
  return Object.fromEntries(
    details.flatMap((name) => (values[name] === undefined ? [] : [[name, textOf(values[name])]])),
  )
}

/** Form values of an existing address, of the address book or of an order. */
export function addressValues(address: Partial<BookAddressFragment>): Values {
  const [street = '', ...more] = (address.street ?? []).map((line) => line ?? '')
  return {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: address.company ?? '',
    street,
    street_2: more.filter(Boolean).join(', '),
    postcode: address.postcode ?? '',
    city: address.city ?? '',
    country_code: address.country_code ?? '',
    vat_id: address.vat_id ?? '',
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
