import type { Queryable, Row, Statement } from '../platform/database.ts'
import type { List } from '../platform/admin/list.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { withinScope } from '../platform/admin/scope.ts'

const zone = (sql: Queryable) => sql`coalesce(w.config->>'timezone', 'UTC')`
const dayOf = (sql: Queryable, instant: Statement<Row[]>) => sql`(${instant} at time zone ${zone(sql)})::date`

/** As quotationState of the rules has it. */
const state = (sql: Queryable) => sql`
  case when o.quotation_accepted_at is not null and o.status <> 'canceled' then 'ACCEPTED'
       when o.status = 'canceled' and ${dayOf(sql, sql`o.quotation_expires_at`)} < ${dayOf(sql, sql`o.status_changed_at`)}
         then 'EXPIRED'
       when o.status = 'canceled' then 'CANCELED'
       when ${dayOf(sql, sql`o.quotation_expires_at`)} < ${dayOf(sql, sql`now()`)} then 'EXPIRED'
       when o.quotation_answered_at is null then 'REQUESTED' else 'READY' end`

/** Requests before all else, the oldest first; then the others by state, the newest first. */
const urgency = (sql: Queryable) => sql`
  (case when ${state(sql)} = 'REQUESTED' then o.id
        else array_position(array['READY', 'ACCEPTED', 'EXPIRED', 'CANCELED'], ${state(sql)})::bigint * 10000000000 - o.id end)`

/** Quotations with their states. */
export const quotationList: List = {
  name: 'quotations',
  permission: 'quotations.view',
  from: (sql) => sql`
    sales_order o join website w on w.id = o.website_id
      left join order_address a on a.order_id = o.id and a.kind = 'billing'`,
  id: (sql) => sql`o.id`,
  columns: {
    number: { type: 'TEXT', value: (sql) => sql`o.number`, isSortable: true },
    websiteId: { type: 'NUMBER', value: (sql) => sql`o.website_id` },
    storeId: { type: 'NUMBER', value: (sql) => sql`o.store_id`, filter: false },
    state: {
      type: 'CHOICE',
      value: state,
      choices: ['REQUESTED', 'READY', 'ACCEPTED', 'EXPIRED', 'CANCELED'],
    },
    urgency: { type: 'NUMBER', value: urgency, isSortable: true, filter: false },
    customerName: { type: 'TEXT', value: (sql) => sql`concat_ws(' ', a.firstname, a.lastname)` },
    company: { type: 'TEXT', value: (sql) => sql`a.company` },
    email: { type: 'TEXT', value: (sql) => sql`o.email` },
    askedAt: { type: 'TIME', value: (sql) => sql`o.created_at`, isSortable: true },
    validUntil: {
      type: 'DAY',
      value: (sql) => sql`${dayOf(sql, sql`o.quotation_expires_at`)}`,
      isSortable: true,
    },
    answeredAt: { type: 'TIME', value: (sql) => sql`o.quotation_answered_at` },
    grandTotal: {
      type: 'MONEY',
      value: (sql) => sql`o.grand_total`,
      currency: 'currency',
      isSortable: true,
    },
    currency: { type: 'TEXT', value: (sql) => sql`o.currency::text` },
    isLeaving: {
      type: 'BOOLEAN',
      value: (sql) => sql`exists (select from pending_action p
        where p.entity_type = 'quotation' and p.entity_id = o.id::text and p.state = 'waiting')`,
    },
  },
  scope: (sql, { staff }) =>
    sql`o.is_quotation and ${withinScope(sql, staff, sql`o.website_id`, sql`o.pad_location_id`)}`,
  search: (sql, text) => {
    const like = `%${escapeLike(text)}%`
    return sql`o.number ilike ${like} or o.email ilike ${like} or a.company ilike ${like}
               or concat_ws(' ', a.firstname, a.lastname) ilike ${like}`
  },
  sort: { field: 'urgency', direction: 'ASC' },
}
