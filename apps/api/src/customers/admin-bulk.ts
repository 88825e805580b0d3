import { failuresOfEach } from '../platform/admin/attempt.ts'
import { versionOf } from '../platform/admin/audit.ts'
import type { BulkHandlers } from '../platform/admin/bulk-jobs.ts'
import { changeGroup } from './admin-changes.ts'
import { selectCustomer } from './customers.sql.ts'
import { entityOf } from './visible-customer.ts'

/** Changes of all customers that matched in the list. */
export const customerBulkHandlers: BulkHandlers = {
  'customers.set_group': async (ctx, ids, input) => {
    const { group } = input as { group: string }
    return await failuresOfEach(
      ctx,
      ids,
      async (own, id) =>
        await changeGroup(own, {
          id,
          version: await versionOf(own.app.sql, { type: 'customer', id }),
          group,
        }),
      async (id) => {
        const customer = await selectCustomer(ctx.app.sql, Number(id))
        return customer && entityOf(customer).label
      },
    )
  },
}
