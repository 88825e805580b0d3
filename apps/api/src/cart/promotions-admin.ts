import type {
  CartExplanation,
  PromotionPreview,
  QueryExplainCartArgs,
  QueryPreviewPromotionArgs,
} from '@comptoir/contract/generated/admin'
import { covers } from '@comptoir/rules/permissions'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { inputScope, promotionById, tryCartRule } from '../promotions/index.ts'
import { explainStored } from './admin.ts'
import { explanationShape } from './explanation-shape.ts'
import { priceCart } from './price-cart.ts'
import { sampleCart, storedCartOf } from './sample-cart.ts'

async function explainCart(
  _: unknown,
  { cartId, orderNumber }: QueryExplainCartArgs,
  ctx: AdminContext,
): Promise<CartExplanation> {
  const row = await storedCartOf(ctx.app, { cartId, orderNumber })
  if (!row || !covers(ctx.staff, row)) throw new RecordNotFoundError(ctx.language)
  return await explainStored(ctx.app, row)
}

async function previewPromotion(
  _: unknown,
  { websiteId, id, input, cart: sample }: QueryPreviewPromotionArgs,
  ctx: AdminContext,
): Promise<PromotionPreview> {
  const { app, language } = ctx
  const scope = await inputScope(ctx, websiteId)
  const stored = id ? await promotionById(ctx, id) : undefined
  const real = await storedCartOf(app, sample)
  const isNamed = Boolean(sample.cartId ?? sample.orderNumber)
  if (isNamed && (!real || !covers(ctx.staff, real) || real.websiteId !== scope.website.id))
    throw invalidField(language, sample.cartId ? 'cart.cartId' : 'cart.orderNumber', 'admin_not_found')
  const tried = await tryCartRule(scope, stored, input)
  const { ctx: request, cart, unknownSkus } = await sampleCart(app, scope.website.id, sample, real)
  const before = await priceCart(app.sql, request, cart, {
    tried: { rules: tried.before, couponRuleId: null },
  })
  const after = await priceCart(app.sql, request, cart, {
    tried: { rules: tried.after, couponRuleId: tried.needsCoupon ? tried.id : null },
  })
  const explained = explanationShape(request, after, { unknownSkus })
  const index = after.triedRules.result.outcomes.findIndex(({ ruleId }) => ruleId === tried.id)
  const step = explained.promotions[index]
  if (!step) throw new Error('The tried promotion has no outcome.')
  return {
    before: explanationShape(request, before, { unknownSkus }),
    after: explained,
    step: { ...step, promotionId: id ?? null },
  }
}

/** What promotions do to carts, for staff. */
export const cartPromotionsAdmin: AdminResolverMap = { Query: { explainCart, previewPromotion } }
