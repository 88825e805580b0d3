import type { PromotionInput } from '@comptoir/contract/generated/admin'
import { covers } from '@comptoir/rules/permissions'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { importedWebsites } from '../stores/index.ts'
import { rulesWith, type CartRules } from './cart-rules.ts'
import { selectCouponRecord, type CouponRecord } from './coupon-admin.sql.ts'
import { cartRuleOf, type InputScope } from './promotion-input.ts'
import { selectPromotion, type PromotionRecord } from './promotion.sql.ts'

/** The id of a promotion in the admin API: `cart-12`. */
export const promotionId = ({ kind, ruleId }: Pick<PromotionRecord, 'kind' | 'ruleId'>): string =>
  `${kind.toLowerCase()}-${ruleId}`

/** The promotion with an id that the person may see. Throws RecordNotFoundError. */
export async function promotionById(ctx: AdminContext, id: string): Promise<PromotionRecord> {
  const [, kind, number] = /^(cart|catalogue)-(\d{1,9})$/.exec(id) ?? []
  const found =
    kind === undefined
      ? undefined
      : await selectPromotion(ctx.app.sql, {
          kind: kind === 'cart' ? 'CART' : 'CATALOGUE',
          ruleId: Number(number),
        })
  if (!found || !covers(ctx.staff, found)) throw new RecordNotFoundError(ctx.language)
  return found
}

/** The coupon with an id that the person may see. Throws RecordNotFoundError. */
export async function couponById(ctx: AdminContext, id: string): Promise<CouponRecord> {
  const found = /^\d{1,9}$/.test(id) ? await selectCouponRecord(ctx.app.sql, Number(id)) : undefined
  if (!found || !covers(ctx.staff, found)) throw new RecordNotFoundError(ctx.language)
  return found
}

/** What the promotions of a website are checked against. Throws RecordNotFoundError for one that the person may not see. */
export async function inputScope(ctx: AdminContext, websiteId: string): Promise<InputScope> {
  const { app, language } = ctx
  const website = (await importedWebsites(app.sql)).find(({ id }) => String(id) === websiteId)
  if (!website || !covers(ctx.staff, { websiteId: website.id })) throw new RecordNotFoundError(language)
  return { sql: app.sql, website, language }
}

/** The rules of carts of a website without a promotion, and with it as the input makes it; it is switched on. */
export async function tryCartRule(
  scope: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
): Promise<{ before: CartRules; after: CartRules; id: number; needsCoupon: boolean }> {
  const rule = await cartRuleOf(scope, stored, input)
  const replaced = stored && {
    id: stored.ruleId,
    uses: stored.uses ?? 0,
    amountUsed: stored.discounted ?? 0,
  }
  const tried = await rulesWith(scope.sql, scope.website.id, rule, replaced)
  return { ...tried, needsCoupon: rule.needsCoupon }
}
