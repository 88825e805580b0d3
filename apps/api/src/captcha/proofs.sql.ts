import type { Queryable } from '../platform/database.ts'

/** Marks something as used; answers false when it was used before. */
export async function useOnce(sql: Queryable, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { count } = await sql`
    insert into used_proof (hash, expires_at) values (${hash}, ${expiresAt}) on conflict do nothing`
  return count > 0
}

/** Takes a mark away; answers whether it was there and still good. */
export async function takeMark(sql: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const { count } = await sql`delete from used_proof where hash = ${hash} and expires_at > ${now}`
  return count > 0
}

export async function deleteOldProofs(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from used_proof where expires_at <= ${now}`
}
