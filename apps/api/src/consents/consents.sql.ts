import type { Queryable } from '../platform/database.ts'

export type Consent = {
  websiteId: number
  customerId: number | null
  visitorId: string
  subject: string
  version: string
  choices: Record<string, boolean>
  at: Date
}

export async function insertConsent(sql: Queryable, consent: Consent): Promise<void> {
  const { websiteId, customerId, visitorId, subject, version, choices, at } = consent
  await sql`
    insert into consent_record (website_id, customer_id, visitor_id, subject, version, choices, created_at)
    values (${websiteId}, ${customerId}, ${visitorId}, ${subject}, ${version}, ${sql.json(choices)}, ${at})`
}

/**
 * Deletes choices made before `cookies`, and records of subscriptions that ended before `newsletter`; records of
 * current subscriptions stay.
 */
export async function forgetConsents(
  sql: Queryable,
  { cookies, newsletter }: { cookies: Date; newsletter: Date },
): Promise<void> {
  await sql`delete from consent_record where subject <> 'newsletter' and created_at < ${cookies}`
  await sql`
    delete from consent_record r using consent_record ending
     where r.subject = 'newsletter' and ending.subject = 'newsletter' and ending.visitor_id = r.visitor_id
       and ending.choices = '{"newsletter": false}' and ending.created_at < ${newsletter}
       and r.created_at <= ending.created_at`
}
