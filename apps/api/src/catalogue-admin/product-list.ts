import type { AdminContext } from '../platform/admin/context.ts'
import { escapeLike, withEach, type FilterValue } from '../platform/admin/list-conditions.ts'
import type { FilterArgument, Fragment, List } from '../platform/admin/list.ts'
import type { Queryable } from '../platform/database.ts'
import { isInState, missingTexts, stateOf } from './product-state.sql.ts'

/** A row of the list; the other data of its product is read by its id. */
export type ProductListRow = { id: number; state: string; updatedAt: Date }

/** With a filter on one website the list is that website's. */
function narrowed(filters: readonly FilterArgument[]) {
  const own = filters.find(
    ({ field, op, values = [] }) =>
      field === 'websiteId' && op === 'EQ' && values?.length === 1 && values.every(isWebsiteId),
  )
  if (!own) return undefined
  const list = productList(Number(own.values?.[0]))
  return { list, filters: filters.filter((filter) => filter !== own) }
}

const isWebsiteId = (text: string): boolean => /^\d{1,4}$/.test(text)

/**
 * The list of products. Of a website it has that website's prices, by which it can be sorted; of all websites, the prices of the
 * first one that sells a product.
 */
export function productList(websiteId: number | null): List {
  const priceColumn = (name: 'price' | 'special_price') => (sql: Queryable) =>
    websiteId === null
      ? sql`(select q.${sql(name)} from product_price q where q.product_id = p.id order by q.website_id limit 1)`
      : sql`w.${sql(name)}`
  const ofWebsite = (sql: Queryable) =>
    websiteId === null
      ? sql``
      : sql`left join product_price w on w.product_id = n.product_id and w.website_id = ${websiteId}`
  const withStock = (sql: Queryable) => sql`
    left join stock_item s on s.product_id = n.product_id ${ofWebsite(sql)}`
  return {
    name: 'products',
    permission: 'catalogue.view',
    from: (sql) => sql`product_summary n join product p on p.id = n.product_id ${withStock(sql)}`,
    // Every summary has its product. The planner drops an outer join that no condition needs.
    countedFrom: (sql) => sql`product_summary n left join product p on p.id = n.product_id ${withStock(sql)}`,
    id: (sql) => sql`n.product_id`,
    columns: {
      sku: { type: 'TEXT', value: (sql) => sql`p.sku`, isSortable: true },
      name: { type: 'TEXT', value: (sql) => sql`n.name` },
      sortName: { type: 'TEXT', value: (sql) => sql`n.sort_name`, isSortable: true, filter: false },
      type: {
        type: 'CHOICE',
        value: (sql) => sql`p.type`,
        choices: ['simple', 'virtual', 'configurable', 'grouped', 'bundle', 'downloadable'],
      },
      state: {
        type: 'CHOICE',
        value: (sql) => stateOf(sql, websiteId),
        filter: (sql, filter) => withEach(sql, filter, (states) => isInState(sql, websiteId, states)),
        choices: ['online', 'low', 'sold_out', 'disabled'],
      },
      visibility: { type: 'NUMBER', value: (sql) => sql`p.visibility` },
      stock: { type: 'NUMBER', value: (sql) => sql`s.quantity`, isSortable: true, isNullable: true },
      price: {
        type: 'MONEY',
        value: priceColumn('price'),
        isSortable: websiteId !== null,
        isNullable: true,
        currency: 'currency',
      },
      special: { type: 'MONEY', value: priceColumn('special_price'), isNullable: true, currency: 'currency' },
      currency: {
        type: 'TEXT',
        value: (sql) =>
          websiteId === null
            ? sql`(select c.currency::text from product_price q join website c on c.id = q.website_id
                    where q.product_id = p.id order by q.website_id limit 1)`
            : sql`(select c.currency::text from website c where c.id = ${websiteId})`,
        filter: false,
      },
      attributeSet: { type: 'TEXT', value: (sql) => sql`p.attribute_set` },
      updatedAt: { type: 'TIME', value: (sql) => sql`p.updated_at`, isSortable: true },
      website: {
        type: 'TEXT',
        value: (sql) => sql`
          (select string_agg(c.code, ' ' order by c.id) from product_website o join website c on c.id = o.website_id
            where o.product_id = p.id)`,
        filter: (sql, filter) =>
          withEach(
            sql,
            filter,
            (codes) => sql`
            n.website_ids && (select coalesce(array_agg(c.id), '{}') from website c where c.code = any(${codes}::text[]))`,
          ),
      },
      websiteId: {
        type: 'TEXT',
        value: (sql) => sql`array_to_string(n.website_ids, ' ')`,
        filter: (sql, filter) =>
          withEach(
            sql,
            filter,
            (ids) => sql`n.website_ids && ${ids.filter(isWebsiteId).map(Number)}::smallint[]`,
          ),
      },
      category: {
        type: 'TEXT',
        value: (sql) => sql`
          (select string_agg(c.admin_name, ', ' order by c.id) from product_category o join category c on c.id = o.category_id
            where o.product_id = p.id)`,
        filter: (sql, filter) => withEach(sql, filter, (ids) => sql`p.id in (${inCategories(sql, ids)})`),
      },
      missingTexts: { type: 'BOOLEAN', value: (sql) => missingTexts(sql, websiteId) },
      reduced: {
        type: 'BOOLEAN',
        value: (sql) =>
          websiteId === null
            ? sql`exists (select from product_price q where q.product_id = p.id and ${isReduced(sql, 'q')})`
            : sql`coalesce(${isReduced(sql, 'w')}, false)`,
        // Without coalesce the planner finds the few special prices by their index.
        ...(websiteId !== null && {
          filter: (sql: Queryable, { op, values }: FilterValue) =>
            values.includes('true') === (op === 'EQ' || op === 'IN')
              ? sql`w.special_price is not null and ${isReduced(sql, 'w')}`
              : sql`not coalesce(${isReduced(sql, 'w')}, false)`,
        }),
      },
      draft: {
        type: 'BOOLEAN',
        value: (sql) => sql`exists (select from product_draft d where d.product_id = p.id)`,
      },
      picture: {
        type: 'BOOLEAN',
        value: (sql) => sql`exists (select from product_media m where m.product_id = p.id)`,
      },
    },
    scope: (sql, ctx) => scopeOf(sql, ctx, websiteId),
    search: (sql, text) => {
      const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
      const found = words.map((word) => sql`and n.search like '%' || plain_text(${escapeLike(word)}) || '%'`)
      return sql`true ${found}`
    },
    sort: { field: 'sku', direction: 'ASC' },
    ...(websiteId === null ? { narrowed } : { total: (sql, ctx) => totalOf(sql, ctx, websiteId) }),
    names: { entityType: 'product', label: 'name', details: ['sku'] },
  }
}

