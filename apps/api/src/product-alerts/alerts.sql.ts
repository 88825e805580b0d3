import type { AlertKind } from '@comptoir/rules/product-alert'
import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../platform/database.ts'

/** What somebody asked for in a store view; the price is that of everybody, null for an alert of stock. */
export type NewAlert = {
  kind: AlertKind
  email: string
  storeId: number
  productId: number
  price: Cents | null
}
export type Alert = NewAlert & { id: number; customerId: number | null }

/** Stores an alert with the account of its e-mail, if there is one; one that is there already gets the new price and store view. */
export async function insertAlert(
  sql: Queryable,
  { kind, email, storeId, productId, price }: NewAlert,
  { websiteId, at }: { websiteId: number; at: Date },
): Promise<void> {
  await sql`
    insert into product_alert (website_id, store_id, product_id, customer_id, email, kind, price, created_at)
    values (${websiteId}, ${storeId}, ${productId},
            (select id from customer where website_id = ${websiteId} and lower(email) = lower(${email})
                and email_verified_at is not null),
            ${email}, ${kind}, ${price}, ${at})
    on conflict (product_id, website_id, kind, lower(email)) do update
       set store_id = excluded.store_id, price = excluded.price, created_at = excluded.created_at,
           customer_id = excluded.customer_id`
}

/** A page of all alerts, by id. */
export async function selectAlerts(sql: Queryable, after: number, limit: number): Promise<Alert[]> {
  return await sql<Alert[]>`
    select id, kind, email, store_id as "storeId", product_id as "productId", customer_id as "customerId", price
      from product_alert where id > ${after} order by id limit ${limit}`
}

/** Deletes an alert; false when it is gone. */
export async function deleteAlert(tx: Transaction, id: number): Promise<boolean> {
  const { count } = await tx`delete from product_alert where id = ${id}`
  return count > 0
}

/** Deletes all alerts of an e-mail on a website. */
export async function deleteAlertsOf(sql: Queryable, websiteId: number, email: string): Promise<void> {
  await sql`delete from product_alert where website_id = ${websiteId} and lower(email) = lower(${email})`
}

/** Deletes alerts that were made before; returns how many. */
export async function deleteOldAlerts(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from product_alert where created_at < ${before}`
  return count
}

/** Keeps the alerts with a customer whose e-mail has changed; of two alerts of the same product, the new e-mail's stays. */
export async function moveAlerts(
  tx: Transaction,
  { websiteId, email: before }: { websiteId: number; email: string },
  email: string,
): Promise<void> {
  await tx`
    delete from product_alert a using product_alert other
     where a.website_id = ${websiteId} and lower(a.email) = lower(${before})
       and other.website_id = ${websiteId} and lower(other.email) = lower(${email})
       and other.product_id = a.product_id and other.kind = a.kind and other.id <> a.id`
  await tx`
    update product_alert set email = ${email} where website_id = ${websiteId} and lower(email) = lower(${before})`
}
