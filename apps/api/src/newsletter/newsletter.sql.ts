import type { Queryable } from '../platform/database.ts'

/** Somebody who reads, or no longer reads, the newsletter of a website. */
export type Reader = { websiteId: number; email: string }

/** Puts a reader on the list, with the account of that e-mail if there is one; answers whether they were not on it. */
export async function addReader(
  sql: Queryable,
  { websiteId, email }: Reader,
  { storeId, at }: { storeId: number; at: Date },
): Promise<boolean> {
  const changed = await sql`
    insert into newsletter_subscriber as n (website_id, store_id, customer_id, email, status, changed_at)
    values (${websiteId}, ${storeId},
            (select id from customer where website_id = ${websiteId} and lower(email) = lower(${email})
                and email_verified_at is not null),
            ${email}, 'subscribed', ${at})
    on conflict (website_id, lower(email)) do update
       set status = 'subscribed', store_id = excluded.store_id, changed_at = excluded.changed_at,
           customer_id = coalesce(excluded.customer_id, n.customer_id)
     where n.status <> 'subscribed'
    returning 1`
  return changed.count > 0
}

/** Takes a reader off the list; answers whether they were on it. */
export async function removeReader(sql: Queryable, { websiteId, email }: Reader, at: Date): Promise<boolean> {
  const [before] = await sql<{ status: string }[]>`
    select status from newsletter_subscriber
     where website_id = ${websiteId} and lower(email) = lower(${email}) for update`
  if (!before || before.status === 'unsubscribed') return false
  await sql`
    update newsletter_subscriber set status = 'unsubscribed', changed_at = ${at}
     where website_id = ${websiteId} and lower(email) = lower(${email})`
  return before.status === 'subscribed'
}

export async function isReader(sql: Queryable, { websiteId, email }: Reader): Promise<boolean> {
  const rows = await sql`
    select 1 from newsletter_subscriber
     where website_id = ${websiteId} and lower(email) = lower(${email}) and status = 'subscribed'`
  return rows.length > 0
}

/** Keeps a subscription with its reader, whose e-mail has changed; one under the new e-mail stays as it is. */
export async function moveReader(
  sql: Queryable,
  { websiteId, email: before }: Reader,
  email: string,
): Promise<void> {
  await sql`
    update newsletter_subscriber n set email = ${email}
     where n.website_id = ${websiteId} and lower(n.email) = lower(${before})
       and not exists (select 1 from newsletter_subscriber other
                        where other.website_id = ${websiteId} and lower(other.email) = lower(${email})
                          and other.id <> n.id)`
}
