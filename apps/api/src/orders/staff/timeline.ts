import { orderEventText } from '@comptoir/rules/order-event'
import type { OrderTimelineEntry, OrderTimelineKind } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../../platform/admin/context.ts'
import { isAuthor } from '../../platform/admin/pending-actions.ts'
import {
  selectChangeRows,
  selectEventRows,
  selectMailRows,
  selectNotes,
  selectPendingRows,
  type TimelineRow,
} from './timeline.sql.ts'

/** Actions of the audit log that leave no event. */
const changesWithoutEvent = [
  'order.assign',
  'order.courier',
  'order.tag',
  'order.edit_address',
  'order.appointment',
  'order.edit_lines',
  'order.create',
]

/** What happened to an order, the newest first: its events, mails, notes, changes by staff and what still waits. */
export async function readTimeline(ctx: AdminContext, orderId: number): Promise<OrderTimelineEntry[]> {
  const { sql } = ctx.app
  const [events, mails, notes, changes, pending] = await Promise.all([
    selectEventRows(sql, orderId),
    selectMailRows(sql, orderId),
    selectNotes(sql, orderId),
    selectChangeRows(sql, orderId, changesWithoutEvent),
    selectPendingRows(sql, orderId),
  ])
  const entries = [
    ...events.map((row) => {
      const { code, value, values } = orderEventText(row.reason)
      return entry('EVENT', { ...row, code, values: { ...row.values, value, ...values } }, false)
    }),
    ...mails.map((row) => entry('MAIL', row, row.values['sent'] === true)),
    ...notes.map(({ staffId, author, text, ...row }) =>
      entry(
        'NOTE',
        { ...row, actor: author, code: 'note', values: { text } },
        staffId !== null && staffId === ctx.staff.staffId,
      ),
    ),
    ...changes.map((row) => entry('CHANGE', row, false)),
    ...pending.map((row) => entry('PENDING', row, isAuthor(ctx, row))),
  ]
  return entries.toSorted((a, b) => b.at.localeCompare(a.at) || Number(b.id.slice(1)) - Number(a.id.slice(1)))
}

function entry(kind: OrderTimelineKind, row: TimelineRow, isOwn: boolean): OrderTimelineEntry {
  const { id, at, actor, code, values } = row
  return { id: `${kind[0]}${id}`, kind, at: at.toISOString(), actor, code, values, isOwn }
}
