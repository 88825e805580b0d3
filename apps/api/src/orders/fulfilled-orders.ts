import { localTime } from '@comptoir/rules/calendar'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { selectHandedOver } from './preparation.sql.ts'
import { lockOrder } from './read.sql.ts'
import { insertShipment, selectUnsent } from './shipments.sql.ts'
import { transitionOrder } from './transitions.ts'

/**
 * Completes the orders of points of sale that were handed over, once that cannot be taken back any more: what is left of
 * them is shipped and delivered. Their customers have had a mail when they were ready or on their way.
 */
export async function completeFulfilledOrders(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - app.settings.undoSeconds * 1000)
  for (const { id } of await selectHandedOver(app.sql, { before })) {
    await inTransaction(app.sql, async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) return
      // Somebody may have taken it back meanwhile.
      if ((await selectHandedOver(tx, { before, id })).length === 0) return
      const items = (await selectUnsent(tx, id)).map(({ orderItemId, units }) => {
        return { orderItemId, quantity: units }
      })
      const { timezone } = app.stores.byId(order.storeId).settings
      const createdAt = app.now()
      const shipment = {
        orderId: id,
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        deliveredOn: localTime(createdAt, timezone).day,
        createdAt,
        items,
      }
      if (items.length > 0) await insertShipment(tx, shipment)
      await transitionOrder(tx, app, order, { to: 'complete', reason: 'handed over' })
    })
  }
}
