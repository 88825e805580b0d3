import type { CartAction, CartCondition } from '@comptoir/rules/cart-rule'
import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'

/** A rule as written; amounts in minor units of the website's own currency. */
export type NewCartRule = {
  /** Identifies it on its website, without regard to case. */
  code: string
  /** For the shop. */
  name: string
  /** For shoppers. */
  labels: Partial<Record<Language, string>>
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
  priority: number
  condition: CartCondition | null
  action: CartAction
  needsCoupon: boolean
  stopsFurtherRules: boolean
  isExclusive: boolean
  group: string | null
  /** Limits; null is without one. */
  maxUses: number | null
  usesPerCustomer: number | null
  maxAmount: Cents | null
}

/** Writes a rule, or replaces that with the same code; returns its id. */
export async function saveCartRule(tx: Queryable, websiteId: number, rule: NewCartRule): Promise<number> {
  const values = valuesOf(tx, rule)
  const [row] = await tx<[{ id: number }]>`
    insert into cart_rule ${tx({ website_id: websiteId, ...values })}
    on conflict (website_id, upper(code)) do update set ${tx(values)}
    returning id`
  await countUses(tx, row.id)
  await announceCartRules(tx, websiteId)
  return row.id
}

/** Replaces a rule, whose code may change. */
export async function updateCartRule(
  tx: Queryable,
  { id, websiteId }: { id: number; websiteId: number },
  rule: NewCartRule,
): Promise<void> {
  await tx`update cart_rule set ${tx(valuesOf(tx, rule))} where id = ${id}`
  await countUses(tx, id)
  await announceCartRules(tx, websiteId)
}

function valuesOf(sql: Queryable, rule: NewCartRule) {
  return {
    code: rule.code,
    name: rule.name,
    labels: sql.json(rule.labels),
    is_active: rule.isActive,
    starts_at: rule.startsAt,
    ends_at: rule.endsAt,
    priority: rule.priority,
    condition: rule.condition && sql.json(rule.condition),
    action: sql.json(rule.action),
    needs_coupon: rule.needsCoupon,
    stops_further_rules: rule.stopsFurtherRules,
    is_exclusive: rule.isExclusive,
    rule_group: rule.group,
    max_uses: rule.maxUses,
    uses_per_customer: rule.usesPerCustomer,
    max_amount: rule.maxAmount,
  }
}

/** Uses are counted from the orders again, as there may have been no limit when these were placed. */
async function countUses(tx: Queryable, id: number): Promise<void> {
  await tx`
    update cart_rule set uses = used.orders, amount_used = used.amount
      from (select count(*)::int as orders, coalesce(sum(u.amount), 0) as amount
              from cart_rule_use u join sales_order o on o.id = u.order_id
             where u.rule_id = ${id} and o.status <> 'canceled') used
     where id = ${id} and (max_uses is not null or max_amount is not null)`
}

/** Tells processes that keep the rules of a website that they have changed. */
export async function announceCartRules(sql: Queryable, websiteId: number): Promise<void> {
  await sql`update website set cart_rules_version = cart_rules_version + 1 where id = ${websiteId}`
}
