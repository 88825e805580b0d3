import type {
  BillingAddressInput,
  CartAddressInput,
  ShippingAddressInput,
} from '@comptoir/contract/generated/types'
import {
  changeCart,
  checkDestination,
  isAddressOf,
  isPickupUnassigned,
  methodKey,
  saveCartAddress,
  shippingOffers,
  type CartAddressRecord,
  type CartState,
  type LockedCart,
} from '../cart/index.ts'
import { pickupLocationOf, type Location, type LocationMarker } from '../locations/index.ts'
import { addressesOf, addressOf, saveAddress, type CustomerAddressRecord } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkNames } from '../platform/plain-names.ts'
import type { Transaction } from '../platform/database.ts'
import {
  deliveryDetails,
  postalFields,
  type DeliveryDetails,
  type PostalAddress,
} from '../platform/postal-address.ts'
import { allowsAddressesIn, countryNamed } from '../stores/index.ts'
import { decodeIdUid } from '../platform/uid.ts'
import { readAddress, readDelivery, sameAddress } from './address-input.ts'
import { withCheckedNumber } from './check-buyer-number.ts'
import { followAddress } from './follow-address.ts'
import {
  AddressBookError,
  CheckoutError,
  CommentTooLongError,
  NothingToShipError,
  SameAsShippingError,
} from './errors.ts'

const customerNotesLimit = 250

type AddressChoice = {
  address?: CartAddressInput | null
  customer_address_id?: number | null
  customer_address_uid?: string | null
}
type ResolvedAddress = { postal: PostalAddress; delivery: DeliveryDetails; customerAddressId: number | null }

/**
 * Sets the shipping address of a cart. A billing address that is the same as the shipping address follows, and a shipping
 * method that does not deliver there is dropped. A VAT number that may take the tax off is checked. Throws
 * {@link CheckoutError} with Magento's messages.
 */
export async function setShippingAddress(
  ctx: RequestContext,
  cartId: string,
  inputs: readonly (ShippingAddressInput | null)[],
): Promise<CartState> {
  if (inputs.length > 1) throw new CheckoutError('You cannot specify multiple shipping addresses.')
  const input = inputs[0]
  if (!input) throw new CheckoutError('Required parameter "shipping_addresses" is missing')
  checkAddressChoice(input, 'shipping')
  if ((input.customer_notes?.length ?? 0) > customerNotesLimit)
    throw new CommentTooLongError(customerNotesLimit, ctx.store.language)
  if (!ctx.store.location) checkCountry(ctx, input)
  const code = input.pickup_location_code
  const pickup = code ? await pickupLocationOf(ctx, code) : undefined
  const changed = await changeCart(ctx, cartId, async (tx, locked) => {
    const cart = await locked.state()
    if (cart.isVirtual) throw new NothingToShipError()
    const resolved = await resolveAddress(ctx, tx, input, pickup === undefined)
    const own = cartAddress('shipping', resolved, { notes: input.customer_notes ?? null })
    const address = pickup?.marker ? atLocation(own, pickup.marker) : own
    saveShippingAddress(ctx, tx, locked, await followAddress(tx, ctx, cart, { pickup, address }), address)
    if (cart.billingAddress?.sameAsShipping)
      tx.withoutWaiting(
        saveCartAddress(tx, cart.id, billingAfter(cart, cart.billingAddress, { pickup, address })),
      )
  })
  return await withCheckedNumber(ctx, changed)
}

/** Sets the billing address; `same_as_shipping` copies the shipping one and keeps following it. */
export async function setBillingAddress(
  ctx: RequestContext,
  cartId: string,
  input: BillingAddressInput,
): Promise<CartState> {
  if (!input.same_as_shipping) checkAddressChoice(input, 'billing')
  const changed = await changeCart(ctx, cartId, async (tx, locked) => {
    const cart = await locked.state()
    if (input.same_as_shipping) {
      const { shippingAddress } = cart
      if (!shippingAddress) throw new SameAsShippingError()
      const billing = { ...shippingAddress, kind: 'billing' as const, sameAsShipping: true }
      tx.withoutWaiting(saveCartAddress(tx, cart.id, billing))
      return
    }
    const resolved = await resolveAddress(ctx, tx, input)
    tx.withoutWaiting(saveCartAddress(tx, cart.id, cartAddress('billing', resolved)))
    if (!input.use_for_shipping || cart.isVirtual) return
    const address = cartAddress('shipping', resolved)
    const followed = await followAddress(tx, ctx, cart, { pickup: undefined, address })
    saveShippingAddress(ctx, tx, locked, followed, address)
  })
  return await withCheckedNumber(ctx, changed)
}

/** The billing address that was the same as the shipping address: nobody is billed where an order is collected. */
function billingAfter(
  { fulfilment }: CartState,
  billing: CartAddressRecord,
  { pickup, address }: { pickup: Location | undefined; address: CartAddressRecord },
): CartAddressRecord {
  const isOwn = pickup !== undefined && !isAddressOf(fulfilment.location, billing)
  return isOwn ? { ...billing, sameAsShipping: false } : { ...address, kind: 'billing', sameAsShipping: true }
}

