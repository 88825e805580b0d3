import type { MessageState } from '@comptoir/contract/generated/admin'
import { failuresOfEach } from '../platform/admin/attempt.ts'
import { versionOf } from '../platform/admin/audit.ts'
import type { BulkHandlers } from '../platform/admin/bulk-jobs.ts'
import { changeState } from './admin-changes.ts'
import { selectStaffSubmission } from './admin.sql.ts'

/** Changes of all form submissions that matched in the list. */
export const messageBulkHandlers: BulkHandlers = {
  'messages.set_state': async (ctx, ids, input) => {
    const { state } = input as { state: MessageState }
    return await failuresOfEach(
      ctx,
      ids,
      async (own, id) =>
        await changeState(own, {
          id,
          version: await versionOf(own.app.sql, { type: 'message', id }),
          state,
        }),
      async (id) => (await selectStaffSubmission(ctx.app.sql, Number(id)))?.sender,
    )
  },
}
