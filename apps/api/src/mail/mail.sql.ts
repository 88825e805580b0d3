import { createHash } from 'node:crypto'
import type { JSONValue } from 'postgres'
import type { Queryable, Transaction } from '../platform/database.ts'

export type Mail = {
  id: number
  kind: string
  recipient: string
  subject: string
  html: string
  plain: string
  createdAt: Date
  sentAt: Date | null
  unsubscribeUrl: string | null
  attachments: { name: string; hash: string }[]
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

/** A mail that is asked for and written later; `reference` tells several of one kind for one order apart. */
export type UnwrittenMail = {
  storeId: number
  orderId: number
  kind: string
  recipient: string
  reference: string
  content: Record<string, JSONValue>
}

/** A mail to a person about what is no order; `texts` is what stands for `{{name}}`. */
export type PersonMail = {
  storeId: number
  kind: string
  recipient: string
  /** Whose account it is about; null when it is about none. */
  customerId: number | null
  texts: Record<string, string>
  /** Address that ends the subscription with one POST. */
  unsubscribeUrl?: string
}

export type Attachment = { name: string; contentType: string; content: Buffer }
export type WrittenMail = { subject: string; html: string; plain: string; attachments: Attachment[] }

const selection = (sql: Queryable) => sql`
  select id, kind, recipient, subject, html, plain, created_at as "createdAt", sent_at as "sentAt",
         unsubscribe_url as "unsubscribeUrl",
         array(select jsonb_build_object('name', name, 'hash', hash) from mail_attachment a where a.mail_id = mail.id
                order by name) as attachments
    from mail`

/** Keeps a mail for delivery; the same kind for the same order is kept once. */
export async function insertMail(sql: Queryable, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (store_id, order_id, kind, recipient, subject, html, plain)
    values (${mail.storeId}, ${mail.orderId}, ${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.html}, ${mail.plain})
    on conflict (order_id, kind, reference) do nothing`
}

/** Asks for a mail in the transaction of what it tells of; the same one is asked for once. */
export async function insertUnwritten(tx: Transaction, mail: UnwrittenMail): Promise<void> {
  const { storeId, orderId, kind, recipient, reference, content } = mail
  await tx`
    insert into mail (store_id, order_id, kind, recipient, reference, content, subject, html, plain)
    values (${storeId}, ${orderId}, ${kind}, ${recipient}, ${reference}, ${tx.json(content)}, '', '', '')
    on conflict (order_id, kind, reference) do nothing`
}

/** Asks for a mail to a person; it is written and sent afterwards. */
export async function insertPersonMail(sql: Queryable, mail: PersonMail): Promise<void> {
  const { storeId, kind, recipient, customerId, texts, unsubscribeUrl } = mail
  await sql`
    insert into mail (store_id, kind, recipient, customer_id, unsubscribe_url, content, subject, html, plain)
    values (${storeId}, ${kind}, ${recipient}, ${customerId}, ${unsubscribeUrl ?? null}, ${sql.json(texts)}, '', '', '')`
}

/** Takes the next mail to a person that waits to be written, so that no other process takes it too. */
export async function takePersonMail(
  tx: Transaction,
): Promise<(Pick<PersonMail, 'storeId' | 'kind' | 'texts'> & { id: number }) | undefined> {
  const [mail] = await tx<(Pick<PersonMail, 'storeId' | 'kind' | 'texts'> & { id: number })[]>`
    select id, store_id as "storeId", kind, content as texts
      from mail where content is not null and order_id is null and next_attempt_at <= now()
     order by id limit 1 for update skip locked`
  return mail
}

/** Takes mails about orders that wait to be written, so that no other process takes them too, until the transaction ends. */
export async function takeUnwritten(
  tx: Transaction,
  limit: number,
): Promise<(UnwrittenMail & { id: number; createdAt: Date })[]> {
  return await tx<(UnwrittenMail & { id: number; createdAt: Date })[]>`
    select id, store_id as "storeId", order_id as "orderId", kind, recipient, reference, content,
           created_at as "createdAt"
      from mail where content is not null and order_id is not null and next_attempt_at <= now()
     order by id limit ${limit} for update skip locked`
}

/** Keeps what was written; it may be sent from then on. */
export async function saveWritten(tx: Transaction, id: number, mail: WrittenMail): Promise<void> {
  await tx`
    update mail set subject = ${mail.subject}, html = ${mail.html}, plain = ${mail.plain}, content = null,
           attempts = 0, last_error = null
     where id = ${id}`
  for (const { name, contentType, content } of mail.attachments) {
    const hash = createHash('sha256').update(content).digest('hex')
    await tx`
      insert into mail_file (hash, content_type, content) values (${hash}, ${contentType}, ${content})
      on conflict do nothing`
    await tx`
      insert into mail_attachment (mail_id, name, hash) values (${id}, ${name}, ${hash}) on conflict do nothing`
  }
}

/** The newest mails, to one recipient when `to` is given. */
export async function selectMails(sql: Queryable, to: string | undefined, limit: number): Promise<Mail[]> {
  const filter = to ? sql`and lower(recipient) = lower(${to})` : sql``
  return await sql<Mail[]>`${selection(sql)} where content is null ${filter} order by id desc limit ${limit}`
}

export async function selectMail(sql: Queryable, id: number): Promise<Mail | undefined> {
  const [mail] = await sql<Mail[]>`${selection(sql)} where id = ${id} and content is null`
  return mail
}

export async function selectAttachments(sql: Queryable, mailId: number): Promise<Attachment[]> {
  return await sql<Attachment[]>`
    select name, content_type as "contentType", content
      from mail_attachment join mail_file using (hash) where mail_id = ${mailId} order by name`
}

/** Takes mails that are due, so that no other process takes them too, until the transaction ends. */
export async function takeDueMails(sql: Queryable, limit: number): Promise<Mail[]> {
  return await sql<Mail[]>`
    ${selection(sql)} where sent_at is null and content is null and next_attempt_at <= now()
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

/** Deletes mails older than that: those about an account or a form, and those about orders. */
export async function forgetMails(sql: Queryable, before: { account: Date; order: Date }): Promise<void> {
  await sql`
    delete from mail
     where created_at < ${before.account} and (order_id is null or created_at < ${before.order})`
  await sql`delete from mail_file f where not exists (select 1 from mail_attachment a where a.hash = f.hash)`
}
