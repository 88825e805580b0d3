import { Link } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import type { CustomerRecord } from './customer-record.ts'
import { OrderState } from './order-state.tsx'

type Orders = NonNullable<CustomerRecord['orders']>

/** The newest orders and quotations. */
export function CustomerOrders({ orders }: { orders: Orders }) {
  const formats = useFormats()
  if (orders.length === 0)
    return (
      <Card title={m.customer_orders()}>
        <CardPart>
          <p className="muted">{m.customer_no_orders()}</p>
        </CardPart>
      </Card>
    )
  return (
    <Card title={m.customer_orders()}>
      <div className="scroll-x">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.customer_order_number()}</th>
              <th scope="col">{m.customer_order_date()}</th>
              <th scope="col">{m.customer_order_content()}</th>
              <th scope="col">{m.customer_order_state()}</th>
              <th scope="col" className="num">
                {m.customer_order_total()}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">
                  <Link
                    className="go"
                    to={order.isQuotation ? `/quotations/${order.number}` : `/orders/${order.number}`}
                  >
                    {order.number}
                  </Link>
                </th>
                <td className="nowrap">{formats.moment(order.placedAt)}</td>
                <td>{contentOf(order)}</td>
                <td>
                  <OrderState status={order.status} isQuotation={order.isQuotation} />
                </td>
                <td className="num">{formats.money(order.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function contentOf({ firstProduct, otherProducts }: Orders[number]): string {
  const product = firstProduct ?? ''
  return otherProducts > 0 ? m.customer_order_others({ product, count: otherProducts }) : product
}
