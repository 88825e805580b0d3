import { productName } from '../catalogue/index.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import type { List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import { starsOf } from './reviews.sql.ts'

const STATUSES = ['PENDING', 'APPROVED', 'REJECTED']

/** The list of reviews; see `reviews` of the schema. */
export const reviewList: List = {
  name: 'reviews',
  permission: 'catalogue.view',
  from: (sql) => sql`
    product_review l join product p on p.id = l.product_id join store s on s.id = l.store_id
    join store_group g on g.id = s.group_id`,
  id: (sql) => sql`l.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`g.website_id`),
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`(p.sku ilike ${like} or l.nickname ilike ${like} or l.summary ilike ${like} or l.content ilike ${like}
                or ${productName(sql)} ilike ${like})`
  },
  sort: { field: 'writtenAt', direction: 'DESC' },
  columns: {
    websiteId: { type: 'CHOICE', value: (sql) => sql`g.website_id::text` },
    product: { type: 'TEXT', value: productName },
    sku: { type: 'TEXT', value: (sql) => sql`p.sku` },
    nickname: { type: 'TEXT', value: (sql) => sql`l.nickname` },
    summary: { type: 'TEXT', value: (sql) => sql`l.summary` },
    excerpt: {
      type: 'TEXT',
      filter: false,
      value: (sql) => sql`left(regexp_replace(l.content, '\\s+', ' ', 'g'), 160)`,
    },
    stars: { type: 'NUMBER', value: (sql) => starsOf(sql, 'l') },
    status: {
      type: 'CHOICE',
      value: (sql) => sql`upper(l.status)`,
      choices: STATUSES,
      filter: (sql, { op, values }) => {
        const statuses = values.map((value) => value.toLowerCase())
        return op === 'NE' || op === 'NOT_IN'
          ? sql`l.status <> all(${statuses})`
          : sql`l.status = any(${statuses})`
      },
    },
    language: { type: 'TEXT', value: (sql) => sql`s.language` },
    isVerified: { type: 'BOOLEAN', value: (sql) => sql`l.is_verified` },
    isAnswered: { type: 'BOOLEAN', value: (sql) => sql`(l.answer is not null)` },
    writtenAt: { type: 'TIME', value: (sql) => sql`l.created_at`, isSortable: true },
  },
}
