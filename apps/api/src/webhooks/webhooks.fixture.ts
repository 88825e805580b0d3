import { asStaff, newKey } from '../../test/admin.ts'
import type { TestApi } from '../../test/api.ts'

type Input = { url: string; events: string[]; websiteId?: string | null; isActive?: boolean }

/** Makes an endpoint as its owner would; returns its id and secret. */
export async function addEndpoint(
  shop: TestApi,
  { url, events, websiteId = null, isActive = true }: Input,
): Promise<{ id: string; secret: string; version: string }> {
  const { data, errors } = await asStaff(shop).send<{
    saveWebhookEndpoint: { endpoint: { id: string; version: string }; secret: string }
  }>(
    `mutation ($key: ID!, $endpoint: WebhookEndpointInput!) {
      saveWebhookEndpoint(idempotencyKey: $key, endpoint: $endpoint) { endpoint { id version } secret }
    }`,
    { key: newKey(), endpoint: { url, events, websiteId, isActive } },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const { endpoint, secret } = data.saveWebhookEndpoint
  return { ...endpoint, secret }
}

export type DeliveryState = {
  event: string
  state: string
  attempts: number
  status: number | null
  error: string | null
}

/** What is to be sent and was sent to an endpoint, in the order of the events. */
export async function deliveriesOf({ sql }: TestApi, endpointId: string): Promise<DeliveryState[]> {
  return await sql<DeliveryState[]>`
    select event, state, attempts, last_status as status, last_error as error
      from webhook_delivery where endpoint_id = ${Number(endpointId)} order by id`
}

/** Writes events of nothing in particular, due at once. */
export async function queueEvents({ sql }: TestApi, event: string, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    for (let at = 0; at < count; at++)
      await tx`
        select queue_webhook(${event}, ${`test ${at}`}, array(select id from website), null,
                             json_build_object('number', ${at}::integer))`
  })
}

export type EventData = Record<string, Record<string, unknown>>

/** The events that were written, without the stock that orders take, and whether they are or were due by then. */
export async function eventsIn(
  { sql }: TestApi,
  now: Date,
): Promise<{ type: string; data: EventData; isDue: boolean }[]> {
  return await sql<{ type: string; data: EventData; isDue: boolean }[]>`
    select event as type, payload -> 'data' as data, attempts > 0 or due_at <= ${now} as "isDue"
      from webhook_delivery where event <> 'stock.changed' order by id`
}
