import type { Queryable } from '../platform/database.ts'

/** Keeps the hash of a reset token; an earlier one no longer works. */
export async function saveReset(
  sql: Queryable,
  customerId: number,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into password_reset (customer_id, token_hash, expires_at) values (${customerId}, ${hash}, ${expiresAt})
    on conflict (customer_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
}

/** Takes a token so that it works once; answers until when it was good, undefined when it is not the customer's. */
export async function takeReset(sql: Queryable, customerId: number, hash: Buffer): Promise<Date | undefined> {
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
