import type { Queryable } from './database.ts'

type Counted = { kind: string; hash: Buffer }

/** Counts once more, up to one above `most`; the window begins anew with each request that is within the limit. */
export async function addRequest(
  sql: Queryable,
  { kind, hash }: Counted,
  limit: { most: number; now: Date; expiresAt: Date },
): Promise<number> {
  const { most, now, expiresAt } = limit
  const [row] = await sql<{ count: number }[]>`
    insert into request_count as r (kind, sender_hash, count, expires_at) values (${kind}, ${hash}, 1, ${expiresAt})
    on conflict (kind, sender_hash) do update
       set count = case when r.expires_at <= ${now} then 1 else least(r.count + 1, ${most}::int + 1) end,
           expires_at = case when r.expires_at <= ${now} or r.count < ${most} then excluded.expires_at
                             else r.expires_at end
    returning count`
  return row?.count ?? 0
}

export async function selectRequests(sql: Queryable, { kind, hash }: Counted, now: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count from request_count where kind = ${kind} and sender_hash = ${hash} and expires_at > ${now}`
  return row?.count ?? 0
}

export async function deleteRequests(sql: Queryable, { kind, hash }: Counted): Promise<void> {
  await sql`delete from request_count where kind = ${kind} and sender_hash = ${hash}`
}

export async function deleteExpiredRequests(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from request_count where expires_at <= ${now}`
}
