import { toMinorUnits } from '@comptoir/rules/money'
import type { CustomerOrdersArgs } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import type { WholeOrder } from './order.ts'
import { countOrders, selectOrders, type OrderConditions } from './read.sql.ts'

export type OrderList = {
  orders: WholeOrder[]
  count: number
  pageSize: number
  currentPage: number
  /** Date of the customer's first order, regardless of the filter. */
  first: Date | null
}

const maxPageSize = 1000
const minMatch = 3

/**
 * A page of a customer's orders, newest first by default. Filter fields are combined with OR (contract §4).
 * Includes orders of all store views unless `scope` is STORE.
 */
export async function ordersOf(
  ctx: RequestContext,
  customerId: number,
  args: Partial<CustomerOrdersArgs>,
): Promise<OrderList> {
  const { currentPage, pageSize } = readPage(args)
  const conditions = readConditions(ctx, customerId, args)
  const { count, first } = await countOrders(ctx.app.sql, conditions)
  const pages = Math.ceil(count / pageSize)
  if (count > 0 && currentPage > pages) {
    throw new InputError(
      `currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`,
    )
  }
  const orders = await selectOrders(ctx.app.sql, conditions, {
    limit: pageSize,
    offset: (currentPage - 1) * pageSize,
    by: args.sort?.sort_field === 'NUMBER' ? 'number' : 'created_at',
    descending: args.sort?.sort_direction !== 'ASC',
  })
  return { orders, count, pageSize, currentPage, first }
}

function readPage(args: Partial<CustomerOrdersArgs>): { currentPage: number; pageSize: number } {
  const currentPage = args.currentPage ?? 1
  const pageSize = args.pageSize ?? 20
  if (currentPage < 1) throw new InputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw new InputError('pageSize value must be greater than 0.')
  if (pageSize > maxPageSize) throw new InputError(`Maximum pageSize is ${maxPageSize}`)
  return { currentPage, pageSize }
}

function readConditions(
  ctx: RequestContext,
  customerId: number,
  { filter, scope }: Partial<CustomerOrdersArgs>,
): OrderConditions {
  const numbers = listOf(filter?.number)
  const statuses = listOf(filter?.status)
  const match = filter?.number?.match ?? undefined
  if (match !== undefined && match.length < minMatch)
    throw new InputError(`Invalid match filter. Minimum length is ${minMatch}.`)
  const { from, to } = filter?.order_date ?? {}
  const { from: least, to: most } = filter?.grand_total ?? {}
  return {
    customerId,
    storeId: scope === 'STORE' ? ctx.store.id : null,
    ...(numbers && { numbers }),
    ...(match !== undefined && { numberMatch: match }),
    ...(statuses && { statuses }),
    ...(from && { createdFrom: instant(from, '00:00:00.000') }),
    ...(to && { createdTo: instant(to, '23:59:59.999') }),
    ...(least && { totalFrom: amount(least, ctx.store.currency) }),
    ...(most && { totalTo: amount(most, ctx.store.currency) }),
  }
}

type ListFilter = { eq?: string | null; in?: (string | null)[] | null }

function listOf(filter: ListFilter | null | undefined): string[] | undefined {
  if (filter?.eq === undefined && filter?.in === undefined) return undefined
  return [filter.eq, ...(filter.in ?? [])].filter((value) => typeof value === 'string')
}

/** A UTC instant; `time` completes a date without time. */
function instant(text: string, time: string): Date {
  const written = text.trim().replace(' ', 'T')
  const date = new Date(`${written.includes('T') ? written : `${written}T${time}`}Z`)
  if (Number.isNaN(date.getTime())) throw new InputError(`Invalid date: ${text.slice(0, 40)}`)
  return date
}

function amount(text: string, currency: string): number {
  if (!/^\d{1,9}(\.\d+)?$/.test(text.trim())) throw new InputError(`Invalid amount: ${text.slice(0, 40)}`)
  return Math.min(toMinorUnits(text, currency), 2_147_483_647)
}
