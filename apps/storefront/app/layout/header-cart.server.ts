import type { Cents } from '@comptoir/rules/money'
import type { PriceDisplay } from '@comptoir/rules/visitor'
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
import { toCents } from '../platform/money.ts'
import { visitor } from '../platform/visitor.server.ts'

/** Lines of a cart, to count what was chosen of a list. */
export interface Basket {
  /** With or without tax, as the visitor sees prices. */
  readonly total: Cents
  readonly lines: readonly { readonly uid: string; readonly sku: string; readonly quantity: number }[]
}

export interface HeaderCart {
  /** Number of units. */
  readonly count: number
  readonly location: CurrentLocation | undefined
  /** What is in it, where lists show it. */
  readonly basket: Basket | undefined
  /** Whether location and slot must be selected before items can be added (decisions H-1). */
  readonly selectionRequired: boolean
}

type Context = Readonly<RouterContextProvider>

/** The cart for the header; a cart that is gone counts as empty and is cleared from the session. */
export async function headerCart(context: Context): Promise<HeaderCart> {
  const { cartId } = session(context)
  const hasLocations = context.get(scopeContext).site.features['locations'] === true
  const selectionRequired = needsLocation(context.get(scopeContext).site)
  const empty = { count: 0, location: undefined, basket: undefined, selectionRequired }
  // Read on each call: a rejected token is removed from the session meanwhile.
  const isSignedIn = () => session(context).token !== undefined && hasLocations
  if (!cartId && hasLocations) await checkLocation(context)
  if (!cartId) return isSignedIn() ? await loadCustomerCart(context, empty) : empty
  try {
    const basket = hasBasket(context)
    const { cart, storeConfig } = await commerce(context).query(HeaderCartDocument, { cartId, basket })
    return cart ? await toHeaderCart(context, cart, storeConfig) : empty
  } catch (error) {
    if (!(error instanceof CommerceError)) return empty
    session(context).clearCart()
    return isSignedIn() ? await loadCustomerCart(context, empty) : empty
  }
}

/** Dishes are counted on their cards. */
const hasBasket = (context: Context): boolean =>
  context.get(scopeContext).site.features['perishable'] === true

async function toHeaderCart(
  context: Context,
  cart: NonNullable<HeaderCartQuery['cart']>,
  settings: HeaderCartQuery['storeConfig'],
): Promise<HeaderCart> {
  const { site, language } = context.get(scopeContext)
  const location = chosenLocation(cart, language)
  syncLocationCookies(context, cart.pad_location)
  const hasSlot = location?.slot !== undefined || settings?.pad_slot_at_order_time === true
  return {
    count: cart.total_quantity,
    basket: hasBasket(context) ? basketOf(cart, (await visitor(context)).tax) : undefined,
    location: location && { ...location, enforcesWindows: settings?.pad_product_availability === true },
    // A point of sale that was chosen needs a slot, also where it needs not be chosen.
    selectionRequired: location ? site.features['locations'] === true && !hasSlot : needsLocation(site),
  }
}

function basketOf(
  { items, prices }: Pick<NonNullable<HeaderCartQuery['cart']>, 'items' | 'prices'>,
  tax: PriceDisplay,
): Basket {
  return {
    total: toCents((tax === 'incl' ? prices?.grand_total : prices?.subtotal_excluding_tax)?.value ?? 0),
    lines: (items ?? []).flatMap((item) =>
      item ? [{ uid: item.uid, sku: item.product.sku ?? '', quantity: item.quantity }] : [],
    ),
  }
}

/** Finds the cart of a signed-in customer without its id. */
async function loadCustomerCart(context: Context, empty: HeaderCart): Promise<HeaderCart> {
  try {
    const { customerCart, storeConfig } = await commerce(context).query(CustomerHeaderCartDocument, {
      basket: hasBasket(context),
    })
    session(context).setCart(customerCart.id)
    return await toHeaderCart(context, customerCart, storeConfig)
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
