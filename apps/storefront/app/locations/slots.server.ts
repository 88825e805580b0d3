import type { RouterContextProvider } from 'react-router'
import { orderDetailsOf } from '../account/orders.server.ts'
import { withCart } from '../cart/cart-session.server.ts'
import {
  PeriodsDocument,
  PeriodsForItemsDocument,
  type CartItemInput,
  type DeliveryDayFragment,
} from '../generated/graphql.ts'
import type { PendingAdd } from '../fulfilment/pending-add.server.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>

/** Restriction of the slots by the items about to be added. */
export interface SlotRestriction {
  /** Item names, comma separated. */
  readonly names: string
  /** Whether slots fit these items; if not, all slots of the cart are offered. */
  readonly hasSlots: boolean
}

interface Slots {
  readonly periods: readonly DeliveryDayFragment[]
  readonly restriction?: SlotRestriction
}

/** Slots for the cart and the items about to be added: the pending ones and the product of `pour`. */
export async function slotsFor(
  context: Context,
  parameters: URLSearchParams,
  pending: PendingAdd = [],
): Promise<Slots> {
  const named = parameters.get('pour')
  const requested = parameters.get('sans') ? undefined : await requestedItems(context, pending, named)
  return await withCart(context, async (cartId) => {
    const { query } = commerce(context)
    if (!requested || requested.items.length === 0)
      return { periods: (await query(PeriodsDocument, { cartId })).getPeriods }
    const { items } = requested
    const skus = items.map(({ sku, parent_sku: parent }) => parent ?? sku)
    const { eligible, all, products } = await query(PeriodsForItemsDocument, { cartId, items, skus })
    const found = (products?.items ?? []).flatMap((product) => product?.name ?? [])
    return restrictedSlots(eligible, all, requested.names ?? found)
  })
}

/** Leaves the restriction out when the items fit every slot. */
export function restrictedSlots(
  eligible: readonly DeliveryDayFragment[],
  all: readonly DeliveryDayFragment[],
  names: readonly string[],
): Slots {
  const hasSlots = eligible.length > 0
  if (count(eligible) === count(all)) return { periods: all }
  return { periods: hasSlots ? eligible : all, restriction: { names: names.join(', '), hasSlots } }
}

const count = (days: readonly DeliveryDayFragment[]) =>
  days.reduce((sum, { periods }) => sum + periods.length, 0)

interface RequestedItems {
  readonly items: CartItemInput[]
  /** Names from the order; product names are queried otherwise. */
  readonly names?: readonly string[]
}

async function requestedItems(
  context: Context,
  pending: PendingAdd,
  sku: string | null,
): Promise<RequestedItems> {
  if (!('order' in pending))
    return { items: [...pending, ...(sku ? [{ sku: sku.slice(0, 64), quantity: 1 }] : [])] }
  const order = await orderDetailsOf(context, pending.order)
  const lines = (order?.items ?? []).flatMap((line) => line ?? [])
  return {
    items: lines.map(({ product_sku, quantity_ordered }) => ({
      sku: product_sku,
      quantity: quantity_ordered ?? 1,
    })),
    names: lines.flatMap(({ product_name }) => product_name ?? []),
  }
}
