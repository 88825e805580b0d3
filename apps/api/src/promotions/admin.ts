import type {
  MutationAddCouponArgs,
  MutationChangeCouponArgs,
  MutationChangePromotionArgs,
  MutationCreatePromotionArgs,
  MutationDeletePromotionArgs,
  MutationDuplicatePromotionArgs,
  MutationGenerateCouponsArgs,
  MutationSwitchPromotionArgs,
  QueryCouponsArgs,
} from '@comptoir/contract/generated/admin'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { expectVersion, recordChange, versionOf } from '../platform/admin/audit.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { readList, type ListArguments } from '../platform/admin/list.ts'
import { couponById, inputScope, promotionById, promotionId } from './admin-access.ts'
import {
  changeCoupon,
  fieldsOf,
  recordCoupon,
  recordPromotion,
  saveChange,
  type Written,
} from './admin-changes.ts'
import { insertBatch, selectBatch, type CouponRecord } from './coupon-admin.sql.ts'
import { checkedBatch, newCoupon } from './coupon-admin.ts'
import { couponList, promotionList } from './promotion-list.ts'
import type { PromotionRecord } from './promotion.sql.ts'
import { createPromotion, deletePromotion, duplicatePromotion } from './save-promotion.ts'
import { batchShape, couponShape, promotionFields, promotionShape } from './shapes.ts'
import { previewCataloguePromotion } from './preview-catalogue.ts'
import { promotionVocabulary } from './vocabulary.ts'
import { warnings } from './warnings.ts'

async function create(_: unknown, args: MutationCreatePromotionArgs, ctx: AdminContext): Promise<Written> {
  const scope = await inputScope(ctx, args.websiteId)
  const saved = await createPromotion(ctx.app.sql, scope, args.kind, args.input)
  return await recordPromotion(ctx, 'create', promotionId(saved), null)
}

async function change(_: unknown, args: MutationChangePromotionArgs, ctx: AdminContext): Promise<Written> {
  return await saveChange(ctx, 'change', args, args.input)
}

async function switchOnOff(
  _: unknown,
  args: MutationSwitchPromotionArgs,
  ctx: AdminContext,
): Promise<Written> {
  return await saveChange(ctx, args.isActive ? 'switch_on' : 'switch_off', args, { isActive: args.isActive })
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

async function addCoupon(_: unknown, args: MutationAddCouponArgs, ctx: AdminContext) {
  const promotion = await promotionById(ctx, args.promotionId)
  const id = await newCoupon(ctx, promotion, args)
  return await recordCoupon(ctx, 'create', await couponById(ctx, String(id)), null)
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
    changeCoupon: async (_: unknown, args: MutationChangeCouponArgs, ctx: AdminContext) =>
      await changeCoupon(ctx, args),
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
