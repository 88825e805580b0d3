import type { AdminContext } from '../platform/admin/context.ts'
import { failuresOfEach } from '../platform/admin/attempt.ts'
import { versionOf } from '../platform/admin/audit.ts'
import type { BulkFailure, BulkHandlers } from '../platform/admin/bulk-jobs.ts'
import { closeReturn, receiveAll, type OfReturn } from './returns.ts'
import { selectReturn } from './returns.sql.ts'

async function each(
  ctx: AdminContext,
  ids: readonly string[],
  work: (ctx: AdminContext, record: OfReturn) => Promise<void>,
): Promise<BulkFailure[]> {
  return await failuresOfEach(
    ctx,
    ids,
    async (own, id) => await work(own, { id, version: await versionOf(own.app.sql, { type: 'return', id }) }),
    async (id) => (await selectReturn(ctx.app.sql, Number(id)))?.orderNumber,
  )
}

/** Changes of all returns that matched in the list. */
export const returnBulkHandlers: BulkHandlers = {
  'returns.receive': async (ctx, ids) => await each(ctx, ids, receiveAll),
  'returns.close': async (ctx, ids, input) => {
    const { reason } = input as { reason: string }
    return await each(ctx, ids, async (own, record) => await closeReturn(own, { ...record, reason }))
  },
}
