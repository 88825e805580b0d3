import type { ReviewDecision } from '@comptoir/contract/generated/admin'
import { failuresOfEach } from '../platform/admin/attempt.ts'
import { versionOf } from '../platform/admin/audit.ts'
import type { BulkHandlers } from '../platform/admin/bulk-jobs.ts'
import { moderateReview } from './admin-changes.ts'
import { selectStaffReview } from './admin.sql.ts'
import type { ReviewStatus } from './moderation.sql.ts'

/** Changes of all reviews that matched in the list. */
export const reviewBulkHandlers: BulkHandlers = {
  'reviews.moderate': async (ctx, ids, input) => {
    const { status } = input as { status: ReviewDecision }
    return await failuresOfEach(
      ctx,
      ids,
      async (own, id) =>
        await moderateReview(own, {
          id,
          version: await versionOf(own.app.sql, { type: 'review', id }),
          status: status.toLowerCase() as ReviewStatus,
        }),
      async (id) => (await selectStaffReview(ctx.app.sql, Number(id)))?.summary,
    )
  },
}