/** Whether a price has a special price today. */
const isReduced = (sql: Queryable, price: string) => sql`
  ${sql(price)}.special_price < ${sql(price)}.price
    and coalesce(${sql(price)}.special_from <= current_date, true)
    and coalesce(${sql(price)}.special_to >= current_date, true)`

function inCategories(sql: Queryable, ids: readonly string[]): Fragment {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  return sql`
    with recursive wanted as (
      select id from category where id = any(${numbers}::int[])
      union select c.id from category c join wanted on c.parent_id = wanted.id)
    select o.product_id from product_category o join wanted on wanted.id = o.category_id
    union select cv.child_id from product_category o join wanted on wanted.id = o.category_id
      join configurable_variant cv on cv.parent_id = o.product_id`
}

/** How many products a website sells. */
function totalOf(sql: Queryable, { staff }: AdminContext, websiteId: number): Fragment | undefined {
  const { websiteIds: within, locationIds } = staff
  if (locationIds || (within && !within.includes(websiteId))) return undefined
  return sql`select count(*)::integer as count from product_website where website_id = ${websiteId}`
}

/** Products that are sold on a website of the person; those of no website are everybody's, who may see all websites. */
function scopeOf(sql: Queryable, { staff }: AdminContext, websiteId: number | null): Fragment {
  const within = staff.websiteIds
  // Products belong to no point of sale, but to the whole website.
  if (staff.locationIds) return sql`false`
  if (websiteId !== null) {
    if (within && !within.includes(websiteId)) return sql`false`
    return sql`n.website_ids @> array[${websiteId}::smallint]`
  }
  return within === null ? sql`true` : sql`n.website_ids && ${[...within]}::smallint[]`
}
