import type { ReturnSummary } from '@comptoir/contract/generated/admin'
import { returnDeadline } from '@comptoir/rules/withdrawal'
import type { AdminContext } from '../platform/admin/context.ts'
import { readList, type Connection, type List, type ListArguments } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import { localDay } from '../stores/index.ts'
import { RETURN_STATES, stateOf } from './returns.sql.ts'

/** Withdrawals that their customers have confirmed, and returns that staff entered. */
export const returnList: List = {
  name: 'returns',
  permission: 'orders.view',
  from: (sql) => sql`withdrawal w join sales_order o on o.id = w.order_id`,
  id: (sql) => sql`w.id`,
  scope: (sql, { staff }) =>
    sql`w.received_at is not null and ${withinScope(sql, staff, sql`o.website_id`, sql`o.pad_location_id`)}`,
  search: (sql, text) => sql`
    o.number = ${text} or lower(w.email) = ${text.toLowerCase()} or lower(w.name) like ${`%${text.toLowerCase()}%`}`,
  sort: { field: 'declaredAt', direction: 'DESC' },
  columns: {
    orderNumber: { type: 'TEXT', value: (sql) => sql`o.number` },
    websiteId: { type: 'NUMBER', value: (sql) => sql`o.website_id` },
    website: {
      type: 'CHOICE',
      choices: ({ app }) => [...new Set(app.stores.all.map(({ website }) => website.code))],
      value: (sql) => sql`(select code from website s where s.id = o.website_id)`,
    },
    storeId: { type: 'NUMBER', value: (sql) => sql`o.store_id` },
    state: { type: 'CHOICE', choices: RETURN_STATES, value: stateOf },
    customerName: { type: 'TEXT', value: (sql) => sql`w.name` },
    declaredAt: { type: 'TIME', value: (sql) => sql`w.received_at`, isSortable: true },
    units: {
      type: 'NUMBER',
      value: (sql) =>
        sql`(select sum(quantity)::integer from withdrawal_item i where i.withdrawal_id = w.id)`,
    },
    content: {
      type: 'TEXT',
      filter: false,
      value: (sql) => sql`
        (select string_agg(l.name, ', ' order by l.id) from withdrawal_item i join order_item l on l.id = i.order_item_id
          where i.withdrawal_id = w.id)`,
    },
  },
}

type Row = Omit<ReturnSummary, 'id' | 'declaredAt' | 'state' | 'refundUntil'> & {
  id: number
  state: string
  declaredAt: Date
  storeId: number
}

export async function readReturns(
  ctx: AdminContext,
  args: ListArguments,
): Promise<Connection<ReturnSummary>> {
  const page = await readList<Row>(ctx, returnList, args)
  return {
    ...page,
    nodes: page.nodes.map(({ id, state, declaredAt, storeId, units, content, ...row }) => ({
      ...row,
      id: String(id),
      state: state.toUpperCase() as ReturnSummary['state'],
      declaredAt: declaredAt.toISOString(),
      units: units ?? 0,
      content: content ?? '',
      refundUntil: returnDeadline(localDay(ctx.app.stores.byId(storeId), declaredAt)),
    })),
  }
}
