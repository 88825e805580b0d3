import type { MutationAddCouponArgs, MutationGenerateCouponsArgs } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { CommandError } from '../platform/errors.ts'
import { insertCoupon, type CouponBatchRecord } from './coupon-admin.sql.ts'
import { countCodesLike } from './coupon-files.sql.ts'
import { CouponPattern } from './coupon-pattern.ts'
import type { PromotionRecord } from './promotion.sql.ts'

const longestCode = 64
const mostCodes = 100_000

/** Adds a coupon to a promotion and returns its id. Throws InvalidInputError. */
export async function newCoupon(
  ctx: AdminContext,
  promotion: PromotionRecord,
  { code: text, maxUses = null, endsAt }: MutationAddCouponArgs,
): Promise<number> {
  const code = text.trim()
  checkTakesCoupons(ctx, promotion)
  if (code === '' || code.length > longestCode) throw invalidField(ctx.language, 'code', 'coupon_error_code')
  if (maxUses !== null && maxUses < 1) throw invalidField(ctx.language, 'maxUses', 'promotion_error_limit')
  const id = await insertCoupon(ctx.app.sql, {
    websiteId: promotion.websiteId,
    ruleId: promotion.ruleId,
    code,
    maxUses,
    endsAt: endsAt ? new Date(endsAt) : null,
  })
  if (id === undefined) throw invalidField(ctx.language, 'code', 'coupon_error_taken', { code })
  return id
}

/** What a job is to generate. Throws InvalidInputError for a pattern whose codes would be too few or easy to guess. */
export async function checkedBatch(
  ctx: AdminContext,
  promotion: PromotionRecord,
  { count, pattern: text, maxUses = null, endsAt }: MutationGenerateCouponsArgs,
): Promise<Pick<CouponBatchRecord, 'ruleId' | 'pattern' | 'count' | 'maxUses' | 'endsAt' | 'createdAt'>> {
  checkTakesCoupons(ctx, promotion)
  if (count < 1 || count > mostCodes)
    throw invalidField(ctx.language, 'count', 'coupon_error_amount', { most: mostCodes })
  if (maxUses !== null && maxUses < 1) throw invalidField(ctx.language, 'maxUses', 'promotion_error_limit')
  const pattern = patternOf(ctx, text)
  const taken = await countCodesLike(ctx.app.sql, promotion.websiteId, pattern.expression)
  const left = Math.max(0, pattern.mostCodes - taken)
  if (left < count) throw invalidField(ctx.language, 'pattern', 'coupon_error_few', { left })
  return {
    ruleId: promotion.ruleId,
    pattern: pattern.text,
    count,
    maxUses,
    endsAt: endsAt ? new Date(endsAt) : null,
    createdAt: ctx.app.now(),
  }
}

function patternOf(ctx: AdminContext, text: string): CouponPattern {
  try {
    return new CouponPattern(text)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw invalidField(ctx.language, 'pattern', 'coupon_error_pattern')
  }
}

function checkTakesCoupons(ctx: AdminContext, { kind, needsCoupon }: PromotionRecord): void {
  if (kind !== 'CART' || !needsCoupon)
    throw invalidField(ctx.language, 'promotionId', 'coupon_error_not_needed')
}
