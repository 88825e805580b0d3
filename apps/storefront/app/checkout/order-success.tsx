import { formatMoney } from '../platform/money.ts'
import { Link, redirect, type RouterContextProvider } from 'react-router'
import { challenges } from '../forms/captcha.server.ts'
import { legalPath } from '../layout/legal-path.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { guestToken } from '../account/guest-access.server.ts'
import { orderView, type OrderView } from '../account/order-view.ts'
import { PaymentGuidePanel } from '../account/payment-guide-panel.tsx'
import { pageEvents } from '../analytics/tracked.server.ts'
import { OrderSummary } from '../cart/order-summary.tsx'
import { appointmentText } from '../fulfilment/appointment.ts'
import { fulfilmentFacts } from '../fulfilment/fulfilment-facts.ts'
import { deliveryDetailLines } from '../account/delivery-details.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { visitor } from '../platform/visitor.server.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/order-success'
import { requireBuyer } from './buyer.server.ts'
import { keepAccount } from './keep-account-actions.server.ts'
import { purchaseEvent } from './purchase-event.ts'
import { findVisitorOrder, loadVisitorOrder } from './visitor-order.server.ts'
import { href } from '../platform/routes.ts'
import './checkout.css'

/** Loaded lazily in the browser: the rules of forms serve guests only. */
const loadKeepAccount = async () => (await import('./keep-account.tsx')).KeepAccount
const KeepAccount = import.meta.env.SSR ? await loadKeepAccount() : lazyComponent(loadKeepAccount)

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await findVisitorOrder(context, request)
  // A guest may have an order of staff where the shop sells to customers only.
  const {
    apiTax: tax,
    firstname,
    signedIn,
  } = own ? await visitor(context) : await requireBuyer(context, request)
  const scope = context.get(scopeContext)
  const { language } = scope
  const found = own && (await loadVisitorOrder(context, own))
  if (!found) throw redirect(href(language, signedIn ? 'orders' : 'home'))
  const isPaid = found.payment_state === 'paid' || found.payment_state === 'none'
  const order = orderView(found, scope, tax)
  // Older orders viewed again are not tracked as purchases.
  const isBought = !order.payNow && !order.isQuotation && order.number === session(context).lastOrder
  const isGuest = !signedIn && own.reference !== own.number && !order.isQuotation
  return {
    language,
    followPath: followPathOf(context, found.number, signedIn),
    // A guest with an account of this address is told so when it is tried.
    account: isGuest
      ? {
          challenge: (await challenges(context)).register,
          termsPath: legalPath(scope.site, language, 'conditions-utilisation'),
        }
      : undefined,
    tracked: isBought ? await pageEvents(context, () => [purchaseEvent(found, order)]) : undefined,
    firstname: firstname ?? found.billing_address?.firstname ?? '',
    isPaid,
    order,
    seo: isPaid
      ? await screenSeo(context, 'success', { title: m.order_paid_title(), route: 'orderSuccess' })
      : privateSeo(context, m.order_received_title()),
  }
}

/** The page that follows the order; undefined for a guest who sees it by the link of another mail only. */
function followPathOf(
  context: Readonly<RouterContextProvider>,
  number: string,
  signedIn: boolean,
): string | undefined {
  const { language } = context.get(scopeContext)
  if (signedIn) return href(language, 'order', { number })
  return guestToken(context, number) && href(language, 'guestOrder', { order: number })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await keepAccount(context, request, await request.formData())
}

export default function OrderSuccess({ loaderData }: Route.ComponentProps) {
  const { language, order, isPaid, firstname, followPath, account } = loaderData
  const failure = useFormResult<typeof action>()
  const { number, total, payNow, shipping, appointment, deliveryDay, fulfilment, email, lines, totals } =
    order
  const amount = formatMoney(total, language, order.currency)
  const facts = [
    ...(fulfilment ? fulfilmentFacts(fulfilment) : []),
    ...(appointment ? [{ label: m.appointment_label(), fact: appointmentText(appointment) }] : []),
    ...(deliveryDay ? [{ label: m.order_delivery(), fact: deliveryDay }] : []),
    ...(shipping
      ? [
          {
            label: m.order_address(),
            fact: [...shipping.lines, ...deliveryDetailLines(shipping.details)].join(', '),
          },
        ]
      : []),
    { label: m.order_confirmation(), fact: email },
  ]
  return (
    <div className="wrap with-side right section-tight success">
      <section className={isPaid ? 'result ok' : 'result'}>
        <Icon name={isPaid ? 'check' : 'hourglass'} className="i-big" />
        <h1>{isPaid ? m.order_paid({ firstname }) : m.order_received({ firstname })}</h1>
        <p className="lead">{receivedText(order, isPaid)({ number, amount })}</p>
        <dl className="pairs">
          <Facts facts={facts} />
        </dl>
        {order.paymentGuide && <PaymentGuidePanel guide={order.paymentGuide} />}
        <p>{nextText(order, isPaid)}</p>
        <div className="result-actions">
          {payNow && (
            <ButtonLink kind="primary" to={href(language, 'payment', { order: number })}>
              {m.order_pay_amount({ amount: formatMoney(order.due, language, order.currency) })}
            </ButtonLink>
          )}
          {followPath && <ButtonLink to={followPath}>{m.order_follow()}</ButtonLink>}
          <PrintButton />
          <Link className="link tap" to={href(language, 'home')}>
            {m.cart_continue()}
          </Link>
        </div>
      </section>
      <aside aria-label={m.checkout_your_order()} className="stack gy-5">
        <div className="panel stack">
          <h2 className="h3">{m.checkout_your_order()}</h2>
          <OrderSummary language={language} lines={lines} totals={totals} />
        </div>
        {account && (
          <KeepAccount
            email={email}
            challenge={failure ? failure.challenge : account.challenge}
            termsPath={account.termsPath}
            failure={failure}
          />
        )}
      </aside>
    </div>
  )
}

function receivedText({ paymentGuide }: OrderView, isPaid: boolean) {
  if (isPaid) return m.order_paid_text
  return paymentGuide?.isPaidLater ? m.order_received_later_text : m.order_received_text
}

/** What happens next; unpaid orders are not shipped. */
function nextText({ payNow, fulfilment, paymentGuide }: OrderView, isPaid: boolean): string {
  if (isPaid && fulfilment)
    return fulfilment.mode === 'pickup' ? m.order_next_pickup() : m.order_next_delivery()
  if (isPaid) return m.order_next()
  if (paymentGuide?.isPaidLater) return m.order_next_later()
  return payNow ? m.order_next_unpaid() : m.order_next_waiting()
}

function PrintButton() {
  const script = useHydrated()
  if (!script) return null
  return (
    <Button kind="link" type="button" onClick={() => window.print()}>
      {m.order_print()}
    </Button>
  )
}
