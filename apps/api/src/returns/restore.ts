import { readOrder } from '../orders/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { withdrawWaiting } from '../platform/admin/pending-actions.ts'
import type { AuditRecord, RestoreHandlers } from '../platform/admin/restore.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { entityOf, leftToReturn, lockReturn, notifyKind, recordReturn } from './returns.ts'
import {
  resetArrived,
  selectReturnedUnits,
  stateOfReturn,
  updateArrived,
  updateReopened,
} from './returns.sql.ts'

/** The goods are awaited again, or as many arrived as before. Not once the customer was told that they did. */
async function restoreReceipt(
  ctx: AdminContext,
  { id: version, entity, before }: AuditRecord,
): Promise<void> {
  const { sql } = ctx.app
  const found = await lockReturn(ctx, { id: String(entity.id), version }, ['received'])
  const arrived = found.items.map(({ orderItemId, arrived: count }) => [orderItemId, count] as const)
  const now = { arrived: Object.fromEntries(arrived) }
  if (before?.state !== 'declared') {
    const units = new Map(
      Object.entries({ ...(before?.arrived as Record<string, number> | undefined) }).map(([id, count]) => [
        Number(id),
        count,
      ]),
    )
    if (units.size === 0) throw new InputError(messageIn(ctx.language, 'audit_restore_impossible'))
    await updateArrived(sql, found.id, { at: ctx.app.now(), items: units })
    await recordReturn(ctx, found, 'receive', { state: 'received', arrived: Object.fromEntries(units) }, now)
    return
  }
  if (!(await withdrawWaiting(ctx, entityOf(found), notifyKind)))
    throw new InputError(messageIn(ctx.language, 'audit_restore_left'))
  await resetArrived(sql, found.id)
  await recordReturn(ctx, found, 'await', { state: 'declared', arrived: null }, now)
}

/** Open again, unless its units were refunded or are in another return since. */
async function restoreClose(ctx: AdminContext, { id: version, entity }: AuditRecord): Promise<void> {
  const { sql } = ctx.app
  const found = await lockReturn(ctx, { id: String(entity.id), version }, ['closed'])
  const order = await readOrder(sql, found.orderId)
  const left = leftToReturn(order?.items ?? [], await selectReturnedUnits(sql, found.orderId))
  if (found.items.some(({ orderItemId, quantity }) => quantity > (left.get(orderItemId) ?? 0)))
    throw new InputError(messageIn(ctx.language, 'admin_return_nothing'))
  await updateReopened(sql, found.id)
  const state = stateOfReturn({ ...found, closedAt: null })
  await recordReturn(ctx, found, 'reopen', { state, reason: null }, { reason: found.closeReason })
}

/** What brings returns back: what the customer was told of them stays. */
export const returnRestore: RestoreHandlers = {
  'return.receive': { permission: 'orders.ship', restore: restoreReceipt },
  'return.close': { permission: 'orders.edit', restore: restoreClose },
}
