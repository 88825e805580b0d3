import { isPoint, type Point } from '@comptoir/rules/distance'
import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { RouterContextProvider } from 'react-router'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import type { Values } from '../forms/form-rules.ts'
import {
  AddressAroundDocument,
  AssignPlaceDocument,
  AssignSlotDocument,
  type PlaceFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'
import { isStoreView } from '../platform/store-view.ts'
import { deliveryPlaceOf, keepDeliveryPlace, placeLine } from '../handover/delivery-place.server.ts'
import { addressOf, deliverersTo } from './place-search.server.ts'
import type { SelectorParameters } from '../handover/selector-path.ts'
import { cartToMove, placeOf } from './selector.server.ts'

type Context = Readonly<RouterContextProvider>

/** What became of a choice: the selector goes on at `next`, or it is done. */
export type SelectorOutcome =
  | { readonly done: true }
  | {
      readonly done: false
      readonly next: SelectorParameters
      readonly error?: string
      /** Where the shopper stands; never kept. */
      readonly near?: Point
    }

/** Does what a form of the selector asks. */
export async function choose(context: Context, values: Values): Promise<SelectorOutcome> {
  switch (values['intent']) {
    case 'place':
      return await choosePlace(context, values)
    case 'slot':
      return await chooseSlot(context, values)
    case 'near':
      return await lookAround(context, values)
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

const failed = (next: SelectorParameters, error: string): SelectorOutcome => ({ done: false, next, error })

async function choosePlace(context: Context, values: Values): Promise<SelectorOutcome> {
  const { mode, point = '', lieu } = values
  const here: SelectorParameters = { mode, lieu, q: values['q'], etape: 'lieu' }
  if (!isFulfilmentMethod(mode) || !point) return failed(here, m.place_error_choose())
  const place = await placeOf(context, Number(point))
  if (!place) return failed(here, m.place_error_unknown({ id: point }))
  if (!isStoreView(place.store_code)) return failed(here, m.place_error_store())
  const address = mode === 'delivery' && lieu ? await addressOf(context, lieu) : undefined
  if (mode === 'delivery') {
    if (!address) return failed({ mode, etape: 'lieu' }, m.place_address_first())
    const { locations } = await deliverersTo(context, address)
    if (!locations.some(({ id }) => id === place.id)) return failed(here, m.place_too_far())
  }
  if (values['sure'] !== '1' && (await isMoving(context, place, mode)))
    return { done: false, next: { mode, lieu, point } }
  const assigned = await assign(context, place, mode)
  if (!assigned) return failed(here, m.place_error_assign())
  keepDeliveryPlace(context, address && deliveryPlaceOf(address))
  return (await cartToMove(context))?.storeConfig?.pad_slot_at_order_time
    ? { done: true }
    : { done: false, next: { etape: 'creneau' } }
}

/** Whether a filled cart goes elsewhere: what it loses is said first (decisions H-4). */
async function isMoving(context: Context, place: PlaceFragment, mode: string): Promise<boolean> {
  const cart = (await cartToMove(context))?.cart
  if (!cart?.pad_location || !cart.items || cart.items.length === 0) return false
  return cart.pad_location.id !== place.id || cart.pad_mode !== mode
}

async function assign(context: Context, { id, store_code: store }: PlaceFragment, mode: string) {
  try {
    const { assignLocationToCart } = await withCart(context, (cartId) =>
      commerce(context).query(AssignPlaceDocument, { cartId, place: id, mode }),
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

async function chooseSlot(context: Context, values: Values): Promise<SelectorOutcome> {
  const day = values['jour'] ?? ''
  const time = values[`heure-${day}`] ?? ''
  const here: SelectorParameters = { etape: 'creneau', sans: values['sans'] }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time))
    return failed(here, m.slot_error_choose())
  try {
    await withCart(context, (cartId) => commerce(context).query(AssignSlotDocument, { cartId, day, time }))
    return { done: true }
  } catch (error) {
    if (error instanceof CommerceError && !isCartGone(error)) return failed(here, m.slot_error_gone())
    throw error
  }
}

/** Places around the shopper, or the address that stands there for a delivery (decisions H-10). */
async function lookAround(context: Context, values: Values): Promise<SelectorOutcome> {
  const near = { latitude: Number(values['latitude']), longitude: Number(values['longitude']) }
  const next: SelectorParameters = { mode: values['mode'], etape: 'lieu' }
  if (!isPoint(near)) return failed(next, m.place_near_refused())
  if (values['mode'] !== 'delivery') return { done: false, next, near }
  const { geoReverseSearch } = await commerce(context).query(AddressAroundDocument, near)
  const found = geoReverseSearch.results[0]
  return { done: false, next: { ...next, q: found && placeLine(deliveryPlaceOf(found)) } }
}
