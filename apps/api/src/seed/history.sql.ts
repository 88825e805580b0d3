import { priceDisplayOf, type PriceAudience, type PriceDisplay } from '@comptoir/rules/visitor'
import type { Transaction } from '../platform/database.ts'

export type HistoryCustomer = Omit<PriceAudience, 'priceGroup'> & {
  customerId: number
  websiteId: number
  groupId: number
  groupCode: string
  email: string
  emailVerified: boolean
}

export async function selectHistoryCustomer(
  tx: Transaction,
  websiteId: number,
  email: string,
): Promise<HistoryCustomer | undefined> {
  const [row] = await tx<(Omit<HistoryCustomer, 'priceDisplay'> & { ownDisplay: PriceDisplay | null })[]>`
    select c.id as "customerId", c.website_id as "websiteId", c.group_id as "groupId", g.code as "groupCode",
           g.visitor_kind as "visitorKind", g.price_display as "ownDisplay", c.email, c.email_verified_at is not null as "emailVerified"
      from customer c join customer_group g on g.id = c.group_id
     where c.website_id = ${websiteId} and lower(c.email) = lower(${email})`
  if (!row) return undefined
  const { ownDisplay, ...customer } = row
  return { ...customer, priceDisplay: priceDisplayOf(customer.visitorKind, ownDisplay) }
}

/** A custom option and its value, by their titles in the default scope. */
export async function selectOption(
  tx: Transaction,
  sku: string,
  title: string,
  value: string,
): Promise<{ id: number; valueId: number | null; hasValues: boolean } | undefined> {
  const [row] = await tx<{ id: number; valueId: number | null; hasValues: boolean }[]>`
    select o.id, v.id as "valueId", o.price_type is null as "hasValues"
      from product_option o join product p on p.id = o.product_id
      left join product_option_value v on v.option_id = o.id and v.admin_title = ${value}
     where p.sku = ${sku} and o.admin_title = ${title}`
  return row
}

/** The payment form of a historical order and its result. */
export async function insertPastPayment(
  tx: Transaction,
  payment: {
    orderId: number
    transactionId: string
    language: string
    returnUrl: string
    state: string
    createdAt: Date
    updatedAt: Date
  },
): Promise<void> {
  await tx`
    insert into payment (order_id, method, transaction_id, transaction_day, amount, language, return_url, state,
           created_at, updated_at)
    select id, payment_method, ${payment.transactionId}, (${payment.createdAt}::timestamptz at time zone 'UTC')::date,
           grand_total, ${payment.language}, ${payment.returnUrl}, ${payment.state}, ${payment.createdAt},
           ${payment.updatedAt}
      from sales_order where id = ${payment.orderId}`
}
