import type { CartAction, CartCondition } from '@comptoir/rules/cart-rule'
import type { CatalogueAction, ProductCondition } from '@comptoir/rules/catalogue-rule'
import type { Queryable, Row, Statement } from '../platform/database.ts'

export type PromotionKind = 'CART' | 'CATALOGUE'

/** A rule of either kind as the back office shows it; amounts in minor units of the website's own currency. */
export type PromotionRecord = {
  kind: PromotionKind
  ruleId: number
  websiteId: number
  currency: string
  code: string | null
  name: string
  labels: Record<string, string>
  isActive: boolean
  state: 'RUNNING' | 'SCHEDULED' | 'ENDED' | 'USED_UP' | 'OFF'
  startsAt: Date | null
  endsAt: Date | null
  priority: number
  condition: CartCondition | ProductCondition | null
  action: CartAction | CatalogueAction
  groups: string[] | null
  needsCoupon: boolean
  couponCode: string | null
  couponCount: number
  stopsFurtherRules: boolean
  isExclusive: boolean
  group: string | null
  maxUses: number | null
  usesPerCustomer: number | null
  maxAmount: number | null
  uses: number | null
  discounted: number | null
  canDelete: boolean
}

/** The rules of both kinds as one table; `key` is unique. */
export const promotions = (sql: Queryable): Statement<Row[]> => sql`(
  select r.id * 2 as key, 'CART' as kind, r.id as "ruleId", r.website_id, w.currency::text, r.code, r.name, r.labels,
         r.is_active, r.starts_at, r.ends_at, r.priority, r.condition, r.action, null::text[] as groups, r.needs_coupon,
         case when c.count = 1 then c.code end as "couponCode", coalesce(c.count, 0) as "couponCount",
         r.stops_further_rules, r.is_exclusive, r.rule_group, r.max_uses, r.uses_per_customer, r.max_amount,
         coalesce(u.orders, 0) as uses, coalesce(u.amount, 0) as discounted,
         not exists (select from cart_rule_use o where o.rule_id = r.id) as "canDelete",
         case when not r.is_active then 'OFF' when r.ends_at <= now() then 'ENDED'
              when u.orders >= r.max_uses or u.amount >= r.max_amount then 'USED_UP'
              when r.starts_at > now() then 'SCHEDULED' else 'RUNNING' end as state
    from cart_rule r join website w on w.id = r.website_id
    left join (select rule_id, count(*)::int as count, min(code) as code from coupon group by rule_id) c
      on c.rule_id = r.id
    left join (select o.rule_id, count(*)::int as orders, sum(o.amount)::bigint as amount
                 from cart_rule_use o join sales_order s on s.id = o.order_id
                where s.status <> 'canceled' group by o.rule_id) u on u.rule_id = r.id
   union all
  select r.id * 2 + 1, 'CATALOGUE', r.id, r.website_id, w.currency::text, null, r.name, r.labels, r.is_active,
         r.first_day::timestamp at time zone z.zone, (r.last_day + 1)::timestamp at time zone z.zone, r.priority,
         r.condition, jsonb_build_object('type', r.action, 'value', r.value), r.customer_groups, false, null, 0, r.stops,
         false, null, null, null, null, null, null, not r.was_active,
         case when not r.is_active then 'OFF' when r.last_day < (now() at time zone z.zone)::date then 'ENDED'
              when r.first_day > (now() at time zone z.zone)::date then 'SCHEDULED' else 'RUNNING' end
    from catalogue_rule r join website w on w.id = r.website_id
    cross join lateral (select coalesce(w.config->>'timezone', 'UTC') as zone) z
  ) promotion`

export async function selectPromotion(
  sql: Queryable,
  { kind, ruleId }: Pick<PromotionRecord, 'kind' | 'ruleId'>,
): Promise<PromotionRecord | undefined> {
  const [row] = await sql<PromotionRecord[]>`
    select kind, "ruleId", website_id as "websiteId", currency, code, name, labels, is_active as "isActive", state,
           starts_at as "startsAt", ends_at as "endsAt", priority, condition, action, groups,
           needs_coupon as "needsCoupon", "couponCode", "couponCount", stops_further_rules as "stopsFurtherRules",
           is_exclusive as "isExclusive", rule_group as "group", max_uses as "maxUses",
           uses_per_customer as "usesPerCustomer", max_amount as "maxAmount", uses, discounted, "canDelete"
      from ${promotions(sql)} where kind = ${kind} and "ruleId" = ${ruleId}`
  return row
}

export type PromotionUseRow = {
  orderId: number
  orderNumber: string
  orderedAt: Date
  couponCode: string | null
  amount: number
  isCancelled: boolean
}

/** The newest orders that used a rule of carts. */
export async function selectRecentUses(
  sql: Queryable,
  ruleId: number,
  limit: number,
): Promise<PromotionUseRow[]> {
  return await sql<PromotionUseRow[]>`
    select o.id as "orderId", o.number as "orderNumber", o.created_at as "orderedAt", c.code as "couponCode",
           u.amount, o.status = 'canceled' as "isCancelled"
      from cart_rule_use u join sales_order o on o.id = u.order_id left join coupon c on c.id = u.coupon_id
     where u.rule_id = ${ruleId} order by u.order_id desc limit ${limit}`
}

/** Whether another rule of the website has the code, or for the catalogue the name. */
export async function isTaken(
  sql: Queryable,
  { kind, websiteId, text, ruleId }: { kind: PromotionKind; websiteId: number; text: string; ruleId: number },
): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from ${promotions(sql)}
                    where kind = ${kind} and website_id = ${websiteId} and "ruleId" <> ${ruleId}
                      and upper(coalesce(code, name)) = upper(${text})) as found`
  return row?.found ?? false
}

export async function deletePromotionRow(
  sql: Queryable,
  { kind, ruleId }: Pick<PromotionRecord, 'kind' | 'ruleId'>,
): Promise<void> {
  if (kind === 'CART') await sql`delete from cart_rule where id = ${ruleId}`
  else await sql`delete from catalogue_rule where id = ${ruleId}`
}
