import type { Queryable } from '../platform/database.ts'
import type { Mail, AccountMail, OrderMail } from './mail.sql.ts'

/** An attempt at a mail; only the holder of the lease may save its result. */
export type Claim = { id: number; leaseId: string; kind: string; attempts: number }
/** Mails due at `now` are leased until `until`. */
export type Lease = { now: Date; until: Date }

export type ClaimedOrderMail = Claim & OrderMail & { createdAt: Date }
export type ClaimedAccountMail = Claim & Pick<AccountMail, 'storeId' | 'texts'>
export type ClaimedMail = Claim &
  Pick<Mail, 'recipient' | 'subject' | 'html' | 'plain' | 'unsubscribeUrl'> & { messageId: string }

/**
 * Claims the next due mail for one attempt; the lease of a crashed process expires. Mails without an attempt come first,
 * so that failing ones do not delay them.
 */
async function claim<Claimed extends Claim>(
  sql: Queryable,
  { now, until }: Lease,
  { which, set, columns }: Record<'which' | 'set' | 'columns', ReturnType<typeof sql>>,
): Promise<Claimed | undefined> {
  const [mail] = await sql<Claimed[]>`
    update mail set lease_id = gen_random_uuid(), next_attempt_at = ${until}, attempts = attempts + 1 ${set}
     where id = (select id from mail
                  where sent_at is null and failed_at is null and ${which} and next_attempt_at <= ${now}
                  order by next_attempt_at, id limit 1 for update skip locked)
    returning id, lease_id as "leaseId", kind, attempts, ${columns}`
  return mail
}

/** Claims a mail about an order that is not rendered yet. */
export async function claimOrderMail(sql: Queryable, lease: Lease): Promise<ClaimedOrderMail | undefined> {
  return await claim(sql, lease, {
    which: sql`content is not null and order_id is not null`,
    set: sql``,
    columns: sql`
      store_id as "storeId", order_id as "orderId", recipient, reference, content, created_at as "createdAt"`,
  })
}

/** Claims an account mail that is not rendered yet. */
export async function claimAccountMail(
  sql: Queryable,
  lease: Lease,
): Promise<ClaimedAccountMail | undefined> {
  return await claim(sql, lease, {
    which: sql`content is not null and order_id is null`,
    set: sql``,
    columns: sql`store_id as "storeId", content as texts`,
  })
}

/** Claims a rendered mail; the first attempt assigns its Message-ID. */
export async function claimMail(
  sql: Queryable,
  lease: Lease,
  messageIdDomain: string,
): Promise<ClaimedMail | undefined> {
  return await claim(sql, lease, {
    which: sql`content is null`,
    set: sql`, message_id = coalesce(message_id, gen_random_uuid() || '@' || ${messageIdDomain}::text)`,
    columns: sql`
      recipient, subject, html, plain, unsubscribe_url as "unsubscribeUrl", message_id as "messageId"`,
  })
}

export async function markSent(sql: Queryable, { id, leaseId }: Claim, at: Date): Promise<void> {
  await sql`
    update mail set sent_at = ${at}, last_error = null, lease_id = null where id = ${id} and lease_id = ${leaseId}`
}

/** Ends a failed attempt; the next one is due at `at`. */
export async function scheduleRetry(
  sql: Queryable,
  { id, leaseId }: Claim,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await sql`
    update mail set next_attempt_at = ${at}, last_error = ${reason}, lease_id = null
     where id = ${id} and lease_id = ${leaseId}`
}

/** Marks a mail as failed after its last attempt. */
export async function markFailed(
  sql: Queryable,
  { id, leaseId }: Claim,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await sql`
    update mail set failed_at = ${at}, next_attempt_at = 'infinity', last_error = ${reason}, lease_id = null
     where id = ${id} and lease_id = ${leaseId}`
}
