import type { Queryable, Transaction } from '../platform/database.ts'

/** One field as the sender filled it. */
export type Answer = { id: string; label: string; value: string }

export type NewLetter = {
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

export type Letter = {
  id: number
  form: string
  store: string
  email: string | null
  product_sku: string | null
  answers: Answer[]
  suspected: boolean
  created_at: Date
}

/** Lets one letter of a form at a time through from an address or an e-mail, until the transaction ends. */
export async function lockSender(tx: Transaction, formId: number, sender: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(${formId}, hashtext(${sender}))`
}

/** Letters of a form since an instant, from the network address and under the e-mail. */
export async function countLetters(
  sql: Queryable,
  formId: number,
  since: Date,
  { addressHash, email }: Pick<NewLetter, 'addressHash' | 'email'>,
): Promise<{ byAddress: number; byEmail: number }> {
  const [row] = await sql<{ byAddress: number; byEmail: number }[]>`
    select count(*) filter (where address_hash = ${addressHash})::int as "byAddress",
           count(*) filter (where lower(email) = ${email})::int as "byEmail"
      from form_letter where form_id = ${formId} and created_at > ${since}`
  return row ?? { byAddress: 0, byEmail: 0 }
}

export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<void> {
  await tx`
    insert into form_letter (form_id, store_id, customer_id, email, product_sku, answers, suspected, address_hash,
                             created_at, delete_after)
    values (${letter.formId}, ${letter.storeId}, ${letter.customerId}, ${letter.email}, ${letter.sku},
            ${tx.json(letter.answers)}, ${letter.suspected}, ${letter.addressHash}, ${letter.createdAt},
            ${letter.createdAt}::timestamptz + make_interval(months => ${letter.retentionMonths}))`
}

/** Deletes what is older than its form allows, and forgets the addresses of letters older than a day. */
export async function deleteOldLetters(sql: Queryable, now: Date): Promise<number> {
  await sql`
    update form_letter set address_hash = null
     where address_hash is not null and created_at < ${now}::timestamptz - interval '1 day'`
  const deleted = await sql`delete from form_letter where delete_after <= ${now}`
  return deleted.count
}

/** Letters of a website, newest first, of one form when it is named. */
export async function selectLetters(
  sql: Queryable,
  website: string,
  form: string | undefined,
  limit: number | null,
): Promise<Letter[]> {
  const ofForm = form === undefined ? sql`` : sql`and f.identifier = ${form}`
  return await sql<Letter[]>`
    select l.id, f.identifier as form, s.code as store, l.email, l.product_sku, l.answers, l.suspected, l.created_at
      from form_letter l join form f on f.id = l.form_id join website w on w.id = f.website_id
      join store s on s.id = l.store_id
     where w.code = ${website} ${ofForm} order by l.created_at desc, l.id desc limit ${limit}`
}
