import type { RouterContextProvider } from 'react-router'
import { AddressesDocument, CountriesDocument, type BookAddressFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import type { CountryNames } from './address.ts'
import type { CountryOption } from './address-inputs.tsx'

type Context = Readonly<RouterContextProvider>

export interface AddressBook {
  readonly firstname: string
  readonly lastname: string
  readonly telephone: string
  readonly addresses: readonly BookAddressFragment[]
}

/** The customer's name and addresses. Requires a signed-in customer. */
export async function addressBook(context: Context): Promise<AddressBook> {
  const { customer } = await commerce(context).query(AddressesDocument)
  return {
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    telephone: customer?.telephone ?? '',
    addresses: (customer?.addresses ?? []).flatMap((address) => address ?? []),
  }
}

/** Countries that addresses may have, with their localised names. */
export async function countryOptions(context: Context): Promise<CountryOption[]> {
  const { countries } = await commerce(context).shared().query(CountriesDocument)
  return (countries ?? []).flatMap((country) =>
    country?.id ? [{ code: country.id, name: country.full_name_locale ?? country.id }] : [],
  )
}

export const namesOf = (countries: readonly CountryOption[]): CountryNames =>
  new Map(countries.map(({ code, name }) => [code, name]))
