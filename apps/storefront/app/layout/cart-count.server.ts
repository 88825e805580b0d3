import type { RouterContextProvider } from 'react-router'
import { CartCountDocument } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'

/** Units in the cart, for the header; a cart that is no longer there counts as none and is forgotten. */
export async function cartCount(context: Readonly<RouterContextProvider>): Promise<number> {
  const { cartId } = session(context)
  if (!cartId) return 0
  try {
    const { cart } = await commerce(context).query(CartCountDocument, { cartId })
    return cart?.total_quantity ?? 0
  } catch (error) {
    if (!(error instanceof CommerceError)) return 0
    session(context).clearCart()
    return 0
  }
}
