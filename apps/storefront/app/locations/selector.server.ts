import type { Point } from '@comptoir/rules/distance'
import type { Language } from '@comptoir/rules/language'
import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { RouterContextProvider } from 'react-router'
import { withCart } from '../cart/cart-session.server.ts'
import { safePath } from '../platform/safe-path.ts'
import {
  CartToMoveDocument,
  LostThereDocument,
  PlacesDocument,
  type CartToMoveQuery,
  type PlaceFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { chosenPlace, type ChosenPlace } from '../handover/chosen-place.ts'
import { keptDeliveryPlace, placeLine } from '../handover/delivery-place.server.ts'
import type { Waiting } from '../handover/waiting.server.ts'
import { deliveryView, pickupView } from './place-search.server.ts'
import { slotDays, weekdays, type SlotDay } from './slot-days.ts'
import { timesFor, type TimedWish } from './times.server.ts'
import type { WhereView } from './where-view.ts'

type Context = Readonly<RouterContextProvider>

/** What is asked next; `done` when nothing is. */
type Asked =
  | ({ readonly step: 'where' } & WhereView)
  | ({ readonly step: 'when' } & WhenView)
  | ({ readonly step: 'move' } & MoveView)
  /** `left`: what was about to be added is not. */
  | { readonly step: 'done'; readonly left: boolean }

export type SelectorData = Asked & {
  readonly language: Language
  /** The page of the selector. */
  readonly path: string
  /** What goes with every answer: the page to go back to, and the sku of what is to be had at the time. */
  readonly keep: { readonly retour: string; readonly pour: string }
  readonly mode: FulfilmentMethod
  readonly error?: string | undefined
}

interface WhenView {
  readonly place: ChosenPlace
  /** Where it is delivered to, as far as that is known. */
  readonly deliverTo?: string | undefined
  readonly days: readonly SlotDay[]
  readonly weekdays: readonly string[]
  readonly wish?: TimedWish | undefined
  /** The time counts without what is about to be added. */
  readonly without: boolean
}

interface MoveView {
  readonly to: { readonly id: number; readonly title: string }
  readonly from: string
  /** Id of the address to deliver to. */
  readonly address: string
  /** Dishes that are not sold there. */
  readonly gone: readonly string[]
}

interface More {
  readonly error?: string | undefined
  /** Where the shopper stands; used for this answer alone (decisions H-10). */
  readonly near?: Point | undefined
  /** What is added once nothing is asked any more. */
  readonly waiting?: Waiting
}

/** What the selector asks at this address. */
export async function selectorData(
  context: Context,
  parameters: URLSearchParams,
  more: More = {},
): Promise<SelectorData> {
  const { language } = context.get(scopeContext)
  const cart = await cartToMove(context)
  const chosen = chosenPlace(cart?.cart, language)
  const asked = parameters.get('mode')
  const mode = isFulfilmentMethod(asked) ? asked : (chosen?.mode ?? 'pickup')
  const base = {
    language,
    path: href(language, 'fulfilmentSelector'),
    keep: {
      retour: safePath(parameters.get('retour')) ?? href(language, 'home'),
      pour: (parameters.get('pour') ?? '').slice(0, 64),
    },
    mode,
    ...(more.error && { error: more.error }),
  }
  if (chosen && parameters.has('point')) {
    const move = await moveView(context, { cart, chosen, mode, parameters })
    if (move) return { ...base, step: 'move', ...move }
  }
  const isPlaced = chosen && !more.near && (parameters.get('etape') === 'creneau' || !asksWhere(parameters))
  if (isPlaced)
    return {
      ...base,
      step: 'when',
      ...(await whenView(context, { place: chosen, cart, parameters, waiting: more.waiting })),
    }
  const query = (parameters.get('q') ?? '').trim().slice(0, 100)
  const view =
    mode === 'pickup'
      ? await pickupView(context, query, more.near)
      : await deliveryView(context, { query, id: parameters.get('lieu')?.slice(0, 200) })
  return { ...base, step: 'where', ...view, current: chosen && { id: chosen.id, title: chosen.title } }
}

const asksWhere = (parameters: URLSearchParams) =>
  ['mode', 'q', 'lieu', 'etape'].some((name) => parameters.has(name))

/** The cart with what it holds; undefined as long as there is none. */
export async function cartToMove(context: Context): Promise<CartToMoveQuery | undefined> {
  if (!session(context).cartId) return undefined
  return await withCart(context, (cartId) => commerce(context).query(CartToMoveDocument, { cartId }))
}

/** The place of an id; undefined when there is none. */
export async function placeOf(context: Context, id: number): Promise<PlaceFragment | undefined> {
  const { getLocations } = await commerce(context).query(PlacesDocument)
  return getLocations.find((place) => place.id === id)
}

async function whenView(
  context: Context,
  {
    place,
    cart,
    parameters,
    waiting,
  }: {
    place: ChosenPlace
    cart: CartToMoveQuery | undefined
    parameters: URLSearchParams
    waiting: Waiting | undefined
  },
): Promise<WhenView> {
  const { language } = context.get(scopeContext)
  const timeZone = cart?.cart?.pad_location?.timezone ?? 'Europe/Paris'
  const { periods, wish } = await timesFor(context, parameters, waiting)
  const isDelivery = place.mode === 'delivery'
  const kept = isDelivery ? keptDeliveryPlace(context) : undefined
  return {
    place,
    deliverTo: kept && placeLine(kept),
    days: slotDays(periods, { language, timeZone, isDelivery }),
    weekdays: weekdays(language),
    wish,
    without: wish ? !wish.fits : parameters.has('sans'),
  }
}

/** What a filled cart loses by going elsewhere (decisions H-4). */
async function moveView(
  context: Context,
  asked: {
    cart: CartToMoveQuery | undefined
    chosen: ChosenPlace
    mode: FulfilmentMethod
    parameters: URLSearchParams
  },
): Promise<MoveView | undefined> {
  const { cart, chosen, mode, parameters } = asked
  const place = await placeOf(context, Number(parameters.get('point')))
  const items = (cart?.cart?.items ?? []).flatMap((item) => item?.product ?? [])
  if (!place || items.length === 0) return undefined
  const lost = await withCart(context, (cartId) =>
    commerce(context).query(LostThereDocument, { cartId, place: place.id, mode }),
  )
  return {
    to: { id: place.id, title: place.title },
    from: chosen.title,
    address: parameters.get('lieu') ?? '',
    gone: (lost.cart?.pad_lost_at ?? []).map(({ product_name: name }) => name),
  }
}
