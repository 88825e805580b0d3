import type { RouterContextProvider } from 'react-router'
import {
  SetBillingAddressDocument,
  SetShippingAddressDocument,
  SetShippingMethodDocument,
  type CartPlaceFragment,
  type CheckoutCartFragment,
  type ShippingAddressInput,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>
type Shipping = NonNullable<CheckoutCartFragment['shipping_addresses'][number]>
type Method = Pick<NonNullable<Shipping['selected_shipping_method']>, 'carrier_code' | 'method_code'>

/**
 * Ships the cart to another address. The method chosen before is applied again; where it does not serve there, the
 * address before comes back with it (spec 000 §4). Answers whether the cart is shipped there now.
 */
export async function shipTo(
  context: Context,
  cart: CheckoutCartFragment,
  address: ShippingAddressInput,
): Promise<boolean> {
  const before = cart.shipping_addresses[0]
  const method = before?.selected_shipping_method
  const kept = await setAddress(context, cart.id, address)
  if (!before || !method || isSame(method, kept)) return true
  if (await applyMethod(context, cart.id, method)) return true
  await setAddress(context, cart.id, inputOf(before))
  await applyMethod(context, cart.id, method)
  return false
}

/** Addresses that the customer took out of the book are replaced by the first of it (spec 000 §4). */
export async function replaceVanished(
  context: Context,
  cart: CheckoutCartFragment,
  first: number,
): Promise<void> {
  const shipping = cart.shipping_addresses[0]
  const address = { customer_address_id: first }
  if (shipping && isVanished(shipping)) await shipTo(context, cart, address)
  if (!cart.billing_address || !isVanished(cart.billing_address)) return
  const billing = shipping?.same_as_billing ? { same_as_shipping: true } : address
  await commerce(context).query(SetBillingAddressDocument, { cartId: cart.id, address: billing })
}

/** Whether an address of the customer's cart stands in no book any more. */
export function hasVanished(cart: CheckoutCartFragment): boolean {
  return [cart.billing_address, cart.shipping_addresses[0]].some((place) => place && isVanished(place))
}

const isVanished = (place: { readonly customer_address_id: number | null }) =>
  place.customer_address_id === null

const isSame = (one: Method, other: Method | null | undefined) =>
  one.carrier_code === other?.carrier_code && one.method_code === other.method_code

async function setAddress(
  context: Context,
  cartId: string,
  address: ShippingAddressInput,
): Promise<Method | null | undefined> {
  const answer = await commerce(context).query(SetShippingAddressDocument, { cartId, address })
  return answer.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.selected_shipping_method
}

async function applyMethod(context: Context, cartId: string, method: Method): Promise<boolean> {
  const { carrier_code: carrier, method_code: code } = method
  try {
    await commerce(context).query(SetShippingMethodDocument, { cartId, carrier, method: code })
    return true
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-input') return false
    throw error
  }
}

function inputOf(place: CartPlaceFragment & { readonly customer_address_id: number | null }) {
  const { customer_address_id: id, country, ...fields } = place
  if (id !== null) return { customer_address_id: id }
  const { firstname, lastname, company, street, city, postcode, telephone } = fields
  const address = { firstname, lastname, company, street, city, postcode, telephone }
  return { address: { ...address, country_code: country.code, save_in_address_book: false } }
}
