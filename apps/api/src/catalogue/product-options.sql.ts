import type { Transaction } from '../platform/database.ts'
import { among } from './among.sql.ts'
import type { BundleOption } from './product.ts'
import type { CustomOptionType } from './product-values.ts'

type SurchargeColumns = { price: number | null; price_type: 'fixed' | 'percent' | null }

export type CustomOptionRow = SurchargeColumns & {
  id: number
  product_id: number
  titles: Record<string, string>
  type: CustomOptionType
  is_required: boolean
  position: number
  sku: string | null
  max_characters: number | null
}
export type CustomValueRow = SurchargeColumns & {
  id: number
  option_id: number
  titles: Record<string, string>
  position: number
  sku: string | null
}
export type BundleRow = {
  product_id: number
  price_type: string
  sku_type: string
  weight_type: string
  price_view: 'PRICE_RANGE' | 'AS_LOW_AS'
  shipment_type: 'together' | 'separately'
}
export type BundleOptionRow = {
  id: number
  product_id: number
  titles: Record<string, string>
  type: BundleOption['type']
  is_required: boolean
  position: number
}
export type SelectionRow = SurchargeColumns & {
  id: number
  option_id: number
  bundle_id: number
  product_id: number
  position: number
  quantity: number
  can_change_quantity: boolean
  is_default: boolean
}
export type GroupedItemRow = { product_id: number; linked_id: number; position: number; quantity: number }

export async function selectCustomOptions(
  tx: Transaction,
  ids: readonly number[],
): Promise<[CustomOptionRow[], CustomValueRow[]]> {
  return await Promise.all([
    tx<CustomOptionRow[]>`
      select id, product_id, titles || jsonb_build_object('default', admin_title) as titles, type, is_required,
             position, sku, max_characters, price, price_type
        from product_option where ${among(tx, tx`product_id`, ids)} order by product_id, position, id`,
    tx<CustomValueRow[]>`
      select id, option_id, titles || jsonb_build_object('default', admin_title) as titles, position, sku, price,
             price_type
        from product_option_value
       where option_id in (select id from product_option where ${among(tx, tx`product_id`, ids)})
       order by option_id, position, id`,
  ])
}

/** Bundles, their options, and the selections of these bundles and of the products in other bundles. */
export async function selectBundles(
  tx: Transaction,
  ids: readonly number[],
): Promise<[BundleRow[], BundleOptionRow[], SelectionRow[]]> {
  return await Promise.all([
    tx<BundleRow[]>`
      select p.id as product_id, coalesce(b.price_type, 'dynamic') as price_type,
             coalesce(b.sku_type, 'dynamic') as sku_type, coalesce(b.weight_type, 'dynamic') as weight_type,
             coalesce(b.price_view, 'PRICE_RANGE') as price_view, coalesce(b.shipment_type, 'together') as shipment_type
        from product p left join bundle b on b.product_id = p.id where p.type = 'bundle'
         and ${among(tx, tx`p.id`, ids)}`,
    tx<BundleOptionRow[]>`
      select id, product_id, titles || jsonb_build_object('default', admin_title) as titles, type, is_required, position
        from bundle_option where ${among(tx, tx`product_id`, ids)} order by product_id, position, id`,
    tx<SelectionRow[]>`
      select s.id, s.option_id, o.product_id as bundle_id, s.product_id, s.position, s.quantity, s.can_change_quantity,
             s.is_default, s.price, s.price_type
        from bundle_selection s
        join bundle_option o on o.id = s.option_id
        join product b on b.id = o.product_id and b.type = 'bundle'
       where ${among(tx, tx`o.product_id`, ids)} or ${among(tx, tx`s.product_id`, ids)}
       order by s.option_id, s.position, s.id`,
  ])
}

/** The items of the products, and the groups that have them as items. */
export async function selectGroupedItems(tx: Transaction, ids: readonly number[]): Promise<GroupedItemRow[]> {
  return await tx<GroupedItemRow[]>`
    select product_id, linked_id, position, quantity
      from product_link
     where kind = 'grouped' and (${among(tx, tx`product_id`, ids)} or ${among(tx, tx`linked_id`, ids)})
     order by product_id, position, linked_id`
}
