import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import {
  isAddressOf,
  saveCartAddress,
  shippingOffers,
  type CartAddressRecord,
  type CartFulfilment,
  type CartState,
  type ShippingOffer,
} from '../cart/index.ts'
import { availableSlots } from '../fulfilment/index.ts'
import { pickupLocationsSelling, type Location } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { ShippingAddressMissingError } from './errors.ts'
import { deliveringTo, moveTo } from './follow-address.ts'
import { isNotSold } from './select-location.ts'

/** Magento's message where no pickup location has all of the products. */
const noPickup = 'In-Store Delivery is not available. To use this delivery method, please contact us.'

/**
 * The shipping methods of a cart at an address. A client that knows no points of sale is offered delivery and pickup,
 * as in Magento, while its cart has only one of them: the other one is priced where the cart would move with it.
 */
export async function bothOffers(
  ctx: RequestContext,
  cart: CartState,
  address: CartAddressRecord | null = cart.shippingAddress,
  sql: Queryable = ctx.app.sql,
): Promise<ShippingOffer[]> {
  const offers = shippingOffers(ctx.store, cart, address)
  const { isAutomatic, method } = cart.fulfilment
  if (!isAutomatic || method === null || offers.length === 0) return offers
  const { fulfilment, own, error } = await otherWay(sql, ctx, cart, address)
  const other = shippingOffers(ctx.store, { ...cart, fulfilment }, own).map((offer) => ({
    ...offer,
    error: error ?? offer.error,
  }))
  const order = ctx.store.settings.shipping.methods.map(({ methodCode }) => methodCode)
  return [...offers, ...other].toSorted((a, b) => order.indexOf(a.methodCode) - order.indexOf(b.methodCode))
}

/** Moves a locked cart of a client that knows no points of sale to where the shipping method needs it. */
export async function followMethod(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  method: string,
): Promise<void> {
  const { isAutomatic, method: current } = cart.fulfilment
  if (!isAutomatic || method === current || !isFulfilmentMethod(method)) return
  if (method === 'pickup') {
    const location = await collectingFor(ctx, cart)
    if (location) await moveTo(tx, ctx, cart, { location, method })
    return
  }
  const address = ownAddress(cart, cart.shippingAddress)
  if (!address) throw new ShippingAddressMissingError()
  const location = await deliveringTo(tx, ctx, cart, address)
  if (location) await moveTo(tx, ctx, cart, { location, method })
  await saveCartAddress(tx, cart.id, address)
}

/** Where and when the cart would go with the shipping method; null where it is already. */
export async function fulfilmentWith(
  ctx: RequestContext,
  cart: CartState,
  method: string,
  address: CartAddressRecord,
): Promise<CartFulfilment | null> {
  const { isAutomatic, method: current } = cart.fulfilment
  if (!isAutomatic || method === current || !isFulfilmentMethod(method)) return null
  return (await otherWay(ctx.app.sql, ctx, cart, address)).fulfilment
}

/** The other fulfilment method of a cart, the shopper's own address for it, and why it cannot be selected, if so. */
type OtherWay = { fulfilment: CartFulfilment; own: CartAddressRecord | null; error: string | null }

async function otherWay(
  sql: Queryable,
  ctx: RequestContext,
  cart: CartState,
  address: CartAddressRecord | null,
): Promise<OtherWay> {
  const current = cart.fulfilment
  if (current.method === 'delivery') {
    const location = await collectingFor(ctx, cart)
    const fulfilment = {
      ...current,
      location: location ?? current.location,
      method: 'pickup',
      slot: null,
    } as const
    return { fulfilment, own: null, error: location ? null : noPickup }
  }
  const own = ownAddress(cart, address)
  const location = own && (await deliveringTo(sql, ctx, cart, own))
  const needs = cart.lines.map((line) => line.fulfilment)
  const request = location && ({ cartId: cart.id, location, method: 'delivery', needs } as const)
  const [slot] = request ? await availableSlots(ctx.app, request, sql) : []
  const fulfilment = {
    ...current,
    location: location ?? current.location,
    method: 'delivery',
    slot: slot ? { ...slot, reservedUntil: null } : null,
  } as const
  return { fulfilment, own, error: own ? null : new ShippingAddressMissingError().message }
}

/** Where the cart is collected until its client names a location: there, or at the first one with all of its products. */
async function collectingFor(
  ctx: RequestContext,
  { fulfilment, lines }: CartState,
): Promise<Location | undefined> {
  const skus = lines.map(({ sku }) => sku)
  const selling = (await pickupLocationsSelling(ctx, skus)).filter((location) => {
    const there = { ...ctx, store: ctx.app.stores.at(ctx.store, location.id) }
    return !lines.some((line) => isNotSold(there, { location, method: 'pickup' }, line))
  })
  return selling.find(({ id }) => id === fulfilment.location?.id) ?? selling[0]
}

/** The shopper's own address: of an order that was to be collected, the billing address; null when there is none. */
function ownAddress(
  { fulfilment: { location }, billingAddress }: CartState,
  address: CartAddressRecord | null,
): CartAddressRecord | null {
  if (!isAddressOf(location, address)) return address
  if (!billingAddress || isAddressOf(location, billingAddress)) return null
  return { ...billingAddress, kind: 'shipping', sameAsShipping: false, delivery: null }
}
