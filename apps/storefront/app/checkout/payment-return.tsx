import { privateSeo } from '../platform/private-seo.server.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/payment-return'
import { orderNumber } from './step-path.ts'
import { href } from '../platform/routes.ts'
import './checkout.css'

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOf(loaderData?.seo),
  ...(loaderData ? [{ httpEquiv: 'refresh', content: `0;url=${loaderData.to}` }] : []),
]

/**
 * Landing page after the bank. The request is cross-site and carries no session cookie, so the page only forwards to
 * the result with a same-site request (decisions C-2). Of the bank's parameters only the order number is read
 * (decisions F-5).
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(scopeContext)
  const number = orderNumber(new URL(request.url).searchParams.get('vads_order_id'))
  return {
    to: href(language, 'paymentResult', { order: number }),
    seo: privateSeo(context, m.payment_return_title()),
  }
}

export default function PaymentReturn({ loaderData: { to } }: Route.ComponentProps) {
  return (
    <div className="wrap narrow section-tight">
      <div className="result">
        <Icon name="hourglass" className="i-big" />
        <h1>{m.payment_return_title()}</h1>
        <p>
          <a className="link tap" href={to}>
            {m.payment_return_link()}
          </a>
        </p>
      </div>
    </div>
  )
}
