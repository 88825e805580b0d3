import { useId } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import { Key, useKeyText } from '../layout/key.tsx'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { slipsPath } from './bulk-actions.tsx'
import type { OrderDetails } from './order-details.ts'

/** What opens a drawer or a dialog over the order. */
export type Deed =
  | 'ship'
  | 'message'
  | 'billing-address'
  | 'shipping-address'
  | 'cancel'
  | 'deliver'
  | 'hold'
  | 'release'
  | 'paid'
  | 'confirm'
  | 'invoice'

/** The next step, the slip, and what else can be done, by mouse and by key. */
export function Deeds({ order, open }: { order: OrderDetails; open: (deed: Deed) => void }) {
  const { actions } = order
  const allows = useAllowed()
  const keyText = useKeyText()
  const menu = useId()
  const navigate = useNavigate()
  const next = useNextStep(order, open)
  const refundPath = `/orders/${order.number}/refund`
  const mayRefund = allows('orders.refund') && ['PAID', 'ISSUE'].includes(order.payment)
  useShortcut('p', m.orders_picking_slip(), () =>
    window.open(slipsPath([order.id], 'picking'), '_blank', 'noopener'),
  )
  useShortcut('e', next?.label ?? m.orders_preparation(), () => next?.run(), !next)
  useShortcut('n', m.order_note(), () => document.querySelector<HTMLElement>('.note-form textarea')?.focus())
  useShortcut('r', m.order_refund(), () => void navigate(refundPath), !mayRefund)
  const others: readonly (readonly [isPossible: boolean, deed: Deed, label: string])[] = [
    [actions.message, 'message', m.order_message()],
    [actions.markPaid, 'paid', m.order_mark_paid()],
    [actions.confirm, 'confirm', m.order_confirm()],
    [actions.deliver, 'deliver', m.order_deliver()],
    [actions.invoice, 'invoice', m.order_invoice()],
    [actions.hold, 'hold', m.order_hold()],
    [actions.release, 'release', m.order_release()],
  ]
  return (
    <>
      <a className="btn" href={slipsPath([order.id], 'picking')} target="_blank" rel="noopener">
        <Icon name="print" />
        {m.orders_picking_slip()}
        <Key keys="p" />
      </a>
      {mayRefund && (
        <Link className={buttonClass({})} to={refundPath}>
          {m.order_refund()}
          <Key keys="r" />
        </Link>
      )}
      <button type="button" className="btn sq" popoverTarget={menu} aria-label={m.ui_more()}>
        <Icon name="more" />
      </button>
      <Menu id={menu}>
        <a href={slipsPath([order.id], 'packing')} target="_blank" rel="noopener">
          {m.orders_packing_slip()}
        </a>
        {actions.editLines && <Link to={`/orders/${order.number}/edit`}>{m.order_edit()}</Link>}
        {others
          .filter(([isPossible]) => isPossible)
          .map(([, deed, label]) => (
            <button key={deed} type="button" onClick={() => open(deed)}>
              {label}
            </button>
          ))}
        {actions.cancel && (
          <button type="button" className="danger" onClick={() => open('cancel')}>
            {m.order_cancel()}
          </button>
        )}
      </Menu>
      {next && (
        <Button variant="primary" icon={next.icon} keys={keyText('e')} onClick={next.run} busy={next.busy}>
          {next.label}
        </Button>
      )}
    </>
  )
}

/** Prepare, then ship. */
function useNextStep({ id, actions, preparation, shipments }: OrderDetails, open: (deed: Deed) => void) {
  const fetcher = useFetcher<ActionResult>()
  const busy = fetcher.state === 'idle' ? (false as const) : m.form_saving()
  if (actions.prepare && preparation === 'NEW' && shipments.length === 0)
    return {
      label: m.order_start(),
      icon: 'box' as const,
      busy,
      run: () => {
        const wanted = { intent: 'prepare', id, preparation: 'PREPARING', idempotencyKey: randomKey() }
        void fetcher.submit(wanted, { method: 'post' })
      },
    }
  if (!actions.ship) return undefined
  return {
    label: shipments.length > 0 ? m.order_ship_rest() : m.order_ship(),
    icon: 'truck' as const,
    busy: false as const,
    run: () => open('ship'),
  }
}
