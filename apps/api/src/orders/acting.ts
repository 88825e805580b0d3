import { writeEntries } from '../platform/admin/audit.ts'
import type { ActingStaff, RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'

/** Names the member of staff who acts for the customer in the events of the transaction. */
export async function nameActor(sql: Queryable, name: string): Promise<void> {
  await sql`select set_config('comptoir.actor', ${name}, true)`
}

/** Marks an order that a member of staff placed for its customer, on the order and in the audit log. */
export async function markActing(
  sql: Queryable,
  { app, store, requestId, address }: RequestContext,
  order: { id: number; number: string },
  acting: ActingStaff,
): Promise<void> {
  await sql`update sales_order set placed_by = ${acting.name} where id = ${order.id}`
  await writeEntries(sql, { staff: acting, requestId, address }, app.now(), [
    {
      action: 'order.place_for_customer',
      entity: { type: 'order', id: order.id, label: order.number },
      websiteId: store.website.id,
      after: { placedBy: acting.name },
    },
  ])
}
