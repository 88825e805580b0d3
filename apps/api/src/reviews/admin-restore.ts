import type { RestoreHandlers } from '../platform/admin/restore.ts'
import { answerReview, moderateReview } from './admin-changes.ts'
import type { ReviewStatus } from './moderation.sql.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** What brings the status of a review and its answer back. */
export const reviewRestore: RestoreHandlers = {
  'review.moderate': {
    permission: 'catalogue.edit',
    restore: async (ctx, { id: version, entity, before }) => {
      const status = (textOf(before?.['status']) ?? 'pending') as ReviewStatus
      await moderateReview(ctx, { id: String(entity.id), version, status })
    },
  },
  'review.answer': {
    permission: 'catalogue.edit',
    restore: async (ctx, { id: version, entity, before }) => {
      await answerReview(ctx, { id: String(entity.id), version, text: textOf(before?.['answer']) })
    },
  },
}
