import type { Queryable } from '../platform/database.ts'

type ValuesRow = { productId: number; values: Record<string, string | null> }

/** Attribute values by product and code, from the store view or else the default scope. */
export async function selectValues(
  sql: Queryable,
  productIds: readonly number[],
  storeId: number,
  codes: readonly string[],
): Promise<ValuesRow[]> {
  return await sql<ValuesRow[]>`
    select d.product_id as "productId",
           (select jsonb_object_agg(code, coalesce(s.texts ->> code, s.attribute_values ->> code,
                                                   d.texts ->> code, d.attribute_values ->> code))
              from unnest(${codes}::text[]) as code) as values
      from product_values d
      left join product_values s on s.product_id = d.product_id and s.store_id = ${storeId}
     where d.store_id = 0 and d.product_id = any(${productIds}::integer[])`
}
