import type { Queryable } from '../platform/database.ts'

export type Mail = {
  id: number
  kind: string
  recipient: string
  subject: string
  html: string
  plain: string
  createdAt: Date
  sentAt: Date | null
}

export type NewMail = {
  storeId: number
  orderId: number | null
  kind: string
  recipient: string
  subject: string
  html: string
  plain: string
}

const selection = (sql: Queryable) => sql`
  select id, kind, recipient, subject, html, plain, created_at as "createdAt", sent_at as "sentAt" from mail`

/** Keeps a mail for delivery; the same kind for the same order is kept once. */
export async function insertMail(sql: Queryable, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (store_id, order_id, kind, recipient, subject, html, plain)
    values (${mail.storeId}, ${mail.orderId}, ${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain})
    on conflict (order_id, kind) do nothing`
}

/** The newest mails, to one recipient when `to` is given. */
export async function selectMails(sql: Queryable, to: string | undefined, limit: number): Promise<Mail[]> {
  const filter = to ? sql`where lower(recipient) = lower(${to})` : sql``
  return await sql<Mail[]>`${selection(sql)} ${filter} order by id desc limit ${limit}`
}

export async function selectMail(sql: Queryable, id: number): Promise<Mail | undefined> {
  const [mail] = await sql<Mail[]>`${selection(sql)} where id = ${id}`
  return mail
}

/** Takes mails that are due, so that no other process takes them too, until the transaction ends. */
export async function takeDueMails(sql: Queryable, limit: number): Promise<Mail[]> {
  return await sql<Mail[]>`
    ${selection(sql)} where sent_at is null and next_attempt_at <= now()
     order by id limit ${limit} for update skip locked`
}

export async function markSent(sql: Queryable, id: number): Promise<void> {
  await sql`update mail set sent_at = now(), attempts = attempts + 1, last_error = null where id = ${id}`
}

/** Tries again later: after 1, 2, 4 … minutes, at most every six hours. */
export async function markFailed(sql: Queryable, id: number, reason: string): Promise<void> {
  await sql`
    update mail
       set attempts = attempts + 1, last_error = ${reason},
           next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(attempts, 12)))
     where id = ${id}`
}
