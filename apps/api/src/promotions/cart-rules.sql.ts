import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import type { NewCartRule } from './write.sql.ts'

/** An active rule with what is left of its limits; null is without one. */
export type CartRuleRow = Omit<NewCartRule, 'isActive' | 'maxUses' | 'maxAmount'> & {
  id: number
  usesLeft: number | null
  amountLeft: Cents | null
}

/** The active rules of a website and the version that they have, read at once. */
export async function selectCartRules(
  sql: Queryable,
  websiteId: number,
): Promise<{ version: number; rules: CartRuleRow[] }> {
  const [row] = await sql<[{ version: number; rules: (Omit<CartRuleRow, keyof Times> & Times)[] }]>`
    select cart_rules_version as version,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', r.id, 'code', r.code, 'name', r.name, 'labels', r.labels, 'startsAt', r.starts_at,
                     'endsAt', r.ends_at, 'priority', r.priority, 'condition', r.condition, 'action', r.action,
                     'needsCoupon', r.needs_coupon, 'stopsFurtherRules', r.stops_further_rules,
                     'isExclusive', r.is_exclusive, 'group', r.rule_group, 'usesLeft', r.max_uses - r.uses,
                     'usesPerCustomer', r.uses_per_customer, 'amountLeft', r.max_amount - r.amount_used)
                   order by r.priority, r.id), '[]')
              from cart_rule r where r.website_id = website.id and r.is_active) as rules
      from website where id = ${websiteId}`
  const dateOf = (text: string | null) => (text === null ? null : new Date(text))
  return {
    version: row.version,
    rules: row.rules.map((rule) => ({
      ...rule,
      startsAt: dateOf(rule.startsAt),
      endsAt: dateOf(rule.endsAt),
    })),
  }
}

/** JSON has times as text. */
type Times = { startsAt: string | null; endsAt: string | null }
