import { Link } from 'react-router'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import type { CustomerRecord } from './customer-record.ts'

type Cart = CustomerRecord['carts'][number]

/** Carts that were not ordered, with what promotions take off. */
export function CustomerCarts({ carts }: { carts: readonly Cart[] }) {
  if (carts.length === 0) return null
  return (
    <Card title={m.customer_carts()}>
      {carts.map((cart) => (
        <CardPart key={cart.id}>
          <CustomerCart cart={cart} />
        </CardPart>
      ))}
    </Card>
  )
}

function CustomerCart({ cart: { id, updatedAt, explanation } }: { cart: Cart }) {
  const formats = useFormats()
  const allows = useAllowed()
  const { isActive, lines, promotions, grandTotal } = explanation
  const discounts = promotions.filter(({ result, discount }) => result === 'APPLIED' && discount.amount > 0)
  return (
    <>
      <p className="row between">
        <span>
          <b>{formats.moment(updatedAt)}</b>{' '}
          <span className="muted">{isActive ? m.customer_cart_active() : m.customer_cart_closed()}</span>
        </span>
        {allows('promotions.view') && (
          <Link className="link" to={`/carts/explain?${new URLSearchParams({ cart: id })}`}>
            {m.customer_cart_why()}
          </Link>
        )}
      </p>
      <Sum
        pairs={[
          ...lines.map((line) => ({
            key: line.id,
            label: `${formats.number(line.quantity)} × ${line.name}`,
            value: formats.money(line.amount),
          })),
          ...discounts.map(({ code, name, discount }) => ({
            key: `promotion ${code}`,
            label: name,
            value: `−${formats.money(discount)}`,
          })),
          { key: 'total', label: m.customer_order_total(), value: formats.money(grandTotal), isTotal: true },
        ]}
      />
    </>
  )
}