/** The buyer's name at the address of a location, as in Magento. */
function atLocation(
  address: CartAddressRecord,
  { address: street, city, postcode, countryCode }: LocationMarker,
): CartAddressRecord {
  const place = { street: [street], city, postcode, countryCode, region: null }
  return { ...address, ...place, customerAddressId: null, latitude: null, longitude: null }
}

/** In a country without addresses, such as overseas France, the error names where the shop delivers. */
function checkCountry({ store }: RequestContext, { address }: ShippingAddressInput): void {
  const countryCode = address?.country_code.trim().toUpperCase()
  if (!countryCode || !countryNamed(countryCode) || allowsAddressesIn(store, countryCode)) return
  const answer = checkDestination(store, { countryCode, postcode: address?.postcode ?? '' })
  if (!answer.available) throw new CheckoutError(answer.message)
}

/** Saves the address and drops a shipping method that does not deliver there. */
function saveShippingAddress(
  ctx: RequestContext,
  tx: Transaction,
  locked: LockedCart,
  cart: CartState,
  address: CartAddressRecord,
): void {
  tx.withoutWaiting(saveCartAddress(tx, cart.id, address))
  const served = shippingOffers(ctx.store, cart, address).filter((offer) => offer.error === null)
  // A fulfilment method has exactly one shipping method, so the shopper has nothing to choose where it is known.
  const isKnown =
    cart.fulfilment.method !== null && !isPickupUnassigned({ ...cart, shippingAddress: address })
  // Before the first address, no client has selected a method.
  const selected = cart.shippingAddress && cart.shippingMethod
  const [method] = served.filter((offer) => isKnown || methodKey(offer) === selected)
  const shippingMethod = method ? methodKey(method) : null
  if (shippingMethod !== cart.shippingMethod) locked.set({ shippingMethod })
}

function checkAddressChoice(
  input: AddressChoice & { same_as_shipping?: boolean | null },
  kind: 'billing' | 'shipping',
): void {
  const byId = bookId(input) !== undefined
  if (byId && input.address) {
    throw new CheckoutError(
      `The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`,
    )
  }
  if (byId || input.address) return
  const ways =
    kind === 'billing'
      ? '"customer_address_id", "address", or "same_as_shipping"'
      : '"customer_address_id" or "address"'
  throw new CheckoutError(`The ${kind} address must contain either ${ways}.`)
}

/** Id of the address in the customer's address book that the input names. */
function bookId({ customer_address_id: id, customer_address_uid: uid }: AddressChoice): number | undefined {
  return uid ? decodeIdUid(uid) : (id ?? undefined)
}

/** The postal address of the input; a customer's new address, if it `isOwn`, is saved in the address book (contract §5). */
async function resolveAddress(
  ctx: RequestContext,
  tx: Transaction,
  input: AddressChoice,
  isOwn = true,
): Promise<ResolvedAddress> {
  if (input.address) {
    checkNames(input.address, ctx.store.language)
    const postal = readAddress(input.address, ctx.store)
    const delivery = readDelivery(input.address)
    const isSaved = isOwn && ctx.identity && input.address.save_in_address_book !== false
    const customerAddressId = isSaved ? await saveInAddressBook(ctx, tx, { ...postal, ...delivery }) : null
    return { postal, delivery, customerAddressId }
  }
  if (!ctx.identity) throw new AddressBookError()
  const known = await addressOf(ctx, bookId(input) ?? 0, tx)
  return { postal: postalOf(known), delivery: deliveryDetails(known), customerAddressId: known.id }
}

async function saveInAddressBook(
  ctx: RequestContext,
  tx: Transaction,
  address: PostalAddress & DeliveryDetails,
): Promise<number | null> {
  if (!ctx.identity) return null
  const known = (await addressesOf(ctx, tx)).find((one) => sameAddress(one, address))
  if (known) return known.id
  return await saveAddress(tx, ctx.identity.customerId, address)
}

function postalOf(address: CustomerAddressRecord): PostalAddress {
  const { vat_id: vatId, ...fields } = postalFields(address)
  const { region, regionCode, regionId, countryCode } = address
  return { ...fields, vatId, region, regionCode, regionId, countryCode }
}

function cartAddress(
  kind: CartAddressRecord['kind'],
  resolved: ResolvedAddress,
  { notes = null }: { notes?: string | null } = {},
): CartAddressRecord {
  const { postal, delivery, customerAddressId } = resolved
  return {
    kind,
    customerAddressId,
    sameAsShipping: false,
    ...postal,
    customerNotes: notes?.trim() || null,
    delivery: kind === 'shipping' ? delivery : null,
    latitude: delivery.padLatitude,
    longitude: delivery.padLongitude,
  }
}
