import { redirect, type RouterContextProvider } from 'react-router'
import type { AddressBook } from '../account/addresses.server.ts'
import { CheckDeliveryDocument } from '../generated/graphql.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

/** Redirects to the selector with an error when no location is selected (spec 000 §8). */
export function redirectToSelectorWithError(context: Context, back: string) {
  session(context).flash({ kind: 'error', message: m.location_error_no_mode() })
  return redirect(selectorPath(context.get(scopeContext).language, { retour: back }), 303)
}

/** Why the cart's location does not deliver to the customer's addresses, by address id. */
export async function undeliverableReasons(
  context: Context,
  cartId: string,
  { addresses }: AddressBook,
): Promise<Map<number, string>> {
  const answers = await Promise.all(
    addresses.flatMap(({ id }) => (id ? [undeliverableReason(context, cartId, id)] : [])),
  )
  return new Map(answers.flat())
}

async function undeliverableReason(
  context: Context,
  cartId: string,
  addressId: number,
): Promise<[number, string][]> {
  const { checkAddressForDelivery: answer } = await commerce(context).query(CheckDeliveryDocument, {
    cartId,
    addressId,
  })
  return answer?.is_available ? [] : [[addressId, answer?.message || m.location_error_address_mode()]]
}
