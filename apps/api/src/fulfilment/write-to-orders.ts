import { queueMailOfOrder } from '../mail/index.ts'
import type { PendingHandlers } from '../platform/admin/pending-actions.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { selectOrdersInSlots, selectRecipients, selectSlotClosure } from './calendar.sql.ts'

/** What `slots.write` stores until it is due. */
export type SlotMessage = { closureId: number; message: string }

type Due = Parameters<PendingHandlers[string]>[1]

export const fulfilmentPending: PendingHandlers = { 'slots.write': writeToOrders }

/** Writes a message of the shop to the customers whose orders have slots in a closure, which may have ended meanwhile. */
async function writeToOrders(app: App, action: Due): Promise<{ mails: number }> {
  const { closureId, message } = action.input as SlotMessage
  const closure = await selectSlotClosure(app.sql, closureId)
  if (!closure) return { mails: 0 }
  const { locationId, method, startsAt: from, endsAt: to } = closure
  const orders = await selectOrdersInSlots(app.sql, { locationId, method, from, to })
  const ids = orders.map(({ orderId }) => orderId)
  await inTransaction(app.sql, async (tx) => {
    for (const recipient of await selectRecipients(tx, ids)) {
      const content = tx.json({ reason: message })
      await queueMailOfOrder(tx, { ...recipient, kind: 'slot_closed', reference: String(action.id), content })
    }
  })
  await action.record({
    action: 'slots.write',
    entity: action.entity,
    locationId,
    after: { message, orders: ids.length },
  })
  return { mails: ids.length }
}
