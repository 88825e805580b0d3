import type { Queryable, Transaction } from '../platform/database.ts'
import { among } from './among.sql.ts'
import type { AttributeType } from './attribute.ts'
import { allPrices, allTiers, type PriceRow, type TierRow } from './prices.sql.ts'
import type { ProductType, Visibility } from './product-values.ts'
import type { RatingRow } from './ratings.sql.ts'

/** Rows fetched at a time, so that the event loop stays responsive. */
const batch = 500

type AttributeRow = {
  id: number
  code: string
  type: AttributeType
  is_filterable: boolean
  is_searchable: boolean
  is_sortable: boolean
  is_visible: boolean
  is_comparable: boolean
  used_in_listing: boolean
  position: number
  labels: Record<string, string>
}

export type OptionRow = {
  id: number
  attribute_id: number
  value: string
  labels: Record<string, string>
  swatch: string | null
  swatch_width: number | null
  swatch_height: number | null
  swatch_hash: string | null
}

export type CategoryRow = {
  id: number
  parent_id: number | null
  level: number
  position: number
  is_active: boolean
  is_anchor: boolean
  include_in_menu: boolean
  admin_name: string
  image: string | null
  image_width: number | null
  image_height: number | null
  image_hash: string | null
  image_colour: string | null
  landing_page: string | null
  b2b_show_prices: boolean
  b2c_show_prices: boolean
  show_texts_for_b2b: boolean
  /** Admin values of options by attribute code. */
  hidden_filters: Readonly<Record<string, readonly string[]>>
  created_at: Date
  updated_at: Date
}

type CategoryTextRow = {
  category_id: number
  language: string
  name: string | null
  url_key: string | null
  description: string | null
  meta_title: string | null
  meta_description: string | null
  h1_title: string | null
  h2_title: string | null
}

export type FulfilmentRow = {
  delay: string | null
  pickup: { start: string | null; end: string | null }
  delivery: { start: string | null; end: string | null }
  days: { weekdays: string | null; first: string | null; last: string | null }
}

export type ProductRow = {
  id: number
  sku: string
  type: ProductType
  is_enabled: boolean
  visibility: Visibility
  tax_class: string
  weight: number | null
  /** An array in PostgreSQL's text form, `{1,2}`. */
  website_ids: string
  category_ids: string
  positions: number[]
  name: string | null
  url_key: string | null
  lot_b2b: string | null
  lot_b2c: string | null
  eco_participation: string | null
  news_from_date: string | null
  news_to_date: string | null
  /** Preparation time in minutes and time windows of each fulfilment method; null without a value. */
  fulfilment: FulfilmentRow | null
  /** Values for rules by code; null without any. */
  rule_values: Record<string, string | number | boolean> | null
  /** The elements of a JSON array without its brackets: option ids, arrays of option ids, and null. */
  options: string
  quantity: number | null
  is_in_stock: boolean | null
  manage_stock: boolean | null
  backorders: boolean | null
  min_sale_qty: number | null
  max_sale_qty: number | null
}

type StoreTextRow = {
  product_id: number
  store_id: number
  name: string | null
  url_key: string | null
}

type VariantRow = { parent_id: number; child_id: number }
type SuperAttributeRow = { product_id: number; attribute_id: number }

export async function selectVersion(sql: Queryable): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from catalogue_state`
  return row?.version ?? 0
}

/** Length of arrays indexed by store id; 0 is the default scope. */
export async function selectStoreCount(tx: Transaction): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select coalesce(max(id), 0)::int + 1 as count from store`
  return row?.count ?? 1
}

export async function selectAttributes(tx: Transaction): Promise<[AttributeRow[], OptionRow[]]> {
  return await Promise.all([
    tx<AttributeRow[]>`
      select id, code, type, is_filterable, is_searchable, is_sortable, is_visible, is_comparable, used_in_listing,
             position, labels
        from attribute order by position, id`,
    tx<OptionRow[]>`
      select o.id, o.attribute_id, o.value, o.labels, o.swatch,
             p.width as swatch_width, p.height as swatch_height, p.content_hash as swatch_hash
        from attribute_option o left join picture p on p.file = o.swatch
       order by o.attribute_id, o.sort_order, o.id`,
  ])
}

