import type { Queryable, Row, Statement } from '../platform/database.ts'

type Fragment = Statement<Row[]>

/**
 * The state of product `p` with stock `s`: sold out by its own stock, or by that of all its variants; nearly by the setting of the
 * website, or of the one that says so first.
 */
export function stateOf(sql: Queryable, websiteId: number | null): Fragment {
  const isSoldOut = (stock: string) => sql`
    not ${sql(stock)}.is_in_stock
      or (${sql(stock)}.manage_stock and not ${sql(stock)}.backorders and ${sql(stock)}.quantity <= 0)`
  // Not of each product, so that it is read once.
  const threshold = sql`
    (select coalesce(max((c.config ->> 'low_stock_threshold')::int), 0) from website c
      ${websiteId === null ? sql`` : sql`where c.id = ${websiteId}`})`
  return sql`
    case when not p.is_enabled then 'disabled'
         when p.type = 'configurable' then case when not exists (
                select from configurable_variant cv join product c on c.id = cv.child_id and c.is_enabled
                  join stock_item v on v.product_id = c.id
                 where cv.parent_id = p.id and not (${isSoldOut('v')})) then 'sold_out' else 'online' end
         when p.type in ('grouped', 'bundle') then 'online'
         when s.product_id is null or ${isSoldOut('s')} then 'sold_out'
         when s.manage_stock and not s.backorders and s.quantity <= ${threshold} then 'low'
         else 'online' end`
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
