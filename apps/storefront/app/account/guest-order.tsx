import { email, maxlength, required } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { formErrors, hasErrors, valuesOf, type FormRules, type Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { apiErrorText } from '../forms/api-errors.ts'
import { RequestOrderLinkDocument } from '../generated/graphql.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/guest-order'
import { forgetGuestAccess, guestOrderOf, guestToken, renewGuestAccess } from './guest-access.server.ts'
import { OrderDetails } from './order-details.tsx'
import { orderDetailsView, type OrderDetailsView } from './order-details-view.ts'
import { calendarPath, progressPath } from './order-progress-view.ts'
import './account.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

const RULES: FormRules = { number: () => [required, maxlength(40)], email: () => [required, email] }

/** Query parameter, so that a reload shows the same message. */
const SENT = 'sent'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(scopeContext)
  const { searchParams } = new URL(request.url)
  const isSent = searchParams.has(SENT)
  const number = searchParams.get('order') ?? undefined
  const hasAccess = !isSent && guestToken(context, number) !== undefined
  const order = hasAccess ? await orderOf(context, number) : undefined
  if (order) renewGuestAccess(context)
  else if (hasAccess && !number) forgetGuestAccess(context)
  return {
    language,
    order,
    progressPath: order && progressPath(language, order.number, true),
    isOver: hasAccess && !order,
    isSent,
    seo: privateSeo(context, m.guest_order_title()),
  }
}

/** The order that a guest may see, without the actions that require an account. */
async function orderOf(
  context: Readonly<RouterContextProvider>,
  number: string | undefined,
): Promise<OrderDetailsView | undefined> {
  const found = await guestOrderOf(context, number)
  if (!found) return undefined
  const { apiTax: tax } = await visitor(context)
  const view = orderDetailsView(found, context.get(scopeContext), tax)
  return { ...view, canReorder: false, canCancel: false, documents: [] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesOf(await request.formData())
  const errors = formErrors(RULES, values)
  if (hasErrors(errors)) return invalid(values, errors)
  const { number = '', email: address = '' } = values
  try {
    await commerce(context).query(RequestOrderLinkDocument, {
      input: { number: number.trim(), email: address.trim(), purpose: 'VIEW' },
    })
  } catch (error) {
    return invalid(values, {}, apiErrorText(error))
  }
  return redirect(href(context.get(scopeContext).language, 'guestOrder', { [SENT]: 1 }), 303)
}

const invalid = (values: Values, errors: FormErrors, message?: string) =>
  data({ values, errors, message }, { status: 422 })

export default function GuestOrder({ loaderData }: Route.ComponentProps) {
  const { language, order, progressPath: path, isOver, isSent } = loaderData
  const actionData = useFormResult<typeof action>()
  if (order && path) return <Shown order={order} language={language} path={path} />
  return (
    <PlainPage title={m.guest_order_title()} lead={m.guest_order_lead()}>
      {isSent && !actionData && (
        <Notice kind="ok" title={m.withdrawal_sent()} role="alert">
          <p>{m.guest_order_sent_text()}</p>
        </Notice>
      )}
      {isOver && !actionData && <Notice kind="warn" title={m.guest_order_link_expired()} role="alert" />}
      <Form
        id="guest-order"
        className="stack gy-5"
        rules={RULES}
        names={{ number: m.withdrawal_number(), email: m.withdrawal_email() }}
        values={actionData?.values ?? {}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
      >
        <FormText name="number" label={m.withdrawal_number()} autoComplete="off" maxLength={40} required />
        <FormText
          name="email"
          label={m.withdrawal_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <SendButton kind="primary">{m.guest_order_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}

function Shown({
  order,
  language,
  path,
}: {
  order: OrderDetailsView
  path: string
  language: Route.ComponentProps['loaderData']['language']
}) {
  const title = m.order_title({ number: order.number })
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: title }]} />
        <div className="list-head">
          <h1 className="ref">{title}</h1>
        </div>
      </div>
      <OrderDetails
        order={order}
        language={language}
        progressPath={path}
        calendarPath={calendarPath(language, order.number, true)}
      />
    </>
  )
}
