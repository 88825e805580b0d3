import type { JsonValue, Queryable } from '../platform/database.ts'

/** Locks products and their stock by ascending id, as all code does, which avoids deadlocks. */
export async function lockProducts(
  sql: Queryable,
  ids: readonly number[],
  withStock: boolean,
): Promise<void> {
  await sql`select 1 from product where id = any(${[...ids]}::int[]) order by id for no key update`
  if (!withStock) return
  await sql`
    insert into stock_item (product_id) select id from product where id = any(${[...ids]}::int[])
    on conflict do nothing`
  await sql`select 1 from stock_item where product_id = any(${[...ids]}::int[]) order by product_id for update`
}

/** SKUs of other products among these. */
export async function selectTakenSkus(sql: Queryable, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: number; sku: string }[]>`
    select id, sku from product where sku = any(${[...skus]})`
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

export type ColumnsRow = { id: number } & Partial<{
  sku: JsonValue
  enabled: JsonValue
  visibility: JsonValue
  taxClass: JsonValue
  weight: JsonValue
  attributeSet: JsonValue
}>

/** Sets the given columns, and the time of the change of every product. */
export async function updateColumns(sql: Queryable, rows: readonly ColumnsRow[]): Promise<void> {
  await sql`
    update product p
       set sku = coalesce(r.columns ->> 'sku', p.sku),
           is_enabled = coalesce((r.columns -> 'enabled')::boolean, p.is_enabled),
           visibility = coalesce((r.columns -> 'visibility')::smallint, p.visibility),
           tax_class = coalesce(r.columns ->> 'taxClass', p.tax_class),
           weight = case when r.columns ? 'weight' then (r.columns ->> 'weight')::numeric else p.weight end,
           attribute_set = coalesce(r.columns ->> 'attributeSet', p.attribute_set), updated_at = now()
      from jsonb_to_recordset(${sql.json(rows.map(({ id, ...columns }) => ({ id, columns })))}) as r(id int, columns jsonb)
     where p.id = r.id`
}

export type StockRow = { id: number; stock: Record<string, JsonValue> }

/** Sets the given parts of the stock of products that are locked. */
export async function updateStock(sql: Queryable, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update stock_item s
       set quantity = coalesce((r.stock -> 'quantity')::int, s.quantity),
           is_in_stock = coalesce((r.stock -> 'inStock')::boolean, s.is_in_stock),
           manage_stock = coalesce((r.stock -> 'managed')::boolean, s.manage_stock),
           backorders = coalesce((r.stock -> 'backorders')::boolean, s.backorders),
           min_sale_qty = coalesce((r.stock -> 'least')::int, s.min_sale_qty),
           max_sale_qty = coalesce((r.stock -> 'most')::int, s.max_sale_qty)
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, stock jsonb)
     where s.product_id = r.id`
}

export type PriceRow = {
  id: number
  websiteId: number
  currency: string | null
  price: JsonValue
  special: JsonValue
  specialFrom: JsonValue
  specialTo: JsonValue
}

/** Sets prices; one of the list of a further currency without an amount is deleted. */
export async function upsertPrices(sql: Queryable, rows: readonly PriceRow[]): Promise<void> {
  const own = rows.filter(({ currency }) => currency === null)
  const listed = rows.filter(({ currency }) => currency !== null)
  const record = (some: readonly PriceRow[]) => sql`
    jsonb_to_recordset(${sql.json([...some])}) as r(id int, "websiteId" smallint, currency text, price int, special int,
      "specialFrom" date, "specialTo" date)`
  if (own.length > 0)
    await sql`
      insert into product_price (product_id, website_id, price, special_price, special_from, special_to)
      select id, "websiteId", price, special, "specialFrom", "specialTo" from ${record(own)}
      on conflict (product_id, website_id) do update
         set price = excluded.price, special_price = excluded.special_price, special_from = excluded.special_from,
             special_to = excluded.special_to`
  if (listed.length === 0) return
  await sql`
    delete from product_currency_price p using ${record(listed)}
     where p.product_id = r.id and p.website_id = r."websiteId" and p.currency = r.currency and r.price is null`
  await sql`
    insert into product_currency_price
           (product_id, website_id, currency, price, special_price, special_from, special_to)
    select id, "websiteId", currency, price, special, "specialFrom", "specialTo" from ${record(listed)}
     where price is not null
    on conflict (product_id, website_id, currency) do update
       set price = excluded.price, special_price = excluded.special_price, special_from = excluded.special_from,
           special_to = excluded.special_to`
}

export type ValuesRow = {
  id: number
  storeId: number
  values: Record<string, JsonValue>
  texts: Record<string, JsonValue>
  /** Codes whose values are taken away. */
  removed: string[]
}

/** Sets and removes values of store views. A store view without values of its own has no row. */
export async function writeValues(sql: Queryable, rows: readonly ValuesRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_values as v (product_id, store_id, attribute_values, texts)
    select id, "storeId", "values", texts
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, "storeId" smallint, "values" jsonb, texts jsonb)
    on conflict (product_id, store_id) do update
       set attribute_values = v.attribute_values || excluded.attribute_values, texts = v.texts || excluded.texts`
  const removing = rows.filter(({ removed }) => removed.length > 0)
  if (removing.length === 0) return
  await sql`
    update product_values v
       set attribute_values = v.attribute_values - r.codes, texts = v.texts - r.codes
      from (select id, "storeId", array(select jsonb_array_elements_text(removed)) as codes
              from jsonb_to_recordset(${sql.json(removing)}) as r(id int, "storeId" smallint, removed jsonb)) r
     where v.product_id = r.id and v.store_id = r."storeId"`
}
