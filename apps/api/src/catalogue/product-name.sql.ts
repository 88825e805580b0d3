import type { Queryable } from '../platform/database.ts'

/** The name of the product that the statement names `p`, in the first store view that has one, or its SKU. */
export const productName = (sql: Queryable) => sql`
  coalesce((select v.attribute_values ->> 'name' from product_values v
             where v.product_id = p.id and v.attribute_values ? 'name' order by v.store_id nulls first limit 1), p.sku)`
