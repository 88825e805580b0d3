import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import type { StoredValues } from './attribute-values.ts'
import type { ProductRow } from './product-row.ts'

export type ProductColumns = {
  sku: string
  type: string
  attribute_set: string | null
  is_enabled: boolean | null
  visibility: number | null
  tax_class: string | null
  weight: number | null
}
export type WithId = { row: ProductRow; id: number; websiteIds: number[] }
export type ValuesRow = StoredValues & { id: number; storeId: number }
export type CategoryPosition = { productId: number; categoryId: number; position: number }
export type LabelRow = {
  productId: number
  storeCode: string
  file: string | null
  role: string | null
  order: number | null
  label: string
}
/** Inserts or updates products; null keeps a column. Returns ids by SKU, the new SKUs, and the ids of all changed products. */
export async function upsertProducts(
  sql: Queryable,
  rows: readonly ProductColumns[],
): Promise<{ ids: Map<string, number>; created: ReadonlySet<string>; changed: number[] }> {
  const known = await selectIds(
    sql,
    rows.map((row) => row.sku),
  )
  // All code locks products by ascending id, which avoids deadlocks.
  await sql`select 1 from product where id = any(${[...known.values()]}::int[]) order by id for no key update`
  const inserted = await sql<{ id: number; sku: string }[]>`
    insert into product as p (sku, type, attribute_set, is_enabled, visibility, tax_class, weight)
    select sku, type, coalesce(attribute_set, 'Default'), coalesce(is_enabled, true), coalesce(visibility, 4),
           coalesce(tax_class, 'standard'), weight
      from jsonb_to_recordset(${sql.json([...rows])}) as r(sku text, type text, attribute_set text, is_enabled boolean,
           visibility smallint, tax_class text, weight numeric)
     where sku <> all(${[...known.keys()]})
    returning id, sku`
  const updated = await sql<{ id: number }[]>`
    update product p
       set type = r.type, attribute_set = coalesce(r.attribute_set, p.attribute_set),
           is_enabled = coalesce(r.is_enabled, p.is_enabled), visibility = coalesce(r.visibility, p.visibility),
           tax_class = coalesce(r.tax_class, p.tax_class), weight = coalesce(r.weight, p.weight), updated_at = now()
      from jsonb_to_recordset(${sql.json([...rows])}) as r(sku text, type text, attribute_set text, is_enabled boolean,
           visibility smallint, tax_class text, weight numeric)
     where p.sku = r.sku
       and (p.type, p.attribute_set, p.is_enabled, p.visibility, p.tax_class, p.weight) is distinct from
           (r.type, coalesce(r.attribute_set, p.attribute_set), coalesce(r.is_enabled, p.is_enabled),
            coalesce(r.visibility, p.visibility), coalesce(r.tax_class, p.tax_class), coalesce(r.weight, p.weight))
    returning p.id`
  const ids = new Map([...known, ...inserted.map(({ id, sku }) => [sku, id] as const)])
  const changed = [...inserted, ...updated].map(({ id }) => id)
  return { ids, created: new Set(inserted.map(({ sku }) => sku)), changed }
}

export async function selectIds(sql: Queryable, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<
    { id: number; sku: string }[]
  >`select id, sku from product where sku = any(${[...skus]})`
  return new Map(rows.map((row) => [row.sku, row.id]))
}

