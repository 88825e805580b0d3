import type { Preparation } from '@comptoir/rules/preparation'
import type { AdminContext } from '../../platform/admin/context.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OrderHead } from '../order.ts'
import { orderScope } from './list.ts'
import { paymentStateOf, workStateOf, type StaffPaymentState, type WorkState } from './states.sql.ts'

/** What the staff knows of an order beside what its customer does. */
export type DeskState = {
  id: number
  number: string
  websiteId: number
  locationId: number | null
  payment: StaffPaymentState
  work: WorkState
  preparation: Preparation
  assignee: { id: number; name: string } | null
  tags: string[]
}

const columns = (sql: Queryable) => sql`
  o.id, o.number, o.website_id as "websiteId", o.pad_location_id as "locationId",
  ${paymentStateOf(sql)} as payment, ${workStateOf(sql)} as work, o.preparation, o.tags,
  (select jsonb_build_object('id', s.id, 'name', s.name) from staff s where s.id = o.assigned_to) as assignee`

/** An order within what the person may see, by its number or id. */
export async function selectDeskState(
  ctx: Pick<AdminContext, 'app' | 'staff'>,
  by: { number: string } | { id: number },
): Promise<DeskState | undefined> {
  const { sql } = ctx.app
  const condition = 'number' in by ? sql`o.number = ${by.number}` : sql`o.id = ${by.id}`
  const [row] = await sql<DeskState[]>`
    select ${columns(sql)} from sales_order o where ${condition} and ${orderScope(sql, ctx)}`
  return row
}

/** The same for several ids, in their order. */
export async function selectDeskStates(
  ctx: Pick<AdminContext, 'app' | 'staff'>,
  ids: readonly number[],
): Promise<DeskState[]> {
  const { sql } = ctx.app
  return await sql<DeskState[]>`
    select ${columns(sql)} from sales_order o
     where o.id = any(${ids}::integer[]) and ${orderScope(sql, ctx)} order by array_position(${ids}::integer[], o.id)`
}

export type LineExtra = { id: number; file: string | null; stock: number | null }

/** Picture and stock of the lines of an order; the picture of a variant is its parent's where it has none. */
export async function selectLineExtras(sql: Queryable, orderId: number): Promise<LineExtra[]> {
  return await sql<LineExtra[]>`
    select i.id, case when s.manage_stock then s.quantity end as stock,
           (select m.file from product_media m where m.product_id in (i.product_id, i.variant_id)
             order by (m.product_id = i.variant_id) desc, ('thumbnail' = any(m.roles)) desc, m.position, m.id limit 1) as file
      from order_item i left join stock_item s on s.product_id = i.stock_product_id and i.product_type <> 'bundle'
     where i.order_id = ${orderId} order by i.id`
}

export type CustomerSummary = {
  orderCount: number
  total: number
  firstOrderAt: Date | null
  unpaidCount: number
}

/** The orders of a buyer at a website, without cancelled ones; amounts without tax in that currency. */
export async function selectCustomerSummary(
  sql: Queryable,
  {
    customerId,
    email,
    websiteId,
    currency,
  }: Pick<OrderHead, 'customerId' | 'email' | 'websiteId' | 'currency'>,
): Promise<CustomerSummary> {
  const own =
    customerId === null ? sql`lower(o.email) = ${email.toLowerCase()}` : sql`o.customer_id = ${customerId}`
  const [row] = await sql<[CustomerSummary]>`
    select count(*)::integer as "orderCount", coalesce(sum(o.grand_total - o.tax - o.tip), 0)::bigint as total,
           min(o.created_at) as "firstOrderAt",
           count(*) filter (where o.payment_state = 'waiting' and o.status in ('processing', 'complete'))::integer as "unpaidCount"
      from sales_order o
     where ${own} and o.website_id = ${websiteId} and o.currency = ${currency} and o.status <> 'canceled'
       and not (o.is_quotation and o.quotation_accepted_at is null)`
  return row
}

/** Carriers of the parcels of a website in the last year, the most used first, with an address of a parcel. */
export async function selectCarriers(
  sql: Queryable,
  websiteId: number,
  since: Date,
): Promise<{ name: string; number: string | null; url: string | null }[]> {
  return await sql<{ name: string; number: string | null; url: string | null }[]>`
    select s.carrier as name, (array_agg(s.tracking_number order by s.id desc) filter (where s.tracking_url is not null))[1] as number,
           (array_agg(s.tracking_url order by s.id desc) filter (where s.tracking_url is not null))[1] as url
      from shipment s join sales_order o on o.id = s.order_id
     where o.website_id = ${websiteId} and s.created_at >= ${since} and s.carrier is not null
     group by s.carrier order by count(*) desc, s.carrier limit 20`
}
