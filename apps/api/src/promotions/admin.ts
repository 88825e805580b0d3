import type {
  MutationAddCouponArgs,
  MutationChangeCouponArgs,
  MutationChangePromotionArgs,
  MutationCreatePromotionArgs,
  MutationDeletePromotionArgs,
  MutationDuplicatePromotionArgs,
  MutationGenerateCouponsArgs,
  MutationSwitchPromotionArgs,
  PromotionInput,
  QueryCouponsArgs,
} from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { expectVersion, recordChange, versionOf } from '../platform/admin/audit.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { readList, type ListArguments } from '../platform/admin/list.ts'
import type { JsonValue } from '../platform/database.ts'
import { couponById, inputScope, promotionById, promotionId } from './admin-access.ts'
import { insertBatch, selectBatch, updateCoupon, type CouponRecord } from './coupon-admin.sql.ts'
import { checkedBatch, newCoupon } from './coupon-admin.ts'
import { couponList, promotionList } from './promotion-list.ts'
import type { PromotionRecord } from './promotion.sql.ts'
import { changePromotion, createPromotion, deletePromotion, duplicatePromotion } from './save-promotion.ts'
import { batchShape, couponShape, promotionFields, promotionShape } from './shapes.ts'
import { previewCataloguePromotion } from './preview-catalogue.ts'
import { promotionVocabulary } from './vocabulary.ts'
import { warnings } from './warnings.ts'

/** A payload's promotion by its id. */
type Written = { promotionId: string }

async function create(_: unknown, args: MutationCreatePromotionArgs, ctx: AdminContext): Promise<Written> {
  const scope = await inputScope(ctx, args.websiteId)
  const saved = await createPromotion(ctx.app.sql, scope, args.kind, args.input)
  return await recordPromotion(ctx, 'create', promotionId(saved), null)
}

async function change(_: unknown, args: MutationChangePromotionArgs, ctx: AdminContext): Promise<Written> {
  return await save(ctx, 'change', args, args.input)
}

async function switchOnOff(
  _: unknown,
  args: MutationSwitchPromotionArgs,
  ctx: AdminContext,
): Promise<Written> {
  return await save(ctx, args.isActive ? 'switch_on' : 'switch_off', args, { isActive: args.isActive })
}

async function save(
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

async function duplicate(
  _: unknown,
  args: MutationDuplicatePromotionArgs,
  ctx: AdminContext,
): Promise<Written> {
  const stored = await promotionById(ctx, args.id)
  const scope = await inputScope(ctx, String(stored.websiteId))
  const saved = await duplicatePromotion(ctx.app.sql, scope, stored)
  return await recordPromotion(ctx, 'create', promotionId(saved), null)
}

async function remove(
  _: unknown,
  { id, version }: MutationDeletePromotionArgs,
  ctx: AdminContext,
): Promise<{ id: string }> {
  await expectVersion(ctx, { type: 'promotion', id }, version)
  const stored = await promotionById(ctx, id)
  await deletePromotion(ctx.app.sql, await inputScope(ctx, String(stored.websiteId)), stored)
  await recordChange(ctx, {
    action: 'promotion.delete',
    entity: { type: 'promotion', id, label: stored.name },
    websiteId: stored.websiteId,
    before: fieldsOf(stored),
  })
  return { id }
}

/** Records the fields of a promotion that changed. */
async function recordPromotion(
  ctx: AdminContext,
  verb: string,
  id: string,
  before: PromotionRecord | null,
): Promise<Written> {
  const after = await promotionById(ctx, id)
  const [old, now] = [before && fieldsOf(before), fieldsOf(after)]
  const changed = Object.keys(now).filter(
    (key) => !old || JSON.stringify(old[key]) !== JSON.stringify(now[key]),
  )
  const only = (fields: Record<string, JsonValue>) =>
    Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]))
  await recordChange(ctx, {
    action: `promotion.${verb}`,
    entity: { type: 'promotion', id, label: after.name },
    websiteId: after.websiteId,
    before: old && only(old),
    after: only(now),
  })
  return { promotionId: id }
}

/** The fields of a promotion that people change, as the audit log has them. */
function fieldsOf(record: PromotionRecord): Record<string, JsonValue> {
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
  return { ...(fields as Record<string, JsonValue>), ...instants }
}

