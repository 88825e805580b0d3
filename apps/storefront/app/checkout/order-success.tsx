import { formatMoney } from '@comptoir/rules/money'
import { Link, redirect } from 'react-router'
import { privateSeo } from '../account/account-seo.server.ts'
import { requireCustomer } from '../account/guard.server.ts'
import { orderView } from '../account/order-view.ts'
import { orderOf } from '../account/orders.server.ts'
import { payPath } from '../account/unpaid-notice.tsx'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/order-success'
import { OrderAside } from './checkout-aside.tsx'
import { orderNumber } from './step-path.ts'

export const handle = { quiet: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind, firstname } = await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { language } = scope
  const named = orderNumber(new URL(request.url).searchParams.get('commande'))
  const number = named ?? session(context).lastOrder
  const found = number ? await orderOf(context, number) : undefined
  if (!found) throw redirect(pathIn(language, 'compte-client/commandes'))
  const isPaid = found.payment_state === 'paid' || found.payment_state === 'none'
  return {
    language,
    firstname: firstname ?? '',
    isPaid,
    order: orderView(found, scope, kind),
    seo: privateSeo(context, isPaid ? m.order_thanks_title() : m.order_received_title(), 'commande-validee'),
  }
}

export default function OrderSuccess({ loaderData }: Route.ComponentProps) {
  const { language, order, isPaid, firstname } = loaderData
  const { number, total, payNow, shipping, deliveryDay, email, lines, totals } = order
  const amount = formatMoney(total, language)
  const facts = [
    ...(deliveryDay ? [{ label: m.order_delivery(), fact: deliveryDay }] : []),
    ...(shipping ? [{ label: m.order_address(), fact: shipping.lines.join(', ') }] : []),
    { label: m.order_confirmation(), fact: email },
  ]
  return (
    <div className="wrap with-side right section-tight">
      <section className={isPaid ? 'result ok' : 'result'}>
        <Icon name={isPaid ? 'check' : 'hourglass'} className="i-big" />
        <h1>{isPaid ? m.order_thanks({ firstname }) : m.order_received({ firstname })}</h1>
        <p className="lead">
          {isPaid ? m.order_thanks_text({ number, amount }) : m.order_received_text({ number, amount })}
        </p>
        <dl className="pairs">
          {facts.map(({ label, fact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p>{m.order_next()}</p>
        <div className="result-acts">
          {payNow && (
            <ButtonLink kind="primary" to={payPath(language, number)}>
              {m.order_pay_amount({ amount })}
            </ButtonLink>
          )}
          <ButtonLink to={pathIn(language, `compte-client/commandes/${number}`)}>
            {m.order_follow()}
          </ButtonLink>
          <Link className="link tap" to={pathIn(language, '')}>
            {m.cart_continue()}
          </Link>
        </div>
      </section>
      <OrderAside language={language} lines={lines} totals={totals} />
    </div>
  )
}
