import type { Queryable } from '../../platform/database.ts'

/** The customer of a website with an e-mail address, whose prices an order gets; undefined for a guest. */
export async function selectCustomerId(
  sql: Queryable,
  websiteId: number,
  email: string,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select id from customer where website_id = ${websiteId} and lower(email) = ${email.toLowerCase()}`
  return row?.id
}

/** Holds the mails of an order back that nobody has begun to write. */
export async function delayMails(sql: Queryable, orderId: number, until: Date): Promise<void> {
  await sql`
    update mail set next_attempt_at = ${until} where order_id = ${orderId} and content is not null and attempts = 0`
}

/** Gives an unpaid order more time. */
export async function prolongPayment(sql: Queryable, orderId: number, until: Date): Promise<void> {
  await sql`
    update sales_order set payment_expires_at = ${until} where id = ${orderId} and status = 'pending_payment'`
}

export type FoundProduct = { sku: string; name: string; stock: number | null }

/** Products of a website by the beginning of their sku, or by a part of their name. */
export async function selectProducts(
  sql: Queryable,
  { websiteId, storeId, search }: { websiteId: number; storeId: number; search: string },
): Promise<FoundProduct[]> {
  const text = search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return await sql<FoundProduct[]>`
    select p.sku, coalesce(v.attribute_values ->> 'name', d.attribute_values ->> 'name', p.sku) as name, case when s.manage_stock then s.quantity end as stock
      from product p join product_website w on w.product_id = p.id and w.website_id = ${websiteId}
      left join stock_item s on s.product_id = p.id
      left join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values v on v.product_id = p.id and v.store_id = ${storeId}
     where p.type in ('simple', 'virtual', 'configurable', 'bundle')
       and (lower(p.sku) like ${`${text}%`} or lower(coalesce(v.attribute_values ->> 'name', d.attribute_values ->> 'name')) like ${`%${text}%`})
     order by p.sku limit 20`
}
