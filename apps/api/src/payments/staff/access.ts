import { ForbiddenTransitionError } from '@comptoir/rules/order-status'
import {
  lockOrder,
  lockOrderByNumber,
  NothingToRefundError,
  OrderStateError,
  RefundLimitError,
  type OrderHead,
} from '../../orders/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import { defer } from '../../platform/admin/pending-actions.ts'
import { withinScope } from '../../platform/admin/scope.ts'
import type { App } from '../../platform/context.ts'
import { CommandError, InputError } from '../../platform/errors.ts'
import { dryRun, inTransaction, type JsonValue, type Transaction } from '../../platform/database.ts'
import { messageIn } from '../../platform/messages.ts'
import { recordChange } from '../../platform/admin/audit.ts'

/** An order that the person may see, and its place. */
export type OrderPlace = { id: number; number: string; websiteId: number; locationId: number | null }

type By = { number: string } | { id: number } | { paymentId: number }

/** Throws RecordNotFoundError for an order that does not exist, or that the person may not see. */
export async function orderPlace(ctx: AdminContext, by: By): Promise<OrderPlace> {
  const { sql } = ctx.app
  const condition =
    'number' in by
      ? sql`o.number = ${by.number}`
      : 'id' in by
        ? sql`o.id = ${by.id}`
        : sql`o.id = (select order_id from payment where id = ${by.paymentId})`
  const scope = withinScope(sql, ctx.staff, sql`o.website_id`, sql`o.pad_location_id`)
  const [row] = await sql<OrderPlace[]>`
    select o.id, o.number, o.website_id as "websiteId", o.pad_location_id as "locationId"
      from sales_order o where ${condition} and ${scope}`
  if (!row) throw new RecordNotFoundError(ctx.language)
  return row
}

export const orderEntity = ({ id, number }: OrderPlace) => ({ type: 'order', id: String(id), label: number })

const placeOf = ({ websiteId, locationId }: OrderPlace) => ({ websiteId, locationId })

export async function recordOrderChange(
  ctx: AdminContext,
  order: OrderPlace,
  action: string,
  after: Record<string, JsonValue>,
): Promise<void> {
  await recordChange(ctx, { action, entity: orderEntity(order), ...placeOf(order), after })
}

/** Work on the locked order of a deferred action. */
export async function onLockedOrder<T>(
  app: App,
  number: string,
  work: (tx: Transaction, order: OrderHead) => Promise<T>,
): Promise<T> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new InputError('The order does not exist any more.')
    return await work(tx, order)
  })
}

/** Defers work on an order, after it was tried: what is not possible fails now. Returns the id of the action. */
export async function deferTried(
  ctx: AdminContext,
  order: OrderPlace,
  { kind, input, summary }: { kind: string; input: JsonValue; summary: JsonValue },
  work: (app: App) => Promise<unknown>,
): Promise<number> {
  await explained(ctx, async () => await dryRun(ctx.app.sql, async (sql) => await work({ ...ctx.app, sql })))
  return await defer(ctx, { kind, entity: orderEntity(order), ...placeOf(order), input, summary })
}

/** Runs work of an order, and says in the person's language why it is not possible. */
export async function explained<T>({ language }: AdminContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NothingToRefundError)
      throw new InputError(messageIn(language, 'admin_refund_nothing'))
    if (error instanceof RefundLimitError) throw new InputError(messageIn(language, 'admin_refund_limit'))
    if (error instanceof OrderStateError || error instanceof ForbiddenTransitionError)
      throw new InputError(messageIn(language, 'admin_refund_state'))
    if (error instanceof CommandError) throw new InputError(error.message)
    throw error
  }
}

export async function lockedById(tx: Transaction, id: number): Promise<OrderHead> {
  const order = await lockOrder(tx, id)
  if (!order) throw new InputError('The order does not exist any more.')
  return order
}
