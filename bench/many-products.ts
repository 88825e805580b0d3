import type { Sql } from '../apps/api/src/platform/database.ts'

/** Adds simple products with names in two languages, prices, stock, a category and a picture to the first website. */
export async function addProducts(sql: Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      insert into product (sku, type) select 'MANY-' || number, 'simple' from generate_series(1, ${count}::int) number`
    await tx`
      insert into product_website (product_id, website_id)
      select id, (select min(id) from website) from product where sku like 'MANY-%'`
    await tx`
      insert into product_values (product_id, store_id, attribute_values, texts)
      select id, 0, jsonb_build_object('url_key', 'many-' || id, 'name',
               (array['Fontaine', 'Carafe', 'Gobelet', 'Cartouche', 'Robinet'])[1 + id % 5] || ' Été ' || id),
             jsonb_build_object('description', repeat('A text that takes some room. ', 20))
        from product where sku like 'MANY-%'`
    await tx`
      insert into product_values (product_id, store_id, attribute_values)
      select p.id, s.id, jsonb_build_object('name', 'Product ' || p.id)
        from product p cross join (select id from store where language = 'en' order by id limit 1) s
       where p.sku like 'MANY-%' and p.id % 3 <> 0`
    await tx`
      insert into product_price (product_id, website_id, price, special_price)
      select id, (select min(id) from website), 1000 + id % 90000, case when id % 10 = 0 then 900 end
        from product where sku like 'MANY-%'`
    await tx`insert into stock_item (product_id, quantity) select id, id % 50 from product where sku like 'MANY-%'`
    await tx`
      insert into product_category (product_id, category_id, position)
      select p.id, c.ids[1 + p.id % array_length(c.ids, 1)], p.id
        from product p cross join (select array_agg(id order by id) as ids from category where level = 3) c
       where p.sku like 'MANY-%'`
  })
  await sql.unsafe('vacuum analyze')
}
