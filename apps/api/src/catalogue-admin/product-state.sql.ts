import type { Queryable, Row, Statement } from '../platform/database.ts'

type Fragment = Statement<Row[]>

/**
 * The state of product `p` with stock `s`: sold out by its own stock, or by that of all its variants; nearly by the setting of a
 * website that sells it.
 */
export function stateOf(sql: Queryable): Fragment {
  const isSoldOut = (stock: string) => sql`
    not ${sql(stock)}.is_in_stock
      or (${sql(stock)}.manage_stock and not ${sql(stock)}.backorders and ${sql(stock)}.quantity <= 0)`
  return sql`
    case when not p.is_enabled then 'disabled'
         when p.type = 'configurable' then case when not exists (
                select from configurable_variant cv join product c on c.id = cv.child_id and c.is_enabled
                  join stock_item v on v.product_id = c.id
                 where cv.parent_id = p.id and not (${isSoldOut('v')})) then 'sold_out' else 'online' end
         when p.type in ('grouped', 'bundle') then 'online'
         when s.product_id is null or ${isSoldOut('s')} then 'sold_out'
         when s.manage_stock and not s.backorders and s.quantity <= (
                select coalesce(max((c.config ->> 'low_stock_threshold')::int), 0)
                  from product_website o join website c on c.id = o.website_id where o.product_id = p.id) then 'low'
         else 'online' end`
}

/** Whether a website that sells product `p`, summarised as `n`, has a store view in another language than its default one that lacks a name. */
export function missingTexts(sql: Queryable): Fragment {
  return sql`
    exists (select from product_website o join store_group g on g.website_id = o.website_id
              join store v on v.group_id = g.id
             where o.product_id = p.id and not v.id = any(n.named_stores)
               and v.language <> (select d.language from store d join store_group e on e.id = d.group_id
                                   where e.website_id = o.website_id order by d.is_default desc, d.sort_order, d.id limit 1))`
}
