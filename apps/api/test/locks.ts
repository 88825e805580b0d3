import type { Queryable } from '../src/platform/database.ts'
import { waitUntil } from './wait-until.ts'

/** Waits until exactly `count` statements of the database wait for a lock that another transaction holds. */
export async function waitForLockWaits(sql: Queryable, count: number): Promise<void> {
  await waitUntil(
    `${count} statements wait for a lock`,
    async () => {
      const rows = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return rows.length === count
    },
    { seconds: 20 },
  )
}

/** Locks the stock of a product until the transaction ends. */
export async function lockStock(tx: Queryable, sku: string): Promise<void> {
  await tx`
    select 1 from stock_item join product on product.id = product_id where sku = ${sku} for update of stock_item`
}
