import type { Queryable } from '../platform/database.ts'
import type { BundleOption, BundleSettings, CustomOption } from './product-option-cells.ts'

type Owned<T> = T & { productId: number }

export async function selectProductTypes(
  sql: Queryable,
  skus: readonly string[],
): Promise<Map<string, { id: number; type: string }>> {
  const rows = await sql<{ id: number; sku: string; type: string }[]>`
    select id, sku, type from product where sku = any(${[...skus]})`
  return new Map(rows.map(({ sku, ...row }) => [sku, row]))
}

/** Replaces the custom options of the products. Existing options keep their ids. */
export async function replaceOptions(
  sql: Queryable,
  products: readonly { productId: number; options: readonly CustomOption[] }[],
): Promise<number> {
  const options = products.flatMap(({ productId, options: own }) =>
    own.map(({ values: _values, ...option }, position) => ({ productId, position, ...option })),
  )
  const values = products.flatMap(({ productId, options: own }) =>
    own.flatMap(({ title: option, values: ownValues }) =>
      ownValues.map((value, position) => ({ productId, option, position, ...value })),
    ),
  )
  const ids = products.map(({ productId }) => productId)
  const goneOptions = await sql`
    delete from product_option o
     where o.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${sql.json(options)}) as r("productId" int, title text)
                        where r."productId" = o.product_id and r.title = o.admin_title)`
  const goneValues = await sql`
    delete from product_option_value v using product_option o
     where o.id = v.option_id and o.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${sql.json(values)}) as r("productId" int, option text, title text)
                        where r."productId" = o.product_id and r.option = o.admin_title and r.title = v.admin_title)`
  const setOptions = await sql`
    insert into product_option as o (product_id, admin_title, type, is_required, position, sku, max_characters, price, price_type)
    select "productId", title, type, "isRequired", position, sku, "maxCharacters", price, "priceType"
      from jsonb_to_recordset(${sql.json(options)}) as r("productId" int, title text, type text, "isRequired" boolean,
           position int, sku text, "maxCharacters" int, price int, "priceType" text)
    on conflict (product_id, admin_title) do update
       set type = excluded.type, is_required = excluded.is_required, position = excluded.position, sku = excluded.sku,
           max_characters = excluded.max_characters, price = excluded.price, price_type = excluded.price_type
     where (o.type, o.is_required, o.position, o.sku, o.max_characters, o.price, o.price_type) is distinct from
           (excluded.type, excluded.is_required, excluded.position, excluded.sku, excluded.max_characters,
            excluded.price, excluded.price_type)`
  const setValues = await sql`
    insert into product_option_value as v (option_id, admin_title, position, sku, price, price_type)
    select o.id, r.title, r.position, r.sku, r.price, r."priceType"
      from jsonb_to_recordset(${sql.json(values)}) as r("productId" int, option text, title text, position int,
           sku text, price int, "priceType" text)
      join product_option o on o.product_id = r."productId" and o.admin_title = r.option
    on conflict (option_id, admin_title) do update
       set position = excluded.position, sku = excluded.sku, price = excluded.price, price_type = excluded.price_type
     where (v.position, v.sku, v.price, v.price_type) is distinct from
           (excluded.position, excluded.sku, excluded.price, excluded.price_type)`
  return goneOptions.count + goneValues.count + setOptions.count + setValues.count
}

/** Sets pricing and display of bundles. null keeps the current value or the table's default. */
export async function upsertBundles(
  sql: Queryable,
  bundles: readonly Owned<BundleSettings>[],
): Promise<number> {
  const result = await sql`
    with r as (
      select * from jsonb_to_recordset(${sql.json([...bundles])}) as r("productId" int, "priceType" text,
             "skuType" text, "weightType" text, "priceView" text, "shipmentType" text)
    ), wanted as (
      select r."productId" as product_id, coalesce(r."priceType", b.price_type, 'dynamic') as price_type,
             coalesce(r."skuType", b.sku_type, 'dynamic') as sku_type,
             coalesce(r."weightType", b.weight_type, 'dynamic') as weight_type,
             coalesce(r."priceView", b.price_view, 'PRICE_RANGE') as price_view,
             coalesce(r."shipmentType", b.shipment_type, 'together') as shipment_type
        from r left join bundle b on b.product_id = r."productId"
    )
    insert into bundle as b (product_id, price_type, sku_type, weight_type, price_view, shipment_type)
    select product_id, price_type, sku_type, weight_type, price_view, shipment_type from wanted
    on conflict (product_id) do update
       set price_type = excluded.price_type, sku_type = excluded.sku_type, weight_type = excluded.weight_type,
           price_view = excluded.price_view, shipment_type = excluded.shipment_type
     where b is distinct from excluded`
  return result.count
}

export type OwnedBundleOption = Omit<BundleOption, 'selections'> & {
  selections: (BundleOption['selections'][number] & { childId: number })[]
}

