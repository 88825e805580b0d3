import type { Point } from '@comptoir/rules/distance'
import type { Language } from '@comptoir/rules/language'
import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { RouterContextProvider } from 'react-router'
import { withCart } from '../cart/cart-session.server.ts'
import { safePath } from '../platform/safe-path.ts'
import {
  SelectorCartDocument,
  ItemsLostAtLocationDocument,
  SelectableLocationsDocument,
  type SelectorCartQuery,
  type SelectableLocationFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { chosenLocation, type ChosenLocation } from '../fulfilment/chosen-location.ts'
import { storedDeliveryAddress, deliveryAddressLine } from '../fulfilment/delivery-address.server.ts'
import type { PendingAdd } from '../fulfilment/pending-add.server.ts'
import { deliveryView, pickupView } from './location-search.server.ts'
import { requestedNames } from './requested-items.server.ts'
import { slotDays, weekdays, type SlotDay } from './slot-days.ts'
import type { WhereView } from './where-view.ts'
import { slotsFor, type SlotRestriction } from './slots.server.ts'

type Context = Readonly<RouterContextProvider>

/** Step to show; `done` when the selection is complete. */
type StepData =
  | ({ readonly step: 'where' } & WhereView)
  | ({ readonly step: 'when' } & WhenView)
  | ({ readonly step: 'move' } & MoveView)
  /** `left`: the pending items were dropped. */
  | { readonly step: 'done'; readonly left: boolean }

export type SelectorData = StepData & {
  readonly language: Language
  /** Path of the selector page. */
  readonly path: string
  /** Hidden fields of every form: return path and sku. */
  readonly hiddenFields: { readonly return_to: string; readonly sku: string }
  readonly mode: FulfilmentMethod
  /** The methods that the shop offers. */
  readonly modes: readonly FulfilmentMethod[]
  /** Whether the order can be sent instead. */
  readonly sendsParcels: boolean
  readonly error?: string | undefined
  /** Names of what is added once the selection is complete: the selector opened for it. */
  readonly waiting?: string | undefined
}

interface WhenView {
  readonly location: ChosenLocation
  /** Delivery address, when known. */
  readonly deliverTo?: string | undefined
  readonly days: readonly SlotDay[]
  readonly weekdays: readonly string[]
  readonly restriction?: SlotRestriction | undefined
  /** Whether the slots ignore the pending items. */
  readonly withoutPending: boolean
}

interface MoveView {
  readonly to: { readonly id: number; readonly title: string }
  readonly from: string
  /** Id of the delivery address. */
  readonly address: string
  /** Names of the items that the location does not sell. */
  readonly removed: readonly string[]
}

interface SelectorOptions {
  readonly error?: string | undefined
  /** The shopper's position; used for this response only (decisions H-10). */
  readonly near?: Point | undefined
  /** Items that are added once the selection is complete. */
  readonly pending?: PendingAdd
}

const BOTH: readonly FulfilmentMethod[] = ['pickup', 'delivery']

/** Data of the selector for these query parameters. */
export async function selectorData(
  context: Context,
  parameters: URLSearchParams,
  options: SelectorOptions = {},
): Promise<SelectorData> {
  const { site, language } = context.get(scopeContext)
  const [cart, waiting] = await Promise.all([
    selectorCart(context),
    requestedNames(context, parameters, options.pending),
  ])
  const chosen = chosenLocation(cart?.cart, language)
  const requested = parameters.get('mode')
  const modes = site.fulfilmentMethods?.length ? site.fulfilmentMethods : BOTH
  const mode = isFulfilmentMethod(requested) ? requested : (chosen?.mode ?? modes[0] ?? 'pickup')
  const base = {
    language,
    path: href(language, 'fulfilmentSelector'),
    hiddenFields: {
      return_to: safePath(parameters.get('return_to')) ?? href(language, 'home'),
      sku: (parameters.get('sku') ?? '').slice(0, 64),
    },
    mode,
    modes,
    sendsParcels: site.sendsParcels === true,
    ...(options.error && { error: options.error }),
    ...(waiting && { waiting }),
  }
  if (chosen && parameters.has('point')) {
    const move = await moveView(context, { cart, chosen, mode, parameters })
    if (move) return { ...base, step: 'move', ...move }
  }
  const isLocated =
    chosen && !options.near && (parameters.get('step') === 'slot' || !asksForLocation(parameters))
  if (isLocated)
    return {
      ...base,
      step: 'when',
      ...(await whenView(context, { location: chosen, cart, parameters, pending: options.pending })),
    }
  const query = (parameters.get('q') ?? '').trim().slice(0, 100)
  const view =
    mode === 'pickup'
      ? await pickupView(context, query, options.near)
      : await deliveryView(context, { query, id: parameters.get('address')?.slice(0, 200) })
  return { ...base, step: 'where', ...view, current: chosen && { id: chosen.id, title: chosen.title } }
}

const asksForLocation = (parameters: URLSearchParams) =>
  ['mode', 'q', 'address', 'step'].some((name) => parameters.has(name))

/** The cart with its items; undefined when there is none. */
export async function selectorCart(context: Context): Promise<SelectorCartQuery | undefined> {
  if (!session(context).cartId) return undefined
  return await withCart(context, (cartId) => commerce(context).query(SelectorCartDocument, { cartId }))
}

/** The location with this id; undefined when there is none. */
export async function locationById(
  context: Context,
  id: number,
): Promise<SelectableLocationFragment | undefined> {
  const { getLocations } = await commerce(context).query(SelectableLocationsDocument)
  return getLocations.find((location) => location.id === id)
}

async function whenView(
  context: Context,
  {
    location,
    cart,
    parameters,
    pending,
  }: {
    location: ChosenLocation
    cart: SelectorCartQuery | undefined
    parameters: URLSearchParams
    pending: PendingAdd | undefined
  },
): Promise<WhenView> {
  const { site, language } = context.get(scopeContext)
  const timeZone = cart?.cart?.pad_location?.timezone ?? site.timeZone
  const { periods, restriction } = await slotsFor(context, parameters, pending)
  const isDelivery = location.mode === 'delivery'
  const stored = isDelivery ? storedDeliveryAddress(context) : undefined
  return {
    location,
    deliverTo: stored && deliveryAddressLine(stored),
    days: slotDays(periods, { language, timeZone, isDelivery }),
    weekdays: weekdays(language),
    restriction,
    withoutPending: restriction ? !restriction.hasSlots : parameters.has('without_pending'),
  }
}

/** What a filled cart loses when it moves to another location (decisions H-4). */
async function moveView(
  context: Context,
  requested: {
    cart: SelectorCartQuery | undefined
    chosen: ChosenLocation
    mode: FulfilmentMethod
    parameters: URLSearchParams
  },
): Promise<MoveView | undefined> {
  const { cart, chosen, mode, parameters } = requested
  const location = await locationById(context, Number(parameters.get('point')))
  const items = (cart?.cart?.items ?? []).flatMap((item) => item?.product ?? [])
  if (!location || items.length === 0) return undefined
  const lost = await withCart(context, (cartId) =>
    commerce(context).query(ItemsLostAtLocationDocument, { cartId, locationId: location.id, mode }),
  )
  return {
    to: { id: location.id, title: location.title },
    from: chosen.title,
    address: parameters.get('address') ?? '',
    removed: (lost.cart?.pad_lost_at ?? []).map(({ product_name: name }) => name),
  }
}
