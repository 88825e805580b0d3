import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { typedPlace } from '../account/address.ts'
import { addressBook, countryChoices, saveAddress } from '../account/addresses.server.ts'
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
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { BILLING, guestErrors } from './guest.ts'
import { shipTo } from './ship.server.ts'
import { stepPath } from './step-path.ts'
import { onFrom, refused, wholeNumber } from './step-answers.server.ts'

type Context = Readonly<RouterContextProvider>

/** A first address is taken at once; a further one stands in the list, chosen. */
export async function newAddress(context: Context, values: Values) {
  const { addresses } = await addressBook(context)
  const saved = await saveAddress(context, {
    ...values,
    ...(addresses.length === 0 && { default_billing: 'on', default_shipping: 'on' }),
  })
  if (saved.errors) return refused(values, saved.errors)
  const { language } = context.get(scopeContext)
  const list = stepPath(language, 'adresses', { choix: String(saved.id) })
  if (addresses.length > 0) {
    session(context).flash({ kind: 'success', message: m.account_address_saved() })
    return redirect(list, 303)
  }
  const { errors, isVirtual } = await chooseFromBook(context, {
    shipping: saved.id,
    billing: saved.id,
    same: true,
  })
  // The next step says that it was taken; a message would lie over its button on a phone.
  if (!errors) return onFrom(context, 'adresses', isVirtual)
  // A refused address is in the book all the same: the list shows it, with the reason.
  session(context).flash({ kind: 'error', message: Object.values(errors).join(' ') })
  return redirect(list, 303)
}

export async function chooseAddresses(context: Context, values: Values) {
  const same = values['same'] === 'on'
  const unshipped = values['unshipped'] === 'on'
  const shipping = wholeNumber(values['shipping'])
  const billing = same && !unshipped ? shipping : wholeNumber(values['billing'])
  const { addresses } = await addressBook(context)
  const isKnown = (id: number | undefined) => addresses.some((address) => address.id === id)
  if (!unshipped && !isKnown(shipping))
    return refused(values, { 'choose-addresses': m.checkout_error_addresses() })
  if (!isKnown(billing)) return refused(values, { 'choose-billing': m.checkout_error_billing_address() })
  const chosen = { shipping: shipping ?? 0, billing: billing ?? 0, same: billing === shipping }
  const { errors, isVirtual: skipsDelivery } = await chooseFromBook(context, chosen)
  return errors ? refused(values, errors) : onFrom(context, 'adresses', skipsDelivery)
}

interface Chosen {
  readonly shipping: number
  readonly billing: number
  readonly same: boolean
}

interface Answer {
  readonly errors?: FormErrors | undefined
  readonly isVirtual: boolean
}

async function chooseFromBook(context: Context, { shipping, billing, same }: Chosen): Promise<Answer> {
  return await withWholeCart(context, async (cart) => {
    const isVirtual = cart.is_virtual
    if (isShipped(cart)) {
      const { checkAddressForDelivery: check } = await commerce(context).query(CheckDeliveryDocument, {
        cartId: cart.id,
        addressId: shipping,
      })
      if (!check?.is_available) {
        return {
          isVirtual,
          errors: { 'choose-addresses': check?.message || undeliverable(cart) },
        }
      }
    }
    const billed = same && isShipped(cart) ? { same_as_shipping: true } : { customer_address_id: billing }
    return await setAddresses(context, cart, { customer_address_id: shipping }, billed, 'choose-addresses')
  })
}

/** Said of an address nobody goes to (spec 000 §8). */
const undeliverable = ({ pad_mode: mode }: CheckoutCartFragment) =>
  mode ? m.place_error_address_mode() : m.checkout_error_shipping_address()

/** Said where the chosen method does not go. */
const notServed = ({ pad_mode: mode }: CheckoutCartFragment) =>
  mode ? m.place_error_address() : m.checkout_error_method_elsewhere()

/** E-mail and addresses of somebody who orders without an account. */
export async function guestAddresses(context: Context, values: Values) {
  const { language } = context.get(scopeContext)
  if ((await visitor(context)).signedIn) return redirect(stepPath(language, 'adresses'), 303)
  const countries = (await countryChoices(context)).map(({ code }) => code)
  const { errors, isVirtual } = await withWholeCart(context, async (cart): Promise<Answer> => {
    const wrong = guestErrors(values, { countries, isZoned: isShipped(cart) && !cart.pad_location, language })
    if (hasErrors(wrong)) return { errors: wrong, isVirtual: cart.is_virtual }
    await commerce(context).query(SetGuestEmailDocument, { cartId: cart.id, email: values['email'] ?? '' })
    const billed = !isShipped(cart)
      ? { address: typedPlace(values) }
      : values['same'] === 'on'
        ? { same_as_shipping: true }
        : { address: typedPlace(values, BILLING) }
    return await setAddresses(context, cart, { address: typedPlace(values) }, billed, 'postcode')
  })
  return errors ? refused(values, errors) : onFrom(context, 'adresses', isVirtual)
}

async function withWholeCart(
  context: Context,
  work: (cart: CheckoutCartFragment) => Promise<Answer>,
): Promise<Answer> {
  return await withCart(context, async (cartId) => {
    const { cart } = await commerce(context).query(CheckoutCartDocument, { cartId })
    return cart
      ? await work(cart)
      : { isVirtual: false, errors: { 'choose-addresses': m.cart_error_empty() } }
  })
}

async function setAddresses(
  context: Context,
  cart: CheckoutCartFragment,
  shipping: ShippingAddressInput,
  billing: BillingAddressInput,
  field: string,
): Promise<Answer> {
  const isVirtual = cart.is_virtual
  if (isShipped(cart) && !(await shipTo(context, cart, shipping)))
    return { isVirtual, errors: { [field]: notServed(cart) } }
  await commerce(context).query(SetBillingAddressDocument, { cartId: cart.id, address: billing })
  return { isVirtual }
}
