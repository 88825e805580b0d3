import type { Queryable } from './database.ts'

type Counter = { kind: string; hash: Buffer }
type Counting = { most: number; widerMost: number; now: Date; expiresAt: Date }

const expiredAtOnce = 20_000

/**
 * Increments the counter of a sender and of the wider network, if any. Returns the end of the window when a limit is
 * reached; nothing is written then. Statements lock the wider counter first, to avoid deadlocks and counters of senders
 * in a network over its limit.
 */
export async function addRequest(
  sql: Queryable,
  { kind, hash, wider }: Counter & { wider: Buffer | null },
  { most, widerMost, now, expiresAt }: Counting,
): Promise<{ expiresAt: Date } | undefined> {
  if (wider !== null) {
    const full = await addOne(sql, { kind, hash: wider }, { most: widerMost, now, expiresAt })
    if (full) return full
  }
  return await addOne(sql, { kind, hash }, { most, now, expiresAt })
}

async function addOne(
  sql: Queryable,
  { kind, hash }: Counter,
  { most, now, expiresAt }: Omit<Counting, 'widerMost'>,
): Promise<{ expiresAt: Date } | undefined> {
  const [row] = await sql<{ counted: boolean; expiresAt: Date | null }[]>`
    with counted as (
      insert into request_count as r (kind, sender_hash, count, expires_at)
      values (${kind}, ${hash}, 1, ${expiresAt})
      on conflict (kind, sender_hash) do update
         set count = case when r.expires_at <= ${now} then 1 else r.count + 1 end,
             expires_at = case when r.expires_at <= ${now} then excluded.expires_at else r.expires_at end
       where r.expires_at <= ${now} or r.count < ${most}
      returning true)
    select exists (select from counted) as counted,
           (select expires_at from request_count where kind = ${kind} and sender_hash = ${hash}) as "expiresAt"`
  // A concurrent request may have inserted the counter, which this statement does not see.
  return row?.counted ? undefined : { expiresAt: row?.expiresAt ?? expiresAt }
}

export async function selectRequests(
  sql: Queryable,
  { kind, hash }: Counter,
  now: Date,
): Promise<{ count: number; expiresAt: Date } | undefined> {
  const [row] = await sql<{ count: number; expiresAt: Date }[]>`
    select count, expires_at as "expiresAt" from request_count
     where kind = ${kind} and sender_hash = ${hash} and expires_at > ${now}`
  return row
}

/** Decrements a counter. */
export async function subtractRequest(sql: Queryable, { kind, hash }: Counter): Promise<void> {
  await sql`
    update request_count set count = count - 1
     where kind = ${kind} and sender_hash = ${hash} and count > 0`
}

export async function deleteRequests(sql: Queryable, { kind, hash }: Counter): Promise<void> {
  await sql`delete from request_count where kind = ${kind} and sender_hash = ${hash}`
}

/** Deletes in batches, so that no statement takes long. */
export async function deleteExpiredRequests(sql: Queryable, now: Date): Promise<void> {
  for (;;) {
    const { count } = await sql`
      delete from request_count
       where ctid = any (array(select ctid from request_count where expires_at <= ${now} limit ${expiredAtOnce}))
         and expires_at <= ${now}`
    if (count < expiredAtOnce) return
  }
}

export async function countRows(sql: Queryable): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from request_count`
  return row?.count ?? 0
}
