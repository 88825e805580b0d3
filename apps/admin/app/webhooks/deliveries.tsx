import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { WebhookDeliveriesDocument, type WebhookDeliveryFragment } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/deliveries'
import { RequestAndAnswer } from './request-and-answer.tsx'
import { RetryForm } from './retry-form.tsx'
import { changeWebhook } from './webhook-actions.server.ts'
import { EVENT_GROUPS, eventLabel, stateOfDelivery, stateOfEndpoint } from './webhook-texts.ts'

const deliveryList: ListConfig = {
  name: 'webhookDeliveries',
  isSearchable: true,
  sort: { field: 'createdAt', direction: 'DESC' },
  views: [
    { code: 'all', label: m.webhooks_view_all, filters: [] },
    {
      code: 'failed',
      label: m.webhooks_view_failed,
      filters: [{ field: 'state', op: 'IN', values: ['failed'] }],
      isCounted: true,
    },
    {
      code: 'waiting',
      label: m.webhooks_view_waiting,
      filters: [{ field: 'state', op: 'IN', values: ['waiting'] }],
    },
  ],
  filters: [
    {
      field: 'state',
      label: m.webhooks_state,
      kind: 'choice',
      choices: () => [
        { value: 'waiting', label: m.webhooks_view_waiting() },
        { value: 'delivered', label: m.webhooks_delivered() },
        { value: 'failed', label: m.webhooks_view_failed() },
        { value: 'dismissed', label: m.webhooks_dismissed() },
      ],
    },
    {
      field: 'event',
      label: m.webhooks_event,
      kind: 'choice',
      choices: () =>
        EVENT_GROUPS.flatMap(({ events }) => Object.keys(events)).map((value) => ({
          value,
          label: eventLabel(value),
        })),
    },
    { field: 'createdAt', label: m.webhooks_at, kind: 'time' },
  ],
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, deliveryList)
  const within = [{ field: 'endpointId', op: 'EQ' as const, values: [params.id] }]
  const { webhookEndpoint, webhookDeliveries } = await adminQuery(context, WebhookDeliveriesDocument, {
    ...variables,
    id: params.id,
    filters: [...variables.filters, ...within],
  })
  return { endpoint: webhookEndpoint, list: { ...list, within }, page: webhookDeliveries }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  await changeWebhook(context, await readMutation(request))

/** What was sent to an address, and how it ended. */
export default function Deliveries({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const { endpoint } = loaderData
  const { id, url, lastFailure, givenUp } = endpoint
  const state = stateOfEndpoint(endpoint, formats)
  return (
    <Page
      title={url}
      isReference
      back={{ to: '/webhooks', label: m.webhooks_title() }}
      states={<State kind={state.kind}>{state.text}</State>}
      facts={m.webhooks_made({ name: endpoint.createdBy, at: formats.moment(endpoint.createdAt) })}
      actions={
        givenUp > 0 && (
          <>
            <MutationForm intent="dismiss" className="row">
              <input type="hidden" name="id" value={id} />
              <SubmitButton variant="quiet">{m.webhooks_dismiss()}</SubmitButton>
            </MutationForm>
            <RetryForm id={id} count={givenUp} />
          </>
        )
      }
    >
      <title>{`${url} | Comptoir`}</title>
      <div className="stack loose">
        {lastFailure && (
          <Card title={m.webhooks_last_failure()}>
            <CardPart>
              <RequestAndAnswer url={url} delivery={lastFailure} />
            </CardPart>
          </Card>
        )}
        <DataList
          config={deliveryList}
          data={loaderData}
          columns={columnsOf(formats, id)}
          toRow={(row) => ({ id: row.id, to: `/webhooks/${id}?q=${row.eventId}`, label: row.eventId })}
          caption={m.webhooks_deliveries()}
          preview={previewOf(url)}
          empty={{ icon: 'exchange', title: m.webhooks_none(), text: m.webhooks_none_text() }}
        />
      </div>
    </Page>
  )
}

const previewOf = (url: string) => (row: WebhookDeliveryFragment) => (
  <RequestAndAnswer url={url} delivery={row} />
)

const columnsOf = (formats: PageFormats, endpointId: string): readonly Column<WebhookDeliveryFragment>[] => [
  {
    code: 'event',
    head: m.webhooks_event,
    cell: ({ event }) => eventLabel(event),
    second: ({ eventId }) => <span className="code">{eventId}</span>,
    isFixed: true,
  },
  {
    code: 'state',
    head: m.webhooks_state,
    cell: (row) => {
      const { kind, text } = stateOfDelivery(row, formats)
      return <State kind={kind}>{text}</State>
    },
  },
  {
    code: 'lastStatus',
    head: m.webhooks_answer,
    cell: ({ lastStatus, lastError, attempts }) =>
      typeof lastStatus === 'number' ? String(lastStatus) : attempts > 0 ? lastError : '',
  },
  {
    code: 'createdAt',
    head: m.webhooks_at,
    cell: ({ createdAt }) => formats.moment(createdAt),
    sort: 'createdAt',
  },
  {
    code: 'again',
    head: m.staff_actions,
    cell: ({ id, state, event }) =>
      (state === 'FAILED' || state === 'DISMISSED') &&
      event !== 'webhook.test' && (
        <MutationForm intent="retry" className="row">
          <input type="hidden" name="id" value={endpointId} />
          <input type="hidden" name="delivery" value={id} />
          <SubmitButton small>{m.webhooks_retry()}</SubmitButton>
        </MutationForm>
      ),
    isFixed: true,
  },
  {
    code: 'lastDurationMs',
    head: m.webhooks_time,
    cell: ({ lastDurationMs }) =>
      typeof lastDurationMs === 'number' &&
      m.webhooks_milliseconds({ count: formats.number(lastDurationMs) }),
    isNumeric: true,
  },
]
