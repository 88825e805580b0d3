import type { RouterContextProvider } from 'react-router'
import {
  SetBillingAddressDocument,
  SetShippingAddressDocument,
  type CartAddressFragment,
  type CheckoutCartFragment,
  type ShippingAddressInput,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { selectMethod, type ShippingMethod } from './shipping-method.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Ships the cart to another address and reapplies the selected method. When the method does not serve it, the
 * previous address and method are restored (spec 000 §4). Returns whether the new address is used.
 */
export async function shipTo(
  context: Context,
  cart: CheckoutCartFragment,
  address: ShippingAddressInput,
): Promise<boolean> {
  const before = cart.shipping_addresses[0]
  const method = before?.selected_shipping_method
  const selectedAfter = await setAddress(context, cart.id, address)
  if (!before || !method || isSame(method, selectedAfter)) return true
  if (await selectMethod(context, cart.id, method)) return true
  await setAddress(context, cart.id, inputOf(before))
  await selectMethod(context, cart.id, method)
  return false
}

/** Replaces addresses that the customer deleted from the address book with the first one of it (spec 000 §4). */
export async function replaceRemovedAddresses(
  context: Context,
  cart: CheckoutCartFragment,
  first: number,
): Promise<void> {
  const shipping = cart.shipping_addresses[0]
  const address = { customer_address_id: first }
  if (shipping && isRemoved(shipping)) await shipTo(context, cart, address)
  if (!cart.billing_address || !isRemoved(cart.billing_address)) return
  const billing = shipping?.same_as_billing ? { same_as_shipping: true } : address
  await commerce(context).query(SetBillingAddressDocument, { cartId: cart.id, address: billing })
}

/** Whether an address of a customer's cart is no longer in the address book. */
export function hasRemovedAddress(cart: CheckoutCartFragment): boolean {
  return [cart.billing_address, cart.shipping_addresses[0]].some((address) => address && isRemoved(address))
}

const isRemoved = (address: { readonly customer_address_id: number | null }) =>
  address.customer_address_id === null

const isSame = (one: ShippingMethod, other: ShippingMethod | null | undefined) =>
  one.carrier_code === other?.carrier_code && one.method_code === other.method_code

async function setAddress(
  context: Context,
  cartId: string,
  address: ShippingAddressInput,
): Promise<ShippingMethod | null | undefined> {
  const answer = await commerce(context).query(SetShippingAddressDocument, { cartId, address })
  return answer.setShippingAddressesOnCart?.cart.shipping_addresses[0]?.selected_shipping_method
}

function inputOf(current: CartAddressFragment & { readonly customer_address_id: number | null }) {
  const { customer_address_id: id, country, ...fields } = current
  if (id !== null) return { customer_address_id: id }
  const { firstname, lastname, company, street, city, postcode, telephone } = fields
  const address = { firstname, lastname, company, street, city, postcode, telephone }
  return { address: { ...address, country_code: country.code, save_in_address_book: false } }
}
