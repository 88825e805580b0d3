import type { CartAction, CartCondition } from '@comptoir/rules/cart-rule'
import type { Queryable, Transaction } from '../platform/database.ts'
import { saveCartRule, saveCoupons } from '../promotions/index.ts'
import type { WebsiteFile } from './website-file.ts'

type Coupon = WebsiteFile['coupons'][number]
type Agreement = WebsiteFile['agreements'][number]

/** The coupons in the form of the file, but those that have ended. Days are those of the time zone. */
export async function selectCoupons(sql: Queryable, websiteId: number, timeZone: string): Promise<Coupon[]> {
  return await sql<Coupon[]>`
    select r.code, r.action ->> 'type' as type, coalesce((r.action ->> 'value')::int, 0) as value, r.labels as label,
           coalesce((jsonb_path_query_first(r.condition, '$.** ? (@.field == "subtotal").value'))::int, 0) as "minSubtotal",
           to_char(r.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "from",
           to_char((r.ends_at at time zone ${timeZone})::date - 1, 'YYYY-MM-DD') as "to",
           r.uses_per_customer as "usesPerCustomer",
           jsonb_path_query_first(r.condition, '$.** ? (@.field == "customer_group").values') as groups
      from cart_rule r where r.website_id = ${websiteId} and r.is_active order by r.priority, r.id`
}

/** Writes a coupon and its rule, valid from its first to its last day in the time zone. Orders that used it stay. */
export async function upsertCoupon(
  tx: Transaction,
  websiteId: number,
  coupon: Coupon & { position: number },
  timeZone: string,
): Promise<void> {
  const { code, type, value, label, minSubtotal, from, to, usesPerCustomer, groups, position } = coupon
  const conditions: CartCondition[] = [
    ...(minSubtotal > 0
      ? [{ field: 'subtotal' as const, operator: 'at_least' as const, value: minSubtotal }]
      : []),
    ...(groups ? [{ field: 'customer_group' as const, operator: 'one_of' as const, values: groups }] : []),
  ]
  const condition: CartCondition | null =
    conditions.length > 1 ? { all: conditions } : (conditions[0] ?? null)
  const action: CartAction = type === 'free_shipping' ? { type } : { type, value }
  const [days] = await tx<[{ startsAt: Date | null; endsAt: Date | null }]>`
    select ${from}::date::timestamp at time zone ${timeZone} as "startsAt",
           (${to}::date + 1)::timestamp at time zone ${timeZone} as "endsAt"`
  const rule = {
    code,
    name: code,
    labels: label,
    priority: position,
    condition,
    action,
    usesPerCustomer,
    ...days,
  }
  const limits = { maxUses: null, maxAmount: null, group: null, stopsFurtherRules: false, isExclusive: false }
  const ruleId = await saveCartRule(tx, websiteId, { ...rule, ...limits, isActive: true, needsCoupon: true })
  await saveCoupons(tx, websiteId, ruleId, [{ code, maxUses: null, endsAt: null }])
}

/** Ends the coupons of a website that are not among these; orders keep theirs. */
export async function withdrawOtherCoupons(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`
    update cart_rule set is_active = false
     where website_id = ${websiteId} and is_active and upper(code) <> all(${codes.map((code) => code.toUpperCase())})`
  await tx`update website set cart_rules_version = cart_rules_version + 1 where id = ${websiteId}`
}

export async function selectAgreementTexts(sql: Queryable, websiteId: number): Promise<Agreement[]> {
  return await sql<Agreement[]>`
    select code, names as name, checkbox_texts as checkbox, contents as content
      from checkout_agreement where website_id = ${websiteId} order by position, id`
}

export async function upsertAgreement(
  tx: Transaction,
  websiteId: number,
  { code, name, checkbox, content, position }: Agreement & { position: number },
): Promise<void> {
  await tx`
    insert into checkout_agreement (website_id, code, names, checkbox_texts, contents, position)
    values (${websiteId}, ${code}, ${tx.json(name)}, ${tx.json(checkbox)}, ${tx.json(content)}, ${position})
    on conflict (website_id, code) do update
       set names = excluded.names, checkbox_texts = excluded.checkbox_texts, contents = excluded.contents,
           position = excluded.position`
}

export async function deleteOtherAgreements(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`delete from checkout_agreement where website_id = ${websiteId} and code <> all(${[...codes]})`
}