export async function selectCategories(tx: Transaction): Promise<[CategoryRow[], CategoryTextRow[]]> {
  return await Promise.all([
    tx<CategoryRow[]>`
      select c.id, c.parent_id, c.level, c.position, c.is_active, c.is_anchor, c.include_in_menu, c.admin_name,
             c.image, p.width as image_width, p.height as image_height, p.content_hash as image_hash, p.colour as image_colour,
             c.landing_page, c.b2b_show_prices, c.b2c_show_prices, c.show_texts_for_b2b, c.hidden_filters,
             c.created_at, c.updated_at
        from category c left join picture p on p.file = c.image
       order by c.level, c.position, c.id`,
    tx<CategoryTextRow[]>`
      select category_id, language, name, url_key, description, meta_title, meta_description, h1_title, h2_title
        from category_text`,
  ])
}

/** PostgreSQL limits functions to 100 arguments; a shop may have more attributes with options. */
const mostArguments = 90

/** The next ids of products above one, ascending. */
export async function selectProductIds(tx: Transaction, above: number, count: number): Promise<number[]> {
  const [row] = await tx<{ ids: number[] }[]>`
    select array(select id from product where id > ${above} order by id limit ${count}) as ids`
  return row?.ids ?? []
}

/**
 * Products by ascending id. `optionCodes` are the attributes whose options are loaded, `ruleCodes` those whose values are.
 */
export function streamProducts(
  tx: Transaction,
  { optionCodes, ruleCodes }: { optionCodes: readonly string[]; ruleCodes: readonly string[] },
  ids: readonly number[],
): AsyncIterable<ProductRow[]> {
  const ruleValues =
    ruleCodes.length === 0
      ? tx`null::jsonb`
      : tx`(select jsonb_object_agg(key, value) from jsonb_each(v.attribute_values) where key = any(${[...ruleCodes]}))`
  const calls = Array.from({ length: Math.ceil(optionCodes.length / mostArguments) }, (_, call) => {
    const codes = optionCodes.slice(call * mostArguments, (call + 1) * mostArguments)
    const values = codes.map((code) => tx`, v.attribute_values -> ${code}`)
    return tx`, nullif(concat_ws(',', null ${values}), '')`
  })
  return tx<ProductRow[]>`
    select p.id, p.sku, p.type, p.is_enabled, p.visibility, p.tax_class, p.weight::float8,
           array(select website_id::int from product_website where product_id = p.id order by website_id)::text as website_ids,
           array(select category_id from product_category where product_id = p.id order by category_id)::text as category_ids,
           array(select position from product_category where product_id = p.id order by category_id) as positions,
           v.attribute_values ->> 'name' as name, v.attribute_values ->> 'url_key' as url_key,
           v.attribute_values ->> 'colisage_b2b' as lot_b2b, v.attribute_values ->> 'colisage_b2c' as lot_b2c,
           v.attribute_values ->> 'eco_participation' as eco_participation,
           v.attribute_values ->> 'news_from_date' as news_from_date,
           v.attribute_values ->> 'news_to_date' as news_to_date,
           case when v.attribute_values ?| array['pad_min_delay', 'pad_pickup_available_start',
                  'pad_pickup_available_end', 'pad_delivery_available_start', 'pad_delivery_available_end',
                  'pad_available_weekdays', 'pad_available_first', 'pad_available_last']
             then jsonb_build_object(
               'delay', v.attribute_values ->> 'pad_min_delay',
               'pickup', jsonb_build_object('start', v.attribute_values ->> 'pad_pickup_available_start',
                                            'end', v.attribute_values ->> 'pad_pickup_available_end'),
               'delivery', jsonb_build_object('start', v.attribute_values ->> 'pad_delivery_available_start',
                                              'end', v.attribute_values ->> 'pad_delivery_available_end'),
               'days', jsonb_build_object('weekdays', v.attribute_values ->> 'pad_available_weekdays',
                                          'first', v.attribute_values ->> 'pad_available_first',
                                          'last', v.attribute_values ->> 'pad_available_last'))
           end as fulfilment,
           ${ruleValues} as rule_values,
           concat_ws(',', null ${calls.length > 0 ? calls : tx``}) as options,
           s.quantity, s.is_in_stock, s.manage_stock, s.backorders, s.min_sale_qty, s.max_sale_qty
      from product p
      left join product_values v on v.product_id = p.id and v.store_id = 0
      left join stock_item s on s.product_id = p.id
     where ${among(tx, tx`p.id`, ids)}
     order by p.id`.cursor(batch)
}

