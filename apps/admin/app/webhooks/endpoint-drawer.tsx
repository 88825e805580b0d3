import { WEBHOOK_EVENTS, type WebhookEvent } from '@comptoir/rules/webhook'
import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type {
  RotateWebhookSecretMutation,
  SaveWebhookMutation,
  WebhookEndpointFragment,
} from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import { EVENT_GROUPS } from './webhook-texts.ts'

/** A secret that is shown once. */
export interface NewSecret {
  readonly url: string
  readonly secret: string
}

interface Props {
  readonly endpoint: WebhookEndpointFragment | undefined
  /** Whether the person may choose all shops together. */
  readonly seesAllWebsites: boolean
  readonly onClose: () => void
  readonly onSecret: (secret: NewSecret) => void
}

/** Writes where events are sent, or changes it. */
export function EndpointDrawer({ endpoint, seesAllWebsites, onClose, onSecret }: Props) {
  const [asks, setAsks] = useState<'delete' | 'rotate'>()
  return (
    <Drawer isOpen onClose={onClose} title={endpoint ? m.webhooks_edit() : m.webhooks_new()}>
      <MutationForm<SaveWebhookMutation>
        intent="save"
        version={endpoint?.version ?? ''}
        draft={`webhook-${endpoint?.id ?? 'new'}`}
        labels={{
          url: m.webhooks_address(),
          events: m.webhooks_events(),
          websiteId: m.webhooks_shop(),
          isActive: m.webhooks_active(),
        }}
        onDone={({ saveWebhookEndpoint: { secret, endpoint: saved } }) => {
          onClose()
          if (secret) onSecret({ url: saved.url, secret })
        }}
      >
        <input type="hidden" name="id" value={endpoint?.id ?? ''} />
        <Fields endpoint={endpoint} seesAllWebsites={seesAllWebsites} />
        <div className="acts">
          <SubmitButton variant="primary">{endpoint ? m.webhooks_save() : m.webhooks_create()}</SubmitButton>
        </div>
      </MutationForm>
      {endpoint && !asks && (
        <div className="acts">
          <Button variant="quiet" icon="key" onClick={() => setAsks('rotate')}>
            {m.webhooks_rotate()}
          </Button>
          <Button variant="quiet" onClick={() => setAsks('delete')}>
            {m.webhooks_delete()}
          </Button>
        </div>
      )}
      {endpoint && asks === 'rotate' && (
        <Rotate endpoint={endpoint} onKeep={() => setAsks(undefined)} onClose={onClose} onSecret={onSecret} />
      )}
      {endpoint && asks === 'delete' && (
        <MutationForm intent="delete" version={endpoint.version} onDone={onClose}>
          <input type="hidden" name="id" value={endpoint.id} />
          <h3>{m.webhooks_delete_title()}</h3>
          <p>{m.webhooks_delete_text()}</p>
          <div className="acts">
            <Button onClick={() => setAsks(undefined)}>{m.webhooks_keep()}</Button>
            <SubmitButton variant="danger">{m.webhooks_delete()}</SubmitButton>
          </div>
        </MutationForm>
      )}
    </Drawer>
  )
}

function Fields({ endpoint, seesAllWebsites }: Pick<Props, 'endpoint' | 'seesAllWebsites'>) {
  const { websites } = useFrame()
  return (
    <>
      <Field name="url" label={m.webhooks_address()} help={m.webhooks_address_help()}>
        <Input required type="url" maxLength={2000} defaultValue={endpoint?.url} />
      </Field>
      {websites.length > 1 || !seesAllWebsites ? (
        <Field name="websiteId" label={m.webhooks_shop()}>
          <Select
            defaultValue={endpoint?.websiteId ?? ''}
            choices={[
              ...(seesAllWebsites ? [{ value: '', label: m.webhooks_all_shops() }] : []),
              ...websites.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      ) : (
        <input type="hidden" name="websiteId" value={endpoint?.websiteId ?? ''} />
      )}
      <EventBoxes chosen={endpoint?.events ?? []} />
      <Check name="isActive" defaultChecked={endpoint?.isActive ?? true} help={m.webhooks_active_help()}>
        {m.webhooks_active()}
      </Check>
    </>
  )
}

/** The events as boxes; what the person may not read is absent, unless it was chosen before. */
function EventBoxes({ chosen }: { chosen: readonly string[] }) {
  const allows = useAllowed()
  const problem = useProblem('events')
  const isShown = (code: string) => chosen.includes(code) || allows(WEBHOOK_EVENTS[code as WebhookEvent])
  const groups = EVENT_GROUPS.map(({ label, events }) => ({
    label,
    events: Object.entries(events).filter(([code]) => isShown(code)),
  })).filter(({ events }) => events.length > 0)
  return (
    <>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {groups.map(({ label, events }) => (
        <fieldset key={label()} className="field">
          <legend className="label">{label()}</legend>
          {events.map(([code, { label: name, help }]) => (
            <Check
              key={code}
              name="events"
              value={code}
              defaultChecked={chosen.includes(code)}
              help={
                <>
                  {help()} <span className="code">{code}</span>
                </>
              }
            >
              {name()}
            </Check>
          ))}
        </fieldset>
      ))}
    </>
  )
}

function Rotate({
  endpoint,
  onKeep,
  onClose,
  onSecret,
}: Omit<Props, 'endpoint' | 'seesAllWebsites'> & { endpoint: WebhookEndpointFragment; onKeep: () => void }) {
  const { moment } = useFormats()
  return (
    <MutationForm<RotateWebhookSecretMutation>
      intent="rotate"
      onDone={({ rotateWebhookSecret: { secret, endpoint: saved } }) => {
        onClose()
        if (secret) onSecret({ url: saved.url, secret })
      }}
    >
      <input type="hidden" name="id" value={endpoint.id} />
      <h3>{m.webhooks_rotate_title()}</h3>
      <p>{m.webhooks_rotate_text()}</p>
      {endpoint.oldSecretUntil && <p>{m.webhooks_rotate_again({ at: moment(endpoint.oldSecretUntil) })}</p>}
      <div className="acts">
        <Button onClick={onKeep}>{m.webhooks_keep_secret()}</Button>
        <SubmitButton variant="danger">{m.webhooks_rotate()}</SubmitButton>
      </div>
    </MutationForm>
  )
}
