import { createHash } from 'node:crypto'
import type { JsonValue, Queryable, SqlValue, Transaction } from '../platform/database.ts'

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
  /** Address of the person whom a mail to somebody else is about: it is deleted with their account. */
  aboutEmail?: string | null
}

/** A mail about an order that is rendered later; `reference` distinguishes mails of one kind for one order. */
export type OrderMail = {
  storeId: number
  orderId: number
  kind: string
  recipient: string
  reference: string
  content: Record<string, JsonValue>
}

/** Reference and content (JSON) may be fragments that read what the transaction has written before. */
type NewOrderMail = Omit<OrderMail, 'reference' | 'content'> &
  Record<'reference' | 'content', SqlValue> & {
    /** Before then it can be withdrawn; without it the mail is due at once. */
    dueAt?: Date
  }

/** A mail that is not about an order, such as one about an account; `texts` are the values of its placeholders. */
export type AccountMail = {
  storeId: number
  kind: string
  recipient: string
  /** The customer whose account it is about, if any. */
  customerId: number | null
  texts: Record<string, string>
  /** As in {@link NewMail}. */
  aboutEmail?: string
  /** URL that ends the subscription with one POST (RFC 8058). */
  unsubscribeUrl?: string
}

export type Attachment = { name: string; contentType: string; content: Buffer }
export type RenderedMail = { subject: string; html: string; plain: string; attachments: Attachment[] }

const selection = (sql: Queryable) => sql`
  select id, kind, recipient, subject, html, plain, created_at as "createdAt", sent_at as "sentAt",
         unsubscribe_url as "unsubscribeUrl",
         array(select jsonb_build_object('name', name, 'hash', hash) from mail_attachment a where a.mail_id = mail.id
                order by name) as attachments
    from mail`

/** Queues a rendered mail for delivery; once per kind and order. */
export async function queueMail(sql: Queryable, mail: NewMail): Promise<void> {
  await sql`
    insert into mail (store_id, order_id, kind, recipient, subject, html, plain, about_email)
    values (${mail.storeId}, ${mail.orderId}, ${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.html},
            ${mail.plain}, lower(${mail.aboutEmail ?? null}::text))
    on conflict (order_id, kind, reference) do nothing`
}

/** Queues a mail about an order in the caller's transaction, once per kind and reference; it is rendered later. */
export async function queueMailOfOrder(tx: Transaction, mail: NewOrderMail): Promise<void> {
  const { storeId, orderId, kind, recipient, reference, content, dueAt = null } = mail
  await tx`
    insert into mail (store_id, order_id, kind, recipient, reference, content, subject, html, plain, next_attempt_at)
    values (${storeId}, ${orderId}, ${kind}, ${recipient}, ${reference}, ${content}, '', '', '',
            coalesce(${dueAt}::timestamptz, '-infinity'))
    on conflict (order_id, kind, reference) do nothing`
}

/** Deletes a mail about an order that nobody has begun to send; does nothing once it is on its way. */
export async function withdrawMailOfOrder(
  tx: Transaction,
  { orderId, kind, reference }: Pick<OrderMail, 'orderId' | 'kind' | 'reference'>,
): Promise<void> {
  await tx`
    delete from mail
     where order_id = ${orderId} and kind = ${kind} and reference = ${reference}
       and sent_at is null and attempts = 0 and content is not null`
}

/**
 * Queues a mail about an order that was rendered before once more, with its attachments, to the same address; returns its
 * kind and address. Undefined where the order has no such mail.
 */
export async function queueMailAgain(
  tx: Transaction,
  { id, orderId, reference, now }: { id: number; orderId: number; reference: string; now: Date },
): Promise<{ kind: string; recipient: string } | undefined> {
  const [copy] = await tx<{ id: number; kind: string; recipient: string }[]>`
    insert into mail (store_id, order_id, kind, recipient, reference, subject, html, plain, about_email, created_at)
    select store_id, order_id, kind, recipient, ${reference}, subject, html, plain, about_email, ${now}
      from mail where id = ${id} and order_id = ${orderId} and content is null
        on conflict (order_id, kind, reference) do nothing
    returning id, kind, recipient`
  if (!copy) return undefined
  await tx`
    insert into mail_attachment (mail_id, name, hash)
    select ${copy.id}, name, hash from mail_attachment where mail_id = ${id}`
  return copy
}

/** Queues an account mail; it is rendered later. */
export async function queueAccountMail(sql: Queryable, mail: AccountMail): Promise<void> {
  const { storeId, kind, recipient, customerId, texts, unsubscribeUrl, aboutEmail } = mail
  await sql`
    insert into mail (store_id, kind, recipient, customer_id, unsubscribe_url, content, about_email, subject, html, plain)
    values (${storeId}, ${kind}, ${recipient}, ${customerId}, ${unsubscribeUrl ?? null}, ${sql.json(texts)},
            lower(${aboutEmail ?? null}::text), '', '', '')`
}

/** Stores a rendered mail, which makes it due for delivery; does nothing when the lease was lost. */
export async function saveRenderedMail(
  tx: Transaction,
  { id, leaseId }: { id: number; leaseId: string },
  mail: RenderedMail,
): Promise<void> {
  const { count } = await tx`
    update mail set subject = ${mail.subject}, html = ${mail.html}, plain = ${mail.plain}, content = null,
           attempts = 0, last_error = null, lease_id = null, next_attempt_at = '-infinity'
     where id = ${id} and lease_id = ${leaseId}`
  if (count === 0) return
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

/** Deletes mails created before the limits: `account` for mails about accounts and forms, `order` for those about orders. */
export async function deleteExpiredMails(
  sql: Queryable,
  before: { account: Date; order: Date },
): Promise<void> {
  await sql`
    delete from mail
     where created_at < ${before.account} and (order_id is null or created_at < ${before.order})`
  await sql`delete from mail_file f where not exists (select 1 from mail_attachment a where a.hash = f.hash)`
}
