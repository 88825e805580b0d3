import { redirect, type RouterContextProvider } from 'react-router'
import type { AddressBook } from '../account/addresses.server.ts'
import { CheckDeliveryDocument } from '../generated/graphql.ts'
import { selectorPath } from '../handover/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

/** Where somebody goes whose cart has no place yet (spec 000 §8). */
export function noPlace(context: Context, back: string) {
  session(context).flash({ kind: 'error', message: m.place_error_no_mode() })
  return redirect(selectorPath(context.get(scopeContext).language, { retour: back }), 303)
}

/** Why the cart's place does not deliver to addresses of the book, by their ids. */
export async function refusalsOf(
  context: Context,
  cartId: string,
  { addresses }: AddressBook,
): Promise<Map<number, string>> {
  const answers = await Promise.all(
    addresses.flatMap(({ id }) => (id ? [refusalOf(context, cartId, id)] : [])),
  )
  return new Map(answers.flat())
}

async function refusalOf(context: Context, cartId: string, addressId: number): Promise<[number, string][]> {
  const { checkAddressForDelivery: answer } = await commerce(context).query(CheckDeliveryDocument, {
    cartId,
    addressId,
  })
  return answer?.is_available ? [] : [[addressId, answer?.message || m.place_error_address_mode()]]
}
