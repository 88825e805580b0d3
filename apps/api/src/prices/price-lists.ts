import type { List } from '../platform/admin/list.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { withinScope } from '../platform/admin/scope.ts'
import { isSoldOn, productName, scheduledTables, tierTables } from './price-lists.sql.ts'

/** Tier prices and prices of customer groups, by SKU. */
export const tierPriceList: List = {
  name: 'tierPrices',
  permission: 'catalogue.view',
  from: tierTables,
  id: (sql) => sql`t.id`,
  columns: {
    id: { type: 'NUMBER', value: (sql) => sql`t.id`, filter: false },
    productId: { type: 'NUMBER', value: (sql) => sql`t.product_id` },
    sku: { type: 'TEXT', value: (sql) => sql`p.sku`, isSortable: true },
    productName: { type: 'TEXT', value: productName },
    websiteId: { type: 'NUMBER', value: (sql) => sql`t.website_id` },
    group: { type: 'TEXT', value: (sql) => sql`g.code` },
    quantity: { type: 'NUMBER', value: (sql) => sql`t.quantity` },
    price: { type: 'MONEY', value: (sql) => sql`t.price`, currency: 'priceCurrency' },
    percentOff: { type: 'NUMBER', value: (sql) => sql`t.percent_off` },
    basePrice: { type: 'MONEY', value: (sql) => sql`b.price`, currency: 'ownCurrency' },
    currency: { type: 'TEXT', value: (sql) => sql`t.currency::text` },
    priceCurrency: { type: 'TEXT', value: (sql) => sql`coalesce(t.currency, w.currency, 'EUR')::text` },
    ownCurrency: { type: 'TEXT', value: (sql) => sql`w.currency::text` },
  },
  scope: (sql, { staff }) => {
    const own = withinScope(sql, staff, sql`t.website_id`)
    return staff.websiteIds
      ? sql`(${own} or t.website_id is null and ${isSoldOn(sql, staff.websiteIds)})`
      : own
  },
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`p.sku ilike ${like} or ${productName(sql)} ilike ${like}`
  },
  sort: { field: 'sku', direction: 'ASC' },
}

/** Base prices that begin later, by their day. */
export const scheduledPriceList: List = {
  name: 'scheduledPrices',
  permission: 'catalogue.view',
  from: scheduledTables,
  id: (sql) => sql`s.id`,
  columns: {
    id: { type: 'NUMBER', value: (sql) => sql`s.id`, filter: false },
    productId: { type: 'NUMBER', value: (sql) => sql`s.product_id` },
    sku: { type: 'TEXT', value: (sql) => sql`p.sku`, isSortable: true },
    productName: { type: 'TEXT', value: productName },
    websiteId: { type: 'NUMBER', value: (sql) => sql`s.website_id` },
    firstDay: { type: 'DAY', value: (sql) => sql`s.first_day`, isSortable: true },
    price: { type: 'MONEY', value: (sql) => sql`s.price`, currency: 'priceCurrency' },
    current: { type: 'MONEY', value: (sql) => sql`coalesce(b.price, c.price)`, currency: 'priceCurrency' },
    currency: { type: 'TEXT', value: (sql) => sql`s.currency::text` },
    priceCurrency: { type: 'TEXT', value: (sql) => sql`coalesce(s.currency, w.currency)::text` },
  },
  scope: (sql, { staff }) => withinScope(sql, staff, sql`s.website_id`),
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`p.sku ilike ${like} or ${productName(sql)} ilike ${like}`
  },
  sort: { field: 'firstDay', direction: 'ASC' },
}