export function streamStoreTexts(tx: Transaction, ids: readonly number[]): AsyncIterable<StoreTextRow[]> {
  return tx<StoreTextRow[]>`
    select product_id, store_id, attribute_values ->> 'name' as name, attribute_values ->> 'url_key' as url_key
      from product_values
     where store_id > 0 and attribute_values ?| array['name', 'url_key']
       and ${among(tx, tx`product_id`, ids)}`.cursor(batch)
}

export function streamPrices(tx: Transaction, ids: readonly number[]): AsyncIterable<PriceRow[]> {
  return tx<PriceRow[]>`
    select * from (${allPrices(tx)}) as prices where ${among(tx, tx`product_id`, ids)}
     order by product_id, website_id, currency nulls first`.cursor(batch)
}

export function streamTiers(tx: Transaction, ids: readonly number[]): AsyncIterable<TierRow[]> {
  return tx<TierRow[]>`
    ${allTiers(tx)} where ${among(tx, tx`t.product_id`, ids)} order by t.product_id, t.id`.cursor(batch)
}

export function streamRatings(tx: Transaction, ids: readonly number[]): AsyncIterable<RatingRow[]> {
  return tx<RatingRow[]>`
    select product_id, store_id, review_count, percent from product_rating where ${among(tx, tx`product_id`, ids)}
     order by product_id, store_id`.cursor(batch)
}

export function streamSuperAttributes(
  tx: Transaction,
  ids: readonly number[],
): AsyncIterable<SuperAttributeRow[]> {
  return tx<SuperAttributeRow[]>`
    select product_id, attribute_id from configurable_attribute where ${among(tx, tx`product_id`, ids)}
     order by product_id, position, attribute_id`.cursor(batch)
}

/** The variants of the products, and the products that have them as variants. */
export function streamVariants(tx: Transaction, ids: readonly number[]): AsyncIterable<VariantRow[]> {
  return tx<VariantRow[]>`
    select parent_id, child_id from configurable_variant
     where ${among(tx, tx`parent_id`, ids)} or ${among(tx, tx`child_id`, ids)}
     order by parent_id, position, child_id`.cursor(batch)
}

/** Products with a value of a boolean attribute. */
export function streamBoolean(
  tx: Transaction,
  code: string,
  ids: readonly number[],
): AsyncIterable<{ product_id: number; value: string }[]> {
  return tx<{ product_id: number; value: string }[]>`
    select product_id, attribute_values ->> ${code} as value
      from product_values where store_id = 0 and attribute_values ? ${code} and ${among(tx, tx`product_id`, ids)}`.cursor(
    batch,
  )
}

/** Ids of the configurable and grouped products and of the bundles that have one of the products. */
export async function selectWholes(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select parent_id as id from configurable_variant where child_id = any(${[...ids]}::int[])
     union select product_id from product_link where kind = 'grouped' and linked_id = any(${[...ids]}::int[])
     union select o.product_id from bundle_selection s join bundle_option o on o.id = s.option_id
            where s.product_id = any(${[...ids]}::int[])`
  return rows.map(({ id }) => id)
}
