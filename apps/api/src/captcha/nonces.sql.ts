import type { Queryable } from '../platform/database.ts'

/** Stores a nonce; returns false when it was stored before. */
export async function storeNonce(sql: Queryable, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { count } = await sql`
    insert into used_nonce (hash, expires_at) values (${hash}, ${expiresAt}) on conflict do nothing`
  return count > 0
}

/** Deletes a nonce; returns whether it existed and had not expired. */
export async function consumeNonce(sql: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const { count } = await sql`delete from used_nonce where hash = ${hash} and expires_at > ${now}`
  return count > 0
}

export async function deleteExpiredNonces(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from used_nonce where expires_at <= ${now}`
}
