import { ORDER_STATUSES } from '@comptoir/rules/order-status'
import type { AdminContext } from '../../platform/admin/context.ts'
import { escapeLike } from '../../platform/admin/list-conditions.ts'
import type { Fragment, List } from '../../platform/admin/list.ts'
import { withinScope } from '../../platform/admin/scope.ts'
import type { Queryable } from '../../platform/database.ts'
import {
  paymentFilter,
  PAYMENT_STATES,
  paymentStateOf,
  workFilter,
  WORK_STATES,
  workStateOf,
} from './states.sql.ts'

/** The condition for the orders `o` within what the person may see; quotations have a list of their own. */
export function orderScope(sql: Queryable, { staff }: Pick<AdminContext, 'staff'>): Fragment {
  const place = withinScope(sql, staff, sql`o.website_id`, sql`o.pad_location_id`)
  return sql`not (o.is_quotation and o.quotation_accepted_at is null) and ${place}`
}

/** The most orders that a search finds by one of the fields. */
const mostFound = 1000

const billing = (sql: Queryable, column: string) =>
  sql`(select ${sql(column)} from order_address a where a.order_id = o.id and a.kind = 'billing')`

const delivered = (sql: Queryable, column: string) => sql`
  (select ${sql(column)} from order_address a where a.order_id = o.id order by a.kind = 'shipping' desc limit 1)`

/** Units that are sent or handed over; virtual ones are not. */
const isShipped = (sql: Queryable) => sql`i.product_type not in ('virtual', 'downloadable')`

/** All orders but open quotations, the newest first. */
export const orderList: List = {
  name: 'orders',
  permission: 'orders.view',
  from: (sql) => sql`sales_order o`,
  id: (sql) => sql`o.id`,
  scope: orderScope,
  search,
  sort: { field: 'placedAt', direction: 'DESC' },
  columns: {
    number: { type: 'TEXT', value: (sql) => sql`o.number`, isSortable: true },
    placedAt: { type: 'TIME', value: (sql) => sql`o.created_at`, isSortable: true },
    customerName: { type: 'TEXT', value: (sql) => sql`o.firstname || ' ' || o.lastname` },
    company: { type: 'TEXT', value: (sql) => billing(sql, 'company') },
    customerKind: { type: 'CHOICE', choices: ['b2b', 'b2c'], value: (sql) => sql`o.visitor_kind` },
    city: { type: 'TEXT', value: (sql) => delivered(sql, 'city') },
    country: { type: 'TEXT', value: (sql) => delivered(sql, 'country_code') },
    email: { type: 'TEXT', value: (sql) => sql`o.email` },
    content: {
      type: 'TEXT',
      value: (sql) => sql`
        (select string_agg(name, ', ' order by id)
           from (select id, name from order_item i where i.order_id = o.id and quantity > 0 order by id limit 2) as first)`,
      filter: false,
    },
    lineCount: {
      type: 'NUMBER',
      value: (sql) => sql`(select count(*)::int from order_item i where i.order_id = o.id and quantity > 0)`,
    },
    unitCount: {
      type: 'NUMBER',
      value: (sql) => sql`(select sum(quantity)::int from order_item i where i.order_id = o.id)`,
    },
    shippableLines: {
      type: 'NUMBER',
      value: (sql) => sql`
        (select count(*)::int from order_item i where i.order_id = o.id and quantity > 0 and ${isShipped(sql)})`,
    },
    shippedLines: {
      type: 'NUMBER',
      value: (sql) => sql`
        (select count(*)::int from order_item i where i.order_id = o.id and quantity > 0 and ${isShipped(sql)}
            and quantity - quantity_canceled <= greatest(quantity_shipped, quantity_refunded))`,
    },
    sku: {
      type: 'TEXT',
      value: (sql) =>
        sql`(select string_agg(sku, ', ' order by id) from order_item i where i.order_id = o.id and quantity > 0)`,
      filter: (sql, { op, values }) => {
        const wanted = values.map((one) => one.toLowerCase())
        const is =
          op === 'CONTAINS'
            ? sql`lower(i.sku) like ${`%${escapeLike(wanted[0] ?? '')}%`}`
            : sql`lower(i.sku) = any(${wanted}::text[])`
        return sql`o.id in (select order_id from order_item i where ${is})`
      },
    },
    website: {
      type: 'CHOICE',
      choices: ({ app }) => [...new Set(app.stores.all.map(({ website }) => website.code))],
      value: (sql) => sql`(select code from website w where w.id = o.website_id)`,
      filter: (sql, { op, values }) => {
        const own = sql`o.website_id in (select id from website where code = any(${values}::text[]))`
        return op === 'NE' || op === 'NOT_IN' ? sql`not ${own}` : own
      },
    },
    websiteId: { type: 'NUMBER', value: (sql) => sql`o.website_id` },
    status: { type: 'CHOICE', choices: ORDER_STATUSES, value: (sql) => sql`o.status` },
    payment: { type: 'CHOICE', choices: PAYMENT_STATES, value: paymentStateOf, filter: paymentFilter },
    paymentTitle: { type: 'TEXT', value: (sql) => sql`o.payment_title` },
    work: { type: 'CHOICE', choices: WORK_STATES, value: workStateOf, filter: workFilter },
    method: {
      type: 'CHOICE',
      choices: ['pickup', 'delivery'],
      value: (sql) => sql`o.pad_mode`,
    },
    shippingTitle: { type: 'TEXT', value: (sql) => sql`o.shipping_title` },
    location: { type: 'TEXT', value: (sql) => sql`o.pad_location ->> 'title'` },
    locationId: { type: 'NUMBER', value: (sql) => sql`o.pad_location_id` },
    slot: { type: 'TIME', value: (sql) => sql`o.pad_starts_at`, isSortable: true, isNullable: true },
    appointment: {
      type: 'TIME',
      value: (sql) => sql`o.appointment_starts_at`,
      isSortable: true,
      isNullable: true,
    },
    deliveryDate: { type: 'DAY', value: (sql) => sql`o.delivery_date` },
    assignee: { type: 'TEXT', value: (sql) => sql`(select name from staff s where s.id = o.assigned_to)` },
    assigneeId: { type: 'NUMBER', value: (sql) => sql`o.assigned_to` },
    tags: {
      type: 'TEXT',
      value: (sql) => sql`nullif(array_to_string(o.tags, ', '), '')`,
      filter: (sql, { values }) => sql`o.tags && ${values}::text[]`,
    },
    currency: { type: 'TEXT', value: (sql) => sql`o.currency` },
    total: { type: 'MONEY', value: (sql) => sql`o.grand_total`, isSortable: true },
  },
}

