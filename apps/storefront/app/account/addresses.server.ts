import type { RouterContextProvider } from 'react-router'
import {
  AddressesDocument,
  CountriesDocument,
  CreateAddressDocument,
  DeleteAddressDocument,
  UpdateAddressDocument,
  type BookAddressFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { addressInput, addressRules, type CountryNames } from './address.ts'
import type { CountryOption } from './address-form.tsx'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'

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
  const { countries } = await commerce(context).query(CountriesDocument)
  return (countries ?? []).flatMap((country) =>
    country?.id ? [{ code: country.id, name: country.full_name_locale ?? country.id }] : [],
  )
}

export const namesOf = (countries: readonly CountryOption[]): CountryNames =>
  new Map(countries.map(({ code, name }) => [code, name]))

/** Creates an address, or updates the one with `id`. Returns its id or the validation errors. */
export async function saveAddress(
  context: Context,
  values: Values,
  id?: number,
): Promise<{ id: number; errors?: undefined } | { errors: FormErrors }> {
  const countries = await countryOptions(context)
  const toDoor = context.get(scopeContext).site.features['locations'] === true
  const codes = countries.map(({ code }) => code)
  const errors = formErrors(addressRules(codes, { toDoor }), values)
  if (hasErrors(errors)) return { errors }
  const input = addressInput(values)
  try {
    if (id !== undefined) {
      await commerce(context).query(UpdateAddressDocument, { id, input })
      return { id }
    }
    const { createCustomerAddress } = await commerce(context).query(CreateAddressDocument, { input })
    return { id: createCustomerAddress?.id ?? 0 }
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.category) throw error
    return { errors: { firstname: m.form_error_generic() } }
  }
}

/** Deletes an address; false when the API refuses because it is a default address. */
export async function deleteAddress(context: Context, id: number): Promise<boolean> {
  try {
    await commerce(context).query(DeleteAddressDocument, { id })
    return true
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-input') return false
    throw error
  }
}
