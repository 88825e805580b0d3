import type { Route } from './+types/confirm'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { linkToken } from '../platform/link-token.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import { confirmAlert } from './link-actions.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Opening the link changes nothing, because mail programs prefetch links; the button confirms. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'product_alert') !== undefined,
    seo: privateSeo(context, m.alert_confirm_title()),
  }
}

export async function action({ context }: Route.ActionArgs) {
  return await confirmAlert(context)
}

export default function ConfirmAlert({ loaderData: { hasLink } }: Route.ComponentProps) {
  const result = useFormResult<typeof action>()
  if (!hasLink || result)
    return (
      <PlainPage title={m.alert_confirm_title()}>
        <Notice kind="warn" title={m.alert_link_expired()} role="alert">
          <p>{m.alert_link_expired_text()}</p>
        </Notice>
      </PlainPage>
    )
  return (
    <PlainPage title={m.alert_confirm_title()} lead={m.alert_confirm_text()}>
      <Form id="confirm" rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="primary">{m.alert_confirm_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}
