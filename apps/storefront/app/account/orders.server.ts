import type { RouterContextProvider } from 'react-router'
import {
  OrderDocument,
  OrdersDocument,
  type OrderHeadFragment,
  type WholeOrderFragment,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { CALL_SIZE, placeInCalls, type OrdersPage } from './orders-paging.ts'

type Context = Readonly<RouterContextProvider>

export interface OrdersFound {
  readonly orders: readonly OrderHeadFragment[]
  readonly count: number
}

/** One page of the customer's orders, newest first; all of them when its size is 0 (decisions G-5). */
export async function ordersOf(context: Context, wanted: OrdersPage): Promise<OrdersFound> {
  const { call, from, to } = placeInCalls(wanted)
  const first = await callOf(context, call)
  if (wanted.size > 0) return { orders: first.orders.slice(from, to), count: first.count }
  const orders = [...first.orders]
  for (let next = 2; orders.length < first.count && next <= Math.ceil(first.count / CALL_SIZE); next += 1) {
    orders.push(...(await callOf(context, next)).orders)
  }
  return { orders, count: first.count }
}

async function callOf(context: Context, page: number): Promise<OrdersFound> {
  try {
    const { customer } = await commerce(context).query(OrdersDocument, { page, size: CALL_SIZE })
    const found = customer?.orders
    return { orders: (found?.items ?? []).flatMap((order) => order ?? []), count: found?.total_count ?? 0 }
  } catch (error) {
    // A page beyond the last one is an empty one.
    if (error instanceof CommerceError && error.category === 'graphql-input') return { orders: [], count: 0 }
    throw error
  }
}

/**
 * One order of the customer, by its number or its entity id; undefined for unknown ones and somebody else's alike
 * (decisions B-2).
 */
export async function orderOf(context: Context, reference: string): Promise<WholeOrderFragment | undefined> {
  if (!/^[\w-]{1,40}$/.test(reference)) return undefined
  const found = await byNumber(context, reference)
  if (found || !/^\d{1,9}$/.test(reference)) return found
  const { orders } = await callOf(context, 1)
  const known = orders.find(({ entity_id }) => entity_id === Number(reference))
  return known && (await byNumber(context, known.number))
}

async function byNumber(context: Context, number: string): Promise<WholeOrderFragment | undefined> {
  const { customer } = await commerce(context).query(OrderDocument, { number })
  return customer?.orders?.items[0] ?? undefined
}
