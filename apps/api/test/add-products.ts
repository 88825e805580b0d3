import type { Sql } from '../src/platform/database.ts'

/** Adds so many products, which differ in name, number and price, to the default website. */
export async function addProducts(sql: Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      insert into product (sku, type)
      select 'GROWTH-' || n, 'simple' from generate_series(1, ${count}::int) as n`
    await tx`
      insert into product_website (product_id, website_id)
      select p.id, w.id from product p, website w where p.sku like 'GROWTH-%' and w.code = 'fontaines'`
    await tx`
      insert into product_values (product_id, attribute_values, texts)
      select id, jsonb_build_object('name', 'Article ' || translate(md5(sku), '0123456789', 'ghijklmnop'),
                                    'url_key', lower(sku)),
             jsonb_build_object('description', 'Un article de plus, ' || md5(sku))
        from product where sku like 'GROWTH-%'`
    await tx`
      insert into product_price (product_id, website_id, price)
      select p.id, w.id, p.id * 7919 % 100000 from product p, website w where p.sku like 'GROWTH-%' and w.code = 'fontaines'`
  })
}
