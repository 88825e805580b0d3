import type { Cents } from '@comptoir/rules/money'
import { isWithinRefundLimit } from '@comptoir/rules/payment-operation'
import type { AdminContext } from '../../platform/admin/context.ts'
import { demandConfirmedSession } from '../../staff/index.ts'
import { refundedBy } from '../refund-plan.ts'
import type { RefundAuthor } from '../refunds.ts'

/**
 * Who asks to refund an amount of an order. Above the limit of their role a person gives the password again, and no limit
 * holds for that refund; an API token keeps the limit. Throws PasswordNeededError.
 */
export async function authorOf(
  ctx: AdminContext,
  { orderId, amount }: { orderId: number; amount: Cents },
): Promise<RefundAuthor> {
  const { staffId, sessionId, name, refundLimit: limit } = ctx.staff
  if (limit === null || sessionId === null) return { staffId, name, limit }
  const refundedBefore = await refundedBy(ctx.app.sql, orderId, staffId)
  if (isWithinRefundLimit(limit, { amount, refundedBefore })) return { staffId, name, limit }
  await demandConfirmedSession(ctx)
  return { staffId, name, limit: null }
}
