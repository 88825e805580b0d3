import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import type { OrderHeadView } from './order-view.ts'
import { href } from '../platform/routes.ts'

/** An order that awaits payment, with a link to pay (decisions G-2). */
export function UnpaidNotice({ order, language }: { order: OrderHeadView; language: Language }) {
  return (
    <Notice title={m.order_unpaid({ number: order.number })}>
      <p>
        {/* Accepted quotations have no payment deadline. */}
        {!order.isQuotation && `${m.order_unpaid_text()} `}
        <Link className="link" to={href(language, 'payment', { order: order.number })}>
          {m.order_pay_amount({ amount: formatMoney(order.due, language, order.currency) })}
        </Link>
      </p>
    </Notice>
  )
}
