import type { RouterContextProvider } from 'react-router'
import type { AddressBook } from '../account/addresses.server.ts'
import { CheckDeliveryDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>

/** Why the cart's location does not deliver to the customer's addresses, by address id; empty texts for unknown reasons. */
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
  return answer?.is_available ? [] : [[addressId, answer?.message ?? '']]
}
