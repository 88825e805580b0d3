import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import type { OrderHeadView } from './order-view.ts'
import { href } from '../platform/routes.ts'

/** An order that waits for its payment, and the way to pay it (decisions G-2). */
export function UnpaidNotice({ order, language }: { order: OrderHeadView; language: Language }) {
  return (
    <Notice title={m.order_unpaid({ number: order.number })}>
      <p>
        {/* A quotation that was accepted waits as long as it holds. */}
        {!order.isQuotation && `${m.order_unpaid_text()} `}
        <Link className="link" to={href(language, 'payment', { commande: order.number })}>
          {m.order_pay_amount({ amount: formatMoney(order.due, language) })}
        </Link>
      </p>
    </Notice>
  )
}