/**
 * Finds an order by the beginning of its buyer's name, company or e-mail or of a sku, by its number with or without
 * zeros, or by its amount: the newest thousand of each. Each has an index; a union keeps the planner from reading all
 * orders.
 */
function search(sql: Queryable, given: string): Fragment {
  const text = given.toLowerCase()
  const digits = text.replaceAll(/[\s\u202f\u00a0#]/g, '')
  const number = /^\d{1,18}$/.test(digits) ? digits.padStart(9, '0') : given
  const amount = /^\d{1,7}([.,]\d{1,2})?$/.test(digits) ? digits.replace(',', '.') : null
  // As a range, which finds its index whatever the text is.
  const starts = (value: Fragment) => sql`${value} ~>=~ ${text} and ${value} ~<~ ${`${text}\u{10FFFF}`}`
  const newest = (column: Fragment) => sql`order by ${column} desc limit ${mostFound}`
  const found = [
    sql`select id from sales_order where number = ${number}`,
    ...[sql`lower(email)`, sql`lower(firstname || ' ' || lastname)`, sql`lower(lastname)`].map(
      (value) => sql`(select id from sales_order where ${starts(value)} ${newest(sql`id`)})`,
    ),
    sql`(select order_id from order_address where ${starts(sql`lower(company)`)} and company is not null ${newest(sql`order_id`)})`,
    sql`(select order_id from order_item where ${starts(sql`lower(sku)`)} ${newest(sql`order_id`)})`,
    ...(amount === null
      ? []
      : [
          sql`(select id from sales_order where grand_total in (round(${amount}::numeric * 100)::integer,
                 round(${amount}::numeric)::integer) ${newest(sql`id`)})`,
        ]),
  ]
  return sql`o.id in (${found.map((one, place) => (place === 0 ? one : sql` union all ${one}`))})`
}
