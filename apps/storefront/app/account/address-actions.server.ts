import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiErrorText } from '../forms/api-errors.ts'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { CreateAddressDocument, DeleteAddressDocument, UpdateAddressDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { needsLocation } from '../platform/needs-location.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { addressInput } from './address.ts'
import { addressRules } from './address-rules.ts'
import { countryOptions } from './addresses.server.ts'

type Context = Readonly<RouterContextProvider>

/** Saves the address of a form as {@link saveAddress} does, and goes to the list; answers what was sent with its errors. */
export async function sendAddress(context: Context, request: Request, id?: number) {
  const values = valuesOf(await request.formData())
  const { errors } = await saveAddress(context, values, id)
  if (errors) return data({ values, errors }, { status: 422 })
  session(context).flash({ kind: 'success', message: m.account_address_saved() })
  return redirect(href(context.get(scopeContext).language, 'addresses'), 303)
}

/** Creates an address, or updates the one with `id`. Returns its id or the validation errors. */
export async function saveAddress(
  context: Context,
  values: Values,
  id?: number,
): Promise<{ id: number; errors?: undefined } | { errors: FormErrors }> {
  const countries = await countryOptions(context)
  const { site } = context.get(scopeContext)
  const { reverseChargeCountries } = site
  const toDoor = needsLocation(site)
  const codes = countries.map(({ code }) => code)
  const errors = formErrors(addressRules(codes, { toDoor, reverseChargeCountries }), values)
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
    return { errors: { firstname: apiErrorText(error) } }
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
