import type {
  Coupon as CouponShape,
  CouponBatch,
  Promotion,
  PromotionUse,
} from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { promotionId } from './admin-access.ts'
import type { CouponBatchRecord, CouponRecord } from './coupon-admin.sql.ts'
import { selectBatchesOf } from './coupon-admin.sql.ts'
import { selectRecentUses, type PromotionRecord } from './promotion.sql.ts'

/** What resolvers of a promotion's fields read. */
export type PromotionShape = Omit<Promotion, 'version' | 'recentUses' | 'couponBatches'> & {
  ruleId: number
  currency: string
}

const newest = 50

export function promotionShape(record: PromotionRecord): PromotionShape {
  const { currency, websiteId, startsAt, endsAt, maxAmount, discounted } = record
  const money = (amount: number | null) => (amount === null ? null : { amount, currency })
  return {
    ...record,
    id: promotionId(record),
    websiteId: String(websiteId),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    maxAmount: money(maxAmount),
    discounted: money(discounted),
  }
}

export const promotionFields = {
  version: async ({ id }: PromotionShape, _: unknown, { app }: AdminContext) =>
    await versionOf(app.sql, { type: 'promotion', id }),
  recentUses: async (
    { kind, ruleId, currency }: PromotionShape,
    _: unknown,
    { app }: AdminContext,
  ): Promise<PromotionUse[]> => {
    if (kind !== 'CART') return []
    const uses = await selectRecentUses(app.sql, ruleId, newest)
    return uses.map((use) => ({
      ...use,
      orderId: String(use.orderId),
      orderedAt: use.orderedAt.toISOString(),
      amount: { amount: use.amount, currency },
    }))
  },
  couponBatches: async (
    { kind, ruleId }: PromotionShape,
    _: unknown,
    { app }: AdminContext,
  ): Promise<CouponBatch[]> =>
    kind === 'CART' ? (await selectBatchesOf(app.sql, ruleId)).map(batchShape) : [],
}

export function batchShape(batch: CouponBatchRecord): CouponBatch {
  return {
    ...batch,
    id: String(batch.id),
    endsAt: batch.endsAt?.toISOString() ?? null,
    createdAt: batch.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString() ?? null,
  }
}

/** A coupon without its version, which is read when it is asked for. */
export function couponShape(
  record: Pick<CouponRecord, 'id' | 'ruleId' | 'code' | 'maxUses' | 'uses' | 'endsAt'>,
  now: Date,
): Omit<CouponShape, 'version'> {
  const { id, ruleId, code, maxUses, uses, endsAt } = record
  return {
    id: String(id),
    promotionId: promotionId({ kind: 'CART', ruleId }),
    code,
    maxUses,
    uses,
    endsAt: endsAt?.toISOString() ?? null,
    isValid: (endsAt === null || endsAt > now) && (maxUses === null || uses < maxUses),
  }
}
