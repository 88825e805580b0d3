import type {
  CataloguePromotionPreview,
  QueryPreviewCataloguePromotionArgs,
} from '@comptoir/contract/generated/admin'
import type { CatalogueAction } from '@comptoir/rules/catalogue-rule'
import { previewRules } from '../catalogue/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { inputScope, promotionById } from './admin-access.ts'
import { catalogueRuleOf } from './promotion-input.ts'

/** Of a rule that is not stored: it comes after those of the same priority. */
const newRuleId = 2_147_483_647

/** What a promotion of the catalogue would do to prices. */
export async function previewCataloguePromotion(
  _: unknown,
  { websiteId, id, input, skus, customerGroup }: QueryPreviewCataloguePromotionArgs,
  ctx: AdminContext,
): Promise<CataloguePromotionPreview> {
  const scope = await inputScope(ctx, websiteId)
  const stored = id ? await promotionById(ctx, id) : undefined
  const rule = await catalogueRuleOf(scope, stored, input)
  const { website } = scope
  const { changed, total, products } = await previewRules(ctx.app, {
    websiteId: website.id,
    rule: {
      id: stored?.ruleId ?? newRuleId,
      name: rule.name,
      firstDay: rule.firstDay,
      lastDay: rule.lastDay,
      groups: rule.groups,
      condition: rule.condition,
      action: { type: rule.action as CatalogueAction['type'], value: rule.value },
      priority: rule.priority,
      stops: rule.stops,
    },
    replacedId: stored?.ruleId ?? null,
    group: customerGroup ?? rule.groups?.[0] ?? null,
    skus,
  })
  const money = (amount: number) => ({ amount, currency: website.currency })
  return {
    changed,
    total,
    products: products.map((one) => ({ ...one, before: money(one.before), after: money(one.after) })),
  }
}
