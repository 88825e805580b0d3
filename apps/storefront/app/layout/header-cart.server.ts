import type { RouterContextProvider } from 'react-router'
import {
  CustomerHeaderCartDocument,
  HeaderCartDocument,
  LocationIdsDocument,
  type HeaderCartQuery,
} from '../generated/graphql.ts'
import { chosenLocation } from '../fulfilment/chosen-location.ts'
import { syncLocationCookies } from '../fulfilment/location-cookies.server.ts'
import type { CurrentLocation } from '../fulfilment/unavailable-slot.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { logUnknownLocation, session } from '../platform/session.server.ts'

export interface HeaderCart {
  /** Number of units. */
  readonly count: number
  readonly location: CurrentLocation | undefined
  /** Whether location and slot must be selected before items can be added (decisions H-1). */
  readonly selectionRequired: boolean
}

type Context = Readonly<RouterContextProvider>

/** The cart for the header; a cart that is gone counts as empty and is cleared from the session. */
export async function headerCart(context: Context): Promise<HeaderCart> {
  const { cartId } = session(context)
  const hasLocations = context.get(scopeContext).site.features['locations'] === true
  const selectionRequired = needsLocation(context.get(scopeContext).site)
  const empty = { count: 0, location: undefined, selectionRequired }
  // Read on each call: a rejected token is removed from the session meanwhile.
  const isSignedIn = () => session(context).token !== undefined && hasLocations
  if (!cartId && hasLocations) await checkLocation(context)
  if (!cartId) return isSignedIn() ? await loadCustomerCart(context, empty) : empty
  try {
    const { cart, storeConfig } = await commerce(context).query(HeaderCartDocument, { cartId })
    return cart ? toHeaderCart(context, cart, storeConfig) : empty
  } catch (error) {
    if (!(error instanceof CommerceError)) return empty
    session(context).clearCart()
    return isSignedIn() ? await loadCustomerCart(context, empty) : empty
  }
}

function toHeaderCart(
  context: Context,
  cart: NonNullable<HeaderCartQuery['cart']>,
  settings: HeaderCartQuery['storeConfig'],
): HeaderCart {
  const { site, language } = context.get(scopeContext)
  const location = chosenLocation(cart, language)
  syncLocationCookies(context, cart.pad_location)
  const hasSlot = location?.slot !== undefined || settings?.pad_slot_at_order_time === true
  return {
    count: cart.total_quantity,
    location: location && { ...location, enforcesWindows: settings?.pad_product_availability === true },
    // A point of sale that was chosen needs a slot, also where it needs not be chosen.
    selectionRequired: location ? site.features['locations'] === true && !hasSlot : needsLocation(site),
  }
}

/** Finds the cart of a signed-in customer without its id. */
async function loadCustomerCart(context: Context, empty: HeaderCart): Promise<HeaderCart> {
  try {
    const { customerCart, storeConfig } = await commerce(context).query(CustomerHeaderCartDocument)
    session(context).setCart(customerCart.id)
    return toHeaderCart(context, customerCart, storeConfig)
  } catch (error) {
    if (error instanceof CommerceError) return empty
    throw error
  }
}

/** Removes a location that does not exist from the cookies of a visitor without a cart (spec 001 §8). */
async function checkLocation(context: Context): Promise<void> {
  const { locationId, clearLocation } = session(context)
  if (locationId === undefined) return
  const found = await commerce(context)
    .query(LocationIdsDocument)
    .catch(() => undefined)
  if (!found || found.getLocations.some(({ id }) => String(id) === locationId)) return
  logUnknownLocation(context)
  clearLocation()
}
