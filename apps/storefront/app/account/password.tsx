import { password, passwordConfirmation, required } from '@comptoir/rules/validation'
import { data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { ChangePasswordDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Button } from '../ui/button.tsx'
import { countOf, ErrorSummary } from '../ui/error-summary.tsx'
import type { Route } from './+types/password'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from './account-seo.server.ts'
import { formErrors, hasErrors, valuesOf, type FormRules } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'
import { NewPassword } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { signIn } from './sign-in.server.ts'
import { namedErrors } from './named-errors.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

const RULES: FormRules = {
  current_password: () => [required],
  new_password: () => [required, password()],
  new_password_confirmation: (values) => [required, passwordConfirmation(values['new_password'])],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  return {
    language: context.get(scopeContext).language,
    seo: privateSeo(context, m.account_password(), 'compte-client/nouveau-mot-de-passe'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const errors = formErrors(RULES, values)
  if (hasErrors(errors)) return data({ errors }, { status: 422 })
  const refusal = await changePassword(
    context,
    values['current_password'] ?? '',
    values['new_password'] ?? '',
  )
  if (refusal) return data({ errors: refusal }, { status: 422 })
  session(context).flash({ kind: 'success', message: m.account_password_changed() })
  return redirect(pathIn(context.get(scopeContext).language, 'compte-client'), 303)
}

/** Changes it and signs in again, because the API ends every token of the customer (decisions C-4). */
async function changePassword(context: Route.ActionArgs['context'], current: string, wanted: string) {
  const known = session(context)
  const { token } = known
  try {
    const { changeCustomerPassword } = await commerce(context).query(ChangePasswordDocument, {
      current,
      wanted,
    })
    known.dropToken()
    await signIn(context, changeCustomerPassword?.email ?? '', wanted)
    return undefined
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.category) throw error
    const isWrong = /Invalid login or password/.test(error.message)
    // A wrong password is an authentication error to the API, but whoever is signed in stays so.
    if (isWrong && token) known.signIn(token)
    return isWrong
      ? { current_password: m.account_wrong_password() }
      : { new_password: m.error_invalidPassword() }
  }
}

export default function Password({ loaderData: { language } }: Route.ComponentProps) {
  const refused = useActionData<typeof action>()?.errors
  const { errors, listeners } = useFormErrors(RULES, refused)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AccountPage
      language={language}
      title={m.account_password()}
      current="compte-client/nouveau-mot-de-passe"
    >
      <Form method="post" className="stack gy-5 measure" noValidate {...listeners}>
        <ErrorSummary
          title={m.form_error_summary({ count: countOf(refused) })}
          errors={namedErrors(refused)}
        />
        <PasswordField
          name="current_password"
          label={m.account_current_password()}
          autoComplete="current-password"
          error={errors['current_password']}
        />
        <NewPassword name="new_password" label={m.account_new_password()} error={errors['new_password']} />
        <PasswordField
          name="new_password_confirmation"
          label={m.form_password_again()}
          autoComplete="new-password"
          error={errors['new_password_confirmation']}
        />
        <Button kind="primary" busy={busy}>
          {m.account_change_password_submit()}
        </Button>
        <p className="help">{m.account_password_help()}</p>
      </Form>
    </AccountPage>
  )
}
