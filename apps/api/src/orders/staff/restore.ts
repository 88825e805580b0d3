import type { RestoreHandlers } from '../../platform/admin/restore.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { staffAllowed } from '../../staff/index.ts'
import type { BulkResult } from './verbs.ts'
import { assignOrders, prepareOrders } from './verbs.ts'

/** What brings the work on orders back. Parcels, refunds and mails have left the shop. */
export const orderRestore: RestoreHandlers = {
  'order.prepare': {
    permission: 'orders.edit',
    restore: async (ctx, { entity, before }) => {
      orThrow(
        await prepareOrders(
          ctx,
          [String(entity.id)],
          typeof before?.preparation === 'string' ? before.preparation : '',
        ),
      )
    },
  },
  'order.assign': {
    permission: 'orders.edit',
    restore: async (ctx, { entity, before, websiteId }) => {
      const name = typeof before?.assignee === 'string' ? before.assignee : null
      const people = name === null ? [] : await staffAllowed(ctx.app.sql, 'orders.view', [websiteId ?? 0])
      const named = people.filter((one) => one.name === name)
      const [person] = named
      // The log has the name only.
      if (name !== null && (!person || named.length > 1))
        throw new InputError(messageIn(ctx.language, 'audit_restore_person', { name }))
      orThrow(await assignOrders(ctx, [String(entity.id)], person ? String(person.id) : null))
    },
  },
}

function orThrow({ failed: [failure] }: BulkResult): void {
  if (failure) throw new InputError(failure.message)
}
