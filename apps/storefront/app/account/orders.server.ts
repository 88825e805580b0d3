import type { RouterContextProvider } from 'react-router'
import {
  OrderDocument,
  OrderFilesDocument,
  OrderPageDocument,
  OrdersDocument,
  type FileFragment,
  type OrderHeadFragment,
  type OrderPapersFragment,
  type WholeOrderFragment,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { CALL_SIZE } from './orders-paging.ts'

type Context = Readonly<RouterContextProvider>

export interface OrdersFound {
  readonly orders: readonly OrderHeadFragment[]
  readonly count: number
}

/** A call's worth of the customer's orders, newest first, or all of them; a page is cut out of it (decisions G-5). */
export async function ordersOf(context: Context, call: number | 'all'): Promise<OrdersFound> {
  if (call !== 'all') return await callOf(context, call)
  const { orders, count } = await callOf(context, 1)
  const rest = Array.from({ length: Math.ceil(count / CALL_SIZE) - 1 }, (_, index) =>
    callOf(context, index + 2),
  )
  return { orders: [orders, ...(await Promise.all(rest)).map((one) => one.orders)].flat(), count }
}

async function callOf(context: Context, page: number): Promise<OrdersFound> {
  try {
    const { customer } = await commerce(context).query(OrdersDocument, { page, size: CALL_SIZE })
    const found = customer?.orders
    return { orders: (found?.items ?? []).flatMap((order) => order ?? []), count: found?.total_count ?? 0 }
  } catch (error) {
    // A page beyond the last one is an empty one.
    if (page > 1 && error instanceof CommerceError && error.category === 'graphql-input') {
      return { orders: [], count: (await callOf(context, 1)).count }
    }
    throw error
  }
}

/**
 * One order of the customer, by its number or its entity id; undefined for unknown ones and somebody else's alike
 * (decisions B-2).
 */
export async function orderOf(context: Context, reference: string): Promise<WholeOrderFragment | undefined> {
  return await named(context, reference, async (number) => {
    const { customer } = await commerce(context).query(OrderDocument, { number })
    return customer?.orders?.items[0] ?? undefined
  })
}

export type OrderOnPage = WholeOrderFragment & OrderPapersFragment

/** The same with its parcels, papers and withdrawals. */
export async function orderPageOf(context: Context, reference: string): Promise<OrderOnPage | undefined> {
  return await named(context, reference, async (number) => {
    const { customer } = await commerce(context).query(OrderPageDocument, { number })
    return customer?.orders?.items[0] ?? undefined
  })
}

async function named<Order>(
  context: Context,
  reference: string,
  byNumber: (number: string) => Promise<Order | undefined>,
): Promise<Order | undefined> {
  if (!/^[\w-]{1,40}$/.test(reference)) return undefined
  const found = await byNumber(reference)
  if (found || !/^\d{1,9}$/.test(reference)) return found
  const { orders } = await ordersOf(context, 'all')
  const known = orders.find(({ entity_id }) => entity_id === Number(reference))
  return known && (await byNumber(known.number))
}

/** An invoice or credit note of an order as a file; undefined where the customer has none of that number. */
export async function paperOf(
  context: Context,
  number: string,
  paper: string,
): Promise<FileFragment | undefined> {
  const { customer } = await commerce(context).query(OrderFilesDocument, { number })
  const order = customer?.orders?.items[0]
  const papers = [...(order?.invoices ?? []), ...(order?.credit_memos ?? [])]
  return papers.find((one) => one?.number === paper)?.pdf ?? undefined
}