async function addCoupon(_: unknown, args: MutationAddCouponArgs, ctx: AdminContext) {
  const promotion = await promotionById(ctx, args.promotionId)
  const id = await newCoupon(ctx, promotion, args)
  return await recordCoupon(ctx, 'create', await couponById(ctx, String(id)), null)
}

async function changeCoupon(_: unknown, args: MutationChangeCouponArgs, ctx: AdminContext) {
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

async function recordCoupon(
  ctx: AdminContext,
  verb: string,
  after: CouponRecord,
  before: CouponRecord | null,
): Promise<{ couponId: string }> {
  const limits = ({ code, maxUses, endsAt }: CouponRecord) => ({
    code,
    maxUses,
    endsAt: endsAt?.toISOString() ?? null,
  })
  await recordChange(ctx, {
    action: `coupon.${verb}`,
    entity: { type: 'coupon', id: String(after.id), label: after.code },
    websiteId: after.websiteId,
    before: before && limits(before),
    after: limits(after),
  })
  return { couponId: String(after.id) }
}

async function generateCoupons(_: unknown, args: MutationGenerateCouponsArgs, ctx: AdminContext) {
  const promotion = await promotionById(ctx, args.promotionId)
  const batch = await checkedBatch(ctx, promotion, args)
  const id = await insertBatch(ctx.app.sql, batch)
  await recordChange(ctx, {
    action: 'promotion.generate_coupons',
    entity: { type: 'promotion', id: args.promotionId, label: promotion.name },
    websiteId: promotion.websiteId,
    after: { coupons: batch.count, pattern: batch.pattern },
  })
  return { batchId: id }
}

async function coupons(_: unknown, { promotionId: id, ...args }: QueryCouponsArgs, ctx: AdminContext) {
  const { kind, ruleId } = await promotionById(ctx, id)
  const of = { field: 'promotionId', op: 'EQ' as const, values: [String(kind === 'CART' ? ruleId : 0)] }
  const { nodes, ...page } = await readList<CouponRecord & { promotionId: number }>(ctx, couponList, {
    ...args,
    filters: [...(args.filters ?? []), of],
  })
  const now = ctx.app.now()
  return { ...page, nodes: nodes.map((one) => couponShape({ ...one, ruleId: one.promotionId }, now)) }
}

/** Promotions and coupons for staff. */
export const promotionsAdmin: AdminResolverMap = {
  ...connectionResolvers('PromotionConnection', 'CouponConnection'),
  Query: {
    promotions: async (_: unknown, args: ListArguments, ctx: AdminContext) => {
      const { nodes, ...page } = await readList<PromotionRecord>(ctx, promotionList, args)
      return { ...page, nodes: nodes.map(promotionShape) }
    },
    promotion: async (_: unknown, { id }: { id: string }, ctx: AdminContext) => {
      try {
        return promotionShape(await promotionById(ctx, id))
      } catch (error) {
        if (error instanceof RecordNotFoundError) return null
        throw error
      }
    },
    promotionVocabulary,
    previewCataloguePromotion,
    promotionWarnings: warnings,
    coupons,
  },
  Mutation: {
    createPromotion: create,
    changePromotion: change,
    switchPromotion: switchOnOff,
    duplicatePromotion: duplicate,
    deletePromotion: remove,
    addCoupon,
    changeCoupon,
    generateCoupons,
  },
  Promotion: promotionFields,
  Coupon: {
    version: async ({ id }: { id: string }, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'coupon', id }),
  },
  PromotionPayload: {
    promotion: async ({ promotionId: id }: Written, _: unknown, ctx: AdminContext) =>
      promotionShape(await promotionById(ctx, id)),
  },
  CouponPayload: {
    coupon: async ({ couponId }: { couponId: string }, _: unknown, ctx: AdminContext) =>
      couponShape(await couponById(ctx, couponId), ctx.app.now()),
  },
  CouponBatchPayload: {
    batch: async ({ batchId }: { batchId: number }, _: unknown, ctx: AdminContext) => {
      const batch = await selectBatch(ctx.app.sql, batchId)
      return batch && batchShape(batch)
    },
  },
}
