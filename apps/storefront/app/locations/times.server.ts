import type { RouterContextProvider } from 'react-router'
import { orderPageOf } from '../account/orders.server.ts'
import { withCart } from '../cart/cart-session.server.ts'
import {
  PeriodsDocument,
  PeriodsWithDocument,
  type CartItemInput,
  type DayOfPeriodsFragment,
} from '../generated/graphql.ts'
import type { Waiting } from '../handover/waiting.server.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>

/** What is about to be added, when it is not to be had at every time of the cart. */
export interface TimedWish {
  /** In one line. */
  readonly names: string
  /** Only such times are offered; else there is none, and those of the cart alone are. */
  readonly fits: boolean
}

interface Times {
  readonly periods: readonly DayOfPeriodsFragment[]
  readonly wish?: TimedWish
}

/** The times that can be chosen, for the cart and for what is about to be added: what waits, and the product of `pour`. */
export async function timesFor(
  context: Context,
  parameters: URLSearchParams,
  waiting: Waiting = [],
): Promise<Times> {
  const named = parameters.get('pour')
  const wanted = parameters.get('sans') ? undefined : await wantedOf(context, waiting, named)
  return await withCart(context, async (cartId) => {
    const { query } = commerce(context)
    if (!wanted || wanted.items.length === 0)
      return { periods: (await query(PeriodsDocument, { cartId })).getPeriods }
    const { items } = wanted
    const skus = items.map(({ sku, parent_sku: parent }) => parent ?? sku)
    const { suited, all, products } = await query(PeriodsWithDocument, { cartId, items, skus })
    const found = (products?.items ?? []).flatMap((product) => product?.name ?? [])
    return suitedTimes(suited, all, wanted.names ?? found)
  })
}

/** Says nothing of what suits every time. */
export function suitedTimes(
  suited: readonly DayOfPeriodsFragment[],
  all: readonly DayOfPeriodsFragment[],
  names: readonly string[],
): Times {
  const fits = suited.length > 0
  if (count(suited) === count(all)) return { periods: all }
  return { periods: fits ? suited : all, wish: { names: names.join(', '), fits } }
}

const count = (days: readonly DayOfPeriodsFragment[]) =>
  days.reduce((sum, { periods }) => sum + periods.length, 0)

interface Wanted {
  readonly items: CartItemInput[]
  /** As an order tells them; of products they are asked for. */
  readonly names?: readonly string[]
}

async function wantedOf(context: Context, waiting: Waiting, sku: string | null): Promise<Wanted> {
  if (!('order' in waiting))
    return { items: [...waiting, ...(sku ? [{ sku: sku.slice(0, 64), quantity: 1 }] : [])] }
  const order = await orderPageOf(context, waiting.order)
  const lines = (order?.items ?? []).flatMap((line) => line ?? [])
  return {
    items: lines.map(({ product_sku, quantity_ordered }) => ({
      sku: product_sku,
      quantity: quantity_ordered ?? 1,
    })),
    names: lines.flatMap(({ product_name }) => product_name ?? []),
  }
}
