import { data, Link, redirect } from 'react-router'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { isApiError } from '../forms/api-errors.ts'
import { ConfirmEmailDocument } from '../generated/graphql.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/confirm-email'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Query parameter, so that a reload shows the same message. */
const DONE = 'confirmed'

/** Opening the link changes nothing, because mail programs prefetch links; the button confirms. */
export function loader({ request, context }: Route.LoaderArgs) {
  return {
    language: context.get(scopeContext).language,
    email: linkToken(context, 'confirm_email')?.email,
    isDone: new URL(request.url).searchParams.has(DONE),
    seo: privateSeo(context, m.confirm_email_title()),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { email = '', token = '' } = linkToken(context, 'confirm_email') ?? {}
  try {
    await commerce(context).query(ConfirmEmailDocument, { email, key: token })
  } catch (error) {
    if (!isApiError(error)) throw error
    const isTaken = error.category === 'graphql-already-exists'
    // A second click on the same link is not an error.
    if (!/already active/.test(error.message)) return data({ isTaken }, { status: 422 })
  }
  forgetLinkToken(context, 'confirm_email')
  return redirect(href(context.get(scopeContext).language, 'confirmEmail', { [DONE]: 1 }), 303)
}

export default function ConfirmEmail({ loaderData: { language, email, isDone } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  const account = (
    <Link className="link" to={href(language, 'account')}>
      {m.confirm_email_account()}
    </Link>
  )
  if (isDone && !actionData)
    return (
      <PlainPage title={m.confirm_email_title()}>
        <Notice kind="ok" title={m.confirm_email_done()} role="alert">
          <p>
            {m.confirm_email_done_text()} {account}
          </p>
        </Notice>
      </PlainPage>
    )
  if (email === undefined || actionData)
    return (
      <PlainPage title={m.confirm_email_title()}>
        <Notice kind="warn" title={m.confirm_email_expired()} role="alert">
          <p>
            {actionData?.isTaken ? m.account_email_taken() : m.confirm_email_expired_text()} {account}
          </p>
        </Notice>
      </PlainPage>
    )
  return (
    <PlainPage title={m.confirm_email_title()} lead={m.confirm_email_text({ email })}>
      <Form id="confirm" rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="primary">{m.confirm_email_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}
