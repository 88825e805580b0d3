import type { JsonValue, Queryable } from '../platform/database.ts'

/** The values of a product by the keys of their fields; absent ones are null. */
export type FieldValues = Record<string, JsonValue>

export type StoredProduct = {
  id: number
  sku: string
  type: string
  websiteIds: number[]
  fields: FieldValues
}

type Row = Omit<StoredProduct, 'fields'> & {
  columns: FieldValues
  stock: FieldValues | null
  bundle: FieldValues | null
  prices: (Record<'price' | 'special' | 'specialFrom' | 'specialTo', JsonValue> & {
    website: string
    currency: string | null
  })[]
  values: { store: string; values: FieldValues; texts: FieldValues }[]
  lists: FieldValues
}

/** Products with all values that staff can change, by ids; unknown ids are left out. */
export async function selectProductFields(sql: Queryable, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return []
  const rows = await sql<Row[]>`
    select p.id, p.sku, p.type,
           array(select website_id::int from product_website where product_id = p.id order by 1) as "websiteIds",
           jsonb_build_object('sku', p.sku, 'enabled', p.is_enabled, 'visibility', p.visibility, 'taxClass', p.tax_class,
             'weight', p.weight::float8, 'attributeSet', p.attribute_set) as columns,
           (select jsonb_build_object('quantity', quantity, 'inStock', is_in_stock, 'managed', manage_stock,
                   'backorders', backorders, 'least', min_sale_qty, 'most', max_sale_qty)
              from stock_item where product_id = p.id) as stock,
           (select jsonb_build_object('priceType', price_type, 'skuType', sku_type, 'weightType', weight_type,
                   'priceView', price_view, 'shipmentType', shipment_type)
              from bundle where product_id = p.id) as bundle,
           coalesce((select jsonb_agg(jsonb_build_object('website', w.code, 'currency', q.currency, 'price', q.price,
                            'special', q.special_price, 'specialFrom', q.special_from, 'specialTo', q.special_to)
                            order by w.id, q.currency nulls first)
              from (select website_id, null::text as currency, price, special_price, special_from, special_to
                      from product_price where product_id = p.id
                     union all
                    select website_id, currency::text, price, special_price, special_from, special_to
                      from product_currency_price where product_id = p.id) q
              join website w on w.id = q.website_id), '[]') as prices,
           coalesce((select jsonb_agg(jsonb_build_object('store', coalesce(s.code, 'default'),
                            'values', v.attribute_values, 'texts', v.texts) order by v.store_id)
              from product_values v left join store s on s.id = v.store_id
             where v.product_id = p.id and (v.store_id = 0 or s.id is not null)), '[]') as "values",
           ${lists(sql)} as lists
      from product p where p.id = any(${[...ids]}::int[]) order by p.id`
  return rows.map(storedProduct)
}

/** The lists of a product `p`, as a JSON object. */
function lists(sql: Queryable) {
  const linked = (kind: string) => sql`
    coalesce((select jsonb_agg(linked_id order by position, linked_id)
                from product_link where product_id = p.id and kind = ${kind}), '[]')`
  return sql`
    jsonb_build_object(
      'websites', coalesce((select jsonb_agg(w.code order by w.id) from product_website pw
                              join website w on w.id = pw.website_id where pw.product_id = p.id), '[]'),
      'categories', coalesce((select jsonb_agg(category_id order by category_id)
                                from product_category where product_id = p.id), '[]'),
      'pictures', coalesce((select jsonb_agg(jsonb_build_object('file', file, 'labels', labels, 'roles', to_jsonb(roles),
                                   'focus', case when focus_x is null then null
                                                 else jsonb_build_object('x', focus_x, 'y', focus_y) end)
                                   order by position, id)
                              from product_media where product_id = p.id), '[]'),
      'tiers', coalesce((select jsonb_agg(jsonb_build_object('website', w.code, 'currency', t.currency, 'group', g.code,
                                'quantity', t.quantity, 'price', t.price, 'percentOff', t.percent_off)
                                order by w.id nulls first, t.currency nulls first, g.id nulls first, t.quantity)
                           from tier_price t left join website w on w.id = t.website_id
                           left join customer_group g on g.id = t.customer_group_id
                          where t.product_id = p.id), '[]'),
      'scheduledPrices', coalesce((select jsonb_agg(jsonb_build_object('website', w.code, 'currency', s.currency,
                                          'firstDay', s.first_day, 'price', s.price)
                                          order by w.id, s.currency nulls first, s.first_day)
                                     from scheduled_price s join website w on w.id = s.website_id
                                    where s.product_id = p.id), '[]'),
      'related', ${linked('related')}, 'upsell', ${linked('upsell')}, 'crosssell', ${linked('crosssell')},
      'grouped', coalesce((select jsonb_agg(jsonb_build_object('id', linked_id, 'quantity', quantity)
                                  order by position, linked_id)
                             from product_link where product_id = p.id and kind = 'grouped'), '[]'),
      'variants', coalesce((select jsonb_agg(child_id order by position, child_id)
                              from configurable_variant where parent_id = p.id), '[]'),
      'variantAttributes', coalesce((select jsonb_agg(a.code order by c.position, a.id) from configurable_attribute c
                                       join attribute a on a.id = c.attribute_id where c.product_id = p.id), '[]'),
      'customOptions', ${customOptions(sql)}, 'bundleOptions', ${bundleOptions(sql)})`
}

/** The custom options of a product `p`, in the form of `checkCustomOptions`. */
const customOptions = (sql: Queryable) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.admin_title, 'titles', o.titles - 'default',
      'type', o.type, 'isRequired', o.is_required, 'sku', o.sku, 'maxCharacters', o.max_characters, 'price', o.price,
      'priceType', o.price_type,
      'values', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'title', v.admin_title,
          'titles', v.titles - 'default', 'sku', v.sku, 'price', v.price, 'priceType', v.price_type)
          order by v.position, v.id) from product_option_value v where v.option_id = o.id), '[]'))
      order by o.position, o.id) from product_option o where o.product_id = p.id), '[]')`

/** The options of a bundle `p`, in the form of `checkBundleOptions`. */
const bundleOptions = (sql: Queryable) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.admin_title, 'titles', o.titles - 'default',
      'type', o.type, 'isRequired', o.is_required,
      'choices', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'product', s.product_id,
          'quantity', s.quantity, 'canChangeQuantity', s.can_change_quantity, 'isDefault', s.is_default,
          'price', s.price, 'priceType', s.price_type)
          order by s.position, s.id) from bundle_selection s where s.option_id = o.id), '[]'))
      order by o.position, o.id) from bundle_option o where o.product_id = p.id), '[]')`

function storedProduct({
  columns,
  stock,
  bundle,
  prices,
  values,
  lists: own,
  ...product
}: Row): StoredProduct {
  const fields: FieldValues = { ...columns, ...own }
  for (const [name, value] of Object.entries(stock ?? {})) fields[`stock.${name}`] = value
  for (const [name, value] of Object.entries(bundle ?? {})) fields[`bundle.${name}`] = value
  for (const { website, currency, ...parts } of prices)
    for (const [part, value] of Object.entries(parts))
      fields[`${part}:${website}${currency === null ? '' : `:${currency}`}`] = value
  for (const { store, values: short, texts } of values)
    for (const [code, value] of Object.entries({ ...short, ...texts })) fields[`${code}@${store}`] = value
  return { ...product, fields }
}
