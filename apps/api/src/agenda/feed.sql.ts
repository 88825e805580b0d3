import type { Queryable } from '../platform/database.ts'

export type AgendaFeedRecord = { createdAt: Date; lastReadAt: Date | null }
type Owner = { staffId: number; websiteId: number }

export async function selectFeed(
  sql: Queryable,
  { staffId, websiteId }: Owner,
): Promise<AgendaFeedRecord | undefined> {
  const [row] = await sql<AgendaFeedRecord[]>`
    select created_at as "createdAt", last_read_at as "lastReadAt"
      from agenda_feed where staff_id = ${staffId} and website_id = ${websiteId}`
  return row
}

/** Gives somebody a feed; one that they had before is replaced. */
export async function replaceFeed(sql: Queryable, feed: Owner & { hash: Buffer; at: Date }): Promise<void> {
  await sql`
    insert into agenda_feed (staff_id, website_id, token_hash, created_at)
    values (${feed.staffId}, ${feed.websiteId}, ${feed.hash}, ${feed.at})
    on conflict (staff_id, website_id) do update
       set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`
}

/** Whether there was one. */
export async function deleteFeed(sql: Queryable, { staffId, websiteId }: Owner): Promise<boolean> {
  const { count } = await sql`
    delete from agenda_feed where staff_id = ${staffId} and website_id = ${websiteId}`
  return count > 0
}

export async function selectFeedByHash(sql: Queryable, hash: Buffer): Promise<Owner | undefined> {
  const [row] = await sql<Owner[]>`
    select staff_id as "staffId", website_id as "websiteId" from agenda_feed where token_hash = ${hash}`
  return row
}

export async function touchFeed(sql: Queryable, hash: Buffer, at: Date): Promise<void> {
  await sql`update agenda_feed set last_read_at = ${at} where token_hash = ${hash}`
}
