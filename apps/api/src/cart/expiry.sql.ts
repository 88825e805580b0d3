import type { Queryable } from '../platform/database.ts'

/** Deletes guests' carts, and customers' separate ones, that were not changed since; returns how many. */
export async function deleteGuestCarts(
  sql: Queryable,
  { filledBefore, emptyBefore }: { filledBefore: Date; emptyBefore: Date },
): Promise<number> {
  const { count } = await sql`
    delete from cart
     where (customer_id is null or is_separate) and is_active and updated_at < ${emptyBefore}
       and (updated_at < ${filledBefore} or not exists (select from cart_item where cart_id = cart.id))`
  return count
}

/** Deletes carts that were closed before, without an order; returns how many. */
export async function deleteClosedCarts(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from cart where closed_at < ${before}`
  return count
}
