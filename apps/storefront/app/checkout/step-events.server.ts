import type { RouterContextProvider } from 'react-router'
import type { ShopEvent } from '../analytics/events.ts'
import { track } from '../analytics/tracked.server.ts'
import { findCart } from '../cart/cart-session.server.ts'
import { cartView } from '../cart/cart-view.ts'
import { cartEvent } from '../cart/cart-event.ts'
import { visitor } from '../platform/visitor.server.ts'

/** Tracks a completed checkout step; the cart is loaded only for visitors who consented. */
export async function trackStep(
  context: Readonly<RouterContextProvider>,
  name: 'add_shipping_info' | 'add_payment_info',
  method: string,
): Promise<void> {
  await track(context, async (): Promise<ShopEvent> => {
    const [cart, who] = await Promise.all([findCart(context), visitor(context)])
    return cart ? cartEvent(name, cartView(cart, who), method) : { name, items: [], value: 0, method }
  })
}
