import type { Queryable, Row, Statement } from '../platform/database.ts'

type Fragment = Statement<Row[]>

const isSoldOut = (sql: Queryable, stock: string) => sql`
  (not ${sql(stock)}.is_in_stock
     or (${sql(stock)}.manage_stock and not ${sql(stock)}.backorders and ${sql(stock)}.quantity <= 0))`

/** The quantity from which on a product is nearly sold out; not of each product, so that it is read once. */
const threshold = (sql: Queryable, websiteId: number | null) => sql`
  (select coalesce(max((c.config ->> 'low_stock_threshold')::int), 0) from website c
    ${websiteId === null ? sql`` : sql`where c.id = ${websiteId}`})`

const hasNoVariant = (sql: Queryable, parent: string) => sql`
  not exists (select from configurable_variant cv join product child on child.id = cv.child_id and child.is_enabled
                join stock_item v on v.product_id = child.id
               where cv.parent_id = ${sql(parent)}.id and not ${isSoldOut(sql, 'v')})`

/** Whether a product is sold by the stock of others. */
const hasParts = (sql: Queryable, product: string) => sql`
  ${sql(product)}.type in ('configurable', 'grouped', 'bundle')`

/**
 * The state of product `p` with stock `s`: sold out by its own stock, or by that of all its variants; nearly by the setting of the
 * website, or of the one that says so first.
 */
export function stateOf(sql: Queryable, websiteId: number | null): Fragment {
  return sql`
    case when not p.is_enabled then 'disabled'
         when p.type = 'configurable' then case when ${hasNoVariant(sql, 'p')} then 'sold_out' else 'online' end
         when p.type in ('grouped', 'bundle') then 'online'
         when ${isSoldOut(sql, 's')} then 'sold_out'
         when s.manage_stock and not s.backorders and s.quantity <= ${threshold(sql, websiteId)} then 'low'
         else 'online' end`
}

/** Whether {@link stateOf} is one of some states, as conditions that the planner knows the few products of. */
export function isInState(sql: Queryable, websiteId: number | null, states: readonly string[]): Fragment {
  const isIn = states.map((state) => {
    switch (state) {
      case 'disabled':
        return sql`not p.is_enabled`
      case 'sold_out':
        // Two lists of few products, read before the product itself.
        return sql`(p.is_enabled and p.id in (
          select i.product_id from stock_item i
           where ${isSoldOut(sql, 'i')}
             and not exists (select from product t where t.id = i.product_id and ${hasParts(sql, 't')})
          union all select c.id from product c where c.type = 'configurable' and ${hasNoVariant(sql, 'c')}))`
      case 'low':
        return sql`(p.is_enabled and not ${hasParts(sql, 'p')} and not ${isSoldOut(sql, 's')} and s.manage_stock
                      and not s.backorders and s.quantity <= ${threshold(sql, websiteId)})`
      default:
        return sql`${stateOf(sql, websiteId)} = ${state}`
    }
  })
  return isIn.length === 0 ? sql`false` : sql`(${isIn.map((one, at) => (at === 0 ? one : sql` or ${one}`))})`
}

/** Store views of a website in other languages than its default one. */
const translatedStores = (sql: Queryable, website: Fragment) => sql`
  select v.id from store v join store_group g on g.id = v.group_id
   where g.website_id = ${website}
     and v.language <> (select d.language from store d join store_group e on e.id = d.group_id
                         where e.website_id = ${website} order by d.is_default desc, d.sort_order, d.id limit 1)`

/** Whether product `n` lacks a name in a store view in another language than the default one, of a website that sells it. */
export function missingTexts(sql: Queryable, websiteId: number | null): Fragment {
  if (websiteId !== null)
    return sql`not n.named_stores @> (select coalesce(array_agg(w.id), '{}') from (${translatedStores(sql, sql`${websiteId}`)}) w)`
  return sql`
    exists (select from unnest(n.website_ids) as o (id)
             where exists (select from (${translatedStores(sql, sql`o.id`)}) w where not w.id = any(n.named_stores)))`
}
