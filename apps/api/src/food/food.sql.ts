import type { Localised } from '@comptoir/rules/language'
import type { Queryable } from '../platform/database.ts'

/** Names of the options of the attribute `allergens` by id, in the attribute's order. */
export type AllergenNames = ReadonlyMap<number, Localised>

export async function selectAllergens(sql: Queryable): Promise<AllergenNames> {
  const rows = await sql<{ id: number; labels: Localised }[]>`
    select o.id, o.labels from attribute_option o join attribute a on a.id = o.attribute_id
     where a.code = 'allergens' order by o.sort_order, o.id`
  return new Map(rows.map(({ id, labels }) => [id, labels]))
}

type OrderedProductsRow = {
  id: number
  productId: number | null
  variantId: number | null
  componentIds: number[]
}

/** The products of an order's items, with those that were chosen for them. */
export async function selectOrderedProducts(sql: Queryable, orderId: number): Promise<OrderedProductsRow[]> {
  return await sql<OrderedProductsRow[]>`
    select i.id, i.product_id as "productId", i.variant_id as "variantId",
           array(select s.product_id from order_item_bundle_selection s
                  where s.order_item_id = i.id and s.product_id is not null order by s.id) as "componentIds"
      from order_item i where i.order_id = ${orderId}`
}
