import type { Route } from './+types/end'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { linkToken } from '../platform/link-token.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import { endAlerts } from './link-actions.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Opening the link changes nothing, because mail programs prefetch links; the button ends the alerts. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'product_alert_end') !== undefined,
    seo: privateSeo(context, m.alert_end_title()),
  }
}

export async function action({ context }: Route.ActionArgs) {
  return await endAlerts(context)
}

export default function EndAlerts({ loaderData: { hasLink } }: Route.ComponentProps) {
  const result = useFormResult<typeof action>()
  if (result && !result.isOver)
    return (
      <PlainPage title={m.alert_end_title()}>
        <Notice kind="ok" title={m.alert_ended()} role="alert">
          <p>{m.alert_ended_text()}</p>
        </Notice>
      </PlainPage>
    )
  if (!hasLink || result)
    return (
      <PlainPage title={m.alert_end_title()}>
        <Notice kind="warn" title={m.alert_link_expired()} role="alert">
          <p>{m.alert_end_link_text()}</p>
        </Notice>
      </PlainPage>
    )
  return (
    <PlainPage title={m.alert_end_title()} lead={m.alert_end_text()}>
      <Form id="end" rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="primary">{m.alert_end_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}