export async function countProducts(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from product`
  return row?.count ?? 0
}

/** Number of products that each website shows, by website id. */
export async function countVisible(sql: Queryable): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; count: number }[]>`
    select w.website_id::int as id, count(*)::int as count
      from product_website w join product p on p.id = w.product_id
     where p.is_enabled and p.visibility > 1 group by 1`
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The products with the websites that sell them, by SKU. */
export async function selectWithWebsites(
  sql: Queryable,
  skus: readonly string[],
): Promise<Map<string, { id: number; websiteIds: number[] }>> {
  const rows = await sql<{ id: number; sku: string; websiteIds: number[] }[]>`
    select id, sku, array(select website_id from product_website w where w.product_id = p.id) as "websiteIds"
      from product p where sku = any(${[...skus]})`
  return new Map(rows.map(({ sku, ...product }) => [sku, product]))
}

/** Returns the id of the product of each new row. */
export async function insertWebsites(sql: Queryable, products: readonly WithId[]): Promise<number[]> {
  const rows = products.flatMap(({ id, websiteIds }) => websiteIds.map((websiteId) => ({ id, websiteId })))
  const added = await sql<{ id: number }[]>`
    insert into product_website (product_id, website_id)
    select id, "websiteId" from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, "websiteId" smallint)
    on conflict do nothing returning product_id as id`
  return idsOf(added)
}

/** Merges the given values into the existing ones. Returns the id of the product of each changed row. */
export async function upsertValues(sql: Queryable, rows: readonly ValuesRow[]): Promise<number[]> {
  const changed = await sql<{ id: number }[]>`
    insert into product_values as v (product_id, store_id, attribute_values, texts)
    select distinct on (id, "storeId") id, "storeId", attribute_values, texts
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, "storeId" smallint, attribute_values jsonb, texts jsonb)
    on conflict (product_id, store_id) do update
       set attribute_values = v.attribute_values || excluded.attribute_values, texts = v.texts || excluded.texts
     where v.attribute_values || excluded.attribute_values is distinct from v.attribute_values
        or v.texts || excluded.texts is distinct from v.texts
    returning product_id as id`
  return idsOf(changed)
}

/** A price of a product on a website, in minor units. */
export type PriceRow = {
  id: number
  websiteId: number
  price: Cents
  special: Cents | null
  from: string | null
  to: string | null
}

/** Sets prices. Returns the product id of each changed price. */
export async function upsertPrices(sql: Queryable, rows: readonly PriceRow[]): Promise<number[]> {
  const changed = await sql<{ id: number }[]>`
    insert into product_price as p (product_id, website_id, price, special_price, special_from, special_to)
    select id, "websiteId", price, special, "from", "to"
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, "websiteId" smallint, price int, special int, "from" date, "to" date)
    on conflict (product_id, website_id) do update
       set price = excluded.price, special_price = excluded.special_price, special_from = excluded.special_from,
           special_to = excluded.special_to
     where (p.price, p.special_price, p.special_from, p.special_to) is distinct from
           (excluded.price, excluded.special_price, excluded.special_from, excluded.special_to)
    returning product_id as id`
  return changed.map(({ id }) => id)
}

export type CurrencyPriceRow = PriceRow & { currency: string }

/** Sets prices of the lists of further currencies. Returns the product id of each changed price. */
export async function upsertCurrencyPrices(
  sql: Queryable,
  rows: readonly CurrencyPriceRow[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const changed = await sql<{ id: number }[]>`
    insert into product_currency_price as p
           (product_id, website_id, currency, price, special_price, special_from, special_to)
    select id, "websiteId", currency, price, special, "from", "to"
      from jsonb_to_recordset(${sql.json([...rows])})
        as r(id int, "websiteId" smallint, currency text, price int, special int, "from" date, "to" date)
    on conflict (product_id, website_id, currency) do update
       set price = excluded.price, special_price = excluded.special_price, special_from = excluded.special_from,
           special_to = excluded.special_to
     where (p.price, p.special_price, p.special_from, p.special_to) is distinct from
           (excluded.price, excluded.special_price, excluded.special_from, excluded.special_to)
    returning product_id as id`
  return changed.map(({ id }) => id)
}

/** Returns the ids of the products whose stock changed. */
export async function upsertStock(sql: Queryable, products: readonly WithId[]): Promise<number[]> {
  const rows = products.map(({ row, id }) => ({ id, ...row.stock }))
  const created = await sql<{ id: number }[]>`
    insert into stock_item as s (product_id, quantity, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty)
    select id, coalesce(quantity, 0), coalesce("inStock", true), coalesce(manage, true), coalesce(backorders, false),
           coalesce(min, 1), least(coalesce(max, 10000), 10000)
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, quantity int, "inStock" boolean, manage boolean,
           backorders boolean, min int, max int)
     where true
    on conflict (product_id) do nothing
    returning product_id as id`
  // Ascending by id, in the same order as orders lock stock.
  await sql`
    select 1 from stock_item where product_id = any(${rows.map(({ id }) => id)}::int[])
     order by product_id for update`
  const updated = await sql<{ id: number }[]>`
    update stock_item s
       set quantity = coalesce(r.quantity, s.quantity), is_in_stock = coalesce(r."inStock", s.is_in_stock),
           manage_stock = coalesce(r.manage, s.manage_stock), backorders = coalesce(r.backorders, s.backorders),
           min_sale_qty = coalesce(r.min, s.min_sale_qty), max_sale_qty = least(coalesce(r.max, s.max_sale_qty), 10000)
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, quantity int, "inStock" boolean, manage boolean,
           backorders boolean, min int, max int)
     where s.product_id = r.id
       and (s.quantity, s.is_in_stock, s.manage_stock, s.backorders, s.min_sale_qty, s.max_sale_qty) is distinct from
           (coalesce(r.quantity, s.quantity), coalesce(r."inStock", s.is_in_stock), coalesce(r.manage, s.manage_stock),
            coalesce(r.backorders, s.backorders), coalesce(r.min, s.min_sale_qty),
            least(coalesce(r.max, s.max_sale_qty), 10000))
    returning s.product_id as id`
  return [...created, ...updated].map(({ id }) => id)
}

/**
 * Replaces the pictures of the products. Products without pictures in the file keep theirs. Returns the id of the product of
 * each changed picture.
 */
export async function replaceMedia(sql: Queryable, products: readonly WithId[]): Promise<number[]> {
  const withImages = products.filter(({ row }) => row.images.length > 0)
  const rows = withImages.flatMap(({ row, id }) =>
    row.images.map(({ file, label, roles }, position) => ({ id, file, label, roles, position })),
  )
  const gone = await sql<{ id: number }[]>`
    delete from product_media m
     where m.product_id = any(${withImages.map(({ id }) => id)})
       and not exists (select 1 from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, file text)
                        where r.id = m.product_id and r.file = m.file)
    returning m.product_id as id`
  const set = await sql<{ id: number }[]>`
    insert into product_media as m (product_id, file, position, labels, roles)
    select id, file, position, case when label = '' then '{}' else jsonb_build_object('default', label) end, roles
      from jsonb_to_recordset(${sql.json([...rows])}) as r(id int, file text, label text, roles text[], position int)
    on conflict (product_id, file) do update
       set position = excluded.position, roles = excluded.roles, labels = m.labels || excluded.labels
     where (m.position, m.roles, m.labels || excluded.labels) is distinct from (excluded.position, excluded.roles, m.labels)
    returning m.product_id as id`
  return idsOf([...gone, ...set])
}

/**
 * Translates picture labels, by file, by role, or by position among the other pictures. Returns the id of the product of each
 * changed label.
 */
export async function upsertLabels(sql: Queryable, rows: readonly LabelRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const changed = await sql<{ id: number }[]>`
    with others as (
      select id, product_id, (row_number() over (partition by product_id order by position, id)) - 1 as place
        from product_media
       where not 'image' = any(roles) and product_id = any(${rows.map(({ productId }) => productId)}::int[])
    ), wanted as (
      select "productId", file, role, "order", jsonb_object_agg("storeCode", label) as labels
        from jsonb_to_recordset(${sql.json([...rows])}) as r("productId" int, "storeCode" text, file text, role text,
             "order" int, label text)
       group by "productId", file, role, "order"
    )
    update product_media m set labels = m.labels || w.labels
      from wanted w
     where m.product_id = w."productId"
       and (m.file = w.file or w.role = any(m.roles)
            or m.id in (select id from others o where o.product_id = w."productId" and o.place = w."order"))
       and m.labels || w.labels is distinct from m.labels
    returning m.product_id as id`
  return idsOf(changed)
}

/** Returns the id of the product of each row that is new or gone. */
export async function replaceCategories(
  sql: Queryable,
  productIds: readonly number[],
  places: readonly CategoryPosition[],
): Promise<number[]> {
  const rows = sql.json([...places])
  const gone = await sql<{ id: number }[]>`
    delete from product_category c
     where c.product_id = any(${[...productIds]})
       and not exists (select 1 from jsonb_to_recordset(${rows}) as r("productId" int, "categoryId" int)
                        where r."productId" = c.product_id and r."categoryId" = c.category_id)
    returning c.product_id as id`
  const set = await sql<{ id: number }[]>`
    insert into product_category (product_id, category_id, position)
    select distinct "productId", "categoryId", position
      from jsonb_to_recordset(${rows}) as r("productId" int, "categoryId" int, position int)
    on conflict do nothing returning product_id as id`
  return idsOf([...gone, ...set])
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
