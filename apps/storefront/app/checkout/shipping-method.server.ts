import type { RouterContextProvider } from 'react-router'
import { isShipped } from '../cart/cart-view.ts'
import { SetShippingMethodDocument, type CheckoutCartFragment } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>
type Shipping = NonNullable<CheckoutCartFragment['shipping_addresses'][number]>

export type ShippingMethod = Pick<
  NonNullable<Shipping['selected_shipping_method']>,
  'carrier_code' | 'method_code'
>

/** The only method that delivers to the address, until one is selected. */
export function onlyMethod(cart: CheckoutCartFragment): ShippingMethod | undefined {
  const shipping = cart.shipping_addresses[0]
  if (!shipping || shipping.selected_shipping_method || !isShipped(cart)) return undefined
  const [first, ...others] = (shipping.available_shipping_methods ?? []).flatMap((method) =>
    method?.available ? method : [],
  )
  const { carrier_code: carrier, method_code: code } = first ?? {}
  return carrier && code && others.length === 0 ? { carrier_code: carrier, method_code: code } : undefined
}

/** Selects a shipping method; false when it does not deliver to the address of the cart. */
export async function selectMethod(
  context: Context,
  cartId: string,
  { carrier_code: carrier, method_code: code }: ShippingMethod,
): Promise<boolean> {
  try {
    await commerce(context).query(SetShippingMethodDocument, { cartId, carrier, method: code })
    return true
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-input') return false
    throw error
  }
}
