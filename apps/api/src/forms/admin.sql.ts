import type { Localised } from '@comptoir/rules/language'
import type { Queryable } from '../platform/database.ts'
import { senderOf } from './admin-list.ts'
import type { Answer } from './submissions.sql.ts'

export type SubmissionState = 'new' | 'in_work' | 'answered' | 'archived' | 'spam'

/** A form submission as staff see it. */
export type StaffSubmission = {
  id: number
  websiteId: number
  storeId: number
  formTitle: Localised
  sender: string
  email: string | null
  customerId: number | null
  state: SubmissionState
  assignedId: number | null
  assignedName: string | null
  sentAt: Date
  deletedAfter: Date
  isSuspected: boolean
  answers: Answer[]
  productSku: string | null
}

const selection = (sql: Queryable) => sql`
  select l.id, f.website_id as "websiteId", l.store_id as "storeId", f.definition->'title' as "formTitle",
         ${senderOf(sql)} as sender, l.email, l.customer_id as "customerId", l.state, l.assigned_id as "assignedId",
         l.assigned_name as "assignedName", l.created_at as "sentAt", l.delete_after as "deletedAfter",
         l.suspected as "isSuspected", l.answers, l.product_sku as "productSku"
    from form_submission l join form f on f.id = l.form_id`

export async function selectStaffSubmission(
  sql: Queryable,
  id: number,
): Promise<StaffSubmission | undefined> {
  const [row] = await sql<StaffSubmission[]>`${selection(sql)} where l.id = ${id}`
  return row
}

export async function lockStaffSubmission(sql: Queryable, id: number): Promise<StaffSubmission | undefined> {
  const [row] = await sql<StaffSubmission[]>`${selection(sql)} where l.id = ${id} for update of l`
  return row
}

/** Submissions of an account and, without a session, of its e-mail on the website, the newest first. */
export async function selectSubmissionsOf(sql: Queryable, customerId: number): Promise<StaffSubmission[]> {
  return await sql<StaffSubmission[]>`
    ${selection(sql)}
     where l.customer_id = ${customerId}
        or l.customer_id is null
           and (f.website_id, l.email) = (select website_id, lower(email) from customer where id = ${customerId})
     order by l.id desc limit 50`
}

/** The account of a sender: who was signed in, else who has the e-mail on the website. */
export async function selectSenderAccount(
  sql: Queryable,
  { customerId, websiteId, email }: Pick<StaffSubmission, 'customerId' | 'websiteId' | 'email'>,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await sql<{ id: number; name: string }[]>`
    select id, coalesce(nullif(pad_company, ''), firstname || ' ' || lastname) as name from customer
     where id = ${customerId} or (${customerId}::int is null and website_id = ${websiteId} and lower(email) = ${email})`
  return row
}

export type EntryRow = { id: number; kind: 'ANSWER' | 'NOTE'; author: string; text: string; at: Date }

export async function selectEntries(sql: Queryable, submissionId: number): Promise<EntryRow[]> {
  return await sql<EntryRow[]>`
    select id, upper(kind) as kind, author, text, created_at as at
      from form_submission_entry where submission_id = ${submissionId} order by id limit 500`
}

export async function insertEntry(
  sql: Queryable,
  entry: {
    submissionId: number
    kind: 'answer' | 'note'
    staffId: number | null
    author: string
    text: string
    at: Date
  },
): Promise<void> {
  await sql`
    insert into form_submission_entry (submission_id, kind, staff_id, author, text, created_at)
    values (${entry.submissionId}, ${entry.kind}, ${entry.staffId}, ${entry.author}, ${entry.text}, ${entry.at})`
}

export async function updateState(sql: Queryable, id: number, state: SubmissionState): Promise<void> {
  await sql`update form_submission set state = ${state} where id = ${id}`
}

export async function updateAssigned(
  sql: Queryable,
  id: number,
  to: { id: number; name: string } | null,
): Promise<void> {
  await sql`
    update form_submission set assigned_id = ${to?.id ?? null}, assigned_name = ${to?.name ?? null},
           state = case when state = 'new' and ${to !== null} then 'in_work' else state end
     where id = ${id}`
}

/** The forms of the websites; of all without `websiteIds`. */
export async function selectFormTitles(
  sql: Queryable,
  websiteIds: readonly number[] | null,
): Promise<{ code: string; websiteId: number; title: Localised }[]> {
  const isSeen = websiteIds ? sql`website_id = any(${[...websiteIds]})` : sql`true`
  return await sql<{ code: string; websiteId: number; title: Localised }[]>`
    select identifier as code, website_id as "websiteId", definition->'title' as title
      from form where ${isSeen} order by website_id, identifier`
}
