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

export async function deleteConsentsBefore(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from consent_record where created_at < ${before}`
}
