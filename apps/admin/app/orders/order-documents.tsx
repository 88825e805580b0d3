import type { ReactNode } from 'react'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { OrderDetails } from './order-details.ts'
import { PAYMENTS } from './states.tsx'

/** A cell that may be empty: a phone leaves it out. */
const Cell = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <td className={className}>{children}</td>
)

/** What is left to pay, until when, or how far the payment is. */
function PaymentFact({ order: { outstanding, payment, paymentExpiresAt } }: { order: OrderDetails }) {
  const { money, moment } = useFormats()
  if (outstanding.amount > 0) return m.order_outstanding({ amount: money(outstanding) })
  return paymentExpiresAt ? m.order_pay_until({ at: moment(paymentExpiresAt) }) : PAYMENTS[payment].label()
}

/** How it is paid, its invoices and credit notes, and its parcels. */
export function OrderDocuments({ order }: { order: OrderDetails }) {
  const { money, moment, day } = useFormats()
  return (
    <Card
      title={m.order_documents()}
      actions={
        <LinkButton to={`/orders/${order.number}/payments`} small>
          {m.order_payments()}
        </LinkButton>
      }
    >
      <div className="scroll-x">
        <table className="table s pieces flow">
          <thead>
            <tr>
              <th scope="col">{m.order_document()}</th>
              <th scope="col">{m.order_date()}</th>
              <th scope="col">{m.order_detail()}</th>
              <th scope="col" className="num">
                {m.order_amount_incl()}
              </th>
              <th>
                <span className="vh">{m.order_open()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{order.paymentTitle}</th>
              <td className="nowrap">{moment(order.placedAt)}</td>
              <td>
                <PaymentFact order={order} />
              </td>
              <td className="num">{money(order.totals.total)}</td>
              <Cell className="acts-cell" />
            </tr>
            {order.documents.map(({ id, kind, number, createdAt, total }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="nowrap">
                    {kind === 'INVOICE'
                      ? m.order_invoice_number({ number })
                      : m.order_credit_note({ number })}
                  </span>
                </th>
                <td className="nowrap">{moment(createdAt)}</td>
                <Cell />
                <td className="num">{money(total)}</td>
                <td className="acts-cell">
                  <a
                    className="link"
                    href={`/orders/${order.number}/documents/${id}`}
                    target="_blank"
                    rel="noopener"
                  >
                    PDF
                  </a>
                </td>
              </tr>
            ))}
            {order.shipments.map(
              ({ id, number, createdAt, carrier, trackingNumber, trackingUrl, deliveredOn }) => (
                <tr key={id}>
                  <th scope="row">{m.order_shipment({ number })}</th>
                  <td className="nowrap">{moment(createdAt)}</td>
                  <td>
                    {[
                      carrier,
                      trackingNumber && m.order_tracked({ number: trackingNumber }),
                      deliveredOn && m.order_arrived({ day: day(deliveredOn) }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <Cell className="num" />
                  <td className="acts-cell">
                    {trackingUrl && (
                      <a className="link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
                        {m.order_track()}
                      </a>
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
