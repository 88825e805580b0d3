import type { RouterContextProvider } from 'react-router'
import {
  CartInShortDocument,
  CustomerCartInShortDocument,
  type CartInShortQuery,
} from '../generated/graphql.ts'
import { chosenPlace } from '../handover/chosen-place.ts'
import { mirrorPlace } from '../handover/mirror-place.server.ts'
import type { BindingPlace } from '../handover/own-time.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

export interface CartInShort {
  /** Units in it. */
  readonly count: number
  readonly place: BindingPlace | undefined
  /** Something has to be chosen before anything can be added (decisions H-1). */
  readonly mustChoose: boolean
}

type Context = Readonly<RouterContextProvider>

/** The cart as the header shows it; one that is no longer there counts as none and is forgotten. */
export async function cartInShort(context: Context): Promise<CartInShort> {
  const { cartId } = session(context)
  const hasPlaces = context.get(scopeContext).site.features['locations'] === true
  const none = { count: 0, place: undefined, mustChoose: hasPlaces }
  // Asked each time: a token that the API refuses is forgotten on the way.
  const isKnown = () => session(context).token !== undefined && hasPlaces
  if (!cartId) return isKnown() ? await foundAgain(context, none) : none
  try {
    const { cart, storeConfig } = await commerce(context).query(CartInShortDocument, { cartId })
    return cart ? inShort(context, cart, storeConfig) : none
  } catch (error) {
    if (!(error instanceof CommerceError)) return none
    session(context).clearCart()
    return isKnown() ? await foundAgain(context, none) : none
  }
}

function inShort(
  context: Context,
  cart: NonNullable<CartInShortQuery['cart']>,
  settings: CartInShortQuery['storeConfig'],
): CartInShort {
  const { site, language } = context.get(scopeContext)
  const place = chosenPlace(cart, language)
  mirrorPlace(context, cart.pad_location)
  const isPlaced = place !== undefined && (place.slot ?? settings?.pad_slot_at_order_time)
  return {
    count: cart.total_quantity,
    place: place && { ...place, windowsBind: settings?.pad_product_availability === true },
    mustChoose: site.features['locations'] === true && !isPlaced,
  }
}

/** A customer's cart is known without its number, wherever it is. */
async function foundAgain(context: Context, none: CartInShort): Promise<CartInShort> {
  try {
    const { customerCart, storeConfig } = await commerce(context).query(CustomerCartInShortDocument)
    session(context).setCart(customerCart.id)
    return inShort(context, customerCart, storeConfig)
  } catch (error) {
    if (error instanceof CommerceError) return none
    throw error
  }
}
