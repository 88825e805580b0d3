import type { Queryable } from '../platform/database.ts'

/** Stores the hash of a link; it replaces an earlier one. */
export async function saveReset(
  sql: Queryable,
  staffId: number,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into staff_password_reset (staff_id, token_hash, expires_at) values (${staffId}, ${hash}, ${expiresAt})
    on conflict (staff_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
}

/** The active account of a link that still works. */
export async function selectReset(
  sql: Queryable,
  hash: Buffer,
  now: Date,
): Promise<{ id: number; name: string; email: string } | undefined> {
  const [row] = await sql<{ id: number; name: string; email: string }[]>`
    select s.id, s.name, s.email from staff_password_reset p join staff s on s.id = p.staff_id
     where p.token_hash = ${hash} and p.expires_at > ${now} and s.disabled_at is null`
  return row
}

/** Returns false when the link was used before. */
export async function consumeReset(sql: Queryable, hash: Buffer): Promise<boolean> {
  const { count } = await sql`delete from staff_password_reset where token_hash = ${hash}`
  return count > 0
}
