import { useSearchParams } from 'react-router'
import type { Route } from './+types/account'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import { AccountDocument } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { languageName, LANGUAGES } from '../platform/language.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { runAccountAction } from './account-actions.server.ts'
import { isSoon } from './is-soon.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => await adminQuery(context, AccountDocument)

export const action = async ({ request, context }: Route.ActionArgs) =>
  await runAccountAction(context, await readMutation(request))

/** One's own account: name, language, password, second factor, sessions. */
export default function Account({ loaderData: { me, mySessions, myPasskeys } }: Route.ComponentProps) {
  const isWelcome = useSearchParams()[0].has('welcome')
  const { day } = useFormats()
  const { isOverdue, dueAt } = me.secondFactor
  return (
    <Page
      title={m.staff_account_title()}
      facts={me.email}
      width="narrow"
      actions={
        <LinkButton icon="key" to="/api-keys">
          {m.staff_keys_title()}
        </LinkButton>
      }
    >
      <title>{`${m.staff_account_title()} | Comptoir`}</title>
      <div className="stack loose">
        {isOverdue && (
          <Note kind="bad" title={m.staff_factor_needed()}>
            {m.staff_factor_needed_text()}
          </Note>
        )}
        {!isOverdue && dueAt && isSoon(dueAt) && (
          <Note kind="warn" title={m.staff_factor_due({ day: day(dueAt) })}>
            {m.staff_factor_due_text()}
          </Note>
        )}
        {isWelcome && !isOverdue && <Note kind="ok" title={m.staff_welcome({ name: me.name })} />}
        <SecondFactorCard secondFactor={me.secondFactor} passkeys={myPasskeys} />
        <Card title={m.staff_profile()}>
          <CardPart>
            <MutationForm intent="profile" onDone={() => location.reload()}>
              <Field name="name" label={m.staff_name()}>
                <Input defaultValue={me.name} autoComplete="name" required maxLength={100} />
              </Field>
              <Field name="language" label={m.staff_language()}>
                <Select
                  width="w12"
                  defaultValue={me.language}
                  choices={LANGUAGES.map((one) => ({ value: one, label: languageName(one) }))}
                />
              </Field>
              <div>
                <SubmitButton>{m.staff_save()}</SubmitButton>
              </div>
            </MutationForm>
          </CardPart>
        </Card>
        <Card title={m.staff_change_password()}>
          <CardPart>
            <PasswordForm email={me.email} />
          </CardPart>
        </Card>
        <SessionsCard sessions={mySessions} />
      </div>
    </Page>
  )
}

function PasswordForm({ email }: { email: string }) {
  return (
    <MutationForm intent="password">
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <Field name="password" label={m.staff_new_password()} help={m.staff_password_help()}>
        <Input type="password" autoComplete="new-password" required />
      </Field>
      <p className="help">{m.staff_change_password_help()}</p>
      <div>
        <SubmitButton>{m.staff_change_password()}</SubmitButton>
      </div>
    </MutationForm>
  )
}
