import type { QueryProductAlertsArgs } from '@comptoir/contract/generated/admin'
import { productName } from '../catalogue/index.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminResolverMap } from '../platform/admin/context.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { readList, type List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'

/** Who waits for which product. */
export const productAlertList: List = {
  name: 'productAlerts',
  permission: 'customers.view',
  from: (sql) => sql`product_alert a join product p on p.id = a.product_id join store s on s.id = a.store_id`,
  id: (sql) => sql`a.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`a.website_id`),
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`(a.email ilike ${like} or p.sku ilike ${like} or ${productName(sql)} ilike ${like})`
  },
  sort: { field: 'createdAt', direction: 'DESC' },
  columns: {
    websiteId: { type: 'CHOICE', value: (sql) => sql`a.website_id::text` },
    kind: { type: 'CHOICE', value: (sql) => sql`upper(a.kind)`, choices: ['STOCK', 'PRICE'] },
    productId: { type: 'TEXT', value: (sql) => sql`a.product_id::text` },
    product: { type: 'TEXT', value: productName },
    sku: { type: 'TEXT', value: (sql) => sql`p.sku` },
    email: { type: 'TEXT', value: (sql) => sql`a.email` },
    language: { type: 'TEXT', value: (sql) => sql`s.language` },
    customerId: { type: 'TEXT', value: (sql) => sql`a.customer_id::text` },
    createdAt: { type: 'TIME', value: (sql) => sql`a.created_at`, isSortable: true },
  },
}

export const productAlertsAdmin: AdminResolverMap = {
  Query: {
    productAlerts: (_root: never, args: QueryProductAlertsArgs, ctx) => readList(ctx, productAlertList, args),
  },
  ...connectionResolvers('ProductAlertConnection'),
}
