import type { List } from '../platform/admin/list.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { withinScope } from '../platform/admin/scope.ts'
import { couponUses } from './coupon-admin.sql.ts'
import { promotions } from './promotion.sql.ts'

/** The promotions of both kinds, by default those that run first. */
export const promotionList: List = {
  name: 'promotions',
  permission: 'promotions.view',
  from: promotions,
  id: (sql) => sql`promotion.key`,
  columns: {
    kind: { type: 'CHOICE', value: (sql) => sql`kind`, choices: ['CART', 'CATALOGUE'] },
    ruleId: { type: 'NUMBER', value: (sql) => sql`"ruleId"`, filter: false },
    websiteId: { type: 'NUMBER', value: (sql) => sql`website_id` },
    name: { type: 'TEXT', value: (sql) => sql`name`, isSortable: true },
    code: { type: 'TEXT', value: (sql) => sql`code` },
    couponCode: { type: 'TEXT', value: (sql) => sql`"couponCode"` },
    couponCount: { type: 'NUMBER', value: (sql) => sql`"couponCount"` },
    state: {
      type: 'CHOICE',
      value: (sql) => sql`state`,
      choices: ['RUNNING', 'SCHEDULED', 'USED_UP', 'ENDED', 'OFF'],
    },
    rank: {
      type: 'NUMBER',
      value: (sql) => sql`array_position(array['RUNNING','SCHEDULED','USED_UP','ENDED','OFF'], state)`,
      isSortable: true,
    },
    startsAt: { type: 'TIME', value: (sql) => sql`starts_at`, isSortable: true, isNullable: true },
    endsAt: { type: 'TIME', value: (sql) => sql`ends_at`, isSortable: true, isNullable: true },
    priority: { type: 'NUMBER', value: (sql) => sql`priority`, isSortable: true },
    uses: { type: 'NUMBER', value: (sql) => sql`uses`, isSortable: true, isNullable: true },
    maxUses: { type: 'NUMBER', value: (sql) => sql`max_uses` },
    discounted: {
      type: 'MONEY',
      value: (sql) => sql`discounted`,
      currency: 'currency',
      isSortable: true,
      isNullable: true,
    },
    maxAmount: { type: 'MONEY', value: (sql) => sql`max_amount`, currency: 'currency' },
    currency: { type: 'TEXT', value: (sql) => sql`currency` },
    isActive: { type: 'BOOLEAN', value: (sql) => sql`is_active` },
    needsCoupon: { type: 'BOOLEAN', value: (sql) => sql`needs_coupon` },
    labels: { type: 'TEXT', value: (sql) => sql`labels`, filter: false },
    condition: { type: 'TEXT', value: (sql) => sql`condition`, filter: false },
    action: { type: 'TEXT', value: (sql) => sql`action`, filter: false },
    groups: { type: 'TEXT', value: (sql) => sql`to_jsonb(groups)`, filter: false },
    stopsFurtherRules: { type: 'BOOLEAN', value: (sql) => sql`stops_further_rules` },
    isExclusive: { type: 'BOOLEAN', value: (sql) => sql`is_exclusive` },
    group: { type: 'TEXT', value: (sql) => sql`rule_group` },
    usesPerCustomer: { type: 'NUMBER', value: (sql) => sql`uses_per_customer` },
    canDelete: { type: 'BOOLEAN', value: (sql) => sql`"canDelete"`, filter: false },
  },
  scope: (sql, { staff }) => withinScope(sql, staff, sql`website_id`),
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`name ilike ${like} or code ilike ${like} or labels::text ilike ${like}
               or kind = 'CART' and exists (select from coupon c
                        where c.rule_id = "ruleId" and c.website_id = promotion.website_id and upper(c.code) = upper(${text}))`
  },
  sort: { field: 'rank', direction: 'ASC' },
}

/** Coupons; those of one promotion by a filter on `promotionId`, the number of its rule. */
export const couponList: List = {
  name: 'coupons',
  permission: 'promotions.view',
  from: (sql) => sql`coupon join cart_rule r on r.id = coupon.rule_id`,
  id: (sql) => sql`coupon.id`,
  columns: {
    id: { type: 'NUMBER', value: (sql) => sql`coupon.id`, isSortable: true, filter: false },
    code: { type: 'TEXT', value: (sql) => sql`coupon.code` },
    promotionId: { type: 'NUMBER', value: (sql) => sql`coupon.rule_id` },
    promotion: { type: 'TEXT', value: (sql) => sql`r.code` },
    websiteId: { type: 'NUMBER', value: (sql) => sql`coupon.website_id` },
    maxUses: { type: 'NUMBER', value: (sql) => sql`coupon.max_uses` },
    uses: { type: 'NUMBER', value: couponUses, filter: false },
    endsAt: { type: 'TIME', value: (sql) => sql`coupon.ends_at` },
    isValid: {
      type: 'BOOLEAN',
      value: (sql) => sql`
        (coupon.ends_at is null or coupon.ends_at > now()) and (coupon.max_uses is null or ${couponUses(sql)} < coupon.max_uses)`,
    },
  },
  scope: (sql, { staff }) => withinScope(sql, staff, sql`coupon.website_id`),
  search: (sql, text) => sql`coupon.code ilike ${`%${escapeLike(text)}%`}`,
  sort: { field: 'id', direction: 'ASC' },
}
