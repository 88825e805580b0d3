import type { Queryable } from '../platform/database.ts'

export type FailedMail = {
  id: number
  website: string
  kind: string
  recipient: string
  attempts: number
  lastError: string
  failedAt: Date
}

/** Failed mails, oldest first; of one website when `website` is given. */
export async function selectFailedMails(sql: Queryable, website: string | null): Promise<FailedMail[]> {
  return await sql<FailedMail[]>`
    select m.id, w.code as website, m.kind, m.recipient, m.attempts, m.last_error as "lastError",
           m.failed_at as "failedAt"
      from mail m join store s on s.id = m.store_id join store_group g on g.id = s.group_id
      join website w on w.id = g.website_id
     where m.failed_at is not null and (${website}::text is null or w.code = ${website}) order by m.failed_at, m.id`
}

/** Makes failed mails due again without any attempts; returns how many. */
export async function retryMails(
  sql: Queryable,
  which: { id: number } | { website: string | null },
): Promise<number> {
  const filter =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`(${which.website}::text is null or store_id in (
              select s.id from store s join store_group g on g.id = s.group_id join website w on w.id = g.website_id
               where w.code = ${which.website}))`
  const { count } = await sql`
    update mail set failed_at = null, attempts = 0, next_attempt_at = '-infinity'
     where failed_at is not null and ${filter}`
  return count
}

export type MailState = {
  kind: string
  recipient: string
  subject: string
  plain: string
  messageId: string | null
  attempts: number
  lastError: string | null
  sentAt: Date | null
  failedAt: Date | null
}

export async function selectMailState(sql: Queryable, id: number): Promise<MailState | undefined> {
  const [mail] = await sql<MailState[]>`
    select kind, recipient, subject, plain, message_id as "messageId", attempts, last_error as "lastError",
           sent_at as "sentAt", failed_at as "failedAt"
      from mail where id = ${id}`
  return mail
}
