import { WEBHOOK_ATTEMPTS, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@comptoir/rules/webhook'
import type { WebhookDelivery } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { escapeLike } from '../platform/admin/list-conditions.ts'
import { readList, type Connection, type List, type ListArguments } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { JsonValue } from '../platform/database.ts'

const STATES = ['waiting', 'delivered', 'failed', 'dismissed'] as const

/** What was sent and is to be sent; that of one endpoint by a filter on `endpointId`. */
export const webhookDeliveryList: List = {
  name: 'webhookDeliveries',
  permission: 'webhooks.manage',
  from: (sql) => sql`webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id`,
  id: (sql) => sql`d.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`e.website_id`),
  search: (sql, text) => sql`d.event_id = ${text} or d.payload::text like ${`%"${escapeLike(text)}"%`}`,
  sort: { field: 'createdAt', direction: 'DESC' },
  columns: {
    id: { type: 'NUMBER', value: (sql) => sql`d.id` },
    endpointId: { type: 'NUMBER', value: (sql) => sql`d.endpoint_id` },
    eventId: { type: 'TEXT', value: (sql) => sql`d.event_id` },
    event: {
      type: 'CHOICE',
      choices: [...Object.keys(WEBHOOK_EVENTS), WEBHOOK_TEST],
      value: (sql) => sql`d.event`,
    },
    state: { type: 'CHOICE', choices: STATES, value: (sql) => sql`d.state` },
    createdAt: { type: 'TIME', value: (sql) => sql`d.created_at`, isSortable: true },
    // What is due at once has waited since ever.
    dueAt: {
      type: 'TIME',
      value: (sql) => sql`case when d.state = 'waiting' then greatest(d.due_at, d.created_at) end`,
      filter: false,
    },
    attempts: { type: 'NUMBER', value: (sql) => sql`d.attempts` },
    lastAttemptAt: { type: 'TIME', value: (sql) => sql`d.last_attempt_at` },
    lastStatus: { type: 'NUMBER', value: (sql) => sql`d.last_status` },
    lastError: { type: 'TEXT', value: (sql) => sql`d.last_error` },
    lastDurationMs: { type: 'NUMBER', value: (sql) => sql`d.last_duration_ms` },
    payload: { type: 'TEXT', value: (sql) => sql`d.payload`, filter: false },
  },
}

type Row = Omit<
  WebhookDelivery,
  'id' | 'endpointId' | 'state' | 'createdAt' | 'dueAt' | 'lastAttemptAt' | 'body' | 'mostAttempts'
> & {
  id: number
  endpointId: number
  state: string
  createdAt: Date
  dueAt: Date | null
  lastAttemptAt: Date | null
  payload: JsonValue
}

export async function readDeliveries(
  ctx: AdminContext,
  args: ListArguments,
): Promise<Connection<WebhookDelivery>> {
  const page = await readList<Row>(ctx, webhookDeliveryList, args)
  return {
    ...page,
    nodes: page.nodes.map(({ id, endpointId, state, createdAt, dueAt, lastAttemptAt, payload, ...row }) => ({
      ...row,
      id: String(id),
      endpointId: String(endpointId),
      state: state.toUpperCase() as WebhookDelivery['state'],
      createdAt: createdAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
      mostAttempts: row.event === WEBHOOK_TEST ? 1 : WEBHOOK_ATTEMPTS,
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
      body: JSON.stringify(payload, undefined, 2),
    })),
  }
}
