import { formatDate, formatTime } from '@comptoir/rules/date-time'
import { textIn } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import type { Parcel } from '@comptoir/rules/rate-table'
import { shippingRate } from '@comptoir/rules/shipping'
import { computeShipping } from '@comptoir/rules/totals-shipping'
import type { Totals } from '@comptoir/rules/totals'
import { parcelMethods, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { deliveryError } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { amountIn, type ShippingMethodSettings, type Store } from '../stores/index.ts'
import { checkDestination, outsideMessage } from './delivery-check.ts'
import { isPickupUnassigned } from './fulfilment.ts'
import { methodKey } from './method-key.ts'
import type { CartAddressRecord, CartFulfilment, CartLine, CartState } from './state.ts'

type Lines = { lines: readonly Pick<CartLine, 'isVirtual' | 'quantity' | 'weight'>[] }

/** What the price of shipping depends on, after discount. */
type Goods = Pick<Totals, 'subtotalWithDiscountInclTax' | 'subtotalWithDiscountExclTax'>

/** A shipping method at an address, with what it costs for a cart. */
export type ShippingOffer = {
  carrierCode: string
  methodCode: string
  carrierTitle: string
  methodTitle: string
  priceInclTax: Cents
  priceExclTax: Cents
  /** Localised reason why the method does not deliver to the address; null when it does. */
  error: string | null
}

/**
 * The shipping methods of the website with their prices for a cart and an address (decisions F-1), or the reason why
 * they do not deliver there. Empty for a cart that is not shipped.
 */
export function shippingOffers(
  store: Store,
  cart: Pick<CartState, 'isVirtual' | 'lines' | 'totals' | 'freesShipping' | 'fulfilment'>,
  address: CartAddressRecord | null,
): ShippingOffer[] {
  if (cart.isVirtual || cart.totals.lines.length === 0) return []
  const details = isPickupUnassigned({ fulfilment: cart.fulfilment, shippingAddress: address })
    ? []
    : placeAndTime(store, cart.fulfilment)
  return methodsFor(store, cart.fulfilment).map((method) => {
    const served = methodPrice(
      store,
      method,
      address,
      cart,
      cart.totals,
      cart.freesShipping(methodKey(method)),
    )
    const amount = typeof served === 'number' ? served : (method.priceInclTax ?? 0)
    const { amountExclTax, amountInclTax } = computeShipping({ amount, includesTax: true }, cart.totals.lines)
    return {
      carrierCode: method.carrierCode,
      methodCode: method.methodCode,
      carrierTitle: textIn(method.carrierTitle, store.language),
      methodTitle: [textIn(method.methodTitle, store.language), ...details].join(', '),
      priceInclTax: amountInclTax,
      priceExclTax: amountExclTax,
      error: typeof served === 'number' ? null : served,
    }
  })
}

/** Location and slot, where the shop chose them: the client has no other place to show them. */
function placeAndTime(
  { formats, language }: Store,
  { location, slot, isAutomatic }: CartFulfilment,
): string[] {
  if (!location || !slot || !isAutomatic) return []
  const day = formatDate(new Date(slot.day), formats, { dateStyle: 'full' })
  return [
    textIn(location.titles, language),
    `${day} ${formatTime(slot.time, formats)}–${formatTime(slot.endTime, formats)}`,
  ]
}

/** Price of the selected method at the address, with the tax of the home zone; null without a method that delivers there. */
export function selectedShippingPrice(
  store: Store,
  cart: Pick<CartState, 'shippingMethod' | 'shippingAddress' | 'fulfilment'> & Lines,
  goods: Goods,
  isFree: boolean,
): Cents | null {
  const method = methodsFor(store, cart.fulfilment).find((known) => methodKey(known) === cart.shippingMethod)
  if (!method || cart.lines.length === 0) return null
  const served = methodPrice(store, method, cart.shippingAddress, cart, goods, isFree)
  return typeof served === 'number' ? served : null
}

/**
 * With a fulfilment method only the shipping method of the same code is offered (spec 000 §7), without one those that
 * need no point of sale, if there are any.
 */
function methodsFor(
  { settings }: Store,
  { method: selected }: Pick<CartFulfilment, 'method'>,
): ShippingMethodSettings[] {
  const { methods } = settings.shipping
  if (selected !== null) return methods.filter(({ methodCode }) => methodCode === selected)
  const parcels = parcelMethods(methods)
  return parcels.length > 0 ? parcels : methods
}

/** Whether the carts of the website need a point of sale: it has some, and no shipping method does without. */
export function needsLocation({ app, store }: Pick<RequestContext, 'app' | 'store'>): boolean {
  return app.stores.hasLocations(store.website.id) && !sendsParcels(store)
}

/** Whether orders of the website are sent without a point of sale. */
export const sendsParcels = ({ settings }: Pick<Store, 'settings'>): boolean =>
  parcelMethods(settings.shipping.methods).length > 0

/** Key of the shipping method that belongs to a fulfilment method; null where the website has none. */
export function shippingMethodFor(store: Store, method: FulfilmentMethod): string | null {
  const [found] = methodsFor(store, { method })
  return found ? methodKey(found) : null
}

/** Price with the tax of the home zone, or the localised reason why the method does not deliver to the address. */
function methodPrice(
  store: Store,
  method: ShippingMethodSettings,
  address: CartAddressRecord | null,
  { fulfilment, lines }: Pick<CartState, 'fulfilment'> & Lines,
  goods: Goods,
  isFree: boolean,
): Cents | string {
  if (fulfilment.method === 'pickup') return 0
  if (fulfilment.location) {
    // The fee belongs to the slot (decisions H-6), so it is charged before the address is known.
    if (!address && !fulfilment.slot) return outsideMessage(store)
    const error = address && deliveryError(store, fulfilment.location, address)
    if (error) return error
    return isFree ? 0 : (slotFee(store, fulfilment) ?? method.priceInclTax ?? 0)
  }
  if (!address) return outsideMessage(store)
  const answer = checkDestination(store, address, [method])
  if (!answer.available)
    return checkDestination(store, address).available
      ? messageIn(store.language, 'delivery_other_method')
      : answer.message
  if (isFree) return 0
  const destination = {
    country: address.countryCode,
    postcode: address.postcode ?? '',
    region: address.regionCode,
  }
  const price = shippingRate(method, answer.zone.code, parcelOf(lines, goods), destination)
  return price ?? messageIn(store.language, 'delivery_outside')
}

/** Slots have fees in the website's own currency. */
function slotFee(store: Store, { slot }: CartFulfilment): Cents | undefined {
  return slot ? amountIn(store, slot.fee) : undefined
}

function parcelOf(lines: Lines['lines'], goods: Goods): Parcel {
  const shipped = lines.filter(({ isVirtual }) => !isVirtual)
  return {
    goodsInclTax: goods.subtotalWithDiscountInclTax,
    goodsExclTax: goods.subtotalWithDiscountExclTax,
    quantity: shipped.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: shipped.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
  }
}
