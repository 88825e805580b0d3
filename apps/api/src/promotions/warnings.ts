import type {
  PromotionInput,
  PromotionWarning,
  PromotionWarningCode,
  QueryPromotionWarningsArgs,
} from '@comptoir/contract/generated/admin'
import { promotionWarnings, type WarnedPromotion } from '@comptoir/rules/promotion-warning'
import type { AdminContext } from '../platform/admin/context.ts'
import { inputScope, promotionById, promotionId } from './admin-access.ts'
import { selectExclusivePromotions, selectPromotionOfCode } from './warnings.sql.ts'

/** What one should know of a promotion before it is saved. */
export async function warnings(
  _: unknown,
  { websiteId, id, input }: QueryPromotionWarningsArgs,
  ctx: AdminContext,
): Promise<PromotionWarning[]> {
  const { app } = ctx
  const { website } = await inputScope(ctx, websiteId)
  const stored = id ? await promotionById(ctx, id) : undefined
  const ruleId = stored?.kind === 'CART' ? stored.ruleId : 0
  const others = await selectExclusivePromotions(app.sql, website.id, ruleId)
  const asked = warnedOf(input)
  const alone = others.map((one) => ({
    ...nothing,
    isActive: true,
    isExclusive: true,
    startsAt: one.startsAt?.getTime() ?? null,
    endsAt: one.endsAt?.getTime() ?? null,
  }))
  const now = app.now().getTime()
  const found = promotionWarnings(asked, alone, now).map((code): PromotionWarning => {
    const other =
      code === 'one_alone'
        ? others.find((_one, at) => promotionWarnings(asked, alone.slice(at, at + 1), now).includes(code))
        : undefined
    return warningOf(code.toUpperCase() as PromotionWarningCode, other)
  })
  const code = input.needsCoupon ? input.couponCode?.trim() : undefined
  const taken = code ? await selectPromotionOfCode(app.sql, website.id, code, ruleId) : undefined
  return taken ? [...found, warningOf('CODE_TAKEN', taken)] : found
}

const warningOf = (
  code: PromotionWarningCode,
  other: { ruleId: number; name: string } | undefined,
): PromotionWarning => ({
  code,
  otherId: other ? promotionId({ kind: 'CART', ruleId: other.ruleId }) : null,
  otherName: other?.name ?? null,
})

const nothing: WarnedPromotion = {
  isActive: false,
  startsAt: null,
  endsAt: null,
  isLimitedTo: true,
  needsCoupon: false,
  off: null,
  hasBudget: true,
  isExclusive: false,
}

const instant = (value: unknown): number | null =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : null

/** Actions are not checked here; what they are is told when the promotion is saved. */
function warnedOf(input: PromotionInput): WarnedPromotion {
  const action: { type?: unknown; value?: unknown; products?: unknown } = Object(input.action)
  const isPercent = action.type === 'percent' && typeof action.value === 'number'
  const hasBudget = [input.maxUses, input.usesPerCustomer, input.maxAmount].some(
    (limit) => typeof limit === 'number',
  )
  return {
    isActive: true,
    startsAt: instant(input.startsAt),
    endsAt: instant(input.endsAt),
    isLimitedTo: Boolean(input.condition) || Boolean(action.products) || Boolean(input.groups?.length),
    needsCoupon: input.needsCoupon ?? false,
    off: isPercent ? Number(action.value) : null,
    // Prices of the catalogue have no budget.
    hasBudget: hasBudget || Array.isArray(input.groups),
    isExclusive: input.isExclusive ?? false,
  }
}
