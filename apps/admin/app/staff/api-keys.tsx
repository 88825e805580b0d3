import { useState } from 'react'
import type { Route } from './+types/api-keys'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  ApiTokensDocument,
  CreateApiTokenDocument,
  RevokeApiTokenDocument,
  type ApiTokensQuery,
  type CreateApiTokenMutation,
} from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { SecretNote } from '../layout/secret-note.tsx'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { TableHead } from '../ui/table-head.tsx'
import { PermissionBoxes } from './permission-boxes.tsx'
import { permissionLabel } from './permission-labels.ts'

export const loader = async ({ context }: Route.LoaderArgs) => await adminQuery(context, ApiTokensDocument)

const DAY_MS = 24 * 3_600_000

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, idempotencyKey, text, all } = await readMutation(request)
  if (intent === 'revoke')
    return await adminMutation(context, RevokeApiTokenDocument, { idempotencyKey, id: text('id') })
  const websiteIds = all('websiteIds')
  return await adminMutation(context, CreateApiTokenDocument, {
    idempotencyKey,
    input: {
      name: text('name'),
      permissions: all('permissions'),
      websiteIds: websiteIds.length > 0 ? websiteIds : null,
      expiresAt: new Date(Date.now() + Number(text('days')) * DAY_MS).toISOString(),
    },
  })
}

/** Keys with which other programs use the API in one's name. */
export default function ApiKeys({ loaderData: { apiTokens } }: Route.ComponentProps) {
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<CreateApiTokenMutation['createApiToken']>()
  const may = useAllowed()
  const add = (
    <Button small icon="plus" onClick={() => setAdding(true)}>
      {m.staff_key()}
    </Button>
  )
  return (
    <Page
      title={m.staff_keys_title()}
      back={{ to: '/account', label: m.staff_account_title() }}
      actions={
        may('webhooks.manage') && (
          <LinkButton icon="exchange" to="/webhooks">
            {m.webhooks_title()}
          </LinkButton>
        )
      }
    >
      <title>{`${m.staff_keys_title()} | Comptoir`}</title>
      <div className="stack loose">
        {made?.secret && (
          <SecretNote title={m.staff_key_ready({ name: made.token.name })} secret={made.secret} />
        )}
        <Card title={m.staff_keys()} actions={add}>
          {apiTokens.length > 0 ? (
            <KeyTable tokens={apiTokens} />
          ) : (
            <Empty icon="key" title={m.staff_no_keys()}>
              {m.staff_no_keys_text()}
            </Empty>
          )}
        </Card>
      </div>
      {isAdding && (
        <KeyDrawer
          onClose={() => setAdding(false)}
          onDone={(data) => {
            setAdding(false)
            setMade(data.createApiToken)
          }}
        />
      )}
    </Page>
  )
}

function KeyTable({ tokens }: { tokens: ApiTokensQuery['apiTokens'] }) {
  const { moment } = useFormats()
  return (
    <div className="scroll-x">
      <table className="table cards-on-phone">
        <TableHead
          columns={[m.staff_key_name(), m.staff_key_may(), m.staff_key_used(), m.staff_key_end()]}
          actions={m.staff_actions()}
        />
        <tbody>
          {tokens.map(({ id, name, ending, owner, isMine, permissions, lastUsedAt, expiresAt }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>
                  <span className="code">{m.staff_key_ending({ ending })}</span>
                  {!isMine && ` · ${owner}`}
                </small>
              </th>
              <td data-head={m.staff_key_may()}>{permissions.map(permissionLabel).join(', ')}</td>
              <td className="nowrap" data-head={m.staff_key_used()}>
                {lastUsedAt ? moment(lastUsedAt) : m.staff_never()}
              </td>
              <td data-head={m.staff_key_end()}>
                <Expiry at={expiresAt} />
              </td>
              <td className="acts-cell">{revoke(id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const revoke = (id: string) => (
  <MutationForm intent="revoke" className="row">
    <input type="hidden" name="id" value={id} />
    <SubmitButton small variant="danger">
      {m.staff_revoke()}
    </SubmitButton>
  </MutationForm>
)

const SOON_DAYS = 14

function Expiry({ at }: { at: string }) {
  const { day, minutesUntil } = useFormats()
  const days = Math.ceil(minutesUntil(at) / (24 * 60))
  if (days <= 0) return <State kind="off">{m.staff_key_ended()}</State>
  if (days <= SOON_DAYS) return <State kind="warn">{m.staff_in_days({ count: days })}</State>
  return day(at)
}

function KeyDrawer({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (data: CreateApiTokenMutation) => void
}) {
  const { me, websites } = useFrame()
  return (
    <Drawer isOpen onClose={onClose} title={m.staff_key_new()}>
      <MutationForm<CreateApiTokenMutation> intent="create" onDone={onDone}>
        <Field name="name" label={m.staff_key_name()} help={m.staff_key_name_help()}>
          <Input required maxLength={60} />
        </Field>
        <Field name="days" label={m.staff_key_life()}>
          <Select
            width="w12"
            defaultValue="365"
            choices={[30, 90, 365, 730].map((days) => ({
              value: String(days),
              label: m.staff_days({ count: days }),
            }))}
          />
        </Field>
        {websites.length > 1 && (
          <fieldset className="field">
            <legend className="label">{m.staff_key_shops()}</legend>
            {websites.map(({ id, name }) => (
              <Check key={id} name="websiteIds" value={id}>
                {name}
              </Check>
            ))}
          </fieldset>
        )}
        <PermissionBoxes chosen={[]} possible={me.permissions} />
        <p className="help">{m.staff_key_help()}</p>
        <div className="acts">
          <SubmitButton variant="primary">{m.staff_key_create()}</SubmitButton>
        </div>
      </MutationForm>
    </Drawer>
  )
}
