import type { Queryable } from '../platform/database.ts'

/** An account as staff see it, without what has lists of its own. Money is in minor units of `currency`. */
export type StaffCustomer = {
  id: number
  websiteId: number
  name: string
  kind: 'PRIVATE' | 'PROFESSIONAL'
  email: string
  emailVerifiedAt: Date | null
  pendingEmail: string | null
  firstname: string
  lastname: string
  company: string | null
  siret: string | null
  vatNumber: string | null
  vatCheck: { isValid: boolean | null; country: string | null; requestedAt: string | null } | null
  approval: 'WAITING' | 'CONFIRMED' | 'REFUSED' | null
  telephone: string | null
  companyTelephone: string | null
  dateOfBirth: string | null
  language: string
  group: string
  isSubscribed: boolean
  disabledAt: Date | null
  deletionDueAt: Date | null
  createdAt: Date
  orderCount: number
  spentAmount: number
  currency: string
  unpaidCount: number
}

export async function selectStaffCustomer(sql: Queryable, id: number): Promise<StaffCustomer | undefined> {
  const [row] = await sql<StaffCustomer[]>`
    select c.id, c.website_id as "websiteId", c.email, c.email_verified_at as "emailVerifiedAt",
           coalesce(nullif(c.pad_company, ''), c.firstname || ' ' || c.lastname) as name,
           case when g.visitor_kind = 'b2b' then 'PROFESSIONAL' else 'PRIVATE' end as kind,
           c.pending_email as "pendingEmail", c.firstname, c.lastname, c.pad_company as company,
           c.pad_company_siret as siret, c.taxvat as "vatNumber",
           case when c.vat_checked = c.taxvat then jsonb_build_object(
             'isValid', c.vat_is_valid, 'country', c.vat_country,
             'requestedAt', to_char(c.vat_request_date, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as "vatCheck",
           upper(c.professional_state) as approval, c.telephone, c.pad_telephone as "companyTelephone",
           c.date_of_birth::text as "dateOfBirth", c.language, g.code as "group",
           exists (select 1 from newsletter_subscriber n
                    where n.website_id = c.website_id and lower(n.email) = lower(c.email)
                      and n.status = 'subscribed') as "isSubscribed",
           c.disabled_at as "disabledAt", p.due_at as "deletionDueAt", c.created_at as "createdAt",
           s.orders as "orderCount", s.spent as "spentAmount", w.currency,
           (select count(*)::int from sales_order o
             where o.customer_id = c.id and o.payment_state in ('waiting', 'pending') and o.status <> 'canceled'
               and not o.is_quotation) as "unpaidCount"
      from customer c join customer_group g on g.id = c.group_id join website w on w.id = c.website_id
      join customer_statistic s on s.customer_id = c.id
      left join privacy_request p on p.customer_id = c.id and p.kind = 'deletion' and p.state = 'waiting'
     where c.id = ${id}`
  return row
}

export type CustomerOrderRow = {
  id: number
  number: string
  isQuotation: boolean
  status: string
  placedAt: Date
  firstProduct: string | null
  otherProducts: number
  totalAmount: number
  currency: string
}

/** The newest orders and quotations of an account, or of an e-mail on a website. */
export async function selectOrdersOf(
  sql: Queryable,
  whose: { customerId: number } | { websiteId: number; email: string },
  limit: number,
): Promise<CustomerOrderRow[]> {
  const isTheirs =
    'customerId' in whose
      ? sql`o.customer_id = ${whose.customerId}`
      : sql`o.website_id = ${whose.websiteId} and lower(o.email) = lower(${whose.email})`
  return await sql<CustomerOrderRow[]>`
    select o.id, o.number, o.is_quotation and o.quotation_accepted_at is null as "isQuotation", o.status,
           o.created_at as "placedAt", i.names[1] as "firstProduct",
           greatest(coalesce(array_length(i.names, 1), 0) - 1, 0) as "otherProducts",
           o.grand_total as "totalAmount", o.currency
      from sales_order o
      left join lateral (select array_agg(name order by id) as names from order_item where order_id = o.id) i on true
     where ${isTheirs} order by o.id desc limit ${limit}`
}

export type ConsentRow = { subject: string; version: string; choices: Record<string, boolean>; at: Date }

/** The last choice of each subject. */
export async function selectConsents(sql: Queryable, customerId: number): Promise<ConsentRow[]> {
  return await sql<ConsentRow[]>`
    select distinct on (subject) subject, version, choices, created_at as at
      from consent_record where customer_id = ${customerId} order by subject, created_at desc, id desc`
}

export type NoteRow = { id: number; author: string; text: string; at: Date }

export async function selectNotes(sql: Queryable, customerId: number): Promise<NoteRow[]> {
  return await sql<NoteRow[]>`
    select id, author, text, created_at as at from customer_note
     where customer_id = ${customerId} order by id desc limit 200`
}

export async function insertNote(
  sql: Queryable,
  note: { customerId: number; staffId: number | null; author: string; text: string; at: Date },
): Promise<void> {
  await sql`
    insert into customer_note (customer_id, staff_id, author, text, created_at)
    values (${note.customerId}, ${note.staffId}, ${note.author}, ${note.text}, ${note.at})`
}

/** Deletes a note and returns its text; undefined when the customer has no such note. */
export async function deleteNote(
  sql: Queryable,
  customerId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await sql<{ text: string }[]>`
    delete from customer_note where id = ${id} and customer_id = ${customerId} returning text`
  return row?.text
}

export async function updateDisabled(sql: Queryable, id: number, at: Date | null): Promise<void> {
  await sql`update customer set disabled_at = ${at}, updated_at = now() where id = ${id}`
}

/** Changes the e-mail to one that is not verified; the caller has made sure that it is free. */
export async function updateUnverifiedEmail(sql: Queryable, id: number, email: string): Promise<void> {
  await sql`
    update customer set email = ${email}, email_verified_at = null, pending_email = null, updated_at = now()
     where id = ${id}`
}

/** Groups that customers of a website can be in, by the codes of its settings. */
export async function selectGroups(
  sql: Queryable,
  codes: readonly string[],
): Promise<{ id: number; code: string }[]> {
  return await sql<{ id: number; code: string }[]>`
    select id, code from customer_group where code = any(${[...codes]}) and id <> 0 order by id`
}

export type ChangeRow = { id: number; action: string; by: string; at: Date; fields: string[] }

/** What staff changed of an account, the newest first. */
export async function selectChanges(sql: Queryable, customerId: number): Promise<ChangeRow[]> {
  return await sql<ChangeRow[]>`
    select id, action, actor as by, at,
           array(select distinct key from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as key
                  order by key) as fields
      from audit_entry where entity_type = 'customer' and entity_id = ${String(customerId)}
     order by id desc limit 100`
}
