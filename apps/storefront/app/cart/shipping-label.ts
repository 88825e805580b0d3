import * as m from '../paraglide/messages.js'

/** Text in place of the delivery price before it is known: it depends on the time slot or on the address. */
export const shippingLabel = (dependsOnSlot: boolean): string =>
  dependsOnSlot ? m.slot_fee_later() : m.cart_shipping_later()
