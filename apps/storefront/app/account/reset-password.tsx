import {
  email as emailRule,
  password,
  passwordConfirmation,
  required,
  textOf,
} from '@comptoir/rules/validation'
import {
  data,
  Link,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { formErrors, hasErrors, valuesOf, type FormRules, type Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { isApiError, apiErrorText } from '../forms/api-errors.ts'
import { ResetPasswordDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { fieldNames } from './field-names.ts'
import { maskedEmail } from './masked-email.ts'
import { NewPasswords } from './new-password.tsx'
import { PlainPage } from '../layout/plain-page.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOf(loaderData?.seo)

const RULES: FormRules = {
  email: () => [required, emailRule],
  new_password: (values) => [required, password(values['email'])],
  new_password_confirmation: (values) => [required, passwordConfirmation(values['new_password'])],
}

/** Without a token the link is truncated or expired; links without an e-mail address ask for it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const link = linkToken(context, 'reset')
  return {
    language: context.get(scopeContext).language,
    link: link && { email: link.email, shown: link.email && maskedEmail(link.email) },
    seo: await screenSeo(context, 'reset_password', {
      title: m.reset_title(),
      route: 'resetPassword',
      canonicalAnyway: true,
    }),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const link = linkToken(context, 'reset')
  if (!link) return invalid({ errors: {} })
  const typed = valuesOf(await request.formData())
  const values = { ...typed, email: link.email || textOf(typed['email']) }
  const errors = formErrors(RULES, values)
  if (hasErrors(errors)) return invalid({ errors, values: { email: values.email } })
  try {
    await commerce(context).query(ResetPasswordDocument, inputOf({ ...values, token: link.token }))
  } catch (error) {
    const isOver = isApiError(error) && /token is (?:mismatched|expired)/.test(error.message)
    // A mistyped address has the same error as a used token.
    const canRetry = isOver && link.email === '' && /mismatched/.test(error.message)
    if (canRetry)
      return invalid({ errors: {}, values: { email: values.email }, message: m.reset_mismatched() })
    if (isOver) forgetLinkToken(context, 'reset')
    return invalid({ errors: {}, ...(isOver ? { isOver } : { message: apiErrorText(error) }) })
  }
  forgetLinkToken(context, 'reset')
  session(context).flash({ kind: 'success', message: m.reset_done() })
  return redirect(href(context.get(scopeContext).language, 'login'), 303)
}

const inputOf = ({ email = '', token = '', new_password: wanted = '' }: Values) => ({ email, token, wanted })

const invalid = (actionData: { errors: FormErrors; values?: Values; message?: string; isOver?: boolean }) =>
  data(actionData, { status: 422 })

export default function Reset({
  loaderData: { language, link },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>
}) {
  const actionData = useFormResult<typeof action>()
  const again = (
    <Link className="link" to={href(language, 'forgottenPassword')}>
      {m.reset_again()}
    </Link>
  )
  if (!link || actionData?.isOver) {
    const [title, text] = actionData?.isOver
      ? [m.reset_expired_title(), m.reset_expired_text()]
      : [m.reset_incomplete_title(), m.reset_incomplete_text()]
    return (
      <PlainPage title={m.reset_title()}>
        <Notice kind="warn" title={title} role="alert">
          <p>
            {text} {again}
          </p>
        </Notice>
      </PlainPage>
    )
  }
  return (
    <PlainPage
      title={m.reset_title()}
      lead={link.shown ? m.reset_for({ email: link.shown }) : m.reset_email_lead()}
    >
      <Form
        id="reset"
        className="stack gy-5"
        rules={RULES}
        names={fieldNames()}
        values={actionData?.values ?? {}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
      >
        {/* Password managers store the new password under this user name. */}
        {link.email ? (
          <input type="email" name="email" value={link.email} autoComplete="username" readOnly hidden />
        ) : (
          <FormText
            name="email"
            label={m.form_email()}
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
        )}
        <NewPasswords label={m.account_new_password()} />
        <SendButton kind="primary">{m.account_change_password_submit()}</SendButton>
        <p className="help">{m.account_password_help()}</p>
      </Form>
    </PlainPage>
  )
}
