import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import type { Store } from '../../stores/index.ts'
import type { WholeOrder } from '../order.ts'
import { readOrder } from '../read.sql.ts'
import { selectDeskState, type DeskState } from './desk.sql.ts'

/** An order with what the staff knows of it. */
export type DeskOrder = DeskState & { whole: WholeOrder; store: Store }

/** An order that the person may see; throws RecordNotFoundError. */
export async function readDeskOrder(
  ctx: AdminContext,
  by: { number: string } | { id: number },
): Promise<DeskOrder> {
  const state = await selectDeskState(ctx, by)
  const whole = state && (await readOrder(ctx.app.sql, state.id))
  if (!whole) throw new RecordNotFoundError(ctx.language)
  return { ...state, whole, store: ctx.app.stores.byId(whole.order.storeId) }
}
