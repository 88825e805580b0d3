import type { Language } from '@comptoir/rules/language'
import type { ReactNode } from 'react'
import { Totals } from '../cart/totals.tsx'
import * as m from '../paraglide/messages.js'
import { OrderDelivery } from './order-delivery.tsx'
import type { OrderDetailsView } from './order-details-view.ts'
import { OrderInformation } from './order-information.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderWithdrawal } from './order-withdrawal.tsx'
import { PaymentGuidePanel } from './payment-guide-panel.tsx'

/** An order with its lines, delivery, withdrawals and totals; `payment` follows the totals, `children` their panel. */
export function OrderDetails({
  order,
  language,
  progressPath,
  calendarPath,
  payment,
  children,
}: {
  order: OrderDetailsView
  language: Language
  /** Tells how far the order is. */
  progressPath: string
  /** The order's appointment as a file for calendars. */
  calendarPath: string
  payment?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="wrap with-side right cart">
      <div className="stack gy-7">
        <OrderInformation order={order} language={language} />
        {order.paymentGuide && <PaymentGuidePanel guide={order.paymentGuide} />}
        <section>
          <h2>{m.order_items()}</h2>
          <OrderLines lines={order.lines} language={language} currency={order.currency} />
        </section>
        <OrderDelivery order={order} progressPath={progressPath} calendarPath={calendarPath} />
        <OrderWithdrawal order={order} language={language} />
      </div>
      <aside aria-label={m.order_total()}>
        <div className="panel stack">
          <h2 className="h3">{m.order_total()}</h2>
          <Totals totals={order.totals} language={language} />
          {payment}
        </div>
        {children}
      </aside>
    </div>
  )
}
