import { REVIEW_LENGTHS } from '@comptoir/rules/review'
import { announceIds } from '../catalogue/index.ts'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { selectStaffReview, updateAnswer, type StaffReview } from './admin.sql.ts'
import { setStatus } from './moderation.ts'
import type { ReviewStatus } from './moderation.sql.ts'

type OfReview = { id: string; version: string }

/** A review that the person may see. Throws RecordNotFoundError for others and unknown ones alike. */
export async function visibleReview(ctx: AdminContext, id: string): Promise<StaffReview> {
  const found = await selectStaffReview(ctx.app.sql, rowId(ctx, id))
  if (!found) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, { websiteId: found.websiteId })
  return found
}

/** A review as the audit log names it; never by its author, who may leave. */
const entityOf = ({ id, product }: StaffReview) => ({ type: 'review', id, label: product })

/** Throws InputError where the review repeats another one, which is not rejected. */
export async function moderateReview(
  ctx: AdminContext,
  { id, version, status }: OfReview & { status: ReviewStatus },
): Promise<void> {
  const review = await visibleReview(ctx, id)
  if (review.status === status) return noChange(ctx)
  const entity = entityOf(review)
  await expectVersion(ctx, entity, version, ['status'])
  const { sql, now } = ctx.app
  const result = await setStatus(sql, review.id, { status, at: now() })
  if (result === 'missing') throw new RecordNotFoundError(ctx.language)
  if (result === 'repeated') throw new InputError(messageIn(ctx.language, 'admin_review_repeated'))
  await recordChange(ctx, {
    action: 'review.moderate',
    entity,
    websiteId: review.websiteId,
    before: { status: review.status },
    after: { status },
  })
}

/** Writes the answer of the shop; an empty one takes it away. */
export async function answerReview(
  ctx: AdminContext,
  { id, version, text }: OfReview & { text?: string | null },
): Promise<void> {
  const review = await visibleReview(ctx, id)
  const answer = text?.replaceAll('\r\n', '\n').trim() || null
  if (answer === review.answer) return noChange(ctx)
  const maxlength = REVIEW_LENGTHS.text
  if (answer && answer.length > maxlength)
    throw invalidField(ctx.language, 'text', 'form_maxlength', { maxlength })
  const entity = entityOf(review)
  await expectVersion(ctx, entity, version, ['answer'])
  const { sql, now } = ctx.app
  await updateAnswer(sql, review.id, { answer, at: now() })
  if (review.status === 'approved') await announceIds(sql, 'ratings', [review.productId])
  await recordChange(ctx, {
    action: 'review.answer',
    entity,
    websiteId: review.websiteId,
    before: { answer: review.answer },
    after: { answer },
  })
}
