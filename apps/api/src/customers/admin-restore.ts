import type { CustomerChanges } from '@comptoir/contract/generated/admin'
import type { RestoreHandlers } from '../platform/admin/restore.ts'
import { changeCustomer, changeGroup, fieldOf } from './admin-changes.ts'

/** What brings data of customers back. A changed e-mail signed the customer out and mailed them: that stays. */
export const customerRestore: RestoreHandlers = {
  'customer.update': {
    permission: 'customers.edit',
    restore: async (ctx, { id: version, entity, before }) => {
      const known = Object.entries(before ?? {}).filter(([field]) => Object.hasOwn(fieldOf, field))
      // An empty text removes a value; null would leave it.
      const input: CustomerChanges = Object.fromEntries(
        known.map(([field, value]) => [field, typeof value === 'string' ? value : '']),
      )
      await changeCustomer(ctx, { id: String(entity.id), version, input })
    },
  },
  'customer.set_group': {
    permission: 'customers.edit',
    restore: async (ctx, { id: version, entity, before }) => {
      const group = typeof before?.group === 'string' ? before.group : ''
      await changeGroup(ctx, { id: String(entity.id), version, group })
    },
  },
}
