import type { PromotionInput } from '@comptoir/contract/generated/admin'
import { changeCatalogueRules, writeCatalogueRule } from '../import/index.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { insertCoupon, renameCoupon, selectCouponsOf } from './coupon-admin.sql.ts'
import { cartRuleOf, catalogueRuleOf, type InputScope } from './promotion-input.ts'
import { deletePromotionRow, isTaken, type PromotionKind, type PromotionRecord } from './promotion.sql.ts'
import { announceCartRules, saveCartRule, updateCartRule } from './write.sql.ts'

type Saved = Pick<PromotionRecord, 'kind' | 'ruleId'>

const save = { CART: saveCart, CATALOGUE: saveCatalogue } as const

/** Adds a promotion. Throws InvalidInputError. */
export async function createPromotion(
  sql: Sql,
  scope: InputScope,
  kind: PromotionKind,
  input: PromotionInput,
): Promise<Saved> {
  return await save[kind](sql, scope, undefined, input)
}

/** Changes a promotion; what is absent in the input stays. Throws InvalidInputError. */
export async function changePromotion(
  sql: Sql,
  scope: InputScope,
  stored: PromotionRecord,
  input: PromotionInput,
): Promise<Saved> {
  return await save[stored.kind](sql, scope, stored, input)
}

/** Adds a copy that is switched off and has no coupons. */
export async function duplicatePromotion(
  sql: Sql,
  scope: InputScope,
  stored: PromotionRecord,
): Promise<Saved> {
  const { website, language } = scope
  const place = { kind: stored.kind, websiteId: website.id, ruleId: 0 }
  for (let number = 2; ; number++) {
    const name = messageIn(language, 'promotion_copy', { name: stored.name, number })
    const code = stored.code === null ? undefined : `${stored.code}-${number}`
    if (await isTaken(sql, { ...place, text: code ?? name })) continue
    const input: PromotionInput = {
      name,
      labels: stored.labels,
      isActive: false,
      startsAt: stored.startsAt?.toISOString() ?? null,
      endsAt: stored.endsAt?.toISOString() ?? null,
      priority: stored.priority,
      condition: stored.condition,
      action: stored.action,
      groups: stored.groups,
      needsCoupon: stored.needsCoupon,
      stopsFurtherRules: stored.stopsFurtherRules,
      isExclusive: stored.isExclusive,
      group: stored.group,
      maxUses: stored.maxUses,
      usesPerCustomer: stored.usesPerCustomer,
      maxAmount: stored.maxAmount,
    }
    return await createPromotion(sql, scope, stored.kind, code === undefined ? input : { ...input, code })
  }
}

/** Deletes a promotion that nothing followed from. Throws InvalidInputError for another one. */
export async function deletePromotion(
  sql: Sql,
  { language }: InputScope,
  stored: PromotionRecord,
): Promise<void> {
  if (!stored.canDelete) throw invalidField(language, 'id', 'promotion_error_used')
  await inTransaction(sql, async (tx) => {
    if (stored.kind === 'CART') {
      await deletePromotionRow(tx, stored)
      await announceCartRules(tx, stored.websiteId)
    } else
      await changeCatalogueRules(tx, async () => {
        await deletePromotionRow(tx, stored)
        return 1
      })
  })
}

async function saveCart(
  sql: Sql,
  scope: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
): Promise<Saved> {
  const { website, language } = scope
  const rule = await cartRuleOf(scope, stored, input)
  const place = { kind: 'CART' as const, websiteId: website.id, ruleId: stored?.ruleId ?? 0 }
  const code = input.code || stored ? rule.code : await freeCode(sql, place, rule.code)
  if (await isTaken(sql, { ...place, text: code }))
    throw invalidField(language, 'code', 'promotion_error_code_taken', { code })
  return await inTransaction(sql, async (tx) => {
    const written = { ...rule, code }
    const ruleId = stored?.ruleId ?? (await saveCartRule(tx, website.id, written))
    if (stored) await updateCartRule(tx, { id: ruleId, websiteId: website.id }, written)
    const couponCode = input.couponCode?.trim()
    if (couponCode) await setOnlyCoupon(tx, scope, ruleId, couponCode)
    return { kind: 'CART' as const, ruleId }
  })
}

/** The code, or the first with a number after it that no rule has. */
async function freeCode(
  sql: Sql,
  place: { kind: PromotionKind; websiteId: number; ruleId: number },
  code: string,
): Promise<string> {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? code : `${code}-${number}`
    if (!(await isTaken(sql, { ...place, text: tried }))) return tried
  }
}

async function setOnlyCoupon(
  tx: Parameters<typeof insertCoupon>[0],
  { website, language }: InputScope,
  ruleId: number,
  code: string,
): Promise<void> {
  const own = await selectCouponsOf(tx, ruleId, 2)
  const [only] = own
  if (own.length === 1 && only?.code === code) return
  const isDone =
    own.length === 1 && only
      ? await renameCoupon(tx, { id: only.id, websiteId: website.id, code })
      : (await insertCoupon(tx, { websiteId: website.id, ruleId, code, maxUses: null, endsAt: null })) !==
        undefined
  if (!isDone) throw invalidField(language, 'couponCode', 'coupon_error_taken', { code })
}

async function saveCatalogue(
  sql: Sql,
  scope: InputScope,
  stored: PromotionRecord | undefined,
  input: PromotionInput,
): Promise<Saved> {
  const { website, language } = scope
  const rule = await catalogueRuleOf(scope, stored, input)
  const place = { kind: 'CATALOGUE' as const, websiteId: website.id, ruleId: stored?.ruleId ?? 0 }
  if (await isTaken(sql, { ...place, text: rule.name }))
    throw invalidField(language, 'name', 'promotion_error_name_taken', { name: rule.name })
  return await inTransaction(sql, async (tx) => {
    let ruleId = 0
    await changeCatalogueRules(tx, async () => {
      ruleId = await writeCatalogueRule(tx, rule, stored?.ruleId ?? null)
      return 1
    })
    return { kind: 'CATALOGUE' as const, ruleId }
  })
}
