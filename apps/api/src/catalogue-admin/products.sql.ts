import type { JsonValue, Queryable } from '../platform/database.ts'
import { stateOf } from './product-state.sql.ts'

export type ListedDetails = {
  id: number
  type: string
  state: string
  updatedAt: Date
  parentId: number | null
  parentName: string | null
  /** Ids of store views in other languages than the default one without a name of their own. */
  missingStores: string[]
}

/** What a list shows of products besides their values. */
export async function selectDetails(
  sql: Queryable,
  ids: readonly number[],
): Promise<Map<number, ListedDetails>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<ListedDetails[]>`
    select p.id, p.type, ${stateOf(sql, null)} as state, p.updated_at as "updatedAt", parent.id as "parentId", parent.name as "parentName",
           array(select v.code from product_website o join store_group g on g.website_id = o.website_id
                   join store v on v.group_id = g.id
                  where o.product_id = p.id and not v.id = any(n.named_stores)
                    and v.language <> (
                      select d.language from store d join store_group e on e.id = d.group_id
                       where e.website_id = o.website_id order by d.is_default desc, d.sort_order, d.id limit 1)
                  order by v.sort_order, v.id) as "missingStores"
      from product p join product_summary n on n.product_id = p.id left join stock_item s on s.product_id = p.id
      left join lateral (
        select m.product_id as id, m.name from configurable_variant cv join product_summary m on m.product_id = cv.parent_id
         where cv.child_id = p.id order by cv.parent_id limit 1) parent on true
     where p.id = any(${[...ids]}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lowest price that one unit cost everybody in the last `days` days, by product id; products without a recorded one lack. */
export async function selectLowestRecent(
  sql: Queryable,
  productIds: readonly number[],
  websiteId: number,
  days: number,
): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; lowest: number }[]>`
    select h.product_id as id, min(h.price) as lowest from price_history h
     where h.product_id = any(${[...productIds]}::int[]) and h.website_id = ${websiteId}
       and (h.since > now() - make_interval(days => ${days})
            or h.since = (select max(since) from price_history e
                           where e.product_id = h.product_id and e.website_id = h.website_id
                             and e.since <= now() - make_interval(days => ${days})))
     group by 1`
  return new Map(rows.map(({ id, lowest }) => [id, lowest]))
}

export type HistoryRow = {
  id: string
  at: Date
  actor: string
  action: string
  before: Record<string, JsonValue> | null
  after: Record<string, JsonValue> | null
  products: number
}

/** What was changed of a product, the newest first, with how many products the same request changed. */
export async function selectHistory(sql: Queryable, id: number, limit: number): Promise<HistoryRow[]> {
  return await sql<HistoryRow[]>`
    select e.id::text as id, e.at, e.actor, e.action, e.before, e.after,
           (select count(*)::int from audit_entry o
             where o.request_id = e.request_id and o.entity_type = 'product' and o.action = e.action
               and o.at = e.at) as products
      from audit_entry e where e.entity_type = 'product' and e.entity_id = ${String(id)}
     order by e.id desc limit ${limit}`
}

export type UndoneRow = {
  productId: number
  before: Record<string, JsonValue>
  after: Record<string, JsonValue>
}

/** The changes of products that were made together with an entry of the audit log. */
export async function selectTogether(sql: Queryable, entry: string): Promise<UndoneRow[]> {
  return await sql<UndoneRow[]>`
    select o.entity_id::int as "productId", o.before, o.after
      from audit_entry e join audit_entry o on o.request_id = e.request_id and o.at = e.at and o.action = e.action
     where e.id = ${entry}::bigint and e.entity_type = 'product' and e.action in ('product.change', 'product.undo')
       and o.entity_type = 'product' and o.before is not null and o.after is not null
       and exists (select from product p where p.id = o.entity_id::int)
     order by o.id`
}

/** Rates of tax classes, by website code. */
export async function selectTaxRates(
  sql: Queryable,
): Promise<{ website: string; rates: Record<string, JsonValue> }[]> {
  return await sql<{ website: string; rates: Record<string, JsonValue> }[]>`
    select code as website, coalesce(config -> 'taxRates', '{}') as rates from website order by id`
}
