import type { CheckoutState } from '@comptoir/rules/checkout'
import type { Cents } from '@comptoir/rules/money'
import { priceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import { addressLines, fullName } from '../account/address.ts'
import { cartView, isShipped, type CartView } from '../cart/cart-view.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { CartPlaceFragment, CheckoutCartFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'

export interface PlaceView {
  readonly name: string
  readonly lines: readonly string[]
}

interface ShippingChoice {
  /** Carrier and method in one value of a field. */
  readonly value: string
  readonly title: string
  readonly details: string
  /** As this visitor reads prices. */
  readonly price: Cents
  readonly selected: boolean
  /** Why it cannot be chosen for this cart and address. */
  readonly refusal?: string | undefined
}

interface PaymentChoice {
  readonly code: string
  readonly title: string
  readonly selected: boolean
}

export interface CheckoutView {
  readonly cart: CartView
  readonly shippingId?: number | undefined
  readonly billingId?: number | undefined
  /** Billing follows shipping; so it is for a cart that has neither yet (decisions F-10). */
  readonly sameAddress: boolean
  readonly shippingPlace?: PlaceView | undefined
  readonly billingPlace?: PlaceView | undefined
  readonly shippingChoices: readonly ShippingChoice[]
  readonly paymentChoices: readonly PaymentChoice[]
  /** The professional buyer's own number for the order. */
  readonly reference: string
  readonly comment: string
  readonly shippingComment: string
}

/** How far a cart is, for the rules of the steps. */
export function checkoutState(cart: CheckoutCartFragment): CheckoutState {
  const shipping = cart.shipping_addresses[0]
  return {
    hasItems: (cart.items ?? []).length > 0,
    isVirtual: cart.is_virtual,
    // Where nothing can be delivered, no method is available.
    shippingAddress:
      !isShipped(cart) || (shipping?.available_shipping_methods ?? []).some((method) => method?.available),
    // A guest's e-mail is asked for with the addresses.
    billingAddress: cart.billing_address !== null && Boolean(cart.email),
    // What is collected has no method to choose, but a time.
    shippingMethod:
      (!isShipped(cart) || Boolean(shipping?.selected_shipping_method)) &&
      (!cart.pad_location || Boolean(cart.pad_time)),
    paymentMethod: Boolean(cart.selected_payment_method?.code),
  }
}

export function checkoutView(cart: CheckoutCartFragment, kind: VisitorKind): CheckoutView {
  const shipping = cart.shipping_addresses[0]
  const billing = cart.billing_address
  const shippingId = shipping?.customer_address_id ?? undefined
  const billingId = billing?.customer_address_id ?? undefined
  return {
    cart: cartView(cart, kind),
    shippingId,
    billingId,
    sameAddress: !billing || shipping?.same_as_billing === true || shippingId === billingId,
    shippingPlace: placeView(shipping),
    billingPlace: placeView(billing),
    shippingChoices: shippingChoices(cart, kind),
    paymentChoices: (cart.available_payment_methods ?? []).flatMap((method) =>
      method
        ? [
            {
              code: method.code,
              title: method.title,
              selected: method.code === cart.selected_payment_method?.code,
            },
          ]
        : [],
    ),
    reference: cart.selected_payment_method?.purchase_order_number ?? '',
    comment: cart.pad_comment ?? '',
    shippingComment: cart.pad_comment_shipping ?? '',
  }
}

function shippingChoices(cart: CheckoutCartFragment, kind: VisitorKind): ShippingChoice[] {
  const shipping = cart.shipping_addresses[0]
  const selected = shipping?.selected_shipping_method
  return (shipping?.available_shipping_methods ?? []).flatMap((method) => {
    if (!method) return []
    const { carrier_code: carrier, method_code: code } = method
    return {
      value: shippingValue(carrier, code ?? ''),
      title: method.carrier_title,
      details: method.method_title ?? '',
      price: centsOf(priceDisplay(kind) === 'incl' ? method.price_incl_tax : method.price_excl_tax),
      selected: carrier === selected?.carrier_code && code === selected.method_code,
      refusal: method.available ? undefined : (method.error_message ?? m.checkout_method_unavailable()),
    }
  })
}

const shippingValue = (carrier: string, method: string) => `${carrier} ${method}`

/** Carrier and method of a field's value; undefined when it is none. */
export function readShippingValue(
  value: string | undefined,
): { carrier: string; method: string } | undefined {
  const [carrier, method, ...more] = (value ?? '').split(' ')
  return carrier && method && more.length === 0 ? { carrier, method } : undefined
}

function placeView(place: CartPlaceFragment | null | undefined): PlaceView | undefined {
  if (!place) return undefined
  const lines = addressLines(place)
  return { name: fullName(place), lines: place.telephone ? [...lines, place.telephone] : lines }
}
