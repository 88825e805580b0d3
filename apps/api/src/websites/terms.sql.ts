import type { Queryable, Transaction } from '../platform/database.ts'
import type { WebsiteFile } from './website-file.ts'

type Coupon = WebsiteFile['coupons'][number]
type Agreement = WebsiteFile['agreements'][number]

/** The coupons in the form of the file, but those that were withdrawn. Days are those of the time zone. */
export async function selectCoupons(sql: Queryable, websiteId: number, timeZone: string): Promise<Coupon[]> {
  return await sql<Coupon[]>`
    select code, type, value, labels as label, min_subtotal as "minSubtotal",
           to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "from",
           to_char((ends_at at time zone ${timeZone})::date - 1, 'YYYY-MM-DD') as "to",
           uses_per_customer as "usesPerCustomer", customer_groups as groups
      from coupon where website_id = ${websiteId} and withdrawn_at is null order by position, id`
}

/** Writes a coupon, valid from its first to its last day in the time zone. Orders that used it, and its uses, stay. */
export async function upsertCoupon(
  tx: Transaction,
  websiteId: number,
  coupon: Coupon & { position: number },
  timeZone: string,
): Promise<void> {
  const { code, type, value, label, minSubtotal, from, to, usesPerCustomer, groups, position } = coupon
  await tx`
    insert into coupon (website_id, code, type, value, labels, min_subtotal, uses_per_customer, customer_groups,
                        starts_at, ends_at, position)
    values (${websiteId}, ${code}, ${type}, ${value}, ${tx.json(label)}, ${minSubtotal}, ${usesPerCustomer}, ${groups},
            ${from}::date::timestamp at time zone ${timeZone},
            (${to}::date + 1)::timestamp at time zone ${timeZone}, ${position})
    on conflict (website_id, upper(code)) do update
       set code = excluded.code, type = excluded.type, value = excluded.value, labels = excluded.labels,
           min_subtotal = excluded.min_subtotal, uses_per_customer = excluded.uses_per_customer,
           customer_groups = excluded.customer_groups, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
           position = excluded.position, withdrawn_at = null`
}

/** Ends the coupons of a website that are not among these; orders keep theirs. */
export async function withdrawOtherCoupons(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`
    update coupon set withdrawn_at = now()
     where website_id = ${websiteId} and withdrawn_at is null
       and upper(code) <> all(${codes.map((code) => code.toUpperCase())})`
}

export async function selectAgreementTexts(sql: Queryable, websiteId: number): Promise<Agreement[]> {
  return await sql<Agreement[]>`
    select code, names as name, checkbox_texts as checkbox, contents as content
      from checkout_agreement where website_id = ${websiteId} order by position, id`
}

export async function upsertAgreement(
  tx: Transaction,
  websiteId: number,
  { code, name, checkbox, content, position }: Agreement & { position: number },
): Promise<void> {
  await tx`
    insert into checkout_agreement (website_id, code, names, checkbox_texts, contents, position)
    values (${websiteId}, ${code}, ${tx.json(name)}, ${tx.json(checkbox)}, ${tx.json(content)}, ${position})
    on conflict (website_id, code) do update
       set names = excluded.names, checkbox_texts = excluded.checkbox_texts, contents = excluded.contents,
           position = excluded.position`
}

export async function deleteOtherAgreements(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`delete from checkout_agreement where website_id = ${websiteId} and code <> all(${[...codes]})`
}
