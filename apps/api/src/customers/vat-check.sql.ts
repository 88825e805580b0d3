import type { Queryable } from '../platform/database.ts'

export type VatNumberToCheck = { id: number; websiteId: number; taxvat: string; attempts: number }

/** What is stored about a number; `isValid` is null until the service answered. */
export type VatCheckRow = {
  taxvat: string | null
  isCurrent: boolean
  isValid: boolean | null
  requestSuccess: boolean | null
  requestDate: Date | null
}

/** Selects numbers that are new or due again, and puts them off until `retryAt` so that other processes skip them. */
export async function claimVatNumbers(
  sql: Queryable,
  websiteIds: readonly number[],
  { now, retryAt, most }: { now: Date; retryAt: Date; most: number },
): Promise<VatNumberToCheck[]> {
  return await sql<VatNumberToCheck[]>`
    update customer c
       set vat_checked = c.taxvat, vat_next_check_at = ${retryAt},
           vat_is_valid = case when due.is_same then c.vat_is_valid end,
           vat_country = case when due.is_same then c.vat_country end,
           vat_request_id = case when due.is_same then c.vat_request_id end,
           vat_request_date = case when due.is_same then c.vat_request_date end,
           vat_request_success = case when due.is_same then c.vat_request_success end,
           vat_attempts = case when due.is_same then c.vat_attempts else 0 end
      from (select id, vat_checked is not distinct from taxvat as is_same from customer
             where website_id = any(${websiteIds}) and taxvat <> ''
               and (vat_checked is distinct from taxvat or vat_next_check_at <= ${now})
             order by id limit ${most} for update skip locked) due
     where c.id = due.id
    returning c.id, c.website_id as "websiteId", c.taxvat, c.vat_attempts as attempts`
}

/** Stores an answer, unless the customer changed the number meanwhile; returns whether it was stored. */
export async function storeVatAnswer(
  sql: Queryable,
  { id, taxvat }: Pick<VatNumberToCheck, 'id' | 'taxvat'>,
  answer: { country: string | null; requestId: string | null; at: Date; nextAt: Date | null },
): Promise<boolean> {
  const { count } = await sql`
    update customer
       set vat_is_valid = ${answer.country !== null}, vat_country = ${answer.country},
           vat_request_id = ${answer.requestId}, vat_request_date = ${answer.at}, vat_request_success = true,
           vat_attempts = 0, vat_next_check_at = ${answer.nextAt}
     where id = ${id} and taxvat = ${taxvat}`
  return count > 0
}

/** Notes that the service did not answer; what it said before about the same number stays. */
export async function storeVatFailure(
  sql: Queryable,
  { id, taxvat, attempts }: VatNumberToCheck,
  { at, nextAt }: { at: Date; nextAt: Date },
): Promise<void> {
  await sql`
    update customer
       set vat_request_success = false, vat_request_date = case when vat_is_valid is null then ${at} else vat_request_date end,
           vat_attempts = ${attempts + 1}, vat_next_check_at = ${nextAt}
     where id = ${id} and taxvat = ${taxvat}`
}

export async function selectVatCheck(sql: Queryable, customerId: number): Promise<VatCheckRow | undefined> {
  const [row] = await sql<VatCheckRow[]>`
    select taxvat, vat_checked is not distinct from taxvat as "isCurrent", vat_is_valid as "isValid",
           vat_request_success as "requestSuccess", vat_request_date as "requestDate"
      from customer where id = ${customerId}`
  return row
}

/** Has the customer's number asked about again, even if it is the one of an earlier answer. */
export async function forgetVatCheck(sql: Queryable, customerId: number): Promise<void> {
  await sql`update customer set vat_checked = null where id = ${customerId}`
}
