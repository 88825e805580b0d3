import type { MutationChangeCouponArgs, PromotionInput } from '@comptoir/contract/generated/admin'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import type { JsonValue } from '../platform/database.ts'
import { couponById, inputScope, promotionById } from './admin-access.ts'
import { updateCoupon, type CouponRecord } from './coupon-admin.sql.ts'
import type { PromotionRecord } from './promotion.sql.ts'
import { changePromotion } from './save-promotion.ts'

/** A payload's promotion by its id. */
export type Written = { promotionId: string }

type Values = Record<string, JsonValue>

/** Changes a promotion for a person and writes the audit log. Throws InvalidInputError and ConflictError. */
export async function saveChange(
  ctx: AdminContext,
  verb: string,
  { id, version }: { id: string; version: string },
  input: PromotionInput,
): Promise<Written> {
  await expectVersion(ctx, { type: 'promotion', id }, version, Object.keys(input))
  const stored = await promotionById(ctx, id)
  await changePromotion(ctx.app.sql, await inputScope(ctx, String(stored.websiteId)), stored, input)
  return await recordPromotion(ctx, verb, id, stored)
}

/** Records the fields of a promotion that changed. */
export async function recordPromotion(
  ctx: AdminContext,
  verb: string,
  id: string,
  before: PromotionRecord | null,
): Promise<Written> {
  const after = await promotionById(ctx, id)
  await recordChange(ctx, {
    action: `promotion.${verb}`,
    entity: { type: 'promotion', id, label: after.name },
    websiteId: after.websiteId,
    ...changedOf(before && fieldsOf(before), fieldsOf(after)),
  })
  return { promotionId: id }
}

/** The fields of a promotion that people change, as the audit log has them. */
export function fieldsOf(record: PromotionRecord): Values {
  const {
    kind: _kind,
    ruleId: _ruleId,
    websiteId: _websiteId,
    currency: _currency,
    state: _state,
    uses: _uses,
    discounted: _discounted,
    canDelete: _canDelete,
    couponCount: _count,
    startsAt,
    endsAt,
    ...fields
  } = record
  const instants = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
  // Conditions and actions are JSON in the database.
  return { ...(fields as Values), ...instants }
}

/** Changes the limits of a coupon; what is absent stays. Throws ConflictError. */
export async function changeCoupon(
  ctx: AdminContext,
  args: Omit<MutationChangeCouponArgs, 'idempotencyKey'>,
): Promise<{ couponId: string }> {
  const { id, version, maxUses, endsAt } = args
  const fields = ['maxUses', 'endsAt'].filter((field) => Object.hasOwn(args, field))
  await expectVersion(ctx, { type: 'coupon', id }, version, fields)
  const stored = await couponById(ctx, id)
  await updateCoupon(ctx.app.sql, {
    id: stored.id,
    maxUses: maxUses === undefined ? stored.maxUses : maxUses,
    endsAt: endsAt === undefined ? stored.endsAt : endsAt === null ? null : new Date(endsAt),
  })
  return await recordCoupon(ctx, 'change', await couponById(ctx, id), stored)
}

/** Records a new coupon, or the limits that changed. */
export async function recordCoupon(
  ctx: AdminContext,
  verb: string,
  after: CouponRecord,
  before: CouponRecord | null,
): Promise<{ couponId: string }> {
  await recordChange(ctx, {
    action: `coupon.${verb}`,
    entity: { type: 'coupon', id: String(after.id), label: after.code },
    websiteId: after.websiteId,
    ...changedOf(before && limitsOf(before), limitsOf(after)),
  })
  return { couponId: String(after.id) }
}

/** What people change of a coupon, as the audit log has it. */
export const limitsOf = ({ code, maxUses, endsAt }: CouponRecord): Values => ({
  code,
  maxUses,
  endsAt: endsAt?.toISOString() ?? null,
})

/** The fields that differ; all of a new record. */
function changedOf(before: Values | null, after: Values): { before: Values | null; after: Values } {
  const changed = Object.keys(after).filter(
    (key) => !before || JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const only = (fields: Values) => Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]))
  return { before: before && only(before), after: only(after) }
}
