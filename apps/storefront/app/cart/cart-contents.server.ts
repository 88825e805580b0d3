import type { RouterContextProvider } from 'react-router'
import { legalPath } from '../layout/legal-path.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { findCart } from './cart-session.server.ts'
import { cartView } from './cart-view.ts'
import { deliveryDay } from '../platform/dates.ts'
import { chosenPlace } from '../handover/chosen-place.ts'
import { shippingWords } from './shipping-words.ts'
import { shippingHint } from './shipping-hint.ts'

/** What the cart page and the mini cart show; `cart` is undefined as long as there is none. */
export async function cartContents(context: Readonly<RouterContextProvider>, postcode = '') {
  const { site, language } = context.get(scopeContext)
  const [{ kind }, found] = await Promise.all([visitor(context), findCart(context)])
  const cart = found && cartView(found, kind)
  const place = chosenPlace(found, language)
  return {
    language,
    cartId: found?.id,
    cart,
    deliveryDay: deliveryDay(found?.delivery_date, { site, language }),
    place,
    shippingWords: shippingWords(found, language),
    // Where a time is chosen, it says what the delivery costs.
    shippingHint:
      cart && !site.features['locations'] ? shippingHint(site, cart, { postcode, language }) : undefined,
    // Professionals buy without a right of withdrawal.
    withdrawal:
      site.features['withdrawal'] === true && kind === 'b2c'
        ? { path: legalPath(site, language, 'droit-de-retractation') }
        : undefined,
  }
}

export type CartContents = Awaited<ReturnType<typeof cartContents>>
