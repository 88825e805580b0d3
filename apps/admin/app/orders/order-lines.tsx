import { Link } from 'react-router'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { LinkButton } from '../ui/button.tsx'
import { Card, CardPart, Sum, type Pair } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import type { OrderDetails } from './order-details.ts'
import { WORKS } from '../layout/order-works.ts'

type Line = OrderDetails['lines'][number]

/** The lines, grouped by what is sent and what is left, and the totals with their taxes. */
export function OrderLines({ order }: { order: OrderDetails }) {
  const { lines, shipments } = order
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = lines.filter((line) => !line.isShippable || line.quantityLeft > 0)
  return (
    <Card
      title={m.order_items()}
      actions={
        order.actions.editLines && (
          <LinkButton to={`/orders/${order.number}/edit`} small>
            {m.order_edit()}
          </LinkButton>
        )
      }
      fact={[m.order_line_count({ count: lines.length }), m.orders_units({ count: units })].join(', ')}
    >
      <div className="scroll-x">
        <table className="table lines flow">
          <thead>
            <tr>
              <th scope="col">{m.order_item()}</th>
              <th scope="col" className="num">
                {m.order_quantity()}
              </th>
              <th scope="col" className="num">
                {order.showsPricesWithTax ? m.order_price_incl() : m.order_price_excl()}
              </th>
              <th scope="col" className="num">
                {order.showsPricesWithTax ? m.order_row_incl() : m.order_row_excl()}
              </th>
              <th scope="col">{m.orders_preparation()}</th>
            </tr>
          </thead>
          <tbody>
            {shipments.map((shipment) => (
              <ShipmentRows key={shipment.id} order={order} shipment={shipment} />
            ))}
            {shipments.length > 0 && left.length > 0 && (
              <tr className="group">
                <th colSpan={5} scope="rowgroup">
                  {m.order_left()}
                </th>
              </tr>
            )}
            {(shipments.length > 0 ? left : lines).map((line) => (
              <LineRow
                key={line.id}
                line={line}
                quantity={shipments.length > 0 && line.isShippable ? line.quantityLeft : line.quantity}
                state={<LineState order={order} line={line} />}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="in sums">
        <Totals order={order} />
      </div>
      {hasNotes(order) && (
        <CardPart>
          {order.comment && <p>{m.order_comment({ text: order.comment })}</p>}
          {order.deliveryComment && <p>{m.order_comment({ text: order.deliveryComment })}</p>}
          {order.cutlery > 0 && <p>{m.order_cutlery({ count: order.cutlery })}</p>}
          {order.purchaseOrderNumber && (
            <p>{m.order_purchase_order({ number: order.purchaseOrderNumber })}</p>
          )}
        </CardPart>
      )}
    </Card>
  )
}

const hasNotes = ({ comment, deliveryComment, purchaseOrderNumber, cutlery }: OrderDetails) =>
  cutlery > 0 || [comment, deliveryComment, purchaseOrderNumber].some(Boolean)

function ShipmentRows({
  order,
  shipment,
}: {
  order: OrderDetails
  shipment: OrderDetails['shipments'][number]
}) {
  const formats = useFormats()
  return (
    <>
      <tr className="group">
        <th colSpan={5} scope="rowgroup">
          {m.order_shipment_at({ number: shipment.number, at: formats.moment(shipment.createdAt) })}
        </th>
      </tr>
      {shipment.lines.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)
        return (
          line && (
            <LineRow
              key={lineId}
              line={line}
              quantity={quantity}
              state={<State kind="done">{WORKS.SHIPPED.label()}</State>}
            />
          )
        )
      })}
    </>
  )
}

function LineRow({ line, quantity, state }: { line: Line; quantity: number; state: React.ReactNode }) {
  const { money } = useFormats()
  const facts = [
    line.sku,
    ...line.options,
    ...(line.stock === null || line.stock === undefined ? [] : [m.order_in_stock({ count: line.stock })]),
  ]
  const share = Math.round((line.rowTotal.amount * quantity) / Math.max(1, line.quantity))
  return (
    <tr>
      <td>
        <div className="name">
          {line.picture ? (
            <img className="thumb" src={line.picture} width={32} height={32} alt="" loading="lazy" />
          ) : (
            <span className="thumb" />
          )}
          <span>
            {line.name}
            <small>{facts.join(', ')}</small>
            {line.giftMessage && <small>{m.order_gift({ text: line.giftMessage })}</small>}
          </span>
        </div>
      </td>
      <td className="num" data-label={m.order_quantity()}>
        {quantity}
      </td>
      <td className="num">{money(line.unitPrice)}</td>
      <td className="num">{money({ ...line.rowTotal, amount: share })}</td>
      <td>{state}</td>
    </tr>
  )
}

function LineState({ order, line }: { order: OrderDetails; line: Line }) {
  if (line.quantityCanceled > 0) return <State kind="off">{WORKS.CANCELED.label()}</State>
  if (line.quantityRefunded > 0)
    return <State kind="off">{m.order_refunded_of({ count: line.quantityRefunded })}</State>
  if (!line.isShippable) return <State kind="off">{m.order_not_sent()}</State>
  const { kind, label } = WORKS[order.work === 'PART_SHIPPED' ? 'NEW' : order.work]
  return <State kind={kind}>{label()}</State>
}

function Totals({ order: { number, totals, showsPricesWithTax, shippingTitle } }: { order: OrderDetails }) {
  const { money } = useFormats()
  const allows = useAllowed()
  const pairs: Pair[] = [
    {
      key: 'subtotal',
      label: showsPricesWithTax ? m.order_subtotal_incl() : m.order_subtotal_excl(),
      value: money(totals.subtotal),
    },
    ...totals.discounts.map(({ label, amount }, place) => ({
      key: `discount ${place}`,
      label,
      value: money({ ...amount, amount: -amount.amount }),
    })),
    { key: 'shipping', label: shippingTitle ?? m.order_delivery(), value: money(totals.shipping) },
    ...totals.taxes.map(({ title, base, amount }) => ({
      key: title,
      label: m.order_tax({ title, base: money(base) }),
      value: money(amount),
    })),
    ...(totals.tip.amount > 0 ? [{ key: 'tip', label: m.order_tip(), value: money(totals.tip) }] : []),
    { key: 'total', label: m.order_total_incl(), value: money(totals.total), isTotal: true },
    ...(totals.vouchers.amount > 0
      ? [{ key: 'vouchers', label: m.order_vouchers(), value: money(totals.vouchers) }]
      : []),
    ...(totals.credited.amount > 0
      ? [{ key: 'credited', label: m.order_credited(), value: money(totals.credited) }]
      : []),
  ]
  return (
    <>
      <Sum pairs={pairs} />
      {allows('promotions.view') && (
        <Link className="link small" to={`/carts/explain?${new URLSearchParams({ order: number })}`}>
          {m.order_why_total()}
        </Link>
      )}
    </>
  )
}
