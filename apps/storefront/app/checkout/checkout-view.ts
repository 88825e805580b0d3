import type { CheckoutState } from '@comptoir/rules/checkout'
import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import type { PriceDisplay, VisitorKind } from '@comptoir/rules/visitor'
import { addressLines, fullName, readableTelephone } from '../account/address.ts'
import { type CartPrices, cartView, hasOneDelivery, isShipped, type CartView } from '../cart/cart-view.ts'
import { appointmentView, type AppointmentView } from '../fulfilment/appointment.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { CartAddressFragment, CheckoutCartFragment } from '../generated/graphql.ts'
import { appointmentsView, hasAppointment, type AppointmentsView } from './appointments-view.ts'

export interface AddressBlockView {
  readonly name: string
  readonly lines: readonly string[]
  readonly telephone?: string | undefined
}

interface ShippingOption {
  /** Carrier and method code in one form value. */
  readonly value: string
  readonly title: string
  readonly details: string
  /** With or without tax, as the visitor sees prices. */
  readonly price: Cents
  readonly selected: boolean
  /** Where the goods are delivered by appointment. */
  readonly appointments?: AppointmentsView | undefined
  /** Why it is not available for this cart and address; an empty text when the API gives no reason. */
  readonly unavailableReason?: string | undefined
}

export interface PaymentOption {
  readonly code: string
  readonly title: string
  /** How to pay, in the shop's words. */
  readonly instructions?: string | undefined
  readonly selected: boolean
}

export interface CheckoutView {
  readonly cart: CartView
  /** The chosen appointment of the selected shipping method. */
  readonly appointment?: AppointmentView | undefined
  readonly shippingId?: number | undefined
  readonly billingId?: number | undefined
  /** Whether billing and shipping address are the same (decisions F-10); undefined until there is a billing address. */
  readonly sameAddress?: boolean | undefined
  readonly shippingAddressBlock?: AddressBlockView | undefined
  readonly billingAddressBlock?: AddressBlockView | undefined
  readonly shippingOptions: readonly ShippingOption[]
  readonly paymentOptions: readonly PaymentOption[]
  /** Purchase order number of a professional buyer. */
  readonly reference: string
  readonly comment: string
  readonly shippingComment: string
}

interface Buyer {
  readonly kind: VisitorKind
  /** Whether the website sends orders in one way, and has no places where they could be collected instead. */
  readonly hasSoleMethod: boolean
  /** Asks for a quotation: appointments are agreed on when it is accepted. */
  readonly isQuotation?: boolean
}

/** State of the cart for the rules that select the checkout step. */
export function checkoutState(cart: CheckoutCartFragment, buyer: Buyer): CheckoutState {
  const shipping = cart.shipping_addresses[0]
  const selected = shipping?.selected_shipping_method
  const methods = shipping?.available_shipping_methods ?? []
  return {
    hasItems: (cart.items ?? []).length > 0,
    isVirtual: cart.is_virtual,
    hasOneDelivery: hasOneDelivery(cart, buyer.hasSoleMethod, methods),
    // No available method means that the address is not delivered to.
    shippingAddress: !isShipped(cart) || methods.some((method) => method?.available),
    // The address step also asks guests for their e-mail.
    billingAddress: cart.billing_address !== null && Boolean(cart.email),
    // Collected orders need a time slot instead of a shipping method.
    shippingMethod:
      (!isShipped(cart) || (!!selected && (buyer.isQuotation === true || hasAppointment(selected)))) &&
      (!cart.pad_location || Boolean(cart.pad_time)),
    paymentMethod: Boolean(cart.selected_payment_method?.code),
  }
}

export function checkoutView(
  cart: CheckoutCartFragment,
  prices: CartPrices,
  language: Language,
): CheckoutView {
  const shipping = cart.shipping_addresses[0]
  const billing = cart.billing_address
  const shippingId = shipping?.customer_address_id ?? undefined
  const billingId = billing?.customer_address_id ?? undefined
  return {
    cart: cartView(cart, prices),
    appointment: appointmentView(shipping?.selected_shipping_method?.appointment ?? {}, language),
    shippingId,
    billingId,
    sameAddress: billing ? shipping?.same_as_billing === true || shippingId === billingId : undefined,
    shippingAddressBlock: addressBlockView(shipping),
    billingAddressBlock: addressBlockView(billing),
    shippingOptions: shippingOptions(cart, prices.tax, language),
    paymentOptions: (cart.available_payment_methods ?? []).flatMap((method) =>
      method
        ? [
            {
              code: method.code,
              title: method.title,
              instructions: method.instructions ?? undefined,
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

function shippingOptions(
  cart: CheckoutCartFragment,
  tax: PriceDisplay,
  language: Language,
): ShippingOption[] {
  const shipping = cart.shipping_addresses[0]
  const selected = shipping?.selected_shipping_method
  return (shipping?.available_shipping_methods ?? []).flatMap((method) => {
    if (!method) return []
    const { carrier_code: carrier, method_code: code } = method
    const isSelected = carrier === selected?.carrier_code && code === selected.method_code
    return {
      value: shippingValue(carrier, code ?? ''),
      title: method.carrier_title,
      details: method.method_title ?? '',
      price: centsOf(tax === 'incl' ? method.price_incl_tax : method.price_excl_tax),
      selected: isSelected,
      appointments: appointmentsView(method, (isSelected && selected) || undefined, language),
      unavailableReason: method.available ? undefined : (method.error_message ?? ''),
    }
  })
}

const shippingValue = (carrier: string, method: string) => `${carrier} ${method}`

/** Parses the form value of a shipping method; undefined when invalid. */
export function readShippingValue(
  value: string | undefined,
): { carrier: string; method: string } | undefined {
  const [carrier, method, ...more] = (value ?? '').split(' ')
  return carrier && method && more.length === 0 ? { carrier, method } : undefined
}

function addressBlockView(address: CartAddressFragment | null | undefined): AddressBlockView | undefined {
  if (!address) return undefined
  return {
    name: fullName(address),
    lines: addressLines(address),
    telephone: readableTelephone(address),
  }
}