/** Replaces the options of the bundles. Existing options keep their ids. */
export async function replaceBundleOptions(
  sql: Queryable,
  products: readonly { productId: number; options: readonly OwnedBundleOption[] }[],
): Promise<number> {
  const options = products.flatMap(({ productId, options: own }) =>
    own.map(({ title, type, isRequired }, position) => ({ productId, position, title, type, isRequired })),
  )
  const selections = products.flatMap(({ productId, options: own }) =>
    own.flatMap(({ title: option, selections: selected }) =>
      selected.map((selection, position) => ({ productId, option, position, ...selection })),
    ),
  )
  const ids = products.map(({ productId }) => productId)
  const goneOptions = await sql`
    delete from bundle_option o
     where o.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${sql.json(options)}) as r("productId" int, title text)
                        where r."productId" = o.product_id and r.title = o.admin_title)`
  const goneSelections = await sql`
    delete from bundle_selection s using bundle_option o
     where o.id = s.option_id and o.product_id = any(${ids})
       and not exists (select 1 from jsonb_to_recordset(${sql.json(selections)}) as r("productId" int, option text, "childId" int)
                        where r."productId" = o.product_id and r.option = o.admin_title and r."childId" = s.product_id)`
  const setOptions = await sql`
    insert into bundle_option as o (product_id, admin_title, type, is_required, position)
    select "productId", title, type, "isRequired", position
      from jsonb_to_recordset(${sql.json(options)}) as r("productId" int, title text, type text, "isRequired" boolean,
           position int)
    on conflict (product_id, admin_title) do update
       set type = excluded.type, is_required = excluded.is_required, position = excluded.position
     where (o.type, o.is_required, o.position) is distinct from
           (excluded.type, excluded.is_required, excluded.position)`
  const setSelections = await sql`
    insert into bundle_selection as s (option_id, product_id, position, quantity, can_change_quantity, is_default,
           price, price_type)
    select o.id, r."childId", r.position, r.quantity, r."canChangeQuantity", r."isDefault", r.price, r."priceType"
      from jsonb_to_recordset(${sql.json(selections)}) as r("productId" int, option text, "childId" int, position int,
           quantity int, "canChangeQuantity" boolean, "isDefault" boolean, price int, "priceType" text)
      join bundle_option o on o.product_id = r."productId" and o.admin_title = r.option
    on conflict (option_id, product_id) do update
       set position = excluded.position, quantity = excluded.quantity, price = excluded.price,
           can_change_quantity = excluded.can_change_quantity, is_default = excluded.is_default,
           price_type = excluded.price_type
     where (s.position, s.quantity, s.can_change_quantity, s.is_default, s.price, s.price_type) is distinct from
           (excluded.position, excluded.quantity, excluded.can_change_quantity, excluded.is_default, excluded.price,
            excluded.price_type)`
  return goneOptions.count + goneSelections.count + setOptions.count + setSelections.count
}

/** A translated title of an option, or of a value, by position. */
export type OptionTitle = {
  line: number
  column: 'custom_options' | 'bundle_values'
  productId: number
  option: number
  value: number | null
  language: string
  title: string
}

/**
 * Translates titles; returns the number of changed rows, and the titles without an option at their position.
 */
export async function upsertOptionTitles(
  sql: Queryable,
  titles: readonly OptionTitle[],
): Promise<{ changed: number; lost: { line: number; column: OptionTitle['column'] }[] }> {
  if (titles.length === 0) return { changed: 0, lost: [] }
  const rows = sql.json([...titles])
  await sql`create temporary table wanted_title on commit drop as
    select r.line, r."column", r.language, r.title,
           case when r."column" = 'bundle_values' then b.id end as bundle_option_id,
           case when r."column" = 'custom_options' and r.value is null then o.id end as option_id, v.id as value_id
      from jsonb_to_recordset(${rows}) as r(line int, "column" text, "productId" int, option int, value int,
           language text, title text)
      left join bundle_option b on b.product_id = r."productId" and b.position = r.option
      left join product_option o on o.product_id = r."productId" and o.position = r.option
      left join product_option_value v on v.option_id = o.id and v.position = r.value`
  const options = await sql`
    update product_option o set titles = o.titles || w.titles
      from (select option_id as id, jsonb_object_agg(language, title) as titles from wanted_title
             where option_id is not null group by 1) w
     where o.id = w.id and o.titles || w.titles is distinct from o.titles`
  const values = await sql`
    update product_option_value v set titles = v.titles || w.titles
      from (select value_id as id, jsonb_object_agg(language, title) as titles from wanted_title
             where value_id is not null and "column" = 'custom_options' group by 1) w
     where v.id = w.id and v.titles || w.titles is distinct from v.titles`
  const bundles = await sql`
    update bundle_option b set titles = b.titles || w.titles
      from (select bundle_option_id as id, jsonb_object_agg(language, title) as titles from wanted_title
             where bundle_option_id is not null group by 1) w
     where b.id = w.id and b.titles || w.titles is distinct from b.titles`
  const lost = await sql<{ line: number; column: OptionTitle['column'] }[]>`
    select distinct line, "column" from wanted_title
     where coalesce(bundle_option_id, option_id, value_id) is null order by line`
  await sql`drop table wanted_title`
  return { changed: options.count + values.count + bundles.count, lost: [...lost] }
}
