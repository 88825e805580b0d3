import { formatMoney } from '../platform/money.ts'
import { isRouteErrorResponse, redirect } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { termsOfSale } from '../layout/legal-path.ts'
import { QuotationPanel } from '../quotations/quotation-panel.tsx'
import { useShop } from '../layout/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import type { Route } from './+types/order'
import { privateSeo } from '../platform/private-seo.server.ts'
import { requireCustomer } from './guard.server.ts'
import { orderAction } from './order-actions.server.ts'
import { AddressBlock } from './order-delivery.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderDetailsView, type OrderDetailsView } from './order-details-view.ts'
import { calendarPath, progressPath } from './order-progress-view.ts'
import { isOffer } from './order-view.ts'
import { orderDetailsOf } from './orders.server.ts'
import { href } from '../platform/routes.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import './account.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { kind, apiTax: tax } = await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { language } = scope
  const found = await orderDetailsOf(context, params.number)
  if (!found) throw new Response('Not Found', { status: 404 })
  if (found.number !== params.number) throw redirect(href(language, 'order', { number: found.number }))
  const order = orderDetailsView(found, scope, tax)
  const title = titleOf(order)
  return {
    language,
    order,
    progressPath: progressPath(language, order.number, false),
    calendarPath: calendarPath(language, order.number, false),
    termsPath: termsOfSale(scope.site, language, kind),
    seo: privateSeo(context, title),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const done = await orderAction(context, params.number, await request.formData())
  if (!done) throw new Response('Not Found', { status: 404 })
  return done
}

/** An order is titled as a quotation until it is accepted. */
function titleOf({ number, quotation }: Pick<OrderDetailsView, 'number' | 'quotation'>): string {
  return isOffer({ quotation }) ? m.quotation_title({ number }) : m.order_title({ number })
}

export default function Order({
  loaderData: { language, order, progressPath: path, calendarPath: calendar, termsPath },
}: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  return (
    <>
      <div className="wrap section-tight">
        <Breadcrumbs
          label={m.account_breadcrumbs()}
          crumbs={[
            { label: m.account_home(), to: href(language, 'home') },
            { label: m.account_title(), to: href(language, 'account') },
            { label: m.account_orders(), to: href(language, 'orders') },
            { label: order.number },
          ]}
        />
        <div className="list-head">
          <h1 className="ref">{titleOf(order)}</h1>
        </div>
      </div>
      <OrderDetails
        order={order}
        language={language}
        progressPath={path}
        calendarPath={calendar}
        payment={
          order.payNow && (
            <ButtonLink kind="primary" wide to={href(language, 'payment', { order: order.number })}>
              {m.order_pay_amount({ amount: formatMoney(order.due, language, order.currency) })}
            </ButtonLink>
          )
        }
      >
        {order.quotationDetails && (
          <div className="mt-4">
            <QuotationPanel
              language={language}
              number={order.number}
              quotation={order.quotationDetails}
              termsPath={termsPath}
              actionData={actionData}
            />
          </div>
        )}
        {order.billing && (
          <div className="panel open stack gy-2 mt-4">
            <h2 className="h3">{m.checkout_bill_to()}</h2>
            <AddressBlock address={order.billing} />
          </div>
        )}
      </OrderDetails>
    </>
  )
}

/** Shown for unknown orders and those of other customers (spec 000 §8). */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { language, brand } = useShop()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  const title = m.order_not_found({ number: params.number.slice(0, 40) })
  return (
    <div className="wrap section-tight cart stack gy-6">
      <title>{`${title} | ${brand}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <h1 className="ref">{title}</h1>
      <Empty icon="page" title={m.order_not_found_title()} text={m.order_not_found_text()}>
        <ButtonLink kind="primary" to={href(language, 'orders')}>
          {m.account_all_orders()}
        </ButtonLink>
      </Empty>
    </div>
  )
}
