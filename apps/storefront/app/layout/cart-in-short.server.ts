import type { RouterContextProvider } from 'react-router'
import { findCart } from '../cart/cart-session.server.ts'
import { CartInShortDocument } from '../generated/graphql.ts'
import { chosenPlace, type ChosenPlace } from '../locations/chosen-place.ts'
import { mirrorPlace } from '../locations/mirror-place.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

export interface CartInShort {
  /** Units in it. */
  readonly count: number
  /** `windowsBind`: dishes are to be had within their windows only (decisions H-2). */
  readonly place: (ChosenPlace & { readonly windowsBind: boolean }) | undefined
  /** Something has to be chosen before anything can be added (decisions H-1). */
  readonly mustChoose: boolean
}

/** The cart as the header shows it; one that is no longer there counts as none and is forgotten. */
export async function cartInShort(context: Readonly<RouterContextProvider>): Promise<CartInShort> {
  const { cartId } = session(context)
  const { site, language } = context.get(scopeContext)
  const hasPlaces = site.features['locations'] === true
  const none = { count: 0, place: undefined, mustChoose: hasPlaces }
  if (!cartId) return none
  try {
    const { cart, storeConfig } = await commerce(context).query(CartInShortDocument, { cartId })
    const place = chosenPlace(cart, language)
    if (cart) mirrorPlace(context, cart.pad_location)
    const atOrderTime = storeConfig?.pad_slot_at_order_time === true
    return {
      count: cart?.total_quantity ?? 0,
      place: place && { ...place, windowsBind: storeConfig?.pad_product_availability === true },
      mustChoose: hasPlaces && (!place || (!place.slot && !atOrderTime)),
    }
  } catch (error) {
    if (!(error instanceof CommerceError)) return none
    session(context).clearCart()
    return session(context).token ? await foundAgain(context, none) : none
  }
}

/** A customer's cart is known without its number, wherever it is. */
async function foundAgain(context: Readonly<RouterContextProvider>, none: CartInShort): Promise<CartInShort> {
  const cart = await findCart(context)
  const place = cart && chosenPlace(cart, context.get(scopeContext).language)
  if (!cart || !place) return none
  return {
    count: cart.total_quantity,
    place: { ...place, windowsBind: false },
    mustChoose: place.slot === undefined,
  }
}
