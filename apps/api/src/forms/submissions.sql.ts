import type { Queryable, Transaction } from '../platform/database.ts'

/** The answer to one field, as the sender saw it. */
export type Answer = { id: string; label: string; value: string }

export type NewFormSubmission = {
  formId: number
  storeId: number
  customerId: number | null
  email: string | null
  sku: string | null
  answers: Answer[]
  suspected: boolean
  addressHash: Buffer | null
  createdAt: Date
  retentionMonths: number
}

export type FormSubmission = {
  id: number
  form: string
  store: string
  email: string | null
  product_sku: string | null
  answers: Answer[]
  suspected: boolean
  created_at: Date
}

/** Takes an advisory lock on a form and a sender until `tx` ends, so that concurrent submissions are counted one by one. */
export async function lockSender(tx: Transaction, formId: number, sender: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${formId}, hashtext(${sender}))`
}

/** The number of submissions of a form since `since`, by network address and by e-mail address. */
export async function countSubmissions(
  sql: Queryable,
  formId: number,
  since: Date,
  { addressHash, email }: Pick<NewFormSubmission, 'addressHash' | 'email'>,
): Promise<{ byAddress: number; byEmail: number }> {
  const [row] = await sql<{ byAddress: number; byEmail: number }[]>`
    select count(*) filter (where address_hash = ${addressHash})::int as "byAddress",
           count(*) filter (where lower(email) = ${email})::int as "byEmail"
      from form_submission where form_id = ${formId} and created_at > ${since}`
  return row ?? { byAddress: 0, byEmail: 0 }
}

export async function insertSubmission(tx: Transaction, submission: NewFormSubmission): Promise<void> {
  await tx`
    insert into form_submission (form_id, store_id, customer_id, email, product_sku, answers, suspected, state, address_hash,
                             created_at, delete_after)
    values (${submission.formId}, ${submission.storeId}, ${submission.customerId}, ${submission.email}, ${submission.sku},
            ${tx.json(submission.answers)}, ${submission.suspected}, ${submission.suspected ? 'spam' : 'new'}, ${submission.addressHash}, ${submission.createdAt},
            ${submission.createdAt}::timestamptz + make_interval(months => ${submission.retentionMonths}))`
}

/** Deletes submissions after their retention period, and the address hashes of submissions older than a day. */
export async function deleteExpiredSubmissions(sql: Queryable, now: Date): Promise<number> {
  await sql`
    update form_submission set address_hash = null
     where address_hash is not null and created_at < ${now}::timestamptz - interval '1 day'`
  const deleted = await sql`delete from form_submission where delete_after <= ${now}`
  return deleted.count
}

/** Submissions of a website, newest first; of one form when `form` is given. */
export async function selectSubmissions(
  sql: Queryable,
  website: string,
  form: string | undefined,
  limit: number | null,
): Promise<FormSubmission[]> {
  const ofForm = form === undefined ? sql`` : sql`and f.identifier = ${form}`
  return await sql<FormSubmission[]>`
    select l.id, f.identifier as form, s.code as store, l.email, l.product_sku, l.answers, l.suspected, l.created_at
      from form_submission l join form f on f.id = l.form_id join website w on w.id = f.website_id
      join store s on s.id = l.store_id
     where w.code = ${website} ${ofForm} order by l.created_at desc, l.id desc limit ${limit}`
}
