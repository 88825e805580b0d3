import { privateSeo } from '../platform/private-seo.server.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/payment-return'
import { orderNumber } from './step-path.ts'
import { href } from '../platform/routes.ts'

export const handle = { quiet: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaOf(loaderData?.seo),
  ...(loaderData ? [{ httpEquiv: 'refresh', content: `0;url=${loaderData.to}` }] : []),
]

/**
 * Where the bank sends the shopper back to. That request comes from another site and carries no token, so the page
 * knows nobody: it only leads on to the result, as a request of the shop's own (decisions C-2). Of what the bank
 * says in the address only the number of the order is read, and nothing is believed (decisions F-5).
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(scopeContext)
  const number = orderNumber(new URL(request.url).searchParams.get('vads_order_id'))
  return {
    to: href(language, 'paymentResult', { commande: number }),
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
