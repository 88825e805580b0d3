import { isPoint, type Point } from '@comptoir/rules/distance'
import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { RouterContextProvider } from 'react-router'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import type { Values } from '../forms/form-rules.ts'
import {
  ReverseGeocodeDocument,
  AssignLocationDocument,
  AssignSlotDocument,
  ClearLocationDocument,
  type SelectableLocationFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { isStoreView } from '../platform/store-view.ts'
import {
  toDeliveryAddress,
  storeDeliveryAddress,
  deliveryAddressLine,
} from '../fulfilment/delivery-address.server.ts'
import { addressOf, deliveringLocations } from './location-search.server.ts'
import type { SelectorParameters } from '../fulfilment/selector-path.ts'
import { selectorCart, locationById } from './selector.server.ts'

type Context = Readonly<RouterContextProvider>

/** Result of a selector form: finished, or continues at `next`. */
export type SelectorResult =
  | { readonly done: true }
  | {
      readonly done: false
      readonly next: SelectorParameters
      readonly error?: string
      /** The shopper's position; never stored. */
      readonly near?: Point
    }

/** Applies a form of the selector. */
export async function choose(context: Context, values: Values): Promise<SelectorResult> {
  switch (values['intent']) {
    case 'location':
      return await assignLocation(context, values)
    case 'slot':
      return await assignSlot(context, values)
    case 'parcel':
      return await sendByParcel(context)
    case 'near':
      return await findNearby(context, values)
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

const failed = (next: SelectorParameters, error: string): SelectorResult => ({ done: false, next, error })

async function assignLocation(context: Context, values: Values): Promise<SelectorResult> {
  const { mode, point = '', address: addressId } = values
  const sameStep: SelectorParameters = { mode, address: addressId, q: values['q'], step: 'location' }
  if (!isFulfilmentMethod(mode) || !point) return failed(sameStep, m.location_error_choose())
  const location = await locationById(context, Number(point))
  if (!location) return failed(sameStep, m.location_error_unknown({ id: point }))
  if (!isStoreView(location.store_code)) return failed(sameStep, m.location_error_store())
  const address = mode === 'delivery' && addressId ? await addressOf(context, addressId) : undefined
  if (mode === 'delivery') {
    if (!address) return failed({ mode, step: 'location' }, m.location_error_address_first())
    const { locations } = await deliveringLocations(context, address)
    if (!locations.some(({ id }) => id === location.id)) return failed(sameStep, m.location_too_far())
  }
  if (values['sure'] !== '1' && (await isMoving(context, location, mode)))
    return { done: false, next: { mode, address: addressId, point } }
  const assigned = await assignToCart(context, location, mode)
  if (!assigned) return failed(sameStep, m.location_error_assign())
  const { defaultCountry } = context.get(scopeContext).site
  storeDeliveryAddress(context, address && toDeliveryAddress(address, defaultCountry))
  return (await selectorCart(context))?.storeConfig?.pad_slot_at_order_time
    ? { done: true }
    : { done: false, next: { step: 'slot' } }
}

/** Whether the cart has items and moves to another location or method, which needs confirmation (decisions H-4). */
async function isMoving(
  context: Context,
  location: SelectableLocationFragment,
  mode: string,
): Promise<boolean> {
  const cart = (await selectorCart(context))?.cart
  if (!cart?.pad_location || !cart.items || cart.items.length === 0) return false
  return cart.pad_location.id !== location.id || cart.pad_mode !== mode
}

async function assignToCart(
  context: Context,
  { id, store_code: store }: SelectableLocationFragment,
  mode: string,
) {
  try {
    const { assignLocationToCart } = await withCart(context, (cartId) =>
      commerce(context).query(AssignLocationDocument, { cartId, locationId: id, mode }),
    )
    const location = assignLocationToCart?.cart.pad_location
    if (!location) return false
    session(context).setLocation({ ...location, store_code: store })
    return true
  } catch (error) {
    if (error instanceof CommerceError && !isCartGone(error)) return false
    throw error
  }
}

async function assignSlot(context: Context, values: Values): Promise<SelectorResult> {
  const day = values['day'] ?? ''
  const time = values[`time-${day}`] ?? ''
  const sameStep: SelectorParameters = { step: 'slot', without_pending: values['without_pending'] }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time))
    return failed(sameStep, m.slot_error_choose())
  try {
    await withCart(context, (cartId) => commerce(context).query(AssignSlotDocument, { cartId, day, time }))
    return { done: true }
  } catch (error) {
    if (error instanceof CommerceError && !isCartGone(error))
      return failed(sameStep, m.slot_error_unavailable())
    throw error
  }
}

/** Takes the cart from its location, so that it is sent. */
async function sendByParcel(context: Context): Promise<SelectorResult> {
  try {
    if (session(context).cartId)
      await withCart(context, (cartId) => commerce(context).query(ClearLocationDocument, { cartId }))
    session(context).clearLocation()
    return { done: true }
  } catch (error) {
    if (error instanceof CommerceError && !isCartGone(error))
      return failed({ step: 'location' }, m.location_error_assign())
    throw error
  }
}

/** Locations near the shopper, or the address at that point for a delivery (decisions H-10). */
async function findNearby(context: Context, values: Values): Promise<SelectorResult> {
  const near = { latitude: Number(values['latitude']), longitude: Number(values['longitude']) }
  const next: SelectorParameters = { mode: values['mode'], step: 'location' }
  if (!isPoint(near)) return failed(next, m.location_nearby_denied())
  if (values['mode'] !== 'delivery') return { done: false, next, near }
  const { geoReverseSearch } = await commerce(context).query(ReverseGeocodeDocument, near)
  const found = geoReverseSearch.results[0]
  const { defaultCountry } = context.get(scopeContext).site
  return {
    done: false,
    next: { ...next, q: found && deliveryAddressLine(toDeliveryAddress(found, defaultCountry)) },
  }
}
