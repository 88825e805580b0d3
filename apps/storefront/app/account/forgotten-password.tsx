import { email, required } from '@comptoir/rules/validation'
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
import { apiErrorText } from '../forms/api-errors.ts'
import { RequestResetDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { fieldNames } from './field-names.ts'
import { PlainPage } from '../layout/plain-page.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOf(loaderData?.seo)

const RULES: FormRules = { email: () => [required, email] }

/** Query parameter, so that a reload shows the same message. */
const SENT = 'sent'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    language: context.get(scopeContext).language,
    isSent: new URL(request.url).searchParams.has(SENT),
    seo: await screenSeo(context, 'forgotten_password', {
      title: m.forgotten_title(),
      route: 'forgottenPassword',
      canonicalAnyway: true,
    }),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values = valuesOf(await request.formData())
  const errors = formErrors(RULES, values)
  if (hasErrors(errors)) return invalid(values, errors)
  try {
    await commerce(context).query(RequestResetDocument, { email: values['email']?.trim() ?? '' })
  } catch (error) {
    return invalid(values, {}, apiErrorText(error))
  }
  return redirect(href(context.get(scopeContext).language, 'forgottenPassword', { [SENT]: 1 }), 303)
}

const invalid = (values: Values, errors: FormErrors, message?: string) =>
  data({ values, errors, message }, { status: 422 })

export default function Forgotten({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { language, isSent } = loaderData
  const actionData = useFormResult<typeof action>()
  return (
    <PlainPage title={m.forgotten_title()} lead={m.forgotten_text()}>
      {isSent && !actionData && (
        <Notice kind="ok" title={m.forgotten_sent_title()} role="alert">
          <p>{m.forgotten_sent_text()}</p>
        </Notice>
      )}
      <Form
        id="forgotten"
        className="stack gy-5"
        rules={RULES}
        names={fieldNames()}
        values={actionData?.values ?? {}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
      >
        <FormText
          name="email"
          label={m.form_email()}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <div className="row">
          <SendButton kind="primary">{m.forgotten_submit()}</SendButton>
          <Link className="link tap" to={href(language, 'login')}>
            {m.forgotten_back()}
          </Link>
        </div>
      </Form>
    </PlainPage>
  )
}
