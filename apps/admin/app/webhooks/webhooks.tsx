import { useState } from 'react'
import { Link } from 'react-router'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  WebhooksDocument,
  type TestWebhookMutation,
  type WebhookDeliveryFragment,
  type WebhookEndpointFragment,
} from '../generated/graphql.ts'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { SecretNote } from '../layout/secret-note.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { TableHead } from '../ui/table-head.tsx'
import type { Route } from './+types/webhooks'
import { EndpointDrawer, type NewSecret } from './endpoint-drawer.tsx'
import { RequestAndAnswer } from './request-and-answer.tsx'
import { RetryForm } from './retry-form.tsx'
import { TestAnswer } from './test-answer.tsx'
import { changeWebhook } from './webhook-actions.server.ts'
import { eventLabel, stateOfEndpoint } from './webhook-texts.ts'

export const loader = async ({ context }: Route.LoaderArgs) => await adminQuery(context, WebhooksDocument)

export const action = async ({ request, context }: Route.ActionArgs) =>
  await changeWebhook(context, await readMutation(request))

interface Tried {
  readonly url: string
  readonly sent: WebhookDeliveryFragment
}

/** Addresses of other programs that are told of what happens in the shop. */
export default function Webhooks({ loaderData: { webhookEndpoints, me } }: Route.ComponentProps) {
  const [edited, setEdited] = useState<WebhookEndpointFragment | 'new'>()
  const [made, setMade] = useState<NewSecret>()
  const [tried, setTried] = useState<Tried>()
  const failing = webhookEndpoints.filter(({ lastFailure }) => lastFailure)
  const add = (
    <Button small icon="plus" onClick={() => setEdited('new')}>
      {m.webhooks_add()}
    </Button>
  )
  return (
    <Page
      title={m.webhooks_title()}
      facts={m.webhooks_facts()}
      actions={
        <LinkButton icon="key" to="/api-keys">
          {m.staff_keys_title()}
        </LinkButton>
      }
    >
      <title>{`${m.webhooks_title()} | Comptoir`}</title>
      <div className="stack loose">
        {made && <SecretNote title={m.webhooks_secret_ready({ url: made.url })} secret={made.secret} />}
        {tried && <TestAnswer key={tried.sent.id} {...tried} />}
        <Card title={m.webhooks_addresses()} actions={webhookEndpoints.length > 0 && add}>
          {webhookEndpoints.length > 0 ? (
            <EndpointTable endpoints={webhookEndpoints} onEdit={setEdited} onTried={setTried} />
          ) : (
            <Empty icon="exchange" title={m.webhooks_empty()} action={add}>
              {m.webhooks_empty_text()}
            </Empty>
          )}
        </Card>
        {failing.length > 0 && (
          <Card title={m.webhooks_last_failure()}>
            {failing.map(({ id, url, lastFailure }) => (
              <CardPart key={id}>
                <h3 className="code">{url}</h3>
                {lastFailure && <RequestAndAnswer url={url} delivery={lastFailure} />}
              </CardPart>
            ))}
          </Card>
        )}
      </div>
      {edited && (
        <EndpointDrawer
          key={edited === 'new' ? 'new' : edited.id}
          endpoint={edited === 'new' ? undefined : edited}
          seesAllWebsites={!me.websiteIds}
          onClose={() => setEdited(undefined)}
          onSecret={setMade}
        />
      )}
    </Page>
  )
}

interface TableProps {
  readonly endpoints: readonly WebhookEndpointFragment[]
  readonly onEdit: (endpoint: WebhookEndpointFragment) => void
  readonly onTried: (tried: Tried) => void
}

function EndpointTable({ endpoints, onEdit, onTried }: TableProps) {
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <TableHead
          columns={[m.webhooks_address(), m.webhooks_events(), m.webhooks_day(), m.webhooks_state()]}
          actions={m.staff_actions()}
        />
        <tbody>
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} onEdit={onEdit} onTried={onTried} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EndpointRow({
  endpoint,
  onEdit,
  onTried,
}: Omit<TableProps, 'endpoints'> & { endpoint: WebhookEndpointFragment }) {
  const { websites } = useFrame()
  const formats = useFormats()
  const { id, url, events, websiteId, received, failed, medianMs, givenUp } = endpoint
  const state = stateOfEndpoint(endpoint, formats)
  const shop = websites.find((one) => one.id === websiteId)?.name
  return (
    <tr>
      <th scope="row">
        <Link className="code" to={`/webhooks/${id}`}>
          {url}
        </Link>
        {websites.length > 1 && <small>{shop ?? m.webhooks_all_shops()}</small>}
      </th>
      <td data-head={m.webhooks_events()}>{events.map(eventLabel).join(', ')}</td>
      <td data-head={m.webhooks_day()}>
        {[
          m.webhooks_received({ count: received }),
          m.webhooks_failures({ count: failed }),
          ...(typeof medianMs === 'number'
            ? [m.webhooks_milliseconds({ count: formats.number(medianMs) })]
            : []),
        ].join(', ')}
      </td>
      <td>
        <State kind={state.kind}>{state.text}</State>
      </td>
      <td className="acts-cell">
        <div className="row">
          {givenUp > 0 && <RetryForm id={id} count={givenUp} small />}
          <MutationForm<TestWebhookMutation>
            intent="test"
            className="row"
            onDone={({ testWebhookEndpoint: { delivery } }) => onTried({ url, sent: delivery })}
          >
            <input type="hidden" name="id" value={id} />
            <SubmitButton small>
              {m.webhooks_try()}
              <span className="vh"> {url}</span>
            </SubmitButton>
          </MutationForm>
          <Button small onClick={() => onEdit(endpoint)}>
            {m.webhooks_change()}
            <span className="vh"> {url}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
