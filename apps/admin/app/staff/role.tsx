import { useNavigate } from 'react-router'
import { InvalidAmountError, decimalText, toMinorUnits } from '@comptoir/rules/money'
import { typedAmount } from '@comptoir/rules/typed-amount'
import type { Route } from './+types/role'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  CreateRoleDocument,
  DeleteRoleDocument,
  TeamDocument,
  UpdateRoleDocument,
} from '../generated/graphql.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { invalid } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { currencyOfLimits } from './currency-of-limits.ts'
import { PermissionBoxes } from './permission-boxes.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { roles, staffPlaces } = await adminQuery(context, TeamDocument)
  const role = roles.find(({ id }) => id === params.id)
  if (!role && params.id !== 'new') throw new Response(null, { status: 404 })
  return { role, currency: currencyOfLimits(staffPlaces) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const input = await readMutation(request)
  const { idempotencyKey, version, text, textOrNull } = input
  if (input.intent === 'delete')
    return await adminMutation(context, DeleteRoleDocument, { idempotencyKey, version, id: params.id })
  const limit = limitOf(textOrNull('refundLimit'), text('currency'))
  if (limit === undefined) return invalid([{ field: 'refundLimit', message: text('limitProblem') }])
  const role = {
    name: text('name'),
    permissions: input.all('permissions'),
    refundLimit: limit,
    requiresSecondFactor: input.isChecked('requiresSecondFactor'),
  }
  return params.id === 'new'
    ? await adminMutation(context, CreateRoleDocument, { idempotencyKey, input: role })
    : await adminMutation(context, UpdateRoleDocument, {
        idempotencyKey,
        version,
        id: params.id,
        input: role,
      })
}

/** An amount in minor units; null without limit, undefined for what is no amount. */
function limitOf(text: string | null, currency: string): number | null | undefined {
  if (text === null) return null
  try {
    return toMinorUnits(typedAmount(text), currency)
  } catch (error) {
    if (error instanceof InvalidAmountError) return undefined
    throw error
  }
}

/** What a role allows. */
export default function RolePage({ loaderData: { role, currency } }: Route.ComponentProps) {
  const { me } = useFrame()
  const navigate = useNavigate()
  const back = () => void navigate('/team')
  const isReadOnly = role !== undefined && !role.canEdit
  const isAdministrator = role?.code === 'administrator'
  const title = role?.name ?? m.staff_new_role()
  const limit = role?.refundLimit
  return (
    <Page
      title={title}
      width="narrow"
      back={{ to: '/team', label: m.staff_team_title() }}
      facts={role && m.staff_members({ count: role.members })}
    >
      <title>{`${title} | Comptoir`}</title>
      <div className="stack loose">
        <Card>
          <CardPart>
            <MutationForm
              version={role?.version ?? ''}
              draft={`role-${role?.id ?? 'new'}`}
              labels={{
                name: m.staff_name(),
                permissions: m.staff_permissions(),
                refundLimit: m.staff_limit(),
              }}
              onDone={back}
            >
              {isReadOnly && <p className="help">{m.staff_role_read_only()}</p>}
              <input type="hidden" name="currency" value={currency} />
              <input type="hidden" name="limitProblem" value={m.staff_limit_problem()} />
              <Field name="name" label={m.staff_role_name()}>
                <Input defaultValue={role?.name} required maxLength={60} readOnly={isReadOnly} />
              </Field>
              {isAdministrator ? (
                <p className="help">{m.staff_administrator_help()}</p>
              ) : (
                <>
                  <PermissionBoxes
                    chosen={role?.permissions ?? []}
                    possible={me.permissions}
                    isReadOnly={isReadOnly}
                  />
                  <Field name="refundLimit" label={m.staff_limit()} help={m.staff_limit_help()} optional>
                    <Input
                      width="w8"
                      numeric
                      unit={currency}
                      readOnly={isReadOnly}
                      defaultValue={typeof limit === 'number' ? decimalText(limit, currency) : ''}
                    />
                  </Field>
                </>
              )}
              <Check
                name="requiresSecondFactor"
                value="1"
                defaultChecked={role?.requiresSecondFactor ?? true}
                disabled={isReadOnly}
                help={m.staff_requires_help()}
              >
                {m.staff_requires()}
              </Check>
              {!isReadOnly && (
                <div className="acts">
                  <SubmitButton variant="primary">{m.staff_save()}</SubmitButton>
                </div>
              )}
            </MutationForm>
          </CardPart>
        </Card>
        {role && !isReadOnly && role.members === 0 && !isAdministrator && (
          <MutationForm intent="delete" version={role.version} onDone={back}>
            <div>
              <SubmitButton variant="danger">{m.staff_delete_role()}</SubmitButton>
            </div>
          </MutationForm>
        )}
      </div>
    </Page>
  )
}
