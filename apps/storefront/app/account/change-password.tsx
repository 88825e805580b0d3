import { password, passwordConfirmation, required } from '@comptoir/rules/validation'
import { data, redirect } from 'react-router'
import { ChangePasswordDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/change-password'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { formErrors, hasErrors, valuesOf, type FormRules } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'
import { NewPasswords } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { signIn } from './sign-in-actions.server.ts'
import { fieldNames } from './field-names.ts'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { isApiError, isWrongPassword, apiErrorText } from '../forms/api-errors.ts'

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
    seo: privateSeo(context, m.account_password()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const errors = formErrors(RULES, values)
  if (hasErrors(errors)) return data({ errors, message: undefined }, { status: 422 })
  const actionData = await changePassword(
    context,
    values['current_password'] ?? '',
    values['new_password'] ?? '',
  )
  if (actionData) return data(actionData, { status: 422 })
  session(context).flash({ kind: 'success', message: m.account_password_changed() })
  return redirect(href(context.get(scopeContext).language, 'account'), 303)
}

/** Changes the password and signs in again, because the API revokes every token of the customer (decisions C-4). */
async function changePassword(context: Route.ActionArgs['context'], current: string, wanted: string) {
  try {
    const { changeCustomerPassword } = await commerce(context).query(ChangePasswordDocument, {
      current,
      wanted,
    })
    session(context).dropToken()
    await signIn(context, { email: changeCustomerPassword?.email ?? '', password: wanted })
    return undefined
  } catch (error) {
    if (isWrongPassword(error)) return { errors: { current_password: m.account_wrong_password() } }
    if (isApiError(error) && /password/i.test(error.message))
      return { errors: { new_password: m.error_invalidPassword() } }
    return { errors: {}, message: apiErrorText(error) }
  }
}

export default function Password({ loaderData: { language } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  return (
    <AccountPage language={language} title={m.account_password()} current="changePassword">
      <Form
        id="password"
        className="stack gy-5 measure"
        rules={RULES}
        names={fieldNames()}
        values={{}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
      >
        <PasswordField
          name="current_password"
          label={m.account_current_password()}
          autoComplete="current-password"
        />
        <NewPasswords label={m.account_new_password()} />
        <SendButton kind="primary">{m.account_change_password_submit()}</SendButton>
        <p className="help">{m.account_password_help()}</p>
      </Form>
    </AccountPage>
  )
}
