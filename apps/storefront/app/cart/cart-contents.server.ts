import type { RouterContextProvider } from 'react-router'
import { legalPath } from '../layout/legal-path.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { findCart } from './cart-session.server.ts'
import { cartView } from './cart-view.ts'
import { deliveryDay } from '../platform/dates.ts'
import { chosenLocation } from '../fulfilment/chosen-location.ts'
import { shippingHint } from './shipping-hint.ts'

/** Data of the cart page and the mini cart; `cart` is undefined when there is none. */
export async function cartContents(context: Readonly<RouterContextProvider>, postcode = '') {
  const { site, language } = context.get(scopeContext)
  const [who, found] = await Promise.all([visitor(context), findCart(context)])
  const cart = found && cartView(found, who)
  const location = chosenLocation(found, language)
  return {
    language,
    cartId: found?.id,
    cart,
    deliveryDay: location ? undefined : deliveryDay(found?.delivery_date, { site, language }),
    isByAppointment: found?.by_appointment === true,
    location,
    /** Whether the delivery fee is that of the time slot (decisions H-6). */
    feeOfSlot: found?.pad_mode === 'delivery',
    // From a location the delivery fee is shown with each time slot.
    shippingHint:
      cart && !location && !needsLocation(site)
        ? shippingHint(site, cart, { postcode, language })
        : undefined,
    // Professionals have no right of withdrawal.
    withdrawal:
      site.features['withdrawal'] === true && who.kind === 'b2c'
        ? { path: legalPath(site, language, 'droit-de-retractation') }
        : undefined,
  }
}

export type CartContents = Awaited<ReturnType<typeof cartContents>>
