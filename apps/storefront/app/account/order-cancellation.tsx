import { data } from 'react-router'
import { apiErrorText } from '../forms/api-errors.ts'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import { ConfirmCancellationDocument } from '../generated/graphql.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/order-cancellation'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Opening the link changes nothing, because mail programs prefetch links; the button cancels. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'order_cancellation') !== undefined,
    seo: privateSeo(context, m.order_cancel()),
  }
}

/** The link is kept until the API has decided, so that the button can be pressed again. */
export async function action({ context }: Route.ActionArgs) {
  const { order = '', token = '' } = linkToken(context, 'order_cancellation') ?? {}
  if (!order || !token) return data<Answer>({}, { status: 422 })
  try {
    const variables = { order, key: token }
    const { confirmCancelOrder: result } = await commerce(context).query(
      ConfirmCancellationDocument,
      variables,
    )
    forgetLinkToken(context, 'order_cancellation')
    const number = result?.order?.number
    const isTooLate = result?.errorV2?.code === 'INVALID_ORDER_STATUS'
    return data<Answer>({ number, isTooLate }, { status: number ? 200 : 422 })
  } catch (error) {
    return data<Answer>({ message: apiErrorText(error) }, { status: 422 })
  }
}

interface Answer {
  /** Of the cancelled order. */
  readonly number?: string | undefined
  readonly isTooLate?: boolean
  /** Why the button may be pressed again. */
  readonly message?: string
}

export default function OrderCancellation({ loaderData: { hasLink } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  if (actionData?.number)
    return (
      <PlainPage title={m.order_cancel()}>
        <Notice kind="ok" title={m.order_cancellation_done({ number: actionData.number })} role="alert">
          <p>{m.order_cancellation_done_text()}</p>
        </Notice>
      </PlainPage>
    )
  if (!hasLink || (actionData && !actionData.message))
    return (
      <PlainPage title={m.order_cancel()}>
        <Notice
          kind="warn"
          title={actionData?.isTooLate ? m.order_cancellation_late() : m.guest_order_link_expired()}
          role="alert"
        />
      </PlainPage>
    )
  return (
    <PlainPage title={m.order_cancel()} lead={m.order_cancel_text()}>
      <Form
        id="cancel"
        rules={{}}
        names={{}}
        values={{}}
        serverErrors={actionData && {}}
        message={actionData?.message}
      >
        <SendButton kind="danger">{m.order_cancel()}</SendButton>
      </Form>
    </PlainPage>
  )
}
