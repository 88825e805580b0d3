import type { Queryable } from '../platform/database.ts'

/** Magento's attribute of a product: `1` allows a gift message, `0` does not; anything else leaves it to the website. */
export const giftMessageAttribute = 'gift_message_available'

/** Which products allow or forbid a gift message in the store view; those without a value are absent. */
export async function giftMessageFlags(
  sql: Queryable,
  storeId: number,
  productIds: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await sql<{ id: number; value: string }[]>`
    select product_id as id, attribute_values->>${giftMessageAttribute}::text as value
      from product_values
     where product_id = any(${[...productIds]}::int[]) and store_id in (0, ${storeId})
       and attribute_values->>${giftMessageAttribute}::text in ('0', '1')
     order by store_id`
  return new Map(rows.map(({ id, value }) => [id, value === '1']))
}
