import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { typedAddress } from '../account/address.ts'
import { saveAddress } from '../account/address-actions.server.ts'
import { addressBook, countryOptions } from '../account/addresses.server.ts'
import { failureText } from '../cart/cart-errors.ts'
import { isShipped } from '../cart/cart-view.ts'
import { withCart } from '../cart/cart-session.server.ts'
import type { Values } from '../forms/form-rules.ts'
import { hasErrors } from '../forms/form-rules.ts'
import {
  CheckDeliveryDocument,
  CheckoutCartDocument,
  SetBillingAddressDocument,
  SetGuestEmailDocument,
  type BillingAddressInput,
  type CheckoutCartFragment,
  type ShippingAddressInput,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { BILLING } from './billing.ts'
import { guestErrors } from './guest.ts'
import { shipTo } from './shipping-address.server.ts'
import { stepPath } from './step-path.ts'
import { redirectAfter, invalid, parseInteger } from './step-responses.server.ts'

type Context = Readonly<RouterContextProvider>

/** The first address is used for the order at once; further ones are added to the list, selected. */
export async function newAddress(context: Context, values: Values) {
  const { addresses } = await addressBook(context)
  const saved = await saveAddress(context, {
    ...values,
    ...(addresses.length === 0 && { default_billing: 'on', default_shipping: 'on' }),
  })
  if (saved.errors) return invalid(values, saved.errors)
  const { language } = context.get(scopeContext)
  const list = stepPath(language, 'addresses', { choice: String(saved.id) })
  if (addresses.length > 0) {
    session(context).flash({ kind: 'success', message: m.account_address_saved() })
    return redirect(list, 303)
  }
  const { errors, isVirtual } = await assignFromBook(context, {
    shipping: saved.id,
    billing: saved.id,
    same: true,
  })
  // No flash message: it would cover the button of the next step on phones.
  if (!errors) return redirectAfter(context, 'addresses', isVirtual)
  // The address is saved even when it cannot be delivered to; the list shows the reason.
  session(context).flash({ kind: 'error', message: Object.values(errors).join(' ') })
  return redirect(list, 303)
}

export async function assignAddresses(context: Context, values: Values) {
  const same = values['same'] === 'on'
  const unshipped = values['unshipped'] === 'on'
  const shipping = parseInteger(values['shipping'])
  const billing = same && !unshipped ? shipping : parseInteger(values['billing'])
  const { addresses } = await addressBook(context)
  const isKnown = (id: number | undefined) => addresses.some((address) => address.id === id)
  if (!unshipped && !isKnown(shipping))
    return invalid(values, { 'choose-addresses': m.checkout_error_addresses() })
  if (!isKnown(billing)) return invalid(values, { 'choose-billing': m.checkout_error_billing_address() })
  const selected = { shipping: shipping ?? 0, billing: billing ?? 0, same: billing === shipping }
  const { errors, isVirtual: skipsDelivery } = await assignFromBook(context, selected)
  return errors ? invalid(values, errors) : redirectAfter(context, 'addresses', skipsDelivery)
}

interface SelectedAddresses {
  readonly shipping: number
  readonly billing: number
  readonly same: boolean
}

interface AddressResult {
  readonly errors?: FormErrors | undefined
  readonly isVirtual: boolean
}

async function assignFromBook(
  context: Context,
  { shipping, billing, same }: SelectedAddresses,
): Promise<AddressResult> {
  return await withCheckoutCart(context, async (cart) => {
    const isVirtual = cart.is_virtual
    if (isShipped(cart)) {
      const { checkAddressForDelivery: check } = await commerce(context).query(CheckDeliveryDocument, {
        cartId: cart.id,
        addressId: shipping,
      })
      if (!check?.is_available) {
        return {
          isVirtual,
          errors: { 'choose-addresses': check?.message || undeliverableMessage(cart) },
        }
      }
    }
    const billed = same && isShipped(cart) ? { same_as_shipping: true } : { customer_address_id: billing }
    return await setAddresses(context, cart, { customer_address_id: shipping }, billed, BOOK_FIELDS)
  })
}

/** Error for addresses outside the delivery area (spec 000 §8). */
const undeliverableMessage = ({ pad_mode: mode }: CheckoutCartFragment) =>
  mode ? m.location_error_address_mode() : m.checkout_error_shipping_address()

/** Error when the selected method does not serve the address. */
const unservedMessage = ({ pad_mode: mode }: CheckoutCartFragment) =>
  mode ? m.location_error_address() : m.checkout_error_method_address()

/** Sets e-mail and addresses of a guest order. */
export async function guestAddresses(context: Context, values: Values) {
  const { site, language } = context.get(scopeContext)
  if ((await visitor(context)).signedIn) return redirect(stepPath(language, 'addresses'), 303)
  const countries = (await countryOptions(context)).map(({ code }) => code)
  const { errors, isVirtual } = await withCheckoutCart(context, async (cart): Promise<AddressResult> => {
    const found = guestErrors(values, {
      countries,
      reverseChargeCountries: site.reverseChargeCountries,
      site: isShipped(cart) && !cart.pad_location ? site : undefined,
      language,
    })
    if (hasErrors(found)) return { errors: found, isVirtual: cart.is_virtual }
    await commerce(context).query(SetGuestEmailDocument, { cartId: cart.id, email: values['email'] ?? '' })
    const billed = !isShipped(cart)
      ? { address: typedAddress(values) }
      : values['same'] === 'on'
        ? { same_as_shipping: true }
        : { address: typedAddress(values, BILLING) }
    return await setAddresses(context, cart, { address: typedAddress(values) }, billed, GUEST_FIELDS)
  })
  return errors ? invalid(values, errors) : redirectAfter(context, 'addresses', isVirtual)
}

async function withCheckoutCart(
  context: Context,
  operation: (cart: CheckoutCartFragment) => Promise<AddressResult>,
): Promise<AddressResult> {
  return await withCart(context, async (cartId) => {
    const { cart } = await commerce(context).query(CheckoutCartDocument, { cartId })
    return cart
      ? await operation(cart)
      : { isVirtual: false, errors: { 'choose-addresses': m.cart_error_empty() } }
  })
}

/** Form fields that show why an address is refused. */
interface ErrorFields {
  readonly shipping: string
  readonly billing: string
}

const BOOK_FIELDS: ErrorFields = { shipping: 'choose-addresses', billing: 'choose-billing' }
const GUEST_FIELDS: ErrorFields = { shipping: 'postcode', billing: 'postcode' }

async function setAddresses(
  context: Context,
  cart: CheckoutCartFragment,
  shipping: ShippingAddressInput,
  billing: BillingAddressInput,
  fields: ErrorFields,
): Promise<AddressResult> {
  const isVirtual = cart.is_virtual
  if (isShipped(cart) && !(await shipTo(context, cart, shipping)))
    return { isVirtual, errors: { [fields.shipping]: unservedMessage(cart) } }
  try {
    await commerce(context).query(SetBillingAddressDocument, { cartId: cart.id, address: billing })
  } catch (error) {
    if (!(error instanceof CommerceError) || error.category !== 'graphql-input') throw error
    const text = failureText(error.failures[0], m.checkout_error_billing_address())
    return { isVirtual, errors: { [fields.billing]: text } }
  }
  return { isVirtual }
}
