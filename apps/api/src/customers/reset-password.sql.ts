import type { Queryable } from '../platform/database.ts'

/** Stores the hash of a reset token; it replaces an earlier one. */
export async function saveReset(
  sql: Queryable,
  customerId: number,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into password_reset (customer_id, token_hash, expires_at) values (${customerId}, ${hash}, ${expiresAt})
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
}

/** Consumes a reset token; returns its expiry, or undefined when it does not belong to the customer. */
export async function consumeReset(
  sql: Queryable,
  customerId: number,
  hash: Buffer,
): Promise<Date | undefined> {
  const [row] = await sql<{ expiresAt: Date }[]>`
    delete from password_reset where customer_id = ${customerId} and token_hash = ${hash}
    returning expires_at as "expiresAt"`
  return row?.expiresAt
}

export async function deleteResets(sql: Queryable, customerId: number): Promise<void> {
  await sql`delete from password_reset where customer_id = ${customerId}`
}

export async function deleteExpiredResets(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from password_reset where expires_at <= ${now}::timestamptz - interval '1 day'`
}
