import type { Queryable } from '../platform/database.ts'

/** Keeps a subscription with its reader, whose e-mail has changed; one under the new e-mail stays as it is. */
export async function moveSubscription(
  sql: Queryable,
  websiteId: number,
  before: string,
  email: string,
): Promise<void> {
  await sql`
    update newsletter_subscriber n set email = ${email}
     where n.website_id = ${websiteId} and lower(n.email) = lower(${before})
       and not exists (select 1 from newsletter_subscriber other
                        where other.website_id = ${websiteId} and lower(other.email) = lower(${email})
                          and other.id <> n.id)`
}

/** Subscribes a customer's address or ends it; an address that never was on the list stays off it. */
export async function setSubscribed(
  sql: Queryable,
  customerId: number,
  isSubscribed: boolean,
): Promise<void> {
  if (!isSubscribed) {
    await sql`
      update newsletter_subscriber n set status = 'unsubscribed', changed_at = now()
        from customer c
       where c.id = ${customerId} and n.website_id = c.website_id and lower(n.email) = lower(c.email)
         and n.status <> 'unsubscribed'`
    return
  }
  await sql`
    insert into newsletter_subscriber as n (website_id, store_id, customer_id, email, status)
    select c.website_id, s.id, c.id, c.email, 'subscribed'
      from customer c join store_group g on g.website_id = c.website_id join store s on s.group_id = g.id
     where c.id = ${customerId}
     order by s.language = c.language desc, g.id, s.sort_order limit 1
    on conflict (website_id, lower(email)) do update
       set status = 'subscribed', customer_id = excluded.customer_id, changed_at = now()
     where n.status <> 'subscribed' or n.customer_id is distinct from excluded.customer_id`
}
