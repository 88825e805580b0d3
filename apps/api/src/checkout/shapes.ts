import type {
  AvailableShippingMethod,
  BillingCartAddress,
  SelectedShippingMethod,
  ShippingCartAddress,
} from '@comptoir/contract/generated/types'
import {
  isPickupUnassigned,
  methodKey,
  type CartAddressRecord,
  type CartState,
  type ShippingOffer,
} from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import { deliveryFields, postalFields, regionNames } from '../platform/postal-address.ts'
import { encodeUid } from '../platform/uid.ts'
import { countryName } from '../stores/index.ts'
import { bothOffers } from './both-methods.ts'

/** The contract's address; its items are resolved from the cart when they are asked for. */
export type ShippingAddressShape = Omit<
  ShippingCartAddress,
  'cart_items_v2' | 'available_shipping_methods' | 'selected_shipping_method'
> & {
  context: RequestContext
  state: CartState
  available_shipping_methods: AvailableMethodShape[]
  selected_shipping_method: SelectedMethodShape | null
}

/** A shipping method of a cart; its appointments are read when they are asked for. */
type OfCart = { context: RequestContext; state: CartState; key: string }
export type SelectedMethodShape = Omit<SelectedShippingMethod, 'appointment'> & OfCart
export type AvailableMethodShape = Omit<AvailableShippingMethod, 'appointment'> & OfCart

/** Billing and shipping address of a cart have numbers of their own. */
function addressShape(ctx: RequestContext, cart: CartState, address: CartAddressRecord): BillingCartAddress {
  const id = cart.id * 2 + (address.kind === 'shipping' ? 1 : 0)
  const { countryCode } = address
  const region = regionNames(address)
  return {
    ...postalFields(address),
    region:
      region.name === null ? null : { code: region.code, label: region.name, region_id: address.regionId },
    country: {
      code: countryCode,
      label: countryName(countryCode, ctx.store.language),
    },
    uid: encodeUid(id),
    id,
    customer_address_id: address.customerAddressId,
    customer_address_uid: address.customerAddressId === null ? null : encodeUid(address.customerAddressId),
    customer_notes: address.customerNotes,
    custom_attributes: [],
  }
}

export function billingAddressShape(ctx: RequestContext, cart: CartState): BillingCartAddress | null {
  return cart.billingAddress && addressShape(ctx, cart, cart.billingAddress)
}

export async function shippingAddressShapes(
  ctx: RequestContext,
  cart: CartState,
): Promise<ShippingAddressShape[]> {
  const { shippingAddress, billingAddress } = cart
  if (!shippingAddress || cart.isVirtual) return []
  const offers = await bothOffers(ctx, cart)
  const selected = offers.find((offer) => offer.error === null && methodKey(offer) === cart.shippingMethod)
  return [
    {
      ...addressShape(ctx, cart, shippingAddress),
      ...deliveryFields(shippingAddress.delivery),
      pickup_location_code:
        cart.fulfilment.method === 'pickup' && !isPickupUnassigned(cart)
          ? (cart.fulfilment.location?.code ?? null)
          : null,
      same_as_billing: billingAddress?.sameAsShipping ?? false,
      available_shipping_methods: offers.map((offer) => availableMethod(ctx, cart, offer)),
      selected_shipping_method: selected ? methodShape(ctx, cart, selected) : null,
      context: ctx,
      state: cart,
    },
  ]
}

export function availableMethod(
  ctx: RequestContext,
  cart: CartState,
  offer: ShippingOffer,
): AvailableMethodShape {
  return { ...methodShape(ctx, cart, offer), available: offer.error === null, error_message: offer.error }
}

/** `amount` is the price as this visitor reads prices (decisions E-4). */
function methodShape(ctx: RequestContext, cart: CartState, offer: ShippingOffer): SelectedMethodShape {
  const excl = toMoney(offer.priceExclTax, ctx.store.currency)
  const incl = toMoney(offer.priceInclTax, ctx.store.currency)
  return {
    carrier_code: offer.carrierCode,
    carrier_title: offer.carrierTitle,
    method_code: offer.methodCode,
    method_title: offer.methodTitle,
    amount: ctx.priceDisplay === 'excl' ? excl : incl,
    base_amount: null,
    price_excl_tax: excl,
    price_incl_tax: incl,
    context: ctx,
    state: cart,
    key: methodKey(offer),
  }
}
