import type { RouterContextProvider } from 'react-router'
import {
  OrderDocument,
  OrderFilesDocument,
  OrderCalendarOfCustomerDocument,
  OrderProgressOfCustomerDocument,
  OrderPageDetailsDocument,
  OrdersDocument,
  type FileFragment,
  type OrderHeadFragment,
  type OrderDocumentsFragment,
  type OrderDetailsFragment,
  type OrderProgressFragment,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { BATCH_SIZE } from './orders-paging.ts'

type Context = Readonly<RouterContextProvider>

export interface OrdersFound {
  readonly orders: readonly OrderHeadFragment[]
  readonly count: number
}

/** A batch of the customer's orders, newest first, or all of them; pages are slices of it (decisions G-5). */
export async function ordersOf(context: Context, batch: number | 'all'): Promise<OrdersFound> {
  if (batch !== 'all') return await loadBatch(context, batch)
  const { orders, count } = await loadBatch(context, 1)
  const rest = Array.from({ length: Math.ceil(count / BATCH_SIZE) - 1 }, (_, index) =>
    loadBatch(context, index + 2),
  )
  return { orders: [orders, ...(await Promise.all(rest)).map((one) => one.orders)].flat(), count }
}

async function loadBatch(context: Context, page: number): Promise<OrdersFound> {
  try {
    const { customer } = await commerce(context).query(OrdersDocument, { page, size: BATCH_SIZE })
    const found = customer?.orders
    return { orders: (found?.items ?? []).flatMap((order) => order ?? []), count: found?.total_count ?? 0 }
  } catch (error) {
    // A page beyond the last one is empty.
    if (page > 1 && error instanceof CommerceError && error.category === 'graphql-input') {
      return { orders: [], count: (await loadBatch(context, 1)).count }
    }
    throw error
  }
}

/**
 * An order of the customer by its number or entity id; undefined when it is unknown or belongs to another customer
 * (decisions B-2).
 */
export async function orderOf(
  context: Context,
  reference: string,
): Promise<OrderDetailsFragment | undefined> {
  return await findByReference(context, reference, async (number) => {
    const { customer } = await commerce(context).query(OrderDocument, { number })
    return customer?.orders?.items[0] ?? undefined
  })
}

export type LoadedOrder = OrderDetailsFragment & OrderDocumentsFragment

/** The order with its parcels, documents and withdrawals. */
export async function orderDetailsOf(context: Context, reference: string): Promise<LoadedOrder | undefined> {
  return await findByReference(context, reference, async (number) => {
    const { customer } = await commerce(context).query(OrderPageDetailsDocument, { number })
    return customer?.orders?.items[0] ?? undefined
  })
}

/** How far the customer's order of this number is. */
export async function progressOf(
  context: Context,
  number: string,
): Promise<OrderProgressFragment | undefined> {
  if (!/^[\w-]{1,40}$/.test(number)) return undefined
  const { customer } = await commerce(context).query(OrderProgressOfCustomerDocument, { number })
  return customer?.orders?.items[0] ?? undefined
}

/** The appointment of the customer's order of this number as a file for calendars. */
export async function calendarOf(context: Context, number: string): Promise<string | undefined> {
  if (!/^[\w-]{1,40}$/.test(number)) return undefined
  const { customer } = await commerce(context).query(OrderCalendarOfCustomerDocument, { number })
  return customer?.orders?.items[0]?.appointment_calendar ?? undefined
}

async function findByReference<Order>(
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

/** An invoice or credit note as a file; undefined when the order has none of that number. */
export async function orderDocument(
  context: Context,
  number: string,
  documentNumber: string,
): Promise<FileFragment | undefined> {
  const { customer } = await commerce(context).query(OrderFilesDocument, { number })
  const order = customer?.orders?.items[0]
  const documents = [...(order?.invoices ?? []), ...(order?.credit_memos ?? [])]
  return documents.find((one) => one?.number === documentNumber)?.pdf ?? undefined
}
