import type { BulkFailure, BulkHandlers } from '../../platform/admin/bulk-jobs.ts'
import { assignOrders, prepareOrders, type BulkResult } from './verbs.ts'

/** Changes of all orders that matched in the list. */
export const orderBulkHandlers: BulkHandlers = {
  'orders.prepare': async (ctx, ids, input) =>
    failuresOf(await prepareOrders(ctx, ids, (input as { preparation: string }).preparation)),
  'orders.assign': async (ctx, ids, input) =>
    failuresOf(await assignOrders(ctx, ids, (input as { staffId: string | null }).staffId)),
}

const failuresOf = ({ failed }: BulkResult): BulkFailure[] =>
  failed.map(({ id, number, message }) => ({ id, label: number, message }))
