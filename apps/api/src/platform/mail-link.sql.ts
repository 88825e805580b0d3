import type { Queryable } from './database.ts'

/** Purpose of a link in a mail. */
export type LinkPurpose = 'email' | 'order' | 'withdrawal' | 'cancellation'

/** Subject of a link; all null for one without effect. */
export type LinkSubject = { customerId: number | null; orderId: number | null; email: string | null }

export type MailLink = LinkSubject & { expiresAt: Date; usedAt: Date | null }

export async function insertLink(
  sql: Queryable,
  hash: Buffer,
  purpose: LinkPurpose,
  { customerId, orderId, email, expiresAt }: LinkSubject & { expiresAt: Date },
): Promise<void> {
  await sql`
    insert into mail_link (token_hash, purpose, customer_id, order_id, email, expires_at)
    values (${hash}, ${purpose}, ${customerId}, ${orderId}, ${email}, ${expiresAt})`
}

export async function selectLink(
  sql: Queryable,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<MailLink | undefined> {
  const [row] = await sql<MailLink[]>`
    select customer_id as "customerId", order_id as "orderId", email, expires_at as "expiresAt", used_at as "usedAt"
      from mail_link where token_hash = ${hash} and purpose = ${purpose}`
  return row
}

/** Marks a link as used; returns false when it was used before. */
export async function useLink(sql: Queryable, hash: Buffer, at: Date): Promise<boolean> {
  const { count } = await sql`
    update mail_link set used_at = ${at} where token_hash = ${hash} and used_at is null`
  return count > 0
}

/** Deletes the unused links of a customer or an order for a purpose. */
export async function deleteLinks(
  sql: Queryable,
  purpose: LinkPurpose,
  { customerId, orderId }: { customerId?: number; orderId?: number },
): Promise<void> {
  await sql`
    delete from mail_link
     where purpose = ${purpose} and used_at is null and (customer_id = ${customerId ?? null} or order_id = ${orderId ?? null})`
}

export async function deleteExpiredLinks(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from mail_link where expires_at <= ${before}`
}
