import type { ActingStaff } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'

export async function insertActingLink(
  sql: Queryable,
  hash: Buffer,
  link: { customerId: number; acting: ActingStaff; expiresAt: Date },
): Promise<void> {
  const { customerId, acting, expiresAt } = link
  await sql`
    insert into acting_link (token_hash, customer_id, staff_id, token_id, actor, expires_at)
    values (${hash}, ${customerId}, ${acting.staffId}, ${acting.tokenId}, ${acting.name}, ${expiresAt})`
}

/** Uses a link up; undefined for one that is unknown, used or expired, or of another website. */
export async function takeActingLink(
  sql: Queryable,
  hash: Buffer,
  { websiteId, at }: { websiteId: number; at: Date },
): Promise<{ customerId: number; acting: ActingStaff } | undefined> {
  const [row] = await sql<{ customerId: number; acting: ActingStaff }[]>`
    update acting_link l set used_at = ${at}
      from customer c
     where l.token_hash = ${hash} and l.used_at is null and l.expires_at > ${at}
       and c.id = l.customer_id and c.website_id = ${websiteId} and c.disabled_at is null
    returning l.customer_id as "customerId",
              jsonb_build_object('staffId', l.staff_id, 'tokenId', l.token_id, 'name', l.actor) as acting`
  return row
}

export async function deleteExpiredActingLinks(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from acting_link where expires_at <= ${now}`
}
