import { data, redirect } from 'react-router'
import { isApiError } from '../forms/api-errors.ts'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { OpenActingSessionDocument } from '../generated/graphql.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/acting'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** The link of the back office works once: opening it changes nothing, the button begins the session. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'acting') !== undefined,
    seo: privateSeo(context, m.acting_title()),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { token = '' } = linkToken(context, 'acting') ?? {}
  forgetLinkToken(context, 'acting')
  try {
    const { openActingSession } = await commerce(context).query(OpenActingSessionDocument, { token })
    if (!openActingSession) return data({ isExpired: true }, { status: 422 })
    const known = session(context)
    known.signIn(openActingSession.token)
    known.setCart(openActingSession.cart_id)
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ isExpired: true }, { status: 422 })
  }
  return redirect(href(context.get(scopeContext).language, 'account'), 303)
}

export default function Acting({ loaderData: { hasLink } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  if (!hasLink || actionData)
    return (
      <PlainPage title={m.acting_title()}>
        <Notice kind="warn" title={m.acting_expired()} role="alert">
          <p>{m.acting_expired_text()}</p>
        </Notice>
      </PlainPage>
    )
  return (
    <PlainPage title={m.acting_title()} lead={m.acting_text()}>
      <Form id="acting" rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="primary">{m.acting_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}
